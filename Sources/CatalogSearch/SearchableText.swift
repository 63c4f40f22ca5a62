import BlockCatalog

/// A text of a block, as written and folded.
struct SearchableText: Sendable {
  let field: Match.Field
  let language: String?
  let text: String
  /// UTF-8.
  private let folded: [UInt8]

  init(_ field: Match.Field, _ text: String, language: String? = nil) {
    self.field = field
    self.language = language
    self.text = text
    folded = Array(Folding.fold(text).utf8)
  }

  func match(_ pattern: Pattern) -> Match? {
    pattern.kind(in: folded).map { Match(field: field, language: language, text: text, kind: $0) }
  }

  static func texts(of field: Match.Field, _ text: LocalizedText) -> [SearchableText] {
    text.entries.map { SearchableText(field, $0.text.value, language: $0.language) }
  }
}
