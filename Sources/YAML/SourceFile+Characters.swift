import Diagnostics

// Scanning that libyaml leaves out: its places run on to the next token, and begin at an anchor or a tag.
extension SourceFile {
  /// The bytes of the character at an offset; none at the end.
  func characterRange(at offset: Int) -> Range<Int> {
    guard offset < bytes.count else { return bytes.count..<bytes.count }
    let rest = bytes[(offset + 1)...].prefix(3).prefix { $0 & 0xC0 == 0x80 }
    return offset..<rest.endIndex
  }

  func character(at offset: Int) -> Location { Location(self, characterRange(at: offset)) }

  /// Where a node begins whose anchor or tag stands at `start`: behind these and what separates them from it.
  func endOfProperties(from start: Int, to end: Int) -> Int {
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case UInt8(ascii: "&"), UInt8(ascii: "!"):
        offset = firstIndex(from: offset, to: end) { isBlank($0) || isLineEnd($0) }
      case UInt8(ascii: "#"):
        offset = firstIndex(from: offset, to: end, where: isLineEnd)
      case let byte where isBlank(byte) || isLineEnd(byte):
        offset += 1
      default:
        return offset
      }
    }
    return start
  }

  /// The end of what stands before `end`, without the white space behind it.
  func trimmed(to end: Int, from start: Int) -> Int {
    var end = end
    while end > start, isBlank(bytes[end - 1]) || isLineEnd(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// The comment that stands behind a text on its line and looks like a part of it, as in `with #ff8800`.
  func commentLikeText(after end: Int) -> Range<Int>? {
    let mark = firstIndex(from: end, to: bytes.count) { !isBlank($0) }
    guard mark > end, mark < bytes.count, bytes[mark] == UInt8(ascii: "#") else { return nil }
    let text = firstIndex(from: mark, to: bytes.count) { $0 != UInt8(ascii: "#") }
    guard text < bytes.count, !isBlank(bytes[text]), !isLineEnd(bytes[text]) else { return nil }
    return mark..<trimmed(to: firstIndex(from: text, to: bytes.count, where: isLineEnd), from: mark)
  }

  private func firstIndex(from start: Int, to end: Int, where isMeant: (UInt8) -> Bool) -> Int {
    var offset = start
    while offset < end, !isMeant(bytes[offset]) { offset += 1 }
    return offset
  }

  private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
