import Diagnostics
import Foundation

extension FilePlan {
  /// Writes a file whole or not at all.
  ///
  /// - Returns: Why it could not be written; a folder in which nothing can be made is the place of the finding.
  func write(_ content: [UInt8], to path: String, mode: mode_t?, in folders: inout Folders) -> Finding? {
    let folder = parent(of: path)
    if let finding = folders.make(folder) { return finding }
    let temporary = diskPath(folder) + "/" + TemporaryName.next()
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      let error = SystemError.last
      switch error.code {
      case EACCES, EPERM, EROFS:
        return Finding(Self.output, "no file can be made in this folder: \(error.message)", at: location(folder))
      default: return failure(path, error)
      }
    }
    do throws(SystemError) {
      try fill(descriptor, with: content, mode: mode)
      guard rename(temporary, diskPath(path)) == 0 else { throw .last }
      return nil
    } catch {
      unlink(temporary)
      return failure(path, error)
    }
  }

  /// Removes what killed runs have left in the folders of the plan.
  func removeStaleTemporaries(in folders: inout Folders) {
    for entry in entries where entry.refusal == nil {
      // A folder that cannot be listed shows when a file in it is written.
      _ = try? folders.names(in: parent(of: entry.file.path))
    }
    for (folder, names) in folders.names {
      for name in names where TemporaryName.isStale(name) { unlink(diskPath(folder) + "/" + name) }
    }
  }

  private func failure(_ path: String, _ error: SystemError) -> Finding {
    Finding(Self.output, "the file cannot be written: \(error.message)", at: location(path))
  }

  /// Writes all bytes and closes the descriptor, whatever happens.
  private func fill(_ descriptor: Int32, with content: [UInt8], mode: mode_t?) throws(SystemError) {
    do throws(SystemError) {
      if let mode, fchmod(descriptor, mode) != 0 { throw .last }
      var rest = content
      while !rest.isEmpty {
        let count = Foundation.write(descriptor, rest, rest.count)
        if count >= 0 {
          rest.removeFirst(count)
        } else if errno != EINTR {
          throw .last
        }
      }
    } catch {
      close(descriptor)
      throw error
    }
    // A full disk may be told of only here.
    guard close(descriptor) == 0 else { throw .last }
  }
}

/// Makes a write beyond the file size limit of the process fail with an error, as every other write that fails does.
///
/// By default the system ends the process then, and a file would be left half written beside its place.
func ignoreFileSizeSignal() {
  signal(SIGXFSZ, SIG_IGN)
}
