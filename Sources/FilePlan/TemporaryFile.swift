import Diagnostics
import Foundation
import Synchronization

/// A file that is filled beside its place, then put there whole.
///
/// It is locked for as long as its maker lives, so that whoever finds it later can tell what a killed run left behind,
/// be it of another container with process ids of its own. Its name, `.blocks-<process id>-<run>-<number>.tmp`, is that
/// of no other file; the run is a random number.
struct TemporaryFile: ~Copyable {
  private static let run = String(UInt64.random(in: .min ... .max), radix: 16)
  private static let counter = Atomic(0)

  private let path: String
  private let descriptor: Int32
  private var isPlaced = false

  /// Makes an empty file in a folder.
  ///
  /// - Throws: What the system says.
  init(in folder: String) throws(SystemError) {
    while true {
      let path = Self.newPath(in: folder)
      let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
      guard descriptor >= 0 else { throw .last }
      // Another run may have found the file before it was locked, and taken it for one that was left behind.
      var status = stat()
      if flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
        || fstat(descriptor, &status) == 0 && status.st_nlink == 0
      {
        close(descriptor)
        continue
      }
      (self.path, self.descriptor) = (path, descriptor)
      return
    }
  }

  deinit {
    if !isPlaced { unlink(path) }
    close(descriptor)
  }

  /// Puts the file in a place, in the stead of what is there.
  ///
  /// Its permissions are those given, or else those of every new file.
  ///
  /// - Throws: What the system says; then nothing has changed.
  consuming func place(_ content: [UInt8], at place: String, mode: mode_t?) throws(SystemError) {
    if let mode, fchmod(descriptor, mode) != 0 { throw .last }
    var rest = content[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        throw .last
      }
    }
    // A full disk may be told of only by closing, and the lock must last until the file is in its place.
    guard close(dup(descriptor)) == 0, rename(path, place) == 0 else { throw .last }
    isPlaced = true
  }

  /// A path that no other file or folder of any living run has.
  static func newPath(in folder: String) -> String {
    let number = counter.wrappingAdd(1, ordering: .relaxed).newValue
    return "\(folder)/.blocks-\(getpid())-\(run)-\(number).tmp"
  }

  /// Whether a file or a folder was left by a run that is over: it is named like one of these, and nobody has locked it.
  static func isLeftBehind(_ name: String, in folder: String) -> Bool {
    guard name.hasPrefix(".blocks-"), name.hasSuffix(".tmp") else { return false }
    let parts = name.dropFirst(8).dropLast(4).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, let process = pid_t(parts[0]), process > 0, UInt64(parts[1], radix: 16) != nil,
      Int(parts[2]) != nil
    else { return false }
    let descriptor = open("\(folder)/\(name)", O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return true }
    // Where a file system knows no locks, the process alone tells.
    return errno != EWOULDBLOCK && kill(process, 0) != 0 && errno == ESRCH
  }
}
