import Foundation

/// Why a call of the system failed.
package struct SystemError: Error, Sendable, Hashable {
  /// A value of `errno`.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// What the call before this one left in `errno`.
  package static var last: SystemError { SystemError(code: errno) }

  /// What the system says of the error, to be set behind a colon: `permission denied`.
  package var message: String { systemMessage(code) }
}

/// What the system says of an error number, in a sentence's own case.
package func systemMessage(_ code: Int32) -> String {
  let message = String(cString: strerror(code))
  return message.prefix(1).lowercased() + message.dropFirst()
}

/// Reads on from where a descriptor stands, to the end of the file or to a limit, whichever comes first.
///
/// - Parameters:
///   - descriptor: An open file.
///   - limit: The most bytes to read.
///   - expected: How many bytes there probably are: so much memory is asked for at once.
/// - Returns: The bytes, as many as there were.
/// - Throws: Why the system could not read on.
package func readBytes(
  from descriptor: Int32, upTo limit: Int, expecting expected: Int = 1 << 16
) throws(SystemError) -> [UInt8] {
  var bytes: [UInt8] = []
  // One byte more than expected, so that the read that fills the array also sees the end of the file.
  var size = max(expected, 0) + 1
  while bytes.count < limit {
    var chunk = [UInt8](repeating: 0, count: min(limit - bytes.count, size))
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0 {
      let error = SystemError.last
      if error.code == EINTR { continue }
      throw error
    }
    if count == 0 { break }
    let isLast = count < chunk.count
    chunk.removeLast(chunk.count - count)
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    if isLast, count == expected { break }
    size = 1 << 16
  }
  return bytes
}
