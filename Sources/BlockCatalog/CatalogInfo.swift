import Diagnostics

/// What `catalog.yaml` says of the catalog as a whole.
package struct CatalogInfo: Sendable {
  /// A category or a level: a key that manifests use, and its title.
  package struct Choice: Sendable, Hashable {
    package let key: String
    package let title: LocalizedText

    package init(key: String, title: LocalizedText) {
      self.key = key
      self.title = title
    }
  }

  package let file: SourceFile
  package var name = LocalizedText()
  package var summary = LocalizedText()
  /// BCP 47 codes, the default language first; never empty, a catalog that names none has `en`.
  package var languages: [String] = ["en"]
  /// In the order of the file, which is the order of the pages.
  package var categories: [Choice] = []
  package var levels: [Choice] = []
  /// An SPDX id.
  package var license = ""
  /// An address of the web, without a slash at its end.
  package var repository: String?
  /// As its owners count: headers of copies repeat it.
  package var version: String?
  /// What the catalog makes of single rules.
  package var ruleSettings: [RuleSetting] = []

  package init(file: SourceFile) {
    self.file = file
  }

  package var defaultLanguage: String { languages.first ?? "en" }
}
