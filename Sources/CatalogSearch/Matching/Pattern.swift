/// A folded word, or several, ready to be looked for in folded texts.
///
/// People join words that others part, and the other way round: spaces between words count for nothing.
struct Pattern: Sendable, Hashable {
  /// UTF-8 without spaces; never empty.
  let bytes: [UInt8]

  /// Takes a folded text, or a part of one; `nil` where nothing is left to look for.
  init?(folded: some Collection<UInt8>) {
    bytes = folded.filter { $0 != UInt8(ascii: " ") }
    if bytes.isEmpty { return nil }
  }

  /// Where and how it stands in a text.
  struct Place {
    let kind: Match.Kind
    /// In the bytes that were searched.
    let range: Range<Int>
    /// The words that it stands in, in bytes.
    let wordsLength: Int
  }

  /// Whether the pattern, or what of it is given, stands anywhere within texts that are parted by line feeds.
  static func occurs(_ bytes: [UInt8], in texts: Span<UInt8>, _ range: Range<Int>) -> Bool {
    firstPlace(of: bytes, in: texts, range) != nil
  }

  /// Where the pattern, or what of it is given, first stands within texts that are parted by line feeds.
  static func firstPlace(of bytes: [UInt8], in texts: Span<UInt8>, _ range: Range<Int>) -> Int? {
    guard let first = bytes.first else { return range.lowerBound }
    var rest = range
    while let start = texts.firstIndex(of: first, in: rest) {
      if end(of: bytes, in: texts, from: start, to: range.upperBound) != nil { return start }
      rest = start + 1..<range.upperBound
    }
    return nil
  }

  /// The best place in a folded text; the first one among equals.
  func place(in text: Span<UInt8>, _ range: Range<Int>) -> Place? {
    var best: Place?
    var rest = range
    while let start = text.firstIndex(of: bytes[0], in: rest) {
      rest = start + 1..<range.upperBound
      let startsWord = Self.isBoundary(start, of: text, range)
      // Only from the beginning of a word does it go on beyond the end of one.
      guard startsWord || best == nil,
        let end = Self.end(of: bytes, in: text, from: start, to: range.upperBound, skipsSpaces: startsWord)
      else { continue }
      let endsWord = Self.isBoundary(end, of: text, range)
      let kind: Match.Kind =
        !startsWord ? .inside : !endsWord ? .prefix : start..<end == range ? .exact : .word
      if let best, best.kind <= kind { continue }
      best = Place(kind: kind, range: start..<end, wordsLength: Self.wordsLength(around: start..<end, in: text, range))
      if endsWord, startsWord { break }
    }
    return best
  }

  /// Where bytes end in a text, spaces not counted, if they begin at a place.
  private static func end(
    of bytes: [UInt8], in text: Span<UInt8>, from start: Int, to limit: Int, skipsSpaces: Bool = true
  ) -> Int? {
    var index = start
    for byte in bytes {
      if skipsSpaces, index < limit, text[index] == UInt8(ascii: " ") { index += 1 }
      guard index < limit, text[index] == byte else { return nil }
      index += 1
    }
    return index
  }

  /// The bytes of the words that a range begins and ends in, without spaces.
  private static func wordsLength(around place: Range<Int>, in text: Span<UInt8>, _ range: Range<Int>) -> Int {
    var (start, end) = (place.lowerBound, place.upperBound)
    while start > range.lowerBound, text[start - 1] != UInt8(ascii: " ") { start -= 1 }
    while end < range.upperBound, text[end] != UInt8(ascii: " ") { end += 1 }
    var length = 0
    for index in start..<end where text[index] != UInt8(ascii: " ") { length += 1 }
    return length
  }

  /// Whether a word begins or ends before a byte: not both of its neighbors are letters or digits.
  private static func isBoundary(_ index: Int, of text: Span<UInt8>, _ range: Range<Int>) -> Bool {
    index == range.lowerBound || index == range.upperBound || !(isWordByte(text[index - 1]) && isWordByte(text[index]))
  }

  /// A range of a text without the punctuation around it.
  static func trimmed(_ range: Range<Int>, of text: Span<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, !isWordByte(text[start]) { start += 1 }
    while start < end, !isWordByte(text[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Letters and digits; beyond ASCII, folding has left no punctuation.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...: true
    default: false
    }
  }
}
