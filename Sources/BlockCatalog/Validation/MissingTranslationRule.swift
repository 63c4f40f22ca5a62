import Diagnostics

/// Every text is there in every language of the catalog, or else its pages show another language in its place.
///
/// A text of one word that is written once for all languages may well serve everywhere, as names and terms do.
struct MissingTranslationRule: BlockRule {
  static let rule = Rule(
    "missing-translation", "Every text of several words is there in every language of the catalog.", severity: .note,
    bad: """
      # languages of catalog.yaml: [en, es]
      summary:
        en: A card with a title
      """,
    good: """
      # languages of catalog.yaml: [en, es]
      summary:
        en: A card with a title
        es: Una tarjeta con título
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    let languages = catalog.info.languages
    guard languages.count > 1 else { return [] }
    let texts = block.manifest.namedTexts
    return languages.dropFirst().compactMap { language in
      let missing = texts.filter { $0.text.isMissing(in: language, default: catalog.info.defaultLanguage) }
      guard let place = missing.first?.text.entries.first?.text.range else { return nil }
      return finding(
        Self.rule,
        "no text for \(quoted(language)) of: \(missing.map(\.name).joined(separator: ", ")); until there is one, pages "
          + "show the one for \(quoted(catalog.info.defaultLanguage))",
        in: block, at: place)
    }
  }
}

extension Manifest {
  /// The texts that a page shows, by what a reader of the manifest calls them.
  fileprivate var namedTexts: [(name: String, text: LocalizedText)] {
    let texts = [("title", title), ("summary", summary), ("origin", origin), ("description", description)]
    let parameters = (self.parameters?.value ?? []).map { ("the parameter \(quoted($0.name.value))", $0.description) }
    return texts + parameters + pictures.map { ("'alt' of a picture", $0.alternativeText) }
  }
}
