import Diagnostics
import Foundation

/// By what a file is told from what it was: size, time of its last change, and the number that the file system gave it.
struct FileState: Sendable, Hashable {
  let size: UInt64
  /// In nanoseconds since 1970.
  let time: UInt64
  let number: UInt64

  /// No file.
  static let none = FileState(size: 0, time: 0, number: 0)
  /// A file that must be read again each time: its state does not tell whether it has changed.
  static let unsettled = FileState(size: .max, time: .max, number: .max)

  init(size: UInt64, time: UInt64, number: UInt64) {
    self.size = size
    self.time = time
    self.number = number
  }

  /// The state of a file; `none` where there is none, `unsettled` for a link and for one that has hardly been written.
  ///
  /// File systems tell times in steps: a file that is as young as a step may change and keep its time.
  ///
  /// - Parameters:
  ///   - path: From the folder; a C string.
  ///   - folder: An open folder, or `AT_FDCWD`.
  ///   - now: In nanoseconds since 1970.
  init(of path: [CChar], in folder: Int32, now: UInt64) {
    var status = stat()
    guard fstatat(folder, path, &status, AT_SYMLINK_NOFOLLOW) == 0 else {
      self = .none
      return
    }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    let changed = UInt64(clamping: time.tv_sec) &* 1_000_000_000 &+ UInt64(clamping: time.tv_nsec)
    guard changed &+ Self.step < now, status.st_mode & S_IFMT != S_IFLNK else {
      self = .unsettled
      return
    }
    self.init(size: UInt64(clamping: status.st_size), time: changed, number: UInt64(status.st_ino))
  }

  /// In nanoseconds: more than the 10 ms of the slowest clock of a kernel.
  private static let step: UInt64 = 50_000_000

  /// The time on the clock that file systems use, in nanoseconds since 1970.
  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return UInt64(clamping: time.tv_sec) &* 1_000_000_000 &+ UInt64(clamping: time.tv_nsec)
  }
}

/// A folder that is open for as long as the object lives.
final class OpenFolder: Sendable {
  let descriptor: Int32

  init?(_ path: String) {
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 { return nil }
  }

  deinit { close(descriptor) }
}
