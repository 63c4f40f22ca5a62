import Foundation
import Testing

@testable import BlocksCommand

@Suite struct GenerateCommandTests {
  private static let files = [
    "README.es.md", "README.md", "TAGS.es.md", "TAGS.md", "card/README.es.md", "card/README.md", "card/Usage.swift",
    "catalog.json", "chip/README.es.md", "chip/README.md", "chip/Usage.swift",
  ]

  private static func lines(_ word: String, _ files: [String]) -> String {
    files.map { "\(word) \($0)\n" }.joined()
  }

  // MARK: - Writing

  @Test func writesOnceAndThenTouchesNothing() async throws {
    let catalog = try SampleCatalog()
    #expect(
      await catalog.run("generate")
        == .init(status: .yes, output: Self.lines("wrote", Self.files), errors: "11 files: 11 changed\n"))
    let (contents, times) = (try catalog.contents(), try catalog.times())
    #expect(await catalog.run("generate") == .init(status: .yes, errors: "11 files: 0 changed\n"))
    #expect(await catalog.run("generate", "--check") == .init(status: .yes, errors: "11 files: 0 not fresh\n"))
    #expect(try catalog.contents() == contents)
    #expect(try catalog.times() == times)
  }

  @Test func writesOnlyWhatChanged() async throws {
    let catalog = try await SampleCatalog.generated()
    try catalog.write(SampleCatalog.card.replacing("Shows a card.", with: "Shows it."), to: "card/block.yaml")
    #expect(
      await catalog.run("generate")
        == .init(
          status: .yes, output: "wrote card/README.es.md\nwrote card/README.md\nwrote catalog.json\n",
          errors: "11 files: 3 changed\n"))
  }

  @Test func makesTheFilesOfOneBlock() async throws {
    #expect(
      try await SampleCatalog().run("generate", "card")
        == .init(
          status: .yes, output: "wrote card/README.es.md\nwrote card/README.md\nwrote card/Usage.swift\n",
          errors: "3 files: 3 changed\n"))
  }

  @Test func makesOneBlockWhereAnotherIsBroken() async throws {
    let catalog = try SampleCatalog(["chip/block.yaml": "title: [Chip\n"])
    #expect(await catalog.run("generate", "card").status == .yes)
    #expect(await catalog.run("generate", "card") == .init(status: .yes, errors: "3 files: 0 changed\n"))
  }

  @Test func makesThePagesOfOneLanguage() async throws {
    #expect(
      try await SampleCatalog().run("generate", "--language", "es").output
        == Self.lines("wrote", Self.files.filter { $0.hasSuffix(".es.md") || $0.hasSuffix(".swift") }))
    #expect(
      try await SampleCatalog().run("generate", "--language", "fr")
        == .init(
          status: .failure,
          errors: """
            blocks generate: '--language' takes 'en' or 'es', not 'fr'
            Run 'blocks generate --help' for the words and options it takes.

            """))
  }

  @Test func writesElsewhereWithLinksBack() async throws {
    let catalog = try SampleCatalog()
    let answer = await catalog.run("generate", "--output", "site/docs")
    #expect(answer.output == Self.lines("wrote", Self.files.map { "site/docs/\($0)" }))
    #expect(try catalog.text("site/docs/card/README.md").contains("[`Card.swift`](../../../card/Card.swift)"))
    #expect(await catalog.run("generate", "--check", "--output", "site/docs").status == .yes)
    #expect(try catalog.contents()["README.md"] == nil)
  }

  @Test func leadsBackFromBehindALink() async throws {
    let catalog = try SampleCatalog(["elsewhere/deep/note.txt": ""])
    try FileManager.default.createSymbolicLink(
      atPath: catalog.folder + "/link", withDestinationPath: "elsewhere/deep")
    _ = await catalog.run("generate", "--output", "link/docs")
    #expect(try catalog.text("link/docs/card/README.md").contains("](../../../../card/Card.swift)"))
    #expect(await catalog.run("generate", "--check", "--output", "elsewhere/deep/docs").status == .yes)
  }

  @Test(arguments: [
    ([], "card"), (["--catalog", "."], ""), (["--catalog", "card/../"], ""), (["--catalog", "../.."], "chip/deep"),
  ])
  func makesTheSameBytesFromEveryFolder(words: [String], place: String) async throws {
    let (here, there) = (try await SampleCatalog.generated(), try SampleCatalog(["chip/deep/note.txt": ""]))
    let folder = place.isEmpty ? there.folder : "\(there.folder)/\(place)"
    #expect(await Program.run(["generate"] + words, console: Console(), workingDirectory: folder) == .yes)
    let (expected, made) = (try here.contents(), try there.contents())
    for file in Self.files { #expect(made[file] == expected[file], "\(file)") }
    #expect(await there.run("generate", "--check", "--catalog", there.folder, in: "card").status == .yes)
  }

  @Test(arguments: ["starlight", "docc"])
  func wantsAFolderForPagesOfASite(flavor: String) async throws {
    let catalog = try SampleCatalog()
    let answer = await catalog.run("generate", "--flavor", flavor)
    #expect(answer.status == .failure)
    #expect(
      answer.errors.hasPrefix(
        "blocks generate: the flavor '\(flavor)' is written into a folder of its own; name one with '--output DIR'\n"))
    #expect(try catalog.contents().count == 5)
  }

  @Test(arguments: [
    ("starlight", "site/blocks/chip.mdx", "site/es/blocks/chip.mdx", "site/index.mdx"),
    ("docc", "site/Blocks.docc/chip.md", "site/Blocks.docc/chip.es.md", "site/Blocks.docc/blocks.index.md"),
  ])
  func keepsThePagesOfASiteFresh(flavor: String, page: String, spanish: String, index: String) async throws {
    let catalog = try SampleCatalog()
    let words = ["generate", "--flavor", flavor, "--output", "site"]
    func run(_ more: String...) async -> SampleCatalog.Answer {
      let console = Console()
      let status = await Program.run(words + more, console: console, workingDirectory: catalog.folder)
      return .init(status: status, output: console.output.text, errors: console.errors.text)
    }
    let first = await run()
    #expect(first.errors == "9 files: 9 changed\n")
    for path in [page, spanish, index, "site/catalog.json"] { #expect(first.output.contains("wrote \(path)\n")) }
    #expect(await run("--check") == .init(status: .yes, errors: "9 files: 0 not fresh\n"))
    let before = try catalog.contents(of: "site")
    try catalog.write("title: [Chip\n", to: "chip/block.yaml")
    #expect(await run().status == .failure)
    #expect(try catalog.contents(of: "site") == before)
    try catalog.remove("chip/block.yaml")
    try catalog.remove("chip/Chip.swift")
    let last = await run()
    #expect(last.status == .yes)
    #expect(last.output.contains("removed \(page)\n") && last.output.contains("removed \(spanish)\n"))
    #expect(!last.output.contains("removed \(index)"))
  }

  // MARK: - Checking

  @Test func tellsWhatIsStaleMissingOrOrphaned() async throws {
    let catalog = try await SampleCatalog.generated(["chip/notes.md": "# By hand\n", "old/README.md": "# By hand\n"])
    try catalog.write("<!-- Generated by blocks from a block that is gone -->\n", to: "old/README.es.md")
    try catalog.write(catalog.text("card/README.md") + "x\n", to: "card/README.md")
    try catalog.remove("chip/Usage.swift")
    let before = (try catalog.contents(), try catalog.times())

    let answer = await catalog.run("generate", "--check")
    #expect(
      answer
        == .init(
          status: .no,
          output: """
            stale card/README.md
            --- a/card/README.md
            +++ b/card/README.md
            @@ -68,4 +68,3 @@
             MIT
            \u{20}
             [All blocks](../README.md) · [Tags](../TAGS.md)
            -x
            missing chip/Usage.swift
            --- /dev/null
            +++ b/chip/Usage.swift
            @@ -0,0 +1,9 @@
            +// Generated by blocks from chip/block.yaml and chip/Chip.swift; edit those, then run: blocks generate
            +
            +import SwiftUI
            +
            +struct ChipUsage: View {
            +  var body: some View {
            +    Chip()
            +  }
            +}
            orphaned old/README.es.md
            --- a/old/README.es.md
            +++ /dev/null
            @@ -1 +0,0 @@
            -<!-- Generated by blocks from a block that is gone -->

            """,
          errors: "12 files: 3 not fresh; to mend this, run:\nblocks generate\n"))
    let dryRun = await catalog.run("generate", "--dry-run")
    #expect(dryRun == .init(status: .yes, output: answer.output, errors: "12 files: 3 would change\n"))
    #expect(try catalog.contents() == before.0)
    #expect(try catalog.times() == before.1)

    #expect(
      await catalog.run("generate")
        == .init(
          status: .yes, output: "wrote card/README.md\nwrote chip/Usage.swift\nremoved old/README.es.md\n",
          errors: "12 files: 3 changed\n"))
    #expect(try catalog.text("old/README.md") == "# By hand\n")
    #expect(try catalog.text("chip/notes.md") == "# By hand\n")
  }

  @Test func removesThePagesOfABlockThatIsGone() async throws {
    let catalog = try await SampleCatalog.generated()
    try catalog.remove("chip/block.yaml")
    try catalog.remove("chip/Chip.swift")
    #expect(await catalog.run("generate", "--check").status == .no)
    let answer = await catalog.run("generate")
    #expect(
      answer.output == """
        wrote README.es.md
        wrote README.md
        wrote TAGS.es.md
        wrote TAGS.md
        wrote catalog.json
        removed chip/README.es.md
        removed chip/README.md
        removed chip/Usage.swift

        """)
    #expect(await catalog.run("generate", "--check") == .init(status: .yes, errors: "8 files: 0 not fresh\n"))
  }

  @Test(arguments: ["generate", "generate --check", "generate --dry-run"])
  func leavesHandMadeFilesAlone(words: String) async throws {
    let catalog = try await SampleCatalog.generated()
    try catalog.write("# By hand\n", to: "card/README.md")
    let console = Console()
    let status = await Program.run(
      words.split(separator: " ").map(String.init), console: console, workingDirectory: catalog.folder)
    #expect(status == .failure)
    #expect(console.output.text.isEmpty)
    #expect(
      console.errors.text.hasPrefix(
        "card/README.md: error: this file was not generated, so it is not overwritten; move or delete it "
          + "[hand-made-file]\n11 files: 0 "))
    #expect(console.errors.text.hasSuffix(", 1 blocked\n"))
    #expect(try catalog.text("card/README.md") == "# By hand\n")
  }

  @Test func refusesToCheckAndToTryAtOnce() async throws {
    #expect(
      try await SampleCatalog().run("generate", "--check", "--dry-run")
        == .init(
          status: .failure,
          errors: """
            blocks generate: '--check' and '--dry-run' exclude each other; leave one out
            Run 'blocks generate --help' for the words and options it takes.

            """))
  }

  // MARK: - Blocks in doubt

  /// What may be wrong with a catalog, and the end of what is said of it.
  private static let doubts: [(changes: [String: String?], removed: String?, summary: String)] = [
    (
      ["chip/block.yaml": SampleCatalog.chip.replacing("level: advanced", with: "level: expert")], nil,
      "3 files: 0 CHANGED; 1 block left alone for its errors\n"
    ),
    (["chip/block.yaml": "title: [Chip\n"], nil, "3 files: 0 CHANGED; 1 block left alone for its errors\n"),
    (["chip/Chip.swift": "struct {\n"], nil, "3 files: 0 CHANGED; 1 block left alone for its errors\n"),
    ([:], "chip/Chip.swift", "3 files: 0 CHANGED; 1 block left alone for its errors\n"),
    (
      ["chip/block.yml": SampleCatalog.chip], "chip/block.yaml",
      "3 files: 0 CHANGED; 1 block left alone for its errors\n"
    ),
    (
      ["catalog.yaml": SampleCatalog.info.replacing("license", with: "licence"), "chip/block.yaml": "title: [Chip\n"],
      nil, "0 files: 0 CHANGED; every block left alone for the errors of catalog.yaml\n"
    ),
  ]

  @Test(arguments: doubts.indices)
  func leavesBlocksInDoubtAloneWithTheirPages(index: Int) async throws {
    let doubt = Self.doubts[index]
    let catalog = try await SampleCatalog.generated()
    for case (let path, let text?) in doubt.changes { try catalog.write(text, to: path) }
    if let removed = doubt.removed { try catalog.remove(removed) }
    let before = try catalog.contents()
    for (words, changed) in [(["generate"], "changed"), (["generate", "--check"], "not fresh")] {
      let console = Console()
      #expect(await Program.run(words, console: console, workingDirectory: catalog.folder) == .failure)
      let invalid = Self.files.filter {
        $0.hasPrefix("c") && $0 != "catalog.json" && (index == 5 || $0.hasPrefix("chip/"))
      }
      #expect(console.output.text == (words.count == 1 ? "" : Self.lines("invalid", invalid)))
      #expect(console.errors.text.contains(": error: "))
      #expect(
        console.errors.text.hasSuffix("\n" + doubt.summary.replacing("CHANGED", with: changed)),
        "\(console.errors.text)")
    }
    #expect(try catalog.contents() == before)
  }

  @Test func makesTheOthersWhereOneIsBroken() async throws {
    let catalog = try SampleCatalog(["chip/block.yaml": "title: [Chip\n"])
    let answer = await catalog.run("generate")
    #expect(answer.status == .failure)
    #expect(answer.output == "wrote card/README.es.md\nwrote card/README.md\nwrote card/Usage.swift\n")
    #expect(answer.errors.hasPrefix("chip/block.yaml:2:1: error: "))
    #expect(answer.errors.hasSuffix("\n3 files: 3 changed; 1 block left alone for its errors\n"))
  }

  @Test func leavesPagesAloneThatLinkToWhatCannotBeRead() async throws {
    let catalog = try await SampleCatalog.generated(["card/block.yaml": SampleCatalog.card + "see: [chip]\n"])
    let before = try catalog.contents()
    try catalog.write("title: [Chip\n", to: "chip/block.yaml")
    let answer = await catalog.run("generate", "--check")
    #expect(answer.status == .failure)
    #expect(answer.output == Self.lines("invalid", Self.files.filter { $0.hasPrefix("c") && $0 != "catalog.json" }))
    #expect(await catalog.run("generate").output == "")
    #expect(try catalog.contents()["card/README.md"] == before["card/README.md"])
  }
}
