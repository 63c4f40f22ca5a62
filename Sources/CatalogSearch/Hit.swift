/// A block that answers a query.
package struct Hit: Sendable, Hashable {
  /// A title in a language.
  package struct Title: Sendable, Hashable {
    package let language: String
    package let text: String
  }

  package let id: String
  /// In the order of the manifest.
  package let titles: [Title]
  /// As written.
  package let platforms: [String]
  /// The key; empty where the manifest has none.
  package let level: String
  /// How well the query as a whole fits: greater is better; to be compared within one answer only.
  package let score: Int
  /// The text that answers the whole query, or else one for each word, in their order and each text once; never empty.
  package let matches: [Match]

  /// The title in the first of some languages that it has, or else the first there is.
  package func title(in languages: [String]) -> String { Self.title(among: titles, in: languages) }

  /// The one of some titles that is in the first of some languages that they have, or else the first there is.
  package static func title(among titles: [Title], in languages: [String]) -> String {
    let codes = titles.map(\.language)
    for language in languages {
      if let code = LanguageCode.best(of: codes, for: LanguageCode.normalized(language)) {
        return titles.first { $0.language == code }?.text ?? ""
      }
    }
    return titles.first?.text ?? ""
  }
}
