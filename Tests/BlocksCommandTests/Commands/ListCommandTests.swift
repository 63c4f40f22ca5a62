import Testing

@testable import BlocksCommand

@Suite struct ListCommandTests {
  @Test func printsARecordALine() async throws {
    #expect(
      try await SampleCatalog().run("list")
        == .init(
          status: .yes,
          output: """
            card\tCard\tsheets\tbeginner\tiOS 18.0+
            chip\tChip\tcontrols\tadvanced\tiOS 17.0+, macOS 14.0+

            """))
  }

  @Test(arguments: [("es_MX.UTF-8", "Tarjeta"), ("fr_FR.UTF-8", "Card"), ("C", "Card")])
  func speaksTheLanguageOfItsUser(locale: String, title: String) async throws {
    let catalog = try SampleCatalog()
    for (words, start) in [(["list"], "card\t\(title)\t"), (["show", "card"], "\(title)\nA card\n")] {
      let console = Console(environment: ["LANG": locale])
      #expect(await Program.run(words, console: console, workingDirectory: catalog.folder) == .yes)
      #expect(console.output.text.hasPrefix(start), "\(console.output.text)")
    }
  }

  @Test func groupsByCategoryOnATerminal() async throws {
    let badge = SampleCatalog.chip.replacing("category: controls", with: "category: other")
    let catalog = try SampleCatalog(["long-badge/block.yaml": badge])
    #expect(
      await catalog.run("list", "--color", "never", isTerminal: true).output
        == """
        Sheets
          card        Card  iOS 18.0+
        Controls
          chip        Chip  iOS 17.0+, macOS 14.0+
        Without a known category
          long-badge  Chip  iOS 17.0+, macOS 14.0+

        """)
    #expect(await catalog.run("list", isTerminal: true).output.hasPrefix("\u{1B}[1mSheets\u{1B}[0m\n"))
  }

  @Test func leavesOutWhatCannotBeReadAndSaysSo() async throws {
    let catalog = try SampleCatalog(["chip/block.yaml": "title: [Chip\n"])
    #expect(
      await catalog.run("list")
        == .init(
          status: .yes, output: "card\tCard\tsheets\tbeginner\tiOS 18.0+\n",
          errors: "the manifest of 'chip' cannot be read and was left out; run: blocks validate\n"))
  }

  @Test func keepsARecordOnOneLine() async throws {
    let card = SampleCatalog.card.replacing("{en: Card, es: Tarjeta}", with: #""Ca\trd\u202E\n\e[2J""#)
    #expect(
      try await SampleCatalog(["card/block.yaml": card]).run("list").output.hasPrefix("card\tCa rd  [2J\tsheets\t"))
  }
}
