import Testing

@testable import BlockCatalog

@Suite struct RuleSettingTests {
  /// What is found in a catalog with settings, each with its severity; its card has a category that does not exist.
  private func findings(
    _ settings: String, category: String = "category: sheet", title: String = "title: Card"
  ) async throws -> [String] {
    let catalog = try CatalogOnDisk()
    try catalog.write("catalog.yaml", Sample().info + "\nrules: \(settings)\n")
    try catalog.write(
      "card/block.yaml",
      Sample.manifest("category: sheets", category).manifest.replacing("title: Card", with: title))
    let loaded = try await Catalog.load(root: catalog.root, shownAs: "")
    return await Validation(loaded, loaded.blocks()).findings.withoutLicenses.map {
      "\($0.severity.rawValue) \($0.rule.id)"
    }
  }

  @Test(arguments: [
    ("{}", ["error category"]), ("{level: off}", ["error category"]), ("{category: off}", []),
    ("{category: note}", ["note category"]), ("{category: warning}", ["warning category"]),
    ("{category: error}", ["error category"]), ("{category: 'off'}", []),
  ])
  func weighsARule(settings: String, expected: [String]) async throws {
    #expect(try await findings(settings) == expected)
  }

  @Test func weighsWhatReadingFinds() async throws {
    let title = "title: Card #1 of two"
    #expect(try await findings("{category: off}", title: title) == ["warning yaml-cut-text"])
    #expect(try await findings("{category: off, yaml-cut-text: error}", title: title) == ["error yaml-cut-text"])
    #expect(try await findings("{category: off, yaml-cut-text: off}", title: title) == [])
  }

  @Test func weighsAFindingThatIsLeftAfterSilences() async throws {
    let silenced = "category: sheet # blocks: silence category"
    #expect(try await findings("{category: off}", category: silenced) == [])
    let unused = "category: sheets # blocks: silence category"
    #expect(try await findings("{unused-silence: error}", category: unused) == ["error unused-silence"])
    #expect(try await findings("{unused-silence: off}", category: unused) == [])
  }

  @Test(arguments: ["off", "note"])
  func alwaysTellsWhyAManifestCannotBeRead(weight: String) async throws {
    #expect(
      try await findings("{yaml-syntax: \(weight), category: off}", title: "title: [Card") == [
        "error yaml-syntax", "error rule-setting",
      ])
  }

  @Test(arguments: [
    ("titel: Card", ["error unknown-key"]), ("", ["error missing-key"]), ("title: ", ["error wrong-form"]),
    ("title: [Card]", ["error wrong-form"]), ("title: {en: }", ["error wrong-form"]),
    ("title: &T", ["error yaml-empty-value"]),
  ])
  func alwaysTellsThatARequiredKeyIsMissingOrHasAnotherForm(title: String, expected: [String]) async throws {
    let settings = "{unknown-key: off, wrong-form: note, yaml-empty-value: off, category: off}"
    #expect(try await findings(settings, title: title) == expected)
  }

  @Test func weighsWhatIsWrongWithAKeyThatMayBeLeftOut() async throws {
    let title = "title: Card\nstatus: betta\nsourc: Card.swift\ntitel: Card"
    #expect(
      try await findings("{category: off}", title: title) == [
        "error wrong-form", "error unknown-key", "error unknown-key",
      ])
    #expect(
      try await findings("{category: off, wrong-form: note, unknown-key: warning}", title: title) == [
        "note wrong-form", "warning unknown-key", "warning unknown-key",
      ])
  }

  @Test func alwaysTellsThatASourceIsMissing() async throws {
    let catalog = try CatalogOnDisk()
    try catalog.write("catalog.yaml", Sample().info + "\nrules: {block-folder: off}\n")
    try catalog.write("card/block.yaml", "# blocks: silence source\n" + Sample().manifest + "\nsource: None.swift\n")
    #expect(
      try await catalog.findings().map { String($0.dropFirst("Catalog/card/block.yaml ".count)) } == [
        "1:1 unused-silence: 'source' cannot be silenced: nothing can be made of what breaks this rule; remove the "
          + "comment",
        "13:9 source: 'None.swift': the file cannot be read: no such file or directory",
      ])
  }

  @Test(arguments: [
    ("{categry: off}", "7:9 rule-setting: there is no rule 'categry'; did you mean 'category'?"),
    (
      "{yaml-syntax: off}",
      "7:9 rule-setting: 'yaml-syntax' cannot be set: nothing can be made of what breaks this rule; remove it"
    ),
    ("{everything: off}", "7:9 rule-setting: there is no rule 'everything'; see 'blocks validate --rules'"),
    (
      "{category: of}",
      "7:19 wrong-form: rules.category is one of off, note, warning, error, and this is 'of'; did you mean 'off'?"
    ),
    ("{category: }", "7:18 wrong-form: rules.category is empty; expected text"),
    ("[category]", "7:8 wrong-form: rules must be a mapping of rules, and this is a list"),
  ])
  func refusesWhatIsNoRuleOrNoWeight(settings: String, expected: String) async throws {
    let catalog = try CatalogOnDisk()
    try catalog.write("catalog.yaml", Sample().info + "\nrules: \(settings)\n")
    #expect(try await catalog.findings() == ["Catalog/catalog.yaml \(expected)"])
  }
}
