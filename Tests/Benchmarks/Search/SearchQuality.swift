import BlockCatalog
import CatalogSearch
import Diagnostics
import Foundation

/// How well searches find what people mean: tags typed in several ways, over real tags in twelve languages.
enum SearchQuality {
  /// How many tags of each language are tried.
  private static let sampleSize = 150

  /// What became of the queries of one kind in one language.
  private struct Figures {
    var queries = 0
    var recall = 0.0
    var reciprocalRank = 0.0
    /// Answers in which a block without the tag stands before one with it.
    var mixed = 0
    /// Answers in which a typo stands before anything else.
    var typosFirst = 0

    mutating func add(_ other: Figures) {
      queries += other.queries
      recall += other.recall
      reciprocalRank += other.reciprocalRank
      mixed += other.mixed
      typosFirst += other.typosFirst
    }
  }

  static func run() async throws {
    guard let emoji = EmojiTags() else {
      return show("The tags are those of the Debian package unicode-cldr-core, which is not installed.")
    }
    let search = CatalogSearch(catalog: emoji.catalog)
    show("Searches over \(emoji.catalog.manifests.count) blocks with tags in \(EmojiTags.languages.count) languages:")
    show("recall@10 / mean reciprocal rank of the blocks that have the tag, by language and by how it is typed.\n")
    show("".cell(6) + QueryKind.allCases.map { $0.rawValue.cell(17) }.joined())
    var totals = QueryKind.allCases.map { _ in Figures() }
    for language in EmojiTags.languages {
      var random = SplitMix64(state: 7)
      let tags = Array((emoji.tags[language] ?? []).shuffled(using: &random).prefix(sampleSize))
      var row = language.cell(6)
      for (index, kind) in QueryKind.allCases.enumerated() {
        let queries = tags.compactMap { tag in kind.query(for: tag, &random).map { (tag, $0) } }
        var figures = Figures()
        for (tag, query) in queries { figures.add(try await self.figures(of: query, for: tag, emoji, search)) }
        totals[index].add(figures)
        row += cell(figures)
      }
      show(row)
    }
    show("all".cell(6) + totals.map(cell).joined())
    show("queries".cell(8) + totals.map { String($0.queries) }.joined(separator: ", "))
    for (kind, figures) in zip(QueryKind.allCases, totals) {
      let recall = figures.recall / Double(max(1, figures.queries))
      let verdict = kind.bar.map { String(format: "≥ %.2f %@", $0, recall >= $0 ? "yes" : "NO") } ?? ""
      show(
        "\(kind.rawValue.cell(17)) recall@10 \(String(format: "%.4f", recall)) \(verdict.cell(12)) "
          + "answers with another block before one with the tag: \(figures.mixed), with a typo first: \(figures.typosFirst)"
      )
    }
  }

  private static func figures(
    of query: String, for tag: String, _ emoji: EmojiTags, _ search: CatalogSearch
  ) async throws -> Figures {
    let holders = emoji.holders[EmojiTags.key(tag)] ?? []
    guard !holders.isEmpty, holders.count <= 10 else { return Figures() }
    let hits = try await search.hits(for: Query(words: [query]))
    var figures = Figures(queries: 1)
    figures.recall = Double(hits.prefix(10).count { holders.contains($0.id) }) / Double(holders.count)
    if let rank = hits.firstIndex(where: { holders.contains($0.id) }) { figures.reciprocalRank = 1 / Double(rank + 1) }
    let others = hits.firstIndex { !holders.contains($0.id) } ?? hits.count
    if hits.dropFirst(others).contains(where: { holders.contains($0.id) }) { figures.mixed = 1 }
    let isTypo = hits.map { hit in hit.matches.contains { $0.kind == .typo } }
    if let first = isTypo.firstIndex(of: true), isTypo[first...].contains(false) { figures.typosFirst = 1 }
    if ProcessInfo.processInfo.environment["BLOCKS_BENCH_MISSES"] != nil, figures.recall < 1 {
      show("  '\(query)' for '\(tag)': \(hits.count) hits, \(String(describing: hits.first?.matches.map(\.text)))")
    }
    return figures
  }

  private static func cell(_ figures: Figures) -> String {
    guard figures.queries > 0 else { return "–".cell(17) }
    let count = Double(figures.queries)
    return String(format: "%.3f / %.3f", figures.recall / count, figures.reciprocalRank / count).cell(17)
  }
}

extension String {
  /// As wide as a column of a table.
  fileprivate func cell(_ width: Int) -> String { self + String(repeating: " ", count: max(1, width - count)) }
}
