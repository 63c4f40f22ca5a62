/// What somebody looks for.
package struct Query: Sendable, Hashable {
  /// As typed; a word that holds white space counts as several.
  package var words: [String]
  /// A BCP 47 code: `pt` covers `pt-BR`, case counts for nothing, and `_` is `-`.
  package var language: String?
  /// A platform, or a platform and a version that a block must run on: `iOS`, `iOS 18`, `iOS 18.2`.
  package var platform: String?
  /// The key or a title of a category.
  package var category: String?
  /// The key or a title of a level.
  package var level: String?

  /// The user's own language, normalized, which wins ties.
  package var ownLanguage: String?

  package init(
    words: [String], language: String? = nil, platform: String? = nil, category: String? = nil, level: String? = nil,
    ownLanguage: String? = nil
  ) {
    self.words = words
    self.language = language
    self.platform = platform
    self.category = category
    self.level = level
    self.ownLanguage = ownLanguage
  }

  /// Whether it demands something beside its words.
  package var isFiltered: Bool { language != nil || platform != nil || category != nil || level != nil }

  /// The same words, and nothing else that is demanded.
  package var unfiltered: Query { Query(words: words, ownLanguage: ownLanguage) }
}
