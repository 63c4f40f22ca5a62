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
      ["init", "new", "--yes", "--block", "templates"],
      "blocks init: 'templates' cannot be an id: the folder 'templates' of a catalog is for templates of its own; "
        + "add a word\n"
    ),
    (
      ["init", "new", "--yes", "--set", "titel=x"],
      "blocks init: there is no answer 'titel' to be given here; did you mean 'title'?\n"
    ),
    (
      ["init", "new", "--yes", "--set", "title.es=x"],
      "blocks init: there is no answer 'title.es' to be given here; the answers are name, summary, languages, license, "
        + "title, origin, category, level, platform, tags, type, symbol, symbolName\n"
    ),
    (
      ["init", "new", "--yes", "--set", "tags=a,A", "--set", "level=easy"],
      """
      level: 'easy' is none of 'beginner', 'intermediate', 'advanced'; write one of these
      tags: 'a' and 'A' are one tag for search; write one of them
      blocks init: 2 answers do not fit

      """
    ),
    (
      ["init", "new", "--yes", "--set", "symbol=no", "--set", "symbolName=x"],
      "blocks init: '--set symbolName' answers nothing, as the other answers leave that question out\n"
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

  @Test func takesAnswersAboutTheFirstBlock() async throws {
    let folder = try emptyFolder()
    let refusal = await folder.run(words: ["init", "c", "--yes", "--block", "卡片"])
    #expect(refusal.errors.contains("and this as the title: --set 'title=…'"))
    let answer = await folder.run(
      words: [
        "init", "c", "--yes", "--block", "card", "--set", "title=卡片", "--set", "languages=en,es", "--set",
        "tags=card", "--set", "tags.es=tarjeta", "--set", "summary=Cards.",
      ])
    #expect(answer.status == .yes, "\(answer.errors)")
    let manifest = try folder.text("c/Catalog/card/block.yaml")
    #expect(manifest.hasPrefix("title: 卡片\nsummary: '卡片: a view to copy into your app.'\n"), "\(manifest)")
    #expect(manifest.contains("tags: {en: [card], es: [tarjeta]}\n"))
    #expect(try folder.text("c/Catalog/catalog.yaml").contains("summary: Cards.\n"))
  }

  @Test(arguments: [
    ("my blocks", "cd 'my blocks'"), ("it's", #"cd 'it'\''s'"#), ("a\nb", #"cd $'a\x0ab'"#), ("-f5", "cd ./-f5"),
    ("- x", "cd './- x'"),
  ])
  func quotesTheFolderForAShell(name: String, line: String) async throws {
    let answer = try await emptyFolder().run(words: ["init", "--yes", "--", name])
    #expect(answer.errors.contains("next:\n  \(line)\n"), "\(answer.errors)")
  }

  @Test func installsWhatThePackageNeeds() throws {
    let package = try text("Package.swift")
    let lists = package.matches(of: /\.apt\(\[(.*?)\]\)/).map { $0.1.matches(of: /"(.*?)"/).map { String($0.1) } }
    try #require(lists.count == 2)
    let needed = Set(lists.joined())
    let workflow = try text("Templates/catalogs/catalog/.github/workflows/blocks.yml.mustache")
    #expect(Self.packages(in: workflow) == needed)
    #expect(Self.packages(in: try text("README.md")) == needed)
    #expect(workflow.contains("blocks validate --strict --format github\n"))
    #expect(workflow.contains("blocks generate --check --format github\n"))
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: RecordedFile.package.appendingPathComponent(path), encoding: .utf8)
  }

  /// What the first installation with apt-get names, options aside.
  private static func packages(in text: String) -> Set<String> {
    guard let line = text.firstMatch(of: /apt-get install ([a-z0-9.\s-]+)/) else { return [] }
    // Behind the list of a workflow stands the next step, `- run`.
    let words = line.1.split(whereSeparator: \.isWhitespace).prefix { $0 != "-" }
    return Set(words.filter { !$0.hasPrefix("-") }.map(String.init))
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
