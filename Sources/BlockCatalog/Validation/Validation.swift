import Diagnostics
import SwiftAPI
import YAML

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

  /// The rules for a block, a file each.
  private static let blockRules: [any BlockRule] = [
    IDRule(), LanguageRule(), PlatformRule(), ChoiceRule(), TagsRule(), LicenseRule(), PicturesRule(),
    InvisibleCharactersRule(), AccessRule(), ParameterNamesRule(), ParameterOrderRule(), ParameterTypeRule(),
    ParameterDefaultRule(), ParameterDescriptionRule(), DemoRule(), ReferenceRule(), SPDXHeaderRule(),
    UntranslatedRule(), MissingTranslationRule(), FoldedFenceRule(), CallMatchesAPIRule(), BaseParametersRule(),
    AvailabilityRule(),
  ]

  /// Every rule that reading and validating a catalog can find something against, by id.
  package static let rules: [Rule] =
    ([SourceFile.readable] + Document.rules + SourceAPI.rules + Catalog.rules
    + blockRules.flatMap { type(of: $0).rules })
    .sorted { $0.id < $1.id }

  /// Holds every rule against the blocks.
  ///
  /// Findings weigh what `catalog.yaml` makes of their rules; those that a manifest silences are left out.
  ///
  /// - Parameters:
  ///   - catalog: The catalog as it was loaded.
  ///   - blocks: The blocks to check.
  ///   - ids: The folders to speak of; all where it is `nil`. `catalog.yaml` is always spoken of.
  ///   - uses: What the uses of the catalog hold against a block.
  ///   - furtherRules: Rules that are not looked at here, and that catalog.yaml may set all the same.
  ///   - checked: Called when a block has been checked, on any thread.
  package init(
    _ catalog: Catalog, _ blocks: [Block], in ids: Set<String>? = nil, uses: [any BlockRule] = [],
    furtherRules: [Rule] = [], checked: @escaping @Sendable () -> Void = {}
  ) async {
    let rules = Self.rules + uses.flatMap { type(of: $0).rules } + furtherRules
    let whole = CycleRule.findings(in: catalog) + UniqueIDRule.findings(in: catalog)
    var loading = Dictionary(grouping: catalog.findings + whole) { catalog.folder(of: $0) }
    loading[nil, default: []] += catalog.info.settingFindings(known: rules)
    if let ids { loading = loading.filter { folder, _ in folder.map(ids.contains) ?? true } }
    let loaded = loading
    let checkedCatalog = CheckedCatalog(catalog, offering: await CatalogAPI(blocks, of: catalog))
    let blockRules = Self.blockRules + uses
    let checking = await blocks.concurrentMap { block in
      let findings = block.findings + blockRules.flatMap { $0.findings(in: block, of: checkedCatalog) }
      checked()
      return block.manifest.silenced(findings + (loaded[block.id] ?? []), known: rules)
    }
    let checkedIDs = Set(blocks.map(\.id))
    let unchecked = loaded.filter { folder, _ in !(folder.map(checkedIDs.contains) ?? false) }.values.flatMap(\.self)
    findings = catalog.info.weighed(unchecked + checking.flatMap(\.self)).sortedAndBounded()
    let errors = findings.filter { $0.severity == .error }
    invalidBlocks = Set(errors.compactMap(catalog.folder)).union(
      catalog.unreadable.filter { ids?.contains($0) ?? true })
    isCatalogInvalid = errors.contains { $0.location.file.path == catalog.info.file.path }
  }

  /// What is wrong, without what is only doubtful.
  package var errors: [Finding] { findings.filter { $0.severity == .error } }
}

extension Catalog {
  /// The rules of reading a catalog, beyond those of YAML and Swift.
  fileprivate static let rules = [
    catalogFile, BlockFolder.rule, FormCheck.unknownKey, FormCheck.missingKey, FormCheck.wrongForm, SourceRule.rule,
    ComponentSelection.rule, CycleRule.rule, UniqueIDRule.rule, RepositoryRule.rule, RuleSetting.rule, Silence.unused,
  ]
}
