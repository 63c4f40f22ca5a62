import BlockCatalog

extension SearchableText {
  /// A category or a level.
  struct Choice: Hashable, Sendable {
    let field: Match.Field
    let key: String
  }

  /// The texts of all categories and levels: keys, and titles in every language.
  static func choices(of info: CatalogInfo) -> [Choice: [SearchableText]] {
    var texts: [Choice: [SearchableText]] = [:]
    for (field, choices) in [(Match.Field.category, info.categories), (.level, info.levels)] {
      for choice in choices {
        texts[Choice(field: field, key: choice.key)] =
          [SearchableText(field, choice.key)] + self.texts(of: field, choice.title)
      }
    }
    return texts
  }
}
