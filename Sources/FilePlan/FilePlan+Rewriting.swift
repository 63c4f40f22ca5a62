import Diagnostics
import Foundation

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
    let plan = FilePlan(root: root, shownRoot: shownRoot, files: [PlannedFile(path: path) { content }])
    var folders = Folders(plan: plan)
    guard let entry = plan.entries.first, entry.refusal == nil else { return plan.entries.first?.refusal }
    if case .refused(let finding) = folders.state(of: parent(of: path)) { return finding }
    do throws(Finding) {
      let now = try plan.existingFile(at: path, expecting: file.bytes.count)
      guard let now, now.bytes == file.bytes else {
        return Finding(output, "the file has changed since it was read; run again", at: Location(file))
      }
      // Even where the system would let the file be replaced: its owner has locked it.
      guard now.mode & S_IWUSR != 0 else { return Finding(output, "the file is read-only", at: Location(file)) }
      return plan.write(content, to: path, mode: now.mode & 0o777, in: &folders)
    } catch {
      return error
    }
  }
}
