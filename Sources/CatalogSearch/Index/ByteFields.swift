import Foundation

/// Numbers and texts in bytes; numbers have the least byte first.
///
/// Loading is called unsafe, as not every type may be made of any bytes; numbers may, and what lies beyond the end is
/// never loaded. The system's own functions look at many bytes at once.
extension Span where Element == UInt8 {
  /// A number of eight bytes; 0 where it would lie beyond the end.
  func number(at offset: Int) -> UInt64 {
    guard offset >= 0, offset <= count - 8 else { return 0 }
    return UInt64(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// A number of four bytes; 0 where it would lie beyond the end.
  func integer(at offset: Int) -> Int {
    guard offset >= 0, offset <= count - 4 else { return 0 }
    return Int(UInt32(littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: offset, as: UInt32.self)))
  }

  /// Where a byte first stands in a range; nothing beyond the end is looked at.
  func firstIndex(of byte: UInt8, in range: Range<Int>) -> Int? {
    let range = range.clamped(to: 0..<count)
    return withUnsafeBytes { buffer in
      guard let start = buffer.baseAddress, !range.isEmpty,
        let place = memchr(start + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return UnsafeRawPointer(place) - start
    }
  }

  /// A range of bytes as text.
  func text(_ range: Range<Int>) -> String {
    withUnsafeBytes { String(decoding: $0[range.clamped(to: 0..<count)], as: UTF8.self) }
  }

  func bytes(_ range: Range<Int>) -> [UInt8] {
    withUnsafeBytes { Array($0[range.clamped(to: 0..<count)]) }
  }

  /// Tells damaged bytes from sound ones.
  func checksum(_ range: Range<Int>) -> UInt64 {
    var sum: UInt64 = 0x9E37_79B9_7F4A_7C15
    var index = range.lowerBound
    func mix(_ word: UInt64) {
      sum = (sum ^ word) &* 0xD6E8_FEB8_6659_FD93
      sum ^= sum >> 32
    }
    // Four sums side by side, for a processor multiplies several numbers at once.
    var sums = SIMD4(sum, sum &+ 1, sum &+ 2, sum &+ 3)
    while index <= range.upperBound - 32 {
      sums ^= SIMD4(number(at: index), number(at: index + 8), number(at: index + 16), number(at: index + 24))
      sums &*= 0xD6E8_FEB8_6659_FD93
      sums ^= sums &>> 32
      index += 32
    }
    for lane in sums.indices { mix(sums[lane]) }
    while index <= range.upperBound - 8 {
      mix(number(at: index))
      index += 8
    }
    while index < range.upperBound {
      mix(UInt64(self[index]))
      index += 1
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
