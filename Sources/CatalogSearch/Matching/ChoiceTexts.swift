import BlockCatalog

/// The titles of categories and levels in all languages, folded: texts of every block that names the key.
struct ChoiceTexts: Sendable {
  struct Choice: Hashable, Sendable {
    let field: Match.Field
    let key: String
  }

  struct Text: Sendable {
    let field: Match.Field
    let language: String
    let text: String
    let folded: [UInt8]
  }

  private let texts: [Choice: [Text]]

  init(_ info: CatalogInfo) {
    var texts: [Choice: [Text]] = [:]
    for (field, choices) in [(Match.Field.category, info.categories), (.level, info.levels)] {
      for choice in choices {
        texts[Choice(field: field, key: choice.key)] = choice.title.entries.map { entry in
          Text(
            field: field, language: entry.language, text: entry.text.value, folded: Folding.bytes(of: entry.text.value))
        }
      }
    }
    self.texts = texts
  }

  func texts(of field: Match.Field, _ key: String) -> [Text] { texts[Choice(field: field, key: key)] ?? [] }

  /// Whether a stem is in any title.
  func mayFit(_ stem: [UInt8]) -> Bool {
    texts.values.joined().contains { Pattern.occurs(stem, in: $0.folded.span, 0..<$0.folded.count) }
  }
}
