import Diagnostics

extension FilePlan {
  /// The most of an existing file that is read for a diff.
  private static let diffSizeLimit = 1 << 24

  /// What a change does to its file, as the text of a unified diff; empty for an unchanged file.
  ///
  /// - Parameters:
  ///   - change: One of those that `changes` returned; the file is made and read anew.
  ///   - lineLimit: The most lines of a diff, after which one says how many are left out.
  /// - Returns: The diff, each line ended.
  /// - Throws: The finding of a blocked change, or one where the content or the file on disk cannot be had.
  package func diff(of change: FileChange, lineLimit: Int = UnifiedDiff.lineLimit) throws(Finding) -> String {
    try unifiedDiff(of: change).text(lineLimit: lineLimit)
  }

  /// What a change does to its file; the file is made and read anew.
  ///
  /// - Throws: The finding of a blocked change, or one where the content or the file on disk cannot be had.
  package func unifiedDiff(of change: FileChange) throws(Finding) -> UnifiedDiff {
    let (old, new): ([UInt8]?, [UInt8]?)
    switch change.kind {
    case .blocked(let finding): throw finding
    case .unchanged: (old, new) = ([], [])
    case .missing: (old, new) = (nil, try plannedContent(of: change.path))
    case .stale: (old, new) = (try existingContent(of: change.path), try plannedContent(of: change.path))
    case .orphaned: (old, new) = (try existingContent(of: change.path), nil)
    }
    let shownPath = location(change.path).file.path
    return UnifiedDiff(from: old, to: new, path: shownPath)
  }

  private func plannedContent(of path: String) throws(Finding) -> [UInt8] {
    guard let index = indexOfPath[foldedPath(path)] else { return [] }
    return try entries[index].file.content()
  }

  private func existingContent(of path: String) throws(Finding) -> [UInt8] {
    try SourceFile.read(
      diskPath(path), shownAs: location(path).file.path, inside: root, limit: Self.diffSizeLimit
    ).bytes
  }
}
