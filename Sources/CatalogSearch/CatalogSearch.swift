import BlockCatalog
import Diagnostics

/// Finds blocks by words in any language.
///
/// Looked at are tags, titles, ids, components, categories, levels, platforms and summaries, in all languages at once.
/// Every word of a query must be somewhere in a block, in any order; no word is too common to count.
package struct CatalogSearch: Sendable {
  let info: CatalogInfo
  let index: SearchIndex

  /// The most different words that are looked for at once.
  private static let wordLimit = 100

  package init(_ info: CatalogInfo, _ index: SearchIndex) {
    self.info = info
    self.index = index
  }

  /// Folds all texts of the catalog.
  package init(catalog: Catalog) {
    self.init(catalog.info, SearchIndex(catalog.manifests))
  }

  /// The blocks that answer a query, the best first.
  ///
  /// The order is total and the same everywhere: the score, whether the text that decided is in the user's own language,
  /// the id by bytes. A word that nothing fits is taken for a typo; where all words fit something, but no block has all,
  /// each of them may be one.
  ///
  /// - Throws: A `QueryError` where nothing is left to look for, or a filter names what the catalog does not know.
  package func hits(for query: Query) async throws(QueryError) -> [Hit] {
    var terms = try Self.terms(of: query)
    let filter = try Filter(query, for: info)
    var (hits, found) = await hits(for: terms, query, filter)
    // What is nowhere as one word may be there as several.
    if zip(terms, found).contains(where: { !$1 && !$0.parts.isEmpty }) {
      terms = Self.unique(zip(terms, found).flatMap { $1 || $0.parts.isEmpty ? [$0] : $0.parts })
      (hits, found) = await self.hits(for: terms, query, filter)
    }
    guard hits.isEmpty else { return hits }
    // Words that all fit something, but nothing together: any of them may be a typo that happens to be another word.
    let areApart = !found.contains(false)
    let misspellings = zip(terms, found).map { areApart || !$1 ? Misspelling($0.pattern) : nil }
    // A word that is nowhere and cannot be a typo leaves no answer.
    guard zip(misspellings, found).allSatisfy({ $0 != nil || $1 }), !areApart || terms.count > 1 else { return [] }
    return await self.hits(for: terms, misspellings: misspellings, query, filter).hits
  }

  /// The blocks that answer a query as it was typed: where every word fits something.
  ///
  /// - Returns: What `hits(for:)` does, or nothing where a word must be parted or taken for a typo.
  func plainHits(for query: Query) async throws(QueryError) -> [Hit] {
    let (hits, found) = await hits(for: try Self.terms(of: query), query, try Filter(query, for: info))
    return found.contains(false) ? [] : hits
  }

  private func hits(
    for terms: [Term], misspellings: [Misspelling?] = [], _ query: Query, _ filter: Filter
  ) async -> (hits: [Hit], found: [Bool]) {
    let choices = ChoiceTexts(info)
    let matcher = BlockMatcher(
      terms: terms, misspellings: misspellings.isEmpty ? terms.map { _ in nil } : misspellings,
      phrase: terms.count > 1 ? Term(query.words.joined(separator: " ")) : nil, filter: filter, choices: choices,
      mayFitChoices: terms.map { choices.mayFit($0.stem) }, ownLanguage: query.ownLanguage)
    // Nearly always some block has all words, and nothing needs to be known of the others.
    let hits = await hits(matcher, whereAllAreFound: true).hits
    return hits.isEmpty && misspellings.isEmpty
      ? await self.hits(matcher, whereAllAreFound: false) : (hits, terms.map { _ in true })
  }

  /// One look at every block.
  ///
  /// - Parameters:
  ///   - matcher: What is looked for.
  ///   - allAreFound: Whether each term is known to fit something, so that a block that lacks one is of no interest.
  /// - Returns: The hits in their order, and for each term whether anything fits it.
  private func hits(
    _ matcher: BlockMatcher, whereAllAreFound allAreFound: Bool
  ) async -> (hits: [Hit], found: [Bool]) {
    let (index, terms) = (index, matcher.terms)
    let shares = await index.shares.concurrentMap { share in
      let bytes = index.data.span
      var found = terms.map { _ in allAreFound }
      var hits: [(hit: Hit, isOwn: Bool)] = []
      for place in index.records[share] {
        guard let record = BlockRecord(bytes, at: place) else { continue }
        if let hit = matcher.hit(record, bytes, found: &found) { hits.append(hit) }
      }
      return (hits, found)
    }
    let found = terms.indices.map { term in shares.contains { $0.1[term] } }
    var hits = shares.flatMap(\.0)
    hits.sort { left, right in
      if left.hit.score != right.hit.score { return left.hit.score > right.hit.score }
      if left.isOwn != right.isOwn { return left.isOwn }
      return left.hit.id.utf8.lexicographicallyPrecedes(right.hit.id.utf8)
    }
    return (hits.map(\.hit), found)
  }

  // MARK: - Words

  /// The different words of a query.
  static func terms(of query: Query) throws(QueryError) -> [Term] {
    let terms = unique(query.words.flatMap { $0.split(whereSeparator: \.isWhitespace) }.compactMap { Term(String($0)) })
    if terms.isEmpty { throw .nothingToSearch }
    if terms.count > wordLimit { throw .tooManyWords(wordLimit) }
    return terms
  }

  private static func unique(_ terms: [Term]) -> [Term] {
    var seen: Set<Pattern> = []
    return terms.filter { seen.insert($0.pattern).inserted }
  }
}
