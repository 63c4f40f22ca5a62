import Diagnostics

/// What every rule says of a catalog.
package struct Validation: Sendable {
  /// Sorted by path, place and rule; those of reading the files are among them.
  ///
  /// Of one rule in one file there are at most a hundred, and then one that says how many more.
  package let findings: [Finding]
  /// Whether `catalog.yaml` has an error, which leaves every block in doubt.
  package let isCatalogInvalid: Bool
  /// The folders with an error in them, whether their manifest can be read or not.
  package let invalidBlocks: Set<String>

  /// Every rule, a file each.
  private static let rules: [any BlockRule] = [
    IDRule(), LanguageRule(), PlatformRule(), ChoiceRule(), TagsRule(), LicenseRule(), PicturesRule(),
    InvisibleCharactersRule(), AccessRule(), ParameterNamesRule(), ParameterOrderRule(), ParameterTypeRule(),
    ParameterDefaultRule(), ParameterDescriptionRule(), DemoRule(), ReferenceRule(),
  ]

  /// Holds every rule against the blocks.
  ///
  /// - Parameters:
  ///   - catalog: The catalog as it was loaded.
  ///   - blocks: The blocks to check.
  ///   - ids: The folders to speak of; all where it is `nil`. `catalog.yaml` is always spoken of.
  ///   - furtherCheck: What a use of the catalog holds against a block, beyond the rules.
  package init(
    _ catalog: Catalog, _ blocks: [Block], in ids: Set<String>? = nil,
    furtherCheck: @escaping @Sendable (Block) -> [Finding] = { _ in [] }
  ) async {
    let whole = CycleRule.findings(in: catalog) + UniqueIDRule.findings(in: catalog)
    let loading = (catalog.findings + whole).filter { finding in
      guard let ids, let folder = catalog.folder(of: finding) else { return true }
      return ids.contains(folder)
    }
    let checking = await blocks.concurrentMap { block in
      block.findings + Self.rules.flatMap { $0.findings(in: block, of: catalog) } + furtherCheck(block)
    }
    findings = (loading + checking.flatMap(\.self)).sortedAndBounded()
    let errors = findings.filter { $0.severity == .error }
    invalidBlocks = Set(errors.compactMap(catalog.folder))
    isCatalogInvalid = errors.contains { $0.location.file.path == catalog.info.file.path }
  }

  /// What is wrong, without what is only doubtful.
  package var errors: [Finding] { findings.filter { $0.severity == .error } }
}
