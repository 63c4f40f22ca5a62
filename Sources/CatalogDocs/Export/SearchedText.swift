import BlockCatalog

/// A text of a block that people find it by, as written and folded.
struct SearchedText: Sendable, Hashable {
  typealias Field = SearchField

  let field: Field
  /// A code; `nil` for what has no language.
  let language: String?
  let written: String
  var folded: String { Folding.fold(written) }

  /// The texts of a block in all languages, in the order of its manifest.
  static func texts(of manifest: Manifest, _ info: CatalogInfo) -> [SearchedText] {
    func localized(_ field: Field, _ text: LocalizedText) -> [SearchedText] {
      text.entries.map { entry in
        SearchedText(
          field: field, language: entry.language.isEmpty ? info.defaultLanguage : entry.language,
          written: entry.text.value)
      }
    }
    func plain(_ field: Field, _ texts: [String]) -> [SearchedText] {
      texts.map { SearchedText(field: field, language: nil, written: $0) }
    }
    func choice(_ field: Field, _ key: String?, among choices: [CatalogInfo.Choice]) -> [SearchedText] {
      guard let key else { return [] }
      return plain(field, [key]) + (choices.first { $0.key == key }.map { localized(field, $0.title) } ?? [])
    }
    let tags = manifest.tags.flatMap { list in
      list.tags.map { SearchedText(field: .tag, language: list.language.value, written: $0.value) }
    }
    let components = manifest.components.map { String($0.value.prefix { $0 != "(" }) }
    return localized(.title, manifest.title) + tags + plain(.id, [manifest.id]) + plain(.component, components)
      + choice(.category, manifest.category?.value, among: info.categories)
      + choice(.level, manifest.level?.value, among: info.levels)
      + plain(.platform, manifest.platforms.map(\.value)) + localized(.summary, manifest.summary)
  }
}
