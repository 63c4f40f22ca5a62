import Diagnostics

extension FilePlan {
  /// Replaces a file that people wrote, whole or not at all.
  ///
  /// - Parameters:
  ///   - file: The file as it was read; one that has changed since is left alone.
  ///   - content: What it shall hold.
  ///   - root: The folder, on disk, that it lies in.
  ///   - shownRoot: The same folder as the file's own path shows it.
  /// - Returns: Why the file was not written.
  package static func rewrite(
    _ file: SourceFile, to content: [UInt8], below root: String, shownAs shownRoot: String
  ) -> Finding? {
    let prefix = ["", "."].contains(shownRoot) ? "" : shownRoot + "/"
    let path = file.path.hasPrefix(prefix) ? String(file.path.dropFirst(prefix.count)) : file.path
    return WorkingFolder(root: root, shownAs: shownRoot).write(content, to: path, replacing: file.bytes)
  }
}
