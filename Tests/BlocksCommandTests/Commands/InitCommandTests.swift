import Foundation
import Testing

@testable import BlocksCommand

@Suite struct InitCommandTests {
  /// A folder with no catalog in it.
  private func emptyFolder(_ changes: [String: String?] = [:]) throws -> SampleCatalog {
    let none: [String: String?] = [
      "catalog.yaml": nil, "card/block.yaml": nil, "card/Card.swift": nil, "chip/block.yaml": nil,
      "chip/Chip.swift": nil,
    ]
    return try SampleCatalog(none.merging(changes) { $1 })
  }

  private static let made = [
    ".githooks/pre-commit", ".github/workflows/blocks.yml", ".gitignore", "Catalog/README.md", "Catalog/TAGS.md",
    "Catalog/catalog.json", "Catalog/catalog.yaml", "Catalog/first-block/FirstBlock.swift",
    "Catalog/first-block/README.md",
    "Catalog/first-block/Usage.swift", "Catalog/first-block/block.yaml", "README.md",
  ]

  @Test func makesACatalogThatWorksAtOnce() async throws {
    let folder = try emptyFolder()
    let answer = await folder.run(words: ["init", "my-blocks", "--yes"])
    #expect(answer.status == .yes)
    #expect(
      answer.errors.hasSuffix(
        """
        1 block checked: 0 errors, 0 warnings
        5 files: 5 changed
        next:
          cd my-blocks
          git init
          git config core.hooksPath .githooks
          blocks new ID
          blocks validate --strict

        """))
    #expect(try folder.contents(of: "my-blocks").filter { !$0.value.isEmpty }.keys.sorted() == Self.made)
    #expect(FileManager.default.isExecutableFile(atPath: folder.folder + "/my-blocks/.githooks/pre-commit"))
    #expect(
      try folder.text("my-blocks/README.md").hasPrefix("# My Blocks\n\nSwiftUI components to copy into your app.\n"))
    #expect(
      try folder.text("my-blocks/.github/workflows/blocks.yml").contains("repository: ${{ vars.BLOCKS_REPOSITORY }}\n"))
    #expect(await folder.run(words: ["validate", "--strict"], in: "my-blocks").status == .yes)
    #expect(await folder.run(words: ["generate", "--check"], in: "my-blocks").status == .yes)
  }

  @Test func asksForNameLanguagesAndLicense() async throws {
    let folder = try emptyFolder()
    let answer = await folder.run(
      words: ["init", ".", "--template", "tray"], typing: "Größe: \"L\" #1\n\nen_us\nes, en\nMIT License\nApache-2.0\n")
    #expect(answer.status == .yes, "\(answer.errors)")
    #expect(
      try folder.text("Catalog/catalog.yaml").hasPrefix(
        """
        name: 'Größe: "L" #1'
        summary: SwiftUI components to copy into your app.
        languages: [es, en]

        """))
    #expect(
      try folder.text("Catalog/first-block/FirstBlock.swift").hasPrefix("// SPDX-License-Identifier: Apache-2.0\n"))
    #expect(try folder.text("Catalog/dynamic-height-tray/block.yaml").contains("license: MIT\n"))
    #expect(await folder.run("validate", "--strict").status == .yes)
  }

  @Test(arguments: ["README.md", "Catalog/catalog.yaml", ".github/workflows/own.yml", "readme.md"])
  func touchesNothingThatIsThere(path: String) async throws {
    let folder = try emptyFolder([path: "mine"])
    let answer = await folder.run(words: ["init", ".", "--yes"])
    #expect(answer.status == .failure)
    #expect(answer.errors.contains(" is there already"))
    #expect(try folder.contents().values.filter { !$0.isEmpty } == [Data("mine".utf8)])
  }

  @Test func fillsAFolderThatHoldsOtherThings() async throws {
    let folder = try emptyFolder([".git/HEAD": "ref: refs/heads/main\n", "LICENSE": "mine"])
    #expect(await folder.run(words: ["init", ".", "--yes"]).status == .yes)
    #expect(try folder.text("LICENSE") == "mine")
  }

  @Test(arguments: [
    (["init", "file", "--yes"], "blocks init: 'file' is a file; name a folder\n"),
    (
      ["init", "new", "--yes", "--block", "Con"],
      "blocks init: 'con' cannot be an id: Windows keeps the name 'con' for a device; add a word\n"
    ),
    (
      ["init", "new", "--yes", "--template", "x"],
      "blocks init: '--template' takes 'modifier', 'sheet', 'tray' or 'view', not 'x'\n"
    ),
    (
      ["init", "new", "--yes", "--set", "license=Mine Own"],
      "license: 'Mine Own' is no SPDX license; write an id such as 'MIT'\n"
    ),
    (
      ["init", "new", "--yes", "--catalog", "."],
      "blocks init: '--catalog' names a catalog that is there; the new one's folder is DIR\n"
    ),
    (["init", "new"], "  --set name=…       The catalog's name. Default: New\n"),
  ])
  func refusesBeforeAnythingIsWritten(words: [String], errors: String) async throws {
    let folder = try emptyFolder(["file": "x"])
    let answer = await folder.run(words: words)
    #expect(answer.status == .failure)
    #expect(answer.errors.hasPrefix(errors))
    #expect(try folder.contents().count == 1)
  }

  @Test func showsWhatWouldBeWritten() async throws {
    let folder = try emptyFolder()
    let answer = await folder.run(words: ["init", "new", "--yes", "--dry-run"])
    #expect(
      answer.output.hasPrefix(
        "new/\n  .githooks/\n    pre-commit\n  .github/\n    workflows/\n      blocks.yml\n  .gitignore\n  Catalog/\n"))
    #expect(try folder.contents().isEmpty)
  }
}
