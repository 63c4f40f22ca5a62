import BlockCatalog
import Diagnostics
import Foundation

/// A catalog on disk as a search reads it: from its index where there is one, else straight from the manifests.
package struct SearchedCatalog: Sendable {
  package let skim: CatalogSkim
  /// Where the index is kept; `nil` where none may be used.
  private let indexFile: URL?

  package init(_ skim: CatalogSkim, indexFile: URL?) {
    self.skim = skim
    self.indexFile = indexFile
  }

  /// An answer, and the blocks that it was found among.
  package struct Answer: Sendable {
    package let hits: [Hit]
    /// What was searched: all blocks, or those that might have answered.
    package let search: CatalogSearch
    package let index: SearchIndex
  }

  /// The blocks that answer a query, the best first.
  ///
  /// Without an index, manifests whose bytes show that they cannot answer are left aside; where that leaves a word that
  /// nothing fits, all are read.
  ///
  /// - Throws: A `QueryError` where nothing is left to look for, or a filter names what the catalog does not know; a
  ///   finding where the catalog's folder cannot be listed.
  package func answer(to query: Query) async throws -> Answer {
    let terms = try CatalogSearch.terms(of: query)
    if let indexFile, FileManager.default.fileExists(atPath: indexFile.path) {
      return try await answer(to: query, in: try await SearchIndex.refresh(skim, keptIn: indexFile))
    }
    let choices = ChoiceTexts(skim.info)
    let filter = RawFilter(terms, fittingChoices: terms.map { choices.mayFit($0.stem) })
    let (skim, folders) = (skim, try skim.folders())
    let records = await folders.concurrentMap(sharing: RawFilter.Folder()) { entry, folder -> [UInt8]? in
      switch skim.block(in: entry, where: { filter.admits($0, id: entry.name, folder: &folder) }) {
      case .manifest(let manifest): BlockRecord.bytes(of: manifest, .none)
      case .unreadable: BlockRecord.bytes(id: entry.name, .unreadable, .none)
      case .nothing: nil
      }
    }
    let index = SearchIndex(
      records.compactMap(\.self), folderState: .none, defaultLanguage: skim.info.defaultLanguage)
    let search = CatalogSearch(skim.info, index)
    let hits = try await search.plainHits(for: query)
    if !hits.isEmpty { return Answer(hits: hits, search: search, index: index) }
    return try await answer(to: query, in: try await wholeIndex())
  }

  /// The tags of all blocks can be told from it.
  package func wholeIndex() async throws(Finding) -> SearchIndex {
    if let indexFile { return try await SearchIndex.refresh(skim, keptIn: indexFile) }
    return try await SearchIndex.make(skim)
  }

  private func answer(to query: Query, in index: SearchIndex) async throws(QueryError) -> Answer {
    let search = CatalogSearch(skim.info, index)
    return Answer(hits: try await search.hits(for: query), search: search, index: index)
  }
}
