import BlockCatalog
import CatalogSearch

/// The texts of a catalog as its user reads them: in their own language, or else in the catalog's default language.
struct UserTexts {
  private let language: String
  private let defaultLanguage: String

  /// - Parameters:
  ///   - environment: Of the process: `LC_ALL`, `LC_MESSAGES` and `LANG` tell the user's own language.
  ///   - info: Of the catalog.
  init(_ environment: [String: String], _ info: CatalogInfo) {
    defaultLanguage = info.defaultLanguage
    language =
      LanguageCode.own(in: environment).flatMap { LanguageCode.best(of: info.languages, for: $0) } ?? defaultLanguage
  }

  func text(_ text: LocalizedText) -> String { text.text(in: language, default: defaultLanguage) }
}
