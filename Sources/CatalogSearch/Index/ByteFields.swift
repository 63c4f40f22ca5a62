/// Numbers in bytes, the least byte first.
extension Span where Element == UInt8 {
  /// A number of so many bytes; 0 where it would lie beyond the end.
  func number(_ size: Int, at offset: Int) -> UInt64 {
    guard offset >= 0, offset <= count - size else { return 0 }
    var number: UInt64 = 0
    for index in 0..<size { number |= UInt64(self[offset + index]) << UInt64(8 * index) }
    return number
  }

  /// A number of four bytes; 0 where it would lie beyond the end.
  func integer(at offset: Int) -> Int { Int(number(4, at: offset)) }

  /// A range of bytes as text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes(range), as: UTF8.self) }

  func bytes(_ range: Range<Int>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range where index < count { bytes.append(self[index]) }
    return bytes
  }

  /// Tells damaged bytes from sound ones.
  func checksum(_ range: Range<Int>) -> UInt64 {
    var sum: UInt64 = 0x9E37_79B9_7F4A_7C15
    var index = range.lowerBound
    while index < range.upperBound {
      let size = Swift.min(8, range.upperBound - index)
      sum = (sum ^ number(size, at: index)) &* 0xD6E8_FEB8_6659_FD93
      sum ^= sum >> 32
      index += size
    }
    return sum
  }
}

extension [UInt8] {
  mutating func append(_ number: UInt64, size: Int) {
    for index in 0..<size { append(UInt8(truncatingIfNeeded: number >> UInt64(8 * index))) }
  }

  mutating func append(integer: Int) { append(UInt64(clamping: integer), size: 4) }
}
