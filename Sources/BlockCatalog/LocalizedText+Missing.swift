extension LocalizedText {
  /// Whether a reader of a language sees the text of another one in its place.
  ///
  /// A single word may well serve everywhere, as names and terms do: what is written once for all languages and has but
  /// one word is not missing.
  package func isMissing(in language: String, default defaultLanguage: String) -> Bool {
    guard language != defaultLanguage, !entries.contains(where: { $0.language == language }) else { return false }
    let words = text(in: language, default: defaultLanguage).split(whereSeparator: \.isWhitespace)
    return entries.contains { $0.languageRange != nil } ? !words.isEmpty : words.count > 1
  }
}

extension Manifest {
  /// Every text of the manifest that may be written by language, in the order of the pages.
  package var localizedTexts: [LocalizedText] {
    [title, summary, origin, description] + pictures.map(\.alternativeText)
  }
}
