import Diagnostics

/// A block that another one names exists, and is another one.
struct ReferenceRule: BlockRule {
  static let base = Rule(
    "base", "The base of a block is another block of the catalog.",
    bad: """
      # card/block.yaml
      base: card
      """,
    good: """
      # card/block.yaml
      base: chip
      """)
  static let requires = Rule(
    "requires", "What a block requires are other blocks of the catalog, each once.",
    bad: "requires: [chip, chip]",
    good: "requires: [chip]")
  static let see = Rule(
    "see", "What a block refers to are other blocks of the catalog, each once.",
    bad: "see: [chipp]",
    good: "see: [chip]")
  static let replacedBy = Rule(
    "replaced-by", "A deprecated block, and no other, names the block that replaces it.",
    bad: "status: deprecated",
    good: """
      status: deprecated
      replacedBy: chip
      """)

  static let rules = [base, requires, see, replacedBy]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    let references = Dictionary(grouping: block.manifest.references, by: \.kind)
    return references.flatMap { kind, references in
      check(references.map(\.id), Self.rule(for: kind), in: block, of: catalog.catalog)
    } + statusFindings(in: block)
  }

  private static func rule(for kind: Manifest.Reference.Kind) -> Rule {
    switch kind {
    case .base: base
    case .requires: requires
    case .see: see
    case .replacedBy: replacedBy
    }
  }

  private func check(_ ids: [Located<String>], _ rule: Rule, in block: Block, of catalog: Catalog) -> [Finding] {
    var first: [String: Range<Int>] = [:]
    var suggestions = Suggestions()
    return ids.compactMap { id in
      if id.value == block.id {
        return finding(rule, "a block cannot name itself; remove \(quoted(id.value))", in: block, at: id.range)
      }
      if !catalog.hasBlock(id.value) {
        let mend = suggestions.next(for: id.value, among: catalog.manifests.lazy.map(\.id))
        return finding(rule, "the catalog has no block \(quoted(id.value))\(mend)", in: block, at: id.range)
      }
      if let earlier = first[id.value] {
        return finding(
          rule, "\(quoted(id.value)) is named twice; remove one", in: block, at: id.range,
          notes: [.init("it stands here first", at: Location(block.manifest.file, earlier))])
      }
      first[id.value] = id.range
      return nil
    }
  }

  private func statusFindings(in block: Block) -> [Finding] {
    let manifest = block.manifest
    let isDeprecated = manifest.status?.value == .deprecated
    if isDeprecated, manifest.replacedBy == nil {
      return [
        finding(
          Self.replacedBy, "a deprecated block names its replacement; add 'replacedBy:' with an id", in: block,
          at: manifest.status?.range)
      ]
    }
    if !isDeprecated, let replacement = manifest.replacedBy {
      return [
        finding(
          Self.replacedBy, "only a deprecated block has a replacement; add 'status: deprecated' or remove 'replacedBy'",
          in: block, at: replacement.range)
      ]
    }
    return []
  }
}
