import Diagnostics
import Foundation

extension FilePlan {
  /// Writes a file whole or not at all.
  ///
  /// - Returns: Why it could not be written; a folder in which nothing can be made is the place of the finding.
  func write(_ content: [UInt8], to path: String, mode: mode_t?, in folders: inout Folders) -> Finding? {
    let folder = parent(of: path)
    if let finding = folders.make(folder) { return finding }
    let temporary: TemporaryFile
    do throws(SystemError) {
      temporary = try TemporaryFile(in: diskPath(folder))
    } catch {
      switch error.code {
      case EACCES, EPERM, EROFS:
        return Finding(Self.output, "no file can be made in this folder: \(error.message)", at: location(folder))
      default: return failure(path, error)
      }
    }
    do throws(SystemError) {
      try temporary.place(content, at: diskPath(path), mode: mode)
      return nil
    } catch {
      return failure(path, error)
    }
  }

  /// Removes what killed runs have left in the folders of the plan, and in those that earlier plans may have had.
  func removeStaleTemporaries(in folders: inout Folders) {
    for entry in entries where entry.refusal == nil {
      // A folder that cannot be listed shows when a file in it is written.
      _ = try? folders.names(in: parent(of: entry.file.path))
    }
    if leftovers.depth > 1, let names = try? folders.names(in: "") {
      for name in names where !name.hasPrefix(".") {
        var status = stat()
        guard lstat(diskPath(name), &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { continue }
        _ = try? folders.names(in: name)
      }
    }
    for (folder, names) in folders.names {
      let path = diskPath(folder)
      for name in names where TemporaryFile.isLeftBehind(name, in: path) { unlink("\(path)/\(name)") }
    }
  }

  private func failure(_ path: String, _ error: SystemError) -> Finding {
    Finding(Self.output, "the file cannot be written: \(error.message)", at: location(path))
  }
}

/// Makes a write beyond the file size limit of the process fail with an error, as every other write that fails does.
///
/// By default the system ends the process then, and a file would be left half written beside its place.
func ignoreFileSizeSignal() {
  signal(SIGXFSZ, SIG_IGN)
}
