import BlockCatalog

/// A part of a query, folded, ready to be looked for in folded texts.
struct Pattern: Sendable, Hashable {
  /// UTF-8, with one space between words.
  private let spaced: [UInt8]
  /// The same without spaces: people join words that others part, and the other way round.
  private let joined: [UInt8]

  /// - Returns: `nil` where nothing is left to look for.
  init?(_ text: String) {
    spaced = Array(Folding.fold(text).utf8)
    joined = spaced.filter { $0 != UInt8(ascii: " ") }
    if spaced.isEmpty { return nil }
  }

  /// How the pattern fits a folded text in UTF-8; `nil` where it is not in it.
  func kind(in text: [UInt8]) -> Match.Kind? {
    var best: Match.Kind?
    for start in text.indices where text[start] == joined.first {
      let startsWord = Self.isBoundary(start, of: text)
      if startsWord, let end = wordsEnd(in: text, from: start) {
        return start == 0 && end == text.count ? .exact : .word
      }
      if best != .prefix, startsWord || best == nil,
        stands(spaced, in: text, at: start) || stands(joined, in: text, at: start)
      {
        best = startsWord ? .prefix : .inside
      }
    }
    return best
  }

  /// Where the pattern ends in a text, spaces not counted, if a word ends there.
  private func wordsEnd(in text: [UInt8], from start: Int) -> Int? {
    var index = start
    for byte in joined {
      if index < text.count, text[index] == UInt8(ascii: " ") { index += 1 }
      guard index < text.count, text[index] == byte else { return nil }
      index += 1
    }
    return Self.isBoundary(index, of: text) ? index : nil
  }

  private func stands(_ pattern: [UInt8], in text: [UInt8], at start: Int) -> Bool {
    start + pattern.count <= text.count && text[start..<start + pattern.count].elementsEqual(pattern)
  }

  /// Whether a word begins or ends before a byte: not both of its neighbors are letters or digits.
  private static func isBoundary(_ index: Int, of text: [UInt8]) -> Bool {
    index == 0 || index == text.count || !(isWordByte(text[index - 1]) && isWordByte(text[index]))
  }

  /// Letters and digits; beyond ASCII, folding has left no punctuation.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: false
    }
  }
}
