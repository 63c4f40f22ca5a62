import Diagnostics
import Foundation

extension FilePlan {
  /// The generated files that are planned no longer, and the folders that cannot be searched for them.
  func orphans(in folders: inout Folders) -> [FileChange] {
    var found: [FileChange] = []
    if !leftovers.suffixes.isEmpty { search("", depth: leftovers.depth, in: &folders, into: &found) }
    return found
  }

  /// Removes an orphan; a folder that becomes empty stays.
  func remove(_ orphan: FileChange) -> FileChange {
    guard case .orphaned = orphan.kind, unlink(diskPath(orphan.path)) != 0 else { return orphan }
    let error = SystemError.last
    if error.code == ENOENT { return orphan }
    let finding = Finding(
      Self.output, "the file is planned no longer and cannot be removed: \(error.message)", at: location(orphan.path))
    return FileChange(path: orphan.path, kind: .blocked(finding))
  }

  private func search(_ folder: String, depth: Int, in folders: inout Folders, into found: inout [FileChange]) {
    guard depth > 0 else { return }
    let names: [String]
    do throws(Finding) {
      names = try folders.names(in: folder)
    } catch {
      found.append(FileChange(path: folder, kind: .blocked(error)))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = folder.isEmpty ? name : folder + "/" + name
      var status = stat()
      guard lstat(diskPath(path), &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: search(path, depth: depth - 1, in: &folders, into: &found)
      case S_IFREG:
        if leftovers.mayRemove(path), !isPlanned(path, status), isGenerated(path) {
          found.append(FileChange(path: path, kind: .orphaned))
        }
      default: break
      }
    }
  }

  /// Whether a file is one of the plan, be it that the disk spells its name otherwise than the plan does.
  private func isPlanned(_ path: String, _ status: stat) -> Bool {
    guard let index = indexOfPath[foldedPath(path)] else { return false }
    let planned = entries[index].file.path
    if entries[index].refusal != nil || planned.utf8.elementsEqual(path.utf8) { return true }
    var plannedStatus = stat()
    return lstat(diskPath(planned), &plannedStatus) == 0 && plannedStatus.st_ino == status.st_ino
      && plannedStatus.st_dev == status.st_dev
  }
}
