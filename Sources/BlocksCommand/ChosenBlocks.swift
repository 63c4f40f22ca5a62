import BlockCatalog
import CatalogDocs
import Diagnostics

/// The blocks that a command is about, and what every rule says of them.
struct ChosenBlocks: Sendable {
  /// `nil` where nobody chose: all of the catalog's.
  let ids: Set<String>?
  /// Those whose manifest can be read.
  let blocks: [Block]
  /// Sorted; those of blocks that were not chosen are left out.
  let findings: [Finding]
  /// The folders with an error in them, whether their manifest can be read or not.
  let invalid: Set<String>
  /// Whether `catalog.yaml` has an error, which leaves every block in doubt.
  let isCatalogInvalid: Bool
  /// How many blocks were chosen, readable or not.
  let count: Int

  /// Checks the blocks whose ids were written as words, or else all.
  ///
  /// - Throws: A `UsageError` for an id that the catalog does not have.
  init(_ invocation: Invocation, in catalog: Catalog) async throws(UsageError) {
    let ids = try invocation.chosenIDs(in: catalog)
    blocks = await catalog.blocks(ids)
    let validation = await Validation(catalog, blocks) { PageCheck.findings(in: $0, of: catalog) }
    findings = validation.findings.filter { finding in
      guard let ids, let folder = catalog.folder(of: finding) else { return true }
      return ids.contains(folder)
    }
    invalid = Set(findings.filter { $0.severity == .error }.compactMap(catalog.folder))
    isCatalogInvalid = validation.isCatalogInvalid
    count = ids?.count ?? catalog.manifests.count + catalog.unreadable.count
    self.ids = ids
  }

  /// What is wrong, without what is only doubtful.
  var errors: [Finding] { findings.filter { $0.severity == .error } }
}

extension Catalog {
  /// The folder of the catalog in which a finding stands; `nil` for one of the catalog itself.
  func folder(of finding: Finding) -> String? {
    let (path, infoPath) = (finding.location.file.path.utf8, info.file.path.utf8)
    let prefix = infoPath.dropLast(Catalog.fileName.utf8.count)
    guard path.starts(with: prefix), !path.elementsEqual(infoPath) else { return nil }
    return String(Substring(path.dropFirst(prefix.count).prefix { $0 != UInt8(ascii: "/") }))
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
    return usageError(.other("the catalog has no block '\(plain(id))'" + advice))
  }
}
