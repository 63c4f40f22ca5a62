import BlockCatalog

/// Finds blocks by words in any language.
///
/// Looked at are titles, tags, ids, categories, levels, platforms and summaries, in all languages at once. Every word of
/// a query must be somewhere in a block; no word is too common to count.
package struct CatalogSearch: Sendable {
  private let catalog: Catalog
  private let blocks: [SearchableBlock]

  /// Folds all texts of the catalog once.
  package init(catalog: Catalog) {
    self.catalog = catalog
    let choices = SearchableText.choices(of: catalog.info)
    blocks = catalog.manifests.map {
      SearchableBlock($0, choices: choices, defaultLanguage: catalog.info.defaultLanguage)
    }
  }

  /// The blocks that answer a query, the best first.
  ///
  /// The order is total: how well they fit, the weight of the field, the title in the default language, the id.
  ///
  /// - Throws: A `QueryError` where nothing is left to look for, or a filter names what the catalog does not know.
  package func hits(for query: Query) throws(QueryError) -> [Hit] {
    var words: [Pattern] = []
    var seen: Set<Pattern> = []
    for word in query.words.flatMap({ $0.split(whereSeparator: \.isWhitespace) }) {
      guard let pattern = Pattern(String(word)), seen.insert(pattern).inserted else { continue }
      words.append(pattern)
    }
    guard let phrase = Pattern(query.words.joined(separator: " ")) else { throw .nothingToSearch }
    let filter = try Filter(query, for: catalog)

    var found: [(hit: Hit, block: SearchableBlock)] = []
    for block in blocks where filter.admits(block.manifest) {
      if let hit = block.hit(for: words, phrase: phrase, admits: filter.admits(language:)) {
        found.append((hit, block))
      }
    }
    return found.sorted(by: SearchableBlock.precedes).map(\.hit)
  }
}
