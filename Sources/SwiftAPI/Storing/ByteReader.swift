/// Reads what a `ByteWriter` has written; whatever the bytes are, it ends with a value or an error.
struct ByteReader {
  /// That the bytes are not what a writer writes.
  struct Mismatch: Error {}

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  var isAtEnd: Bool { index == bytes.endIndex }

  mutating func readNumber() throws(Mismatch) -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while index < bytes.endIndex, shift < 64 {
      let byte = bytes[index]
      index += 1
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 { return Int(bitPattern: number) }
      shift += 7
    }
    throw Mismatch()
  }

  mutating func readText() throws(Mismatch) -> String {
    let count = try readCount()
    defer { index += count }
    guard let text = String(validating: bytes[index..<index + count], as: UTF8.self) else { throw Mismatch() }
    return text
  }

  /// A number of things of at least a byte each, so that no wrong one asks for much memory.
  mutating func readCount() throws(Mismatch) -> Int {
    let count = try readNumber()
    guard count >= 0, count <= bytes.endIndex - index else { throw Mismatch() }
    return count
  }
}
