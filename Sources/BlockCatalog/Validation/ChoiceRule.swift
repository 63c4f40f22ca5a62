import Diagnostics

/// Categories and levels are closed sets: their keys stand in `catalog.yaml`.
struct ChoiceRule: BlockRule {
  static let category = Rule(
    "category", "A block's category is a key of categories in catalog.yaml.",
    bad: """
      # categories of catalog.yaml: {sheets: Sheets}
      category: sheet
      """,
    good: """
      # categories of catalog.yaml: {sheets: Sheets}
      category: sheets
      """)
  static let level = Rule(
    "level", "A block's level is a key of levels in catalog.yaml.",
    bad: """
      # levels of catalog.yaml: {beginner: Beginner}
      level: easy
      """,
    good: """
      # levels of catalog.yaml: {beginner: Beginner}
      level: beginner
      """)

  static let rules = [category, level]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    check(block.manifest.category, Self.category, catalog.info.categories, in: block)
      + check(block.manifest.level, Self.level, catalog.info.levels, in: block)
  }

  private func check(
    _ key: Located<String>?, _ rule: Rule, _ choices: [CatalogInfo.Choice], in block: Block
  ) -> [Finding] {
    let keys = choices.map(\.key)
    guard let key, !keys.contains(key.value) else { return [] }
    let mend = suggestion(for: key.value, among: keys)
    return [
      finding(
        rule, "\(quoted(key.value)) is no \(rule.id) of this catalog, which has \(listed(keys))\(mend)",
        in: block, at: key.range)
    ]
  }
}
