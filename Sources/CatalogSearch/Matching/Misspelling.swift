/// A word of a query that nothing in the catalog fits, and the words that it may have been meant to be.
///
/// One edit from four letters on, two from eight, a swap of neighbors alone for three; none for shorter words, for longer
/// ones than anybody writes, and for East Asian ones.
struct Misspelling: Sendable {
  private let letters: Letters
  private let isASCII: Bool
  /// The letters of ASCII in the word, a bit each.
  private let letterKinds: UInt64

  /// The longest word that is looked at, in letters.
  private static let longest = 64

  init?(_ pattern: Pattern) {
    isASCII = pattern.bytes.allSatisfy { $0 < 0x80 }
    letterKinds = pattern.bytes.reduce(0) { $0 | 1 << UInt64($1 & 63) }
    guard pattern.bytes.count <= Self.longest * 16 else { return nil }
    letters = Letters(pattern.bytes)
    guard (3...Self.longest).contains(letters.codes.count), !letters.isEastAsian else { return nil }
  }

  /// The most edits that are forgiven.
  private var limit: Int { letters.codes.count < 8 ? 1 : 2 }

  /// The nearest word of a folded text, or two neighbors as one; the first among equals.
  func place(in text: Span<UInt8>, _ range: Range<Int>) -> (range: Range<Int>, edits: Int)? {
    var best: (range: Range<Int>, edits: Int)?
    func consider(_ word: Range<Int>) {
      let trimmed = Pattern.trimmed(word, of: text)
      guard let edits = edits(to: trimmed, of: text), edits < best?.edits ?? .max else { return }
      best = (trimmed, edits)
    }
    var (previous, start) = (range.lowerBound, range.lowerBound)
    for index in range.lowerBound...range.upperBound
    where index == range.upperBound || text[index] == UInt8(ascii: " ") {
      consider(start..<index)
      if previous < start { consider(previous..<index) }
      (previous, start) = (start, index + 1)
    }
    return best
  }

  /// The edits that make a word of the text of this one; `nil` where these are too many.
  private func edits(to range: Range<Int>, of text: Span<UInt8>) -> Int? {
    // A look at the length spares most words the rest; a letter has at least one byte.
    guard range.count + limit >= letters.codes.count, range.count <= Self.longest * 16 else { return nil }
    if isASCII {
      guard range.count <= letters.codes.count + 1 + limit * 4 else { return nil }
      // Each letter of the word that the other lacks takes an edit of its own.
      var kinds: UInt64 = 0
      for index in range where text[index] < 0x80 { kinds |= 1 << UInt64(text[index] & 63) }
      guard (letterKinds & ~kinds).nonzeroBitCount <= limit else { return nil }
    }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    for index in range where text[index] != UInt8(ascii: " ") { bytes.append(text[index]) }
    let other = Letters(bytes)
    if letters.codes.count == 3 { return letters.isSwapped(other) ? 1 : nil }
    return letters.edits(to: other, atMost: limit)
  }
}
