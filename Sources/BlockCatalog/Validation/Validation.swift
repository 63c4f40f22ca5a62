import Diagnostics

/// What every rule says of a catalog.
package struct Validation: Sendable {
  /// Sorted by path, place and rule; those of reading the files are among them.
  package let findings: [Finding]
  /// Whether `catalog.yaml` has an error, which leaves every block in doubt.
  package let isCatalogInvalid: Bool
  /// The ids of blocks, readable or not, with an error in their manifest or source.
  package let invalidBlocks: Set<String>

  /// Every rule, a file each.
  private static let rules: [any BlockRule] = [
    IDRule(), LanguageRule(), PlatformRule(), ChoiceRule(), TagsRule(), AccessRule(), ParameterNamesRule(),
    ParameterOrderRule(),
    ParameterTypeRule(), ParameterDefaultRule(), ParameterDescriptionRule(), DemoRule(), ReferenceRule(),
  ]

  /// Holds every rule against every block.
  ///
  /// - Parameters:
  ///   - catalog: The catalog as it was loaded.
  ///   - blocks: The blocks to check; blocks of the catalog that are not among them are not reported.
  ///   - furtherCheck: What a use of the catalog holds against a block, beyond the rules.
  package init(
    _ catalog: Catalog, _ blocks: [Block], furtherCheck: @escaping @Sendable (Block) -> [Finding] = { _ in [] }
  ) async {
    let perBlock = await blocks.concurrentMap { block in
      block.findings + Self.rules.flatMap { $0.findings(in: block, of: catalog) } + furtherCheck(block)
    }
    let loading = Dictionary(grouping: catalog.findings) { catalog.blockID(of: $0) }
    let checked = Set(blocks.map(\.id)).union(catalog.unreadable)
    var findings = loading.filter { id, _ in id.map(checked.contains) ?? true }.values.flatMap { $0 }
    var invalid = Set(catalog.unreadable)
    for (id, found) in loading {
      if let id, found.contains(where: { $0.severity == .error }) { invalid.insert(id) }
    }
    for (block, found) in zip(blocks, perBlock) {
      findings += found
      if found.contains(where: { $0.severity == .error }) { invalid.insert(block.id) }
    }
    self.findings = findings.sorted()
    invalidBlocks = invalid
    isCatalogInvalid = catalog.findings.contains {
      $0.severity == .error && $0.location.file.path == catalog.info.file.path
    }
  }
}
