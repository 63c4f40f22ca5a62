import Testing

@testable import BlockCatalog

@Suite struct SilenceTests {
  /// What is found in a card where other lines stand for the category's, each without its file.
  private func findings(
    _ lines: String, id: String = "card", source: String = Sample().source
  ) async throws -> [String] {
    let catalog = try CatalogOnDisk(withCard: false)
    try catalog.write("\(id)/block.yaml", Sample.manifest("category: sheets", lines).manifest)
    try catalog.write("\(id)/Card.swift", source)
    return try await catalog.findings().map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  private static let unknown =
    "5:11 category: 'sheet' is no category of this catalog, which has sheets, controls; did you mean 'sheets'?"

  @Test(arguments: [
    "category: sheet # blocks: silence category", "category: sheet # blocks:   silence   category",
    "# blocks: silence category\ncategory: sheet", "# blocks: silence category\n\n  # and more\ncategory: sheet",
    "category: sheet # blocks: silence category until there are sheets",
    "category: sheet # blocks: silence category: there are none yet", "category: sheet # blocks:silence category",
    "category:\n  sheet # blocks: silence category",
  ])
  func silencesARuleBehindAValueOrAloneAboveIt(lines: String) async throws {
    #expect(try await findings(lines) == [])
  }

  @Test(arguments: [
    (
      "category: sheet\n# blocks: silence category",
      [unknown, "6:1 unused-silence: this silences no finding of 'category'; remove the comment"]
    ),
    (
      "category: sheet # blocks: silence level",
      [unknown, "5:17 unused-silence: this silences no finding of 'level'; remove the comment"]
    ),
    (
      "category: sheets # blocks: silence category",
      ["5:18 unused-silence: this silences no finding of 'category'; remove the comment"]
    ),
    (
      "category: sheet # blocks: silence categry",
      [unknown, "5:17 unused-silence: there is no rule 'categry' to silence; did you mean 'category'?"]
    ),
    (
      "category: sheets # blocks: silence everything",
      ["5:18 unused-silence: there is no rule 'everything' to silence; see 'blocks validate --rules'"]
    ),
    (
      "category: sheet # blocks: silence category, until there are some",
      ["5:17 unused-silence: there is no rule 'until' to silence; see 'blocks validate --rules'"]
    ),
    (
      "category: sheet # blocks: silence category, missing-key",
      [
        "5:17 unused-silence: 'missing-key' cannot be silenced: nothing can be made of what breaks this rule; remove "
          + "the comment"
      ]
    ),
  ])
  func tellsOfASilenceOfNothing(lines: String, expected: [String]) async throws {
    #expect(try await findings(lines) == expected)
  }

  @Test(arguments: [
    ("# blocks: silence", "no rule is named here; write '# blocks: silence RULE'"),
    ("# blocks: silence : all", "no rule is named here; write '# blocks: silence RULE'"),
    (
      "# blocks: silences category", "nothing is silenced by 'blocks: silences'; did you mean 'blocks: silence'?"
    ),
    ("# blocks: Silence category", "nothing is silenced by 'blocks: Silence'; did you mean 'blocks: silence'?"),
    ("# Blocks: silence category", "nothing is silenced by 'Blocks: silence'; did you mean 'blocks: silence'?"),
    ("# block: silence category", "nothing is silenced by 'block: silence'; did you mean 'blocks: silence'?"),
    ("# blocks silence category", "nothing is silenced by 'blocks silence'; did you mean 'blocks: silence'?"),
    (
      "# blocks: ignore category",
      "blocks does not know what 'blocks: ignore' asks for; write '# blocks: silence RULE', or begin the comment "
        + "otherwise"
    ),
  ])
  func tellsOfACommentThatSilencesNothingForItsForm(comment: String, message: String) async throws {
    #expect(try await findings("category: sheet \(comment)") == [Self.unknown, "5:17 unused-silence: \(message)"])
  }

  @Test(arguments: [
    "# as in blocks: silence category", "# Blocks: they stand in the index", "# blocks are silent", "# both",
  ])
  func leavesProseAlone(comment: String) async throws {
    #expect(try await findings("category: sheets \(comment)") == [])
  }

  @Test func silencesNothingThatARequiredKeyLacks() async throws {
    let catalog = try CatalogOnDisk()
    let manifest = Sample().manifest.replacing("title: Card", with: "titel: Card # blocks: silence unknown-key")
    try catalog.write("card/block.yaml", manifest)
    #expect(
      try await catalog.findings().map { String($0.dropFirst("Catalog/card/block.yaml ".count)) } == [
        "1:1 unknown-key: unknown key 'titel'; did you mean 'title'?",
        "1:13 unused-silence: a required key hangs on this finding of 'unknown-key', which cannot be silenced; mend it and "
          + "remove the comment",
      ])
  }

  @Test func silencesEachRuleOfAList() async throws {
    #expect(
      try await findings("category: sheets\n# blocks: silence wrong-form, see: there is none\nsee: none") == [])
  }

  @Test func readsManySilencesInOnePass() async throws {
    let silences = String(repeating: "# blocks: silence categry\n", count: 20_000)
    let found = try await findings(silences + "category: sheets")
    #expect(found.count == 101)
    #expect(found.last == "105:1 unused-silence: 19900 more of this rule in this file are not listed")
  }

  @Test func takesNoTextForAComment() async throws {
    let found = try await findings("category: sheets\ndemo: |\n  # blocks: silence demo")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("6:7 demo: ") == true)
  }

  @Test func silencesTwoRulesInOneLine() async throws {
    let lines = "category: sheets\nrequires: [none, card]"
    #expect(
      try await findings(lines + "\nsee: none")
        == [
          "6:12 requires: the catalog has no block 'none'",
          "6:18 requires: a block cannot name itself; remove 'card'",
          "7:6 wrong-form: see must be a list of texts, and this is text", "7:6 see: the catalog has no block 'none'",
        ].sorted { $0 < $1 })
    #expect(
      try await findings(
        "category: sheets\n# blocks: silence wrong-form\n# blocks: silence see\nsee: none") == [])
    #expect(
      try await findings("category: sheets\n# blocks: silence wrong-form\nsee: none # blocks: silence see") == [])
    #expect(
      try await findings("category: sheets\nrequires: [none, # blocks: silence requires\n  card]") == [
        "7:3 requires: a block cannot name itself; remove 'card'"
      ])
  }

  @Test func silencesFindingsOutsideTheManifestAtItsHeadAlone() async throws {
    let source = "public struct Card: View { init(title: String, size: CGFloat = 24) {} }"
    let finding = "1:28 component-access: 'Card' is public, but Card(title:size:) is internal; make it public too"
    #expect(try await findings("category: sheets", source: source) == [finding])
    let head = "# blocks: silence component-access\n"
    #expect(try await headed(head, source: source) == [])
    #expect(
      try await findings(head + "category: sheets", source: source) == [
        finding, "5:1 unused-silence: this silences no finding of 'component-access'; remove the comment",
      ])
    #expect(try await headed("# blocks: silence id\n", id: "Card") == [])
    #expect(try await headed("---\n# blocks: silence id\n\n", id: "Card") == [])
  }

  private func headed(_ head: String, id: String = "card", source: String = Sample().source) async throws -> [String] {
    let catalog = try CatalogOnDisk(withCard: false)
    try catalog.write("\(id)/block.yaml", head + Sample().manifest)
    try catalog.write("\(id)/Card.swift", source)
    return try await catalog.findings()
  }

  @Test func countsLinesWhateverEndsThem() async throws {
    let catalog = try CatalogOnDisk()
    let manifest = Sample.manifest("category: sheets", "# blocks: silence category\ncategory: sheet").manifest
    try catalog.write("card/block.yaml", manifest.replacing("\n", with: "\r\n"))
    #expect(try await catalog.findings() == [])
  }
}
