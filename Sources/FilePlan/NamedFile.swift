import Diagnostics
import Foundation

/// A file that somebody has named to be written, whatever stands there.
package struct NamedFile: Sendable, Hashable {
  private let path: String

  package init(_ path: String) {
    self.path = path
  }

  /// Writes the file whole, or leaves what is there.
  ///
  /// A link is followed, as the file that it leads to is meant; what is no plain file is written to as it is.
  ///
  /// - Throws: What the system says, of a folder too.
  package func replace(with bytes: [UInt8]) throws(SystemError) {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var status = stat()
    let exists = stat(place, &status) == 0
    if exists, status.st_mode & S_IFMT == S_IFDIR { throw SystemError(code: EISDIR) }
    if exists, status.st_mode & S_IFMT != S_IFREG { return try pour(bytes, into: place) }
    ignoreFileSizeSignal()
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent().path
    try TemporaryFile(in: folder).place(bytes, at: place, mode: exists ? status.st_mode & 0o777 : nil)
  }

  /// Writes to a pipe or a device.
  private func pour(_ bytes: [UInt8], into place: String) throws(SystemError) {
    let descriptor = open(place, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count >= 0 {
        rest.removeFirst(count)
      } else if errno != EINTR {
        throw .last
      }
    }
  }
}
