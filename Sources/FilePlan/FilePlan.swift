import Diagnostics

/// Files to be written below one folder, and what stands there now.
///
/// A planned file replaces only a file that carries the `GeneratedMark`; a link is never followed below the root; each
/// file is written whole or not at all. What is wrong with one file keeps no other from being written.
package struct FilePlan: Sendable {
  package static let outputPath = Rule(
    "output-path", "A generated file has one plain path of its own below the output folder, through no symbolic link.",
    bad: "Catalog/card, a symbolic link to another folder",
    good: "Catalog/card, a folder")
  package static let handMadeFile = Rule(
    "hand-made-file", "Only a file whose first comment says '\(GeneratedMark.text)' is overwritten.",
    bad: """
      card/block.yaml
      card/README.md, which somebody wrote
      """,
    good: """
      card/block.yaml
      card/README.md, which begins with <!-- \(GeneratedMark.text) … -->
      """)
  package static let output = Rule(
    "output", "A generated file can be written.",
    bad: "Catalog/card, a folder that nobody may change",
    good: "Catalog/card, a folder that may be changed")

  /// Every rule of writing files.
  package static let rules = [outputPath, handMadeFile, output]

  let root: String
  let shownRoot: String
  /// Sorted by path, byte by byte.
  let entries: [Entry]
  /// Where a path, folded, stands in `entries`.
  let indexOfPath: [String: Int]
  let leftovers: Leftovers

  struct Entry: Sendable {
    let file: PlannedFile
    /// Why the path cannot be used, whatever is on the disk.
    let refusal: Finding?
  }

  /// - Parameters:
  ///   - root: The output folder on disk; it may be a symbolic link itself, and need not exist.
  ///   - shownRoot: What stands before paths in findings and diffs; nothing where it is empty or `.`.
  ///   - files: In any order.
  ///   - leftovers: Which existing files are removed where they are planned no longer.
  package init(root: String, shownRoot: String, files: [PlannedFile], leftovers: Leftovers = .none) {
    self.root = root.isEmpty ? "." : root
    self.shownRoot = shownRoot == "." ? "" : shownRoot
    self.leftovers = leftovers
    let files = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let refusals = PathRefusals(of: files.map(\.path))
    let location = Self.location(below: self.shownRoot)
    entries = files.map { file in
      let refusal = refusals.message(for: file.path)
      return Entry(file: file, refusal: refusal.map { Finding(Self.outputPath, $0, at: location(file.path)) })
    }
    indexOfPath = Dictionary(entries.indices.map { (foldedPath(files[$0].path), $0) }) { first, _ in first }
  }

  /// What `apply` would do, sorted by path; nothing is written, and of each file's content no more is kept.
  package func changes() async -> [FileChange] {
    var folders = Folders(plan: self)
    let orphans = orphans(in: &folders)
    let kinds = await entries.concurrentMap(sharing: folders) { entry, folders in
      FileChange(path: entry.file.path, kind: comparison(of: entry, in: &folders).kind)
    }
    return sorted(kinds + orphans)
  }

  /// Writes what is missing or stale and removes what is orphaned.
  ///
  /// A temporary file beside the place is renamed onto it, so that a run which is stopped leaves every file whole; what
  /// it leaves behind is removed by the next run. Files are made and written on all cores. Nothing is forced to the disk:
  /// after a power failure files may lack.
  ///
  /// - Returns: What was found and is now done, or blocked, sorted by path.
  package func apply() async -> [FileChange] {
    ignoreFileSizeSignal()
    var folders = Folders(plan: self)
    let removed = orphans(in: &folders).map { remove($0) }
    removeStaleTemporaries(in: &folders)
    let written = await entries.concurrentMap(sharing: folders) { entry, folders in
      let comparison = comparison(of: entry, in: &folders)
      guard let content = comparison.content else { return FileChange(path: entry.file.path, kind: comparison.kind) }
      let finding = write(content, to: entry.file.path, mode: comparison.mode, in: &folders)
      return FileChange(path: entry.file.path, kind: finding.map { .blocked($0) } ?? comparison.kind)
    }
    return sorted(written + removed)
  }

  private func sorted(_ changes: [FileChange]) -> [FileChange] {
    changes.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }

  // MARK: - Paths

  /// Where a path below the root lies on disk; the root itself for an empty path.
  func diskPath(_ path: String) -> String { path.isEmpty ? root : root + "/" + path }

  /// A path below the root as a finding names it.
  package func location(_ path: String) -> Location { Self.location(below: shownRoot)(path) }

  private static func location(below shownRoot: String) -> (String) -> Location {
    { path in
      let separator = shownRoot.isEmpty || shownRoot.hasSuffix("/") || path.isEmpty ? "" : "/"
      let shown = shownRoot + separator + path
      return Location(SourceFile(path: shown.isEmpty ? "." : shown, bytes: []))
    }
  }
}
