import Foundation
import Testing

@testable import BlocksCommand

@Suite struct SearchCommandTests {
  @Test(arguments: [
    (["TARJETA"], "card\tCard\tiOS 18.0+\tbeginner\ttitle\tes\tTarjeta\n"),
    (["titulo"], "card\tCard\tiOS 18.0+\tbeginner\ttag\tes\ttítulo\n"),
    (["ficha"], "chip\tChip\tiOS 17.0+, macOS 14.0+\tadvanced\ttag\tes\tficha\n"),
    (["image", "--language", "en"], "card\tCard\tiOS 18.0+\tbeginner\ttag\ten\timage\n"),
    (["c", "--platform", "macOS 14"], "chip\tChip\tiOS 17.0+, macOS 14.0+\tadvanced\ttag\ten\tchip\n"),
    (["c", "--category", "sheets"], "card\tCard\tiOS 18.0+\tbeginner\ttag\ten\tcard\n"),
    (["c", "--level", "advanced"], "chip\tChip\tiOS 17.0+, macOS 14.0+\tadvanced\ttag\ten\tchip\n"),
    (["--limit=1", "--", "c"], "card\tCard\tiOS 18.0+\tbeginner\ttag\ten\tcard\n"),
    (["c", "--format", "ids"], "card\nchip\n"), (["c", "--format", "ids", "--offset", "1"], "chip\n"),
    (["c", "--format", "ids", "--offset", "1", "--limit", "1"], "chip\n"), (["c", "--format", "ids", "--offset", "2"], ""),
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
                      "field" : "tag",
                      "kind" : "prefix",
                      "language" : "en",
                      "text" : "card"
                    }
                  ],
                  "score" : 4082424,
                  "title" : "Card"
                }
              ],
              "limit" : 1,
              "offset" : 0,
              "query" : "c",
              "total" : 2,
              "version" : 1
            }

            """))
  }

  @Test func showsOnATerminalWhatMatched() async throws {
    #expect(
      try await SampleCatalog().run("search", "titulo", "--color", "never", isTerminal: true).output
        == "card  Card  iOS 18.0+  beginner  tag es: título\n")
  }

  @Test func saysWhatItDidNotFind() async throws {
    let catalog = try SampleCatalog()
    #expect(
      await catalog.run("search", "no", "such\u{1B}") == .init(status: .no, errors: "nothing found for 'no such '; the nearest tags are NEAREST\n"))
    #expect(await catalog.run("search", "such", "--format", "ids") == .init(status: .no, errors: "nothing found for 'such'; the nearest tags are 'ficha', 'card', 'chip'\n"))
    let json = await catalog.run("search", "such", "--format", "json")
    #expect(json.status == .no)
    #expect(json.errors == "nothing found for 'such'; the nearest tags are 'ficha', 'card', 'chip'\n")
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
    (["card", "--offset", "-1"], "'--offset' takes a whole number from 0 on, not '-1'"),
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
