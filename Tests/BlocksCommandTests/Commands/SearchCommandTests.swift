import Foundation
import Testing

@testable import BlocksCommand

@Suite struct SearchCommandTests {
  @Test(arguments: [
    (["TARJETA"], "card\tCard\tiOS 18.0+\tbeginner\ttitle\tes\tTarjeta\n"),
    (["titulo"], "card\tCard\tiOS 18.0+\tbeginner\ttag\tes\ttítulo\n"),
    (["ficha"], "chip\tChip\tiOS 17.0+, macOS 14.0+\tadvanced\ttag\tes\tficha\n"),
    (["image", "--language", "en"], "card\tCard\tiOS 18.0+\tbeginner\ttag\ten\timage\n"),
    (["c", "--platform", "macOS 14"], "chip\tChip\tiOS 17.0+, macOS 14.0+\tadvanced\ttitle\ten\tChip\n"),
    (["c", "--category", "sheets"], "card\tCard\tiOS 18.0+\tbeginner\ttitle\ten\tCard\n"),
    (["c", "--level", "advanced"], "chip\tChip\tiOS 17.0+, macOS 14.0+\tadvanced\ttitle\ten\tChip\n"),
    (["--limit=1", "--", "c"], "card\tCard\tiOS 18.0+\tbeginner\ttitle\ten\tCard\n"),
    (["c", "--format", "ids"], "card\nchip\n"),
  ])
  func findsBlocks(words: [String], output: String) async throws {
    let (catalog, console) = (try SampleCatalog(), Console())
    #expect(await Program.run(["search"] + words, console: console, workingDirectory: catalog.folder) == .yes)
    #expect(console.output.text == output)
    #expect(console.errors.text.isEmpty)
  }

  @Test func printsJSONWithTheWholeCount() async throws {
    #expect(
      try await SampleCatalog().run("search", "c", "--limit", "1", "--format", "json")
        == .init(
          status: .yes,
          output: """
            {
              "hits" : [
                {
                  "id" : "card",
                  "matches" : [
                    {
                      "field" : "title",
                      "kind" : "prefix",
                      "language" : "en",
                      "text" : "Card"
                    }
                  ],
                  "title" : "Card"
                }
              ],
              "query" : "c",
              "total" : 2,
              "version" : 1
            }

            """))
  }

  @Test func showsOnATerminalWhatMatched() async throws {
    #expect(
      try await SampleCatalog().run("search", "titulo", "--color", "never", isTerminal: true).output
        == "card  Card  iOS 18.0+  tag es: título\u{200E}\n")
  }

  @Test func saysWhatItDidNotFind() async throws {
    let catalog = try SampleCatalog()
    #expect(
      await catalog.run("search", "no", "such\u{1B}") == .init(status: .no, errors: "nothing found for 'no such '\n"))
    #expect(await catalog.run("search", "such", "--format", "ids") == .init(status: .no))
    let json = await catalog.run("search", "such", "--format", "json")
    #expect(json.status == .no)
    #expect(json.errors.isEmpty)
    #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any] != nil)
  }

  @Test(arguments: [
    (["-"], "nothing to search; write a word, such as 'sheet'"),
    (["  "], "nothing to search; write a word, such as 'sheet'"),
    ([""], "WORD is empty; write 'blocks search [options] WORD...'"),
    ([], "WORD is missing; write 'blocks search [options] WORD...'"),
    (["card", "--language", "fr"], "unknown language 'fr'; known are 'en', 'es'"),
    (
      ["card", "--category", "sheet"],
      "unknown category 'sheet'; known are 'sheets', 'controls'; did you mean 'sheets'?"
    ),
    (["card", "--level", "expert"], "unknown level 'expert'; known are 'beginner', 'advanced'"),
    (["card", "--limit", "0"], "'--limit' takes a whole number from 1 on, not '0'"),
    (["card", "--limit", "many"], "'--limit' takes a whole number from 1 on, not 'many'"),
    (["card", "--format", "jsn"], "'--format' takes 'text', 'json' or 'ids', not 'jsn'; did you mean 'json'?"),
  ])
  func refusesWhatItCannotLookFor(words: [String], message: String) async throws {
    let (catalog, console) = (try SampleCatalog(), Console())
    #expect(await Program.run(["search"] + words, console: console, workingDirectory: catalog.folder) == .failure)
    #expect(console.output.text.isEmpty)
    #expect(
      console.errors.text
        == "blocks search: \(message)\nRun 'blocks search --help' for the words and options it takes.\n")
  }
}
