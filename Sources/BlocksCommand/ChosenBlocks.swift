import BlockCatalog
import CatalogDocs
import Diagnostics

/// The blocks that a command is about, and what every rule says of them.
struct ChosenBlocks: Sendable {
  /// `nil` where nobody chose: all of the catalog's.
  let ids: Set<String>?
  /// Those whose manifest can be read.
  let blocks: [Block]
  let validation: Validation
  /// How many blocks were chosen, readable or not.
  let count: Int

  /// Checks the blocks whose ids were written as words, or else all.
  ///
  /// - Throws: A `UsageError` for an id that the catalog does not have.
  init(_ invocation: Invocation, in catalog: Catalog) async throws(UsageError) {
    await self.init(try invocation.chosenIDs(in: catalog), in: catalog, for: invocation)
  }

  /// Checks these blocks, or else all.
  init(_ ids: Set<String>?, in catalog: Catalog, for invocation: Invocation) async {
    self.ids = ids
    let progress = invocation.console.progress
    progress.begin("reading sources")
    let cache = APICache(invocation, of: catalog)
    blocks = await catalog.blocks(ids, cache: cache)
    cache?.save(keepingUnused: ids != nil)
    progress.begin("checking blocks", of: blocks.count)
    validation = await Validation(
      catalog, blocks, in: ids, uses: [PageCheck()], furtherRules: RuleList.rulesOfGenerating
    ) { progress.step() }
    progress.end()
    count = ids?.count ?? catalog.manifests.count + catalog.unreadable.count
  }
}

extension Invocation {
  /// The ids that somebody wrote, checked against the catalog; `nil` where none were.
  fileprivate func chosenIDs(in catalog: Catalog) throws(UsageError) -> Set<String>? {
    guard !arguments.words.isEmpty else { return nil }
    for id in arguments.words where !catalog.hasBlock(id) { throw unknownBlock(id, in: catalog) }
    return Set(arguments.words)
  }

  /// The error for an id that the catalog does not have.
  func unknownBlock(_ id: String, in catalog: Catalog) -> UsageError {
    let nearest = suggestion(for: id, among: catalog.manifests.map(\.id))
    let advice = nearest.isEmpty ? "; 'blocks list' shows those that it has" : nearest
    return usageError(.other("the catalog has no block '\(id)'" + advice))
  }
}
