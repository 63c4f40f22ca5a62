/// How well a text fits a word or a whole query, as one number whose digits are, from the left: the tier of the match, 1
/// where an exact one has the accents that were typed, the weight of the field, the share of the matched words that was
/// typed, and that of the text, two digits each.
///
/// Tags weigh most, but for an exact title, which leads: who types a block's whole title means that block.
struct Score: Sendable, Hashable, Comparable {
  let value: Int

  /// - Parameters:
  ///   - isLiteral: Whether an exact match has the accents that were typed.
  ///   - words: How many of the bytes of the words that it stands in were typed.
  ///   - text: How many of the bytes of the text were typed.
  init(_ kind: Match.Kind, _ field: Match.Field, isLiteral: Bool = false, words: Share, text: Share) {
    let isExact = kind == .exact
    let weight = isExact && field == .title ? 9 : field.weight
    value =
      (6 - kind.tier) * 1_000_000 + (isExact && isLiteral ? 100_000 : 0) + weight * 10_000 + words.percent * 100
      + text.percent
  }

  static func < (left: Score, right: Score) -> Bool { left.value < right.value }

  /// A part of a whole.
  struct Share {
    /// From 0 to 99, which is the whole.
    let percent: Int

    init(_ part: Int, of whole: Int) {
      percent = whole > 0 ? min(99, max(0, part * 99 / whole)) : 0
    }

    private init(percent: Int) {
      self.percent = percent
    }

    static let none = Share(percent: 0)
    static let whole = Share(percent: 99)
  }
}
