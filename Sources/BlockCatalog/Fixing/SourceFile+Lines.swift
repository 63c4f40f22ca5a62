import Diagnostics

extension SourceFile {
  /// Where the line of an offset begins.
  func lineStart(of offset: Int) -> Int {
    let end = min(offset, bytes.count)
    return (bytes[..<end].lastIndex(where: isBreak) ?? -1) + 1
  }

  /// Where the line of an offset ends, its break left out.
  func lineEnd(of offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex(where: isBreak) ?? bytes.count
  }

  /// Where the line after an offset's begins; the end of the file where there is none.
  func nextLine(after offset: Int) -> Int {
    let end = lineEnd(of: offset)
    return end + (bytes[end...].starts(with: [0x0D, 0x0A]) ? 2 : end < bytes.count ? 1 : 0)
  }

  /// Where the line before one ends that begins at an offset, its break left out; `nil` for the first line.
  func lineEnd(beforeLineAt start: Int) -> Int? {
    guard start > 0, start <= bytes.count else { return nil }
    return start - (bytes[..<start].suffix(2).elementsEqual([0x0D, 0x0A]) ? 2 : 1)
  }

  /// The line break that the file uses, by its first one.
  var lineBreak: String {
    let end = lineEnd(of: 0)
    return end < bytes.count ? text(in: end..<nextLine(after: 0)) : "\n"
  }

  /// The first offset from another one on where no space and no tab stands.
  func skippingBlanks(from offset: Int) -> Int {
    bytes[min(offset, bytes.count)...].firstIndex { !isSpace($0) } ?? bytes.count
  }

  /// Whether nothing but spaces and tabs stands in a range.
  func isBlank(in range: Range<Int>) -> Bool { skippingBlanks(from: range.lowerBound) >= range.upperBound }

  /// Whether a byte stands at an offset.
  func has(_ character: Unicode.Scalar, at offset: Int) -> Bool {
    bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: character)
  }
}

private func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
