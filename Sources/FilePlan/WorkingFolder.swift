import Diagnostics
import Foundation

/// A folder in which people work, too: its files are read, and replaced only where they are still what was read.
///
/// Below the folder no symbolic link is followed; each file is written whole or not at all.
package struct WorkingFolder: Sendable {
  private let plan: FilePlan

  /// - Parameters:
  ///   - root: The folder on disk; it may be a symbolic link itself, and need not exist.
  ///   - shownRoot: What stands before paths in findings; nothing where it is empty or `.`.
  package init(root: String, shownAs shownRoot: String) {
    plan = FilePlan(root: root, shownRoot: shownRoot, files: [])
  }

  /// The path of a file as findings show it.
  package func shown(_ path: String) -> String { plan.location(path).file.path }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Below the folder, with `/` between its parts.
  ///   - limit: The most bytes that it may have.
  /// - Returns: `nil` where nothing stands at the path.
  /// - Throws: A finding where something stands there that is no plain file, or cannot be read.
  package func read(_ path: String, limit: Int = 1 << 22) throws(Finding) -> SourceFile? {
    if let refusal = PathRefusals(of: [path]).message(for: path) {
      throw Finding(FilePlan.outputPath, refusal, at: plan.location(path))
    }
    var folders = Folders(plan: plan)
    switch folders.state(of: parent(of: path)) {
    case .refused(let finding): throw finding
    case .missing: return nil
    case .present: break
    }
    guard let file = try plan.existingFile(at: path, expecting: nil, upTo: limit + 1) else { return nil }
    guard file.bytes.count <= limit else {
      throw Finding(FilePlan.output, "the file has more than \(limit) bytes", at: plan.location(path))
    }
    return SourceFile(path: shown(path), bytes: file.bytes)
  }

  /// The names of what stands in a folder, in the order of their bytes; empty where there is no such folder.
  ///
  /// - Throws: A finding where it is no folder, or cannot be listed.
  package func names(in folder: String = "") throws(Finding) -> [String] {
    var folders = Folders(plan: plan)
    if case .refused(let finding) = folders.state(of: folder) { throw finding }
    return try folders.names(in: folder)
  }

  /// Why nothing can be written to a path, as far as that can be told without trying.
  package func obstacle(to path: String) -> Finding? {
    var folders = Folders(plan: plan)
    var folder = parent(of: path)
    if case .refused(let finding) = folders.state(of: folder) { return finding }
    var status = stat()
    if lstat(plan.diskPath(path), &status) == 0, status.st_mode & S_IWUSR == 0 {
      return Finding(FilePlan.output, "the file is read-only", at: plan.location(path))
    }
    while case .missing = folders.state(of: folder) {
      guard !folder.isEmpty else { return nil }
      folder = parent(of: folder)
    }
    guard access(plan.diskPath(folder), W_OK | X_OK) != 0 else { return nil }
    return Finding(
      FilePlan.output, "no file can be made in this folder: \(SystemError.last.message)", at: plan.location(folder))
  }

  /// Writes a file whole or not at all, with the folders that it needs.
  ///
  /// - Parameters:
  ///   - content: What it shall hold.
  ///   - path: Below the folder.
  ///   - known: What was read there; `nil` where nothing was. A file that has changed since is left alone.
  /// - Returns: Why the file was not written.
  package func write(_ content: [UInt8], to path: String, replacing known: [UInt8]?) -> Finding? {
    if let refusal = PathRefusals(of: [path]).message(for: path) {
      return Finding(FilePlan.outputPath, refusal, at: plan.location(path))
    }
    ignoreFileSizeSignal()
    var folders = Folders(plan: plan)
    if case .refused(let finding) = folders.state(of: parent(of: path)) { return finding }
    do throws(Finding) {
      let now = try plan.existingFile(at: path, expecting: known?.count)
      guard now?.bytes == known else {
        return Finding(
          FilePlan.output, "the file has changed since it was read; run again", at: plan.location(path))
      }
      // Even where the system would let the file be replaced: its owner has locked it.
      guard now.map({ $0.mode & S_IWUSR != 0 }) ?? true else {
        return Finding(FilePlan.output, "the file is read-only", at: plan.location(path))
      }
      let folder = plan.diskPath(parent(of: path))
      for name in (try? folders.names(in: parent(of: path))) ?? [] where TemporaryFile.isLeftBehind(name, in: folder) {
        unlink("\(folder)/\(name)")
      }
      return plan.write(content, to: path, mode: now.map { $0.mode & 0o777 }, in: &folders)
    } catch {
      return error
    }
  }
}
