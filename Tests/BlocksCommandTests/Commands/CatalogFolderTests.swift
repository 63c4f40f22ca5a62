import Foundation
import Testing

@testable import BlocksCommand

@Suite struct CatalogFolderTests {
  private static let noBlocks: [String: String?] = [
    "card/block.yaml": nil, "card/Card.swift": nil, "chip/block.yaml": nil, "chip/Chip.swift": nil,
  ]

  @Test(arguments: ["", "Catalog", "Catalog/card", "app", "app/Sources/deep"])
  func findsTheNearestCatalog(place: String) async throws {
    let catalog = try SampleCatalog(Self.noBlocks.merging(Self.inFolder("Catalog")) { $1 })
    for folder in ["app/Sources/deep", "Catalog/card"] { try catalog.write("", to: folder + "/note.txt") }
    #expect(await catalog.run("list", in: place).output == "card\tCard\tsheets\tbeginner\tiOS 18.0+\n")
  }

  /// A catalog with a card, a folder further down.
  private static func inFolder(_ folder: String) -> [String: String?] {
    [
      "catalog.yaml": nil, "\(folder)/catalog.yaml": SampleCatalog.info,
      "\(folder)/card/block.yaml": SampleCatalog.card,
    ]
  }

  @Test func prefersItsOwnCatalogToOneInAFolder() async throws {
    let catalog = try SampleCatalog(["Catalog/catalog.yaml": SampleCatalog.info])
    #expect(await catalog.run("list").output.hasPrefix("card\t"))
  }

  @Test(arguments: [
    ("nosuch", "nosuch: error: there is no such folder; name a catalog's folder with --catalog [catalog]\n"),
    (
      "card",
      "card: error: neither this folder nor a folder Catalog in it has a catalog.yaml; name a catalog's folder with "
        + "--catalog [catalog]\n"
    ),
    (
      "catalog.yaml",
      "catalog.yaml: error: a folder was expected here, and this is a file; name the folder of catalog.yaml with "
        + "--catalog [catalog]\n"
    ),
  ])
  func refusesWhatIsNoCatalog(option: String, message: String) async throws {
    let catalog = try SampleCatalog()
    for command in ["validate", "generate", "list"] {
      #expect(await catalog.run(command, "--catalog", option) == .init(status: .failure, errors: message))
    }
  }

  @Test(arguments: ["app", "app/", "app/Catalog", "./app"])
  func takesTheFolderThatHoldsTheCatalog(option: String) async throws {
    let catalog = try SampleCatalog(Self.noBlocks.merging(Self.inFolder("app/Catalog")) { $1 })
    let answer = await catalog.run("list", "--catalog", option)
    #expect(answer == .init(status: .yes, output: "card\tCard\tsheets\tbeginner\tiOS 18.0+\n"))
  }

  @Test func saysWhereItLookedInVain() async throws {
    let catalog = try SampleCatalog(["catalog.yaml": nil])
    #expect(
      await catalog.run("validate")
        == .init(
          status: .failure,
          errors: """
            error: no catalog.yaml here, in a folder above, or in a Catalog folder of either; name a catalog's folder \
            with --catalog [catalog]

            """))
  }

  @Test func refusesACatalogWithoutBlocks() async throws {
    let catalog = try SampleCatalog(Self.noBlocks)
    for words in [["validate"], ["generate"], ["list"], ["search", "a"], ["show", "card"]] {
      let console = Console()
      #expect(await Program.run(words, console: console, workingDirectory: catalog.folder) == .failure)
      #expect(console.output.text.isEmpty)
      #expect(
        console.errors.text
          == "catalog.yaml: error: the catalog has no block; a block is a folder with a block.yaml [catalog]\n")
    }
  }

  @Test func refusesACatalogFileThatCannotBeRead() async throws {
    let catalog = try SampleCatalog(["catalog.yaml": "name: [Sample\n"])
    #expect(
      await catalog.run("validate")
        == .init(
          status: .failure,
          errors: """
            catalog.yaml:2:1: error: a ',' or ']' was expected here; close the list, or quote a text that has \
            brackets [yaml-syntax]
               1 | name: [Sample
               2 |
                 | ^
            catalog.yaml:1:7: note: the list opens here
               1 | name: [Sample
                 |       ^

            """))
  }

  @Test(arguments: [
    ("", "the working directory cannot be told; go to a folder that exists"),
    ("(unreachable)/a", "the working directory cannot be told; go to a folder that exists"),
    ("/nosuch/\u{FFFD}", "the path of the working directory is not UTF-8; go to another folder"),
  ])
  func refusesAWorkingDirectoryThatHasNoPath(folder: String, message: String) async {
    for words in [["list"], ["generate", "--output", "docs"], ["render", "a", "--data", "b"]] {
      let console = Console()
      #expect(await Program.run(words, console: console, workingDirectory: folder) == .failure)
      #expect(console.errors.text == "blocks: \(message)\n")
    }
    #expect(await Program.run(["--help"], console: Console(), workingDirectory: folder) == .yes)
  }

  @Test func reportsTheErrorsOfACatalogWithoutBlocks() async throws {
    let changes = Self.noBlocks.merging(["catalog.yaml": "nam: Sample\n", "card/block.yml": "title: Card\n"]) { $1 }
    let answer = try await SampleCatalog(changes).run("validate")
    #expect(answer.status == .failure)
    #expect(answer.output.isEmpty)
    #expect(
      answer.errors.contains("catalog.yaml:1:1: error: unknown key 'nam'; did you mean 'name'?"), "\(answer.errors)")
    #expect(
      answer.errors.contains("card: error: the manifest is named block.yml; rename it to block.yaml [block-folder]\n"))
    #expect(
      answer.errors.hasSuffix(
        "catalog.yaml: error: the catalog has no block; a block is a folder with a block.yaml [catalog]\n"))
  }

  @Test(arguments: [["list"], ["search", "a"], ["search", "a", "--format", "json"]])
  func refusesACatalogOfWhichNoManifestCanBeRead(words: [String]) async throws {
    let catalog = try SampleCatalog(["card/block.yaml": "title: [Card\n", "chip/block.yaml": "title: [Chip\n"])
    let console = Console()
    #expect(await Program.run(words, console: console, workingDirectory: catalog.folder) == .failure)
    #expect(console.output.text.isEmpty)
    #expect(
      console.errors.text
        == "catalog.yaml: error: not one of the 2 manifests can be read; to see why, run: blocks validate [catalog]\n")
  }
}
