/// Writes values one after another, for `ByteReader` to read in the same order.
struct ByteWriter {
  private(set) var bytes: [UInt8] = []

  /// Writes a number in as few bytes as it needs, seven bits in each.
  mutating func write(_ number: Int) {
    var rest = UInt(bitPattern: number)
    while rest > 0x7F {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  mutating func write(_ text: String) {
    write(text.utf8.count)
    bytes += text.utf8
  }
}
