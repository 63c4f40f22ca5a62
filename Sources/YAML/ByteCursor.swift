/// Turns libyaml's places, counted in characters, into byte offsets.
///
/// Places come nearly in order, so the cursor walks the bytes once; text in ASCII needs no walk at all.
struct ByteCursor {
  private let bytes: [UInt8]
  private let isASCII: Bool
  /// Where the first character stands: behind a byte order mark.
  private let start: Int
  private var index = 0
  private var offset: Int

  init(_ bytes: [UInt8], from start: Int, isASCII: Bool) {
    self.bytes = bytes
    self.isASCII = isASCII
    self.start = start
    offset = start
  }

  /// The offset of a character's first byte; one beyond the end stands at the end.
  mutating func offset(of character: Int) -> Int {
    if isASCII { return min(start + character, bytes.count) }
    if character < index { (index, offset) = (0, start) }
    while index < character, offset < bytes.count {
      repeat { offset += 1 } while offset < bytes.count && bytes[offset] & 0xC0 == 0x80
      index += 1
    }
    return offset
  }
}
