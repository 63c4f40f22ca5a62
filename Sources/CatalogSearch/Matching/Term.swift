import BlockCatalog

/// A word of a query, and all the ways in which it may fit a text.
struct Term: Sendable {
  let pattern: Pattern
  /// The word as it was typed, but for case and separators.
  let literal: [UInt8]
  /// The words that hyphens, underscores and capital letters part it into, where these are several.
  let parts: [Term]
  /// What every form of the word begins with: where this is not in a text, nothing fits.
  let stem: [UInt8]
  private let forms: [String: [Pattern]]

  /// - Returns: `nil` where nothing is left to look for.
  init?(_ word: String) {
    let folded = Folding.bytes(of: word)
    guard let pattern = Pattern(folded: folded) else { return nil }
    let parts = folded.split(separator: UInt8(ascii: " "))
    self.init(
      pattern, literal: Folding.bytes(of: word, keepsAccents: true).filter { $0 != UInt8(ascii: " ") },
      parts: parts.count < 2
        ? [] : parts.compactMap { part in Pattern(folded: part).map { Term($0, literal: Array(part)) } })
  }

  private init(_ pattern: Pattern, literal: [UInt8], parts: [Term] = []) {
    self.pattern = pattern
    self.literal = literal
    self.parts = parts
    forms = WordForms.forms(of: pattern.bytes)
    stem = forms.values.joined().reduce(pattern.bytes) { stem, form in
      Array(zip(stem, form.bytes).prefix { $0 == $1 }.map(\.0))
    }
  }

  /// Whether a text fits as it was typed, accents included.
  func isLiteral(_ text: String) -> Bool {
    Folding.bytes(of: text, keepsAccents: true).filter { $0 != UInt8(ascii: " ") } == literal
  }

  /// The best place in a folded text of a language.
  func place(in text: Span<UInt8>, _ range: Range<Int>, language: String?) -> Pattern.Place? {
    if let place = pattern.place(in: text, range) { return place }
    guard let language, let forms = forms[LanguageCode.primary(of: language)] else { return nil }
    for form in forms {
      if let place = form.place(in: text, range), place.kind <= .word {
        return Pattern.Place(kind: .form, range: place.range, wordsLength: place.wordsLength)
      }
    }
    return nil
  }
}
