import Foundation
import Testing

@testable import BlocksCommand

@Suite struct ValidateCommandTests {
  /// A card whose category is spelled wrong.
  private static let misspelled = SampleCatalog.card.replacing("category: sheets", with: "category: sheet")
  private static let misspelledFinding = """
    card/block.yaml:5:11: error: 'sheet' is no category of this catalog, which has sheets, controls; did you mean \
    'sheets'? [category]
       3 | origin: Made for a test
       4 | description: Shows a card.
       5 | category: sheet
         |           ^~~~~
       6 | level: beginner
       7 | platform: iOS 18.0+

    """
  /// A chip whose manifest cannot be read.
  private static let brokenFinding = """
    chip/block.yaml:2:1: error: a ',' or ']' was expected here; close the list, or quote a text that has brackets \
    [yaml-syntax]
       1 | title: [Chip
       2 |
         | ^
    chip/block.yaml:1:8: note: the list opens here
       1 | title: [Chip
         |        ^

    """

  @Test func saysThatNothingIsWrong() async throws {
    #expect(
      try await SampleCatalog().run("validate")
        == .init(status: .yes, errors: "2 blocks checked: 0 errors, 0 warnings\n"))
  }

  @Test func printsErrorsAndSaysNo() async throws {
    let catalog = try SampleCatalog(["card/block.yaml": Self.misspelled])
    #expect(
      await catalog.run("validate")
        == .init(
          status: .no, output: Self.misspelledFinding, errors: "2 blocks checked: 1 error, 0 warnings\n"))
  }

  @Test func countsWarningsAsErrorsOnlyWhereItIsStrict() async throws {
    let manifest = SampleCatalog.card.replacing("summary: A card", with: "summary: Card #1 of two")
    let catalog = try SampleCatalog(["card/block.yaml": manifest])
    var expected = SampleCatalog.Answer(
      status: .yes,
      output: """
        card/block.yaml:2:15: warning: a comment cuts this text; quote the text if the '#' belongs to it [yaml-cut-text]
           1 | title: {en: Card, es: Tarjeta}
           2 | summary: Card #1 of two
             |               ^~~~~~~~~
           3 | origin: Made for a test
           4 | description: Shows a card.

        """,
      errors: "2 blocks checked: 0 errors, 1 warning\n")
    #expect(await catalog.run("validate") == expected)
    expected.status = .no
    expected.output = expected.output.replacing("warning:", with: "error:")
    expected.errors = "2 blocks checked: 1 error, 0 warnings\n"
    #expect(await catalog.run("validate", "--strict") == expected)
  }

  @Test func checksOneBlockAlone() async throws {
    let catalog = try SampleCatalog(["card/block.yaml": Self.misspelled, "chip/block.yaml": "title: [Chip\n"])
    #expect(
      await catalog.run("validate", "card")
        == .init(status: .no, output: Self.misspelledFinding, errors: "1 block checked: 1 error, 0 warnings\n"))
    #expect(
      await catalog.run("validate", "chip")
        == .init(status: .no, output: Self.brokenFinding, errors: "1 block checked: 1 error, 0 warnings\n"))
  }

  @Test func staysOutOfBlocksThatNobodyNamed() async throws {
    let catalog = try SampleCatalog(["chip/block.yaml": "title: [Chip\n", "clip/block.yml": "title: Clip\n"])
    #expect(
      await catalog.run("validate", "card")
        == .init(status: .yes, errors: "1 block checked: 0 errors, 0 warnings\n"))
  }

  @Test func checksTheOthersWhereOneIsBroken() async throws {
    let catalog = try SampleCatalog([
      "card/block.yaml": Self.misspelled, "chip/block.yaml": "title: [Chip\n", "clip/block.yml": "title: Clip\n",
    ])
    #expect(
      await catalog.run("validate")
        == .init(
          status: .no,
          output: Self.misspelledFinding + Self.brokenFinding + """
            clip: error: the manifest is named block.yml; rename it to block.yaml [block-folder]

            """,
          errors: "2 blocks checked: 3 errors, 0 warnings\n"))
  }

  @Test func showsPathsFromTheWorkingDirectory() async throws {
    let catalog = try SampleCatalog(["card/block.yaml": Self.misspelled])
    func place(_ words: String..., in folder: String) async -> Substring {
      let console = Console()
      _ = await Program.run(["validate"] + words, console: console, workingDirectory: folder)
      return console.output.text.prefix { $0 != ":" }
    }
    let name = URL(fileURLWithPath: catalog.folder).lastPathComponent
    #expect(await place(in: catalog.folder) == "card/block.yaml")
    #expect(await place(in: catalog.folder + "/card") == "../card/block.yaml")
    #expect(await place("--catalog", "..", in: catalog.folder + "/chip") == "../card/block.yaml")
    #expect(await place("--catalog", name + "//", in: catalog.folder + "/..") == "\(name)/card/block.yaml")
    #expect(await place("--catalog", catalog.folder, in: "/") == "\(catalog.folder)/card/block.yaml")
  }

  @Test(arguments: [
    ("crd", "the catalog has no block 'crd'; did you mean 'card'?"),
    ("button", "the catalog has no block 'button'; 'blocks list' shows those that it has"),
  ])
  func refusesAnUnknownBlock(id: String, message: String) async throws {
    #expect(
      try await SampleCatalog().run("validate", "card", id)
        == .init(
          status: .failure,
          errors: "blocks validate: \(message)\nRun 'blocks validate --help' for the words and options it takes.\n"))
  }

  @Test func colorsFindingsWhereAsked() async throws {
    let catalog = try SampleCatalog(["card/block.yaml": Self.misspelled])
    #expect(await catalog.run("validate", "--color", "always").output.contains("\u{1B}[1;31merror:"))
    #expect(await catalog.run("validate", isTerminal: true).output.contains("\u{1B}[1;31merror:"))
    #expect(await catalog.run("validate", "--color", "never", isTerminal: true).output == Self.misspelledFinding)
  }

  // MARK: - Weights and formats

  @Test(arguments: [
    ("off", "2 blocks checked: 0 errors, 0 warnings", 0, 0),
    ("note", "2 blocks checked: 0 errors, 0 warnings, 1 note", 0, 0),
    ("warning", "2 blocks checked: 0 errors, 1 warning", 0, 1),
    ("error", "2 blocks checked: 1 error, 0 warnings", 1, 1),
  ])
  func weighsRulesAsTheCatalogSetsThem(weight: String, summary: String, status: Int32, strict: Int32)
    async throws
  {
    let catalog = try SampleCatalog([
      "catalog.yaml": SampleCatalog.info.replacing("rules: {", with: "rules: {category: \(weight), "),
      "card/block.yaml": Self.misspelled,
    ])
    let answer = await catalog.run("validate")
    #expect(answer.status.rawValue == status)
    #expect(answer.errors == summary + "\n")
    #expect(answer.output.isEmpty == (weight == "off"))
    #expect(await catalog.run("validate", "--strict").status.rawValue == strict)
  }

  @Test func printsFindingsAsJSON() async throws {
    let catalog = try SampleCatalog(["card/block.yaml": Self.misspelled])
    let answer = await catalog.run("validate", "--format", "json", in: "chip")
    #expect(answer.status == .no)
    #expect(answer.errors == "2 blocks checked: 1 error, 0 warnings\n")
    let report = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(report["summary"] as? [String: Int] == ["blocks": 2, "errors": 1, "warnings": 0, "notes": 0])
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.map { $0["rule"] as? String } == ["category"])
    #expect(findings.first?["path"] as? String == "../card/block.yaml")
  }

  private static let command =
    ",line=5,col=11,endLine=5,endColumn=16,title=category::'sheet' is no category of this catalog, which has sheets, "
    + "controls; did you mean 'sheets'?\n"

  @Test(arguments: [".git/HEAD", ".git"])
  func namesFilesFromTheRepositoryForGitHub(mark: String) async throws {
    let catalog = try SampleCatalog([
      mark: "", "catalog.yaml": nil, "Blocks/catalog.yaml": SampleCatalog.info,
      "Blocks/card/block.yaml": Self.misspelled,
      "Blocks/card/Card.swift": "// SPDX-License-Identifier: MIT\nextension View { func card(title: String) {} }",
    ])
    let expected = SampleCatalog.Answer(
      status: .no, output: "::error file=Blocks/card/block.yaml\(Self.command)",
      errors: "1 block checked: 1 error, 0 warnings\n")
    for (place, folder) in [
      ("", "Blocks"), ("Blocks", "."), ("Blocks/card", ".."), ("chip", "\(catalog.folder)/Blocks"),
    ] {
      #expect(await catalog.run("validate", "--format", "github", "--catalog", folder, in: place) == expected)
    }
  }

  @Test func namesFilesFromBesideTheCatalogWhereThereIsNoRepository() async throws {
    let catalog = try SampleCatalog(["card/block.yaml": Self.misspelled])
    let name = URL(fileURLWithPath: catalog.folder).lastPathComponent
    for folder in ["..", catalog.folder] {
      #expect(
        await catalog.run("validate", "--format", "github", "--catalog", folder, in: "chip").output
          == "::error file=\(name)/card/block.yaml\(Self.command)")
    }
  }

  private struct Log: Decodable {
    struct Run: Decodable {
      struct Tool: Decodable { var driver: Driver }
      struct Driver: Decodable { var rules: [Rule] }
      struct Rule: Decodable { var id: String }
      struct Result: Decodable { var ruleId: String, locations: [Place] }
      struct Place: Decodable { var physicalLocation: Location }
      struct Location: Decodable { var artifactLocation: Artifact }
      struct Artifact: Decodable { var uri: String }

      var tool: Tool
      var results: [Result]
    }

    var version: String
    var runs: [Run]
  }

  @Test func printsALogForCodeScanningWithPathsFromTheRepository() async throws {
    let catalog = try SampleCatalog(["card/block.yaml": Self.misspelled, ".git/HEAD": ""])
    let answer = await catalog.run("validate", "--format", "sarif", in: "chip")
    #expect(answer.status == .no)
    #expect(answer.errors == "2 blocks checked: 1 error, 0 warnings\n")
    let log = try JSONDecoder().decode(Log.self, from: Data(answer.output.utf8))
    #expect(log.version == "2.1.0")
    let run = try #require(log.runs.first)
    #expect(run.tool.driver.rules.map(\.id) == RuleList.checks.map(\.id).sorted())
    #expect(run.results.map(\.ruleId) == ["category"])
    #expect(
      run.results.flatMap(\.locations).map(\.physicalLocation.artifactLocation.uri) == ["card/block.yaml"])
  }

  @Test func saysNothingButTheSummaryWhereNothingIsWrong() async throws {
    let catalog = try SampleCatalog()
    let summary = "2 blocks checked: 0 errors, 0 warnings\n"
    #expect(await catalog.run("validate", "--format", "github") == .init(status: .yes, errors: summary))
    #expect(await catalog.run("validate", "--format", "text") == .init(status: .yes, errors: summary))
    #expect(await catalog.run("validate", "--format", "sarif").errors == summary)
  }
}
