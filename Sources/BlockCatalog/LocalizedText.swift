/// A text in one or several languages, in the order of the manifest.
package struct LocalizedText: Sendable, Hashable {
  /// The text of a language; a text written without a language stands under the catalog's default language.
  package struct Entry: Sendable, Hashable {
    /// The language code as written, or the default language.
    package let language: String
    package let text: Located<String>
    /// Where the language code stands; `nil` for a text written without a language.
    package let languageRange: Range<Int>?

    package init(language: String, text: Located<String>, languageRange: Range<Int>? = nil) {
      self.language = language
      self.text = text
      self.languageRange = languageRange
    }
  }

  package let entries: [Entry]

  package init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// The text of a language, or else of the default language, or else the first there is; empty where there is none.
  package func text(in language: String, default defaultLanguage: String) -> String {
    let entry =
      entries.first { $0.language == language } ?? entries.first { $0.language == defaultLanguage } ?? entries.first
    return entry?.text.value ?? ""
  }
}
