import Foundation
import Testing

@testable import BlocksCommand

@Suite struct ShowCommandTests {
  @Test func printsOneBlock() async throws {
    #expect(
      try await SampleCatalog().run("show", "card")
        == .init(
          status: .yes,
          output: """
            Card
            A card

            sheets · iOS 18.0+ · beginner
            en: card, image
            es: tarjeta, título

            Shows a card.

            card(title:)
              func card(title: String) -> some View

              title: String
                The first line

            Origin: Made for a test

            License: MIT

            """))
  }

  @Test func saysWhatTheBlockNeedsAndWhatReplacesIt() async throws {
    let chip = SampleCatalog.chip + "status: deprecated\nreplacedBy: card\nrequires: [card]\nsee: [card]\n"
    let output = try await SampleCatalog(["chip/block.yaml": chip]).run("show", "chip").output
    #expect(output.contains("advanced\ndeprecated; use card instead\nen: chip\n"))
    #expect(output.contains("  label: String = \"New\"\n    What it says\n\nRequires: card\n\nSee also: card\n\n"))
  }

  @Test func printsJSONForPrograms() async throws {
    let answer = try await SampleCatalog().run("show", "chip", "--format", "json")
    let facts = try #require(try JSONSerialization.jsonObject(with: Data(answer.output.utf8)) as? [String: Any])
    #expect(answer.status == .yes)
    #expect(answer.errors.isEmpty)
    #expect(answer.output.hasSuffix("}\n"))
    #expect(facts["version"] as? Int == 1)
    #expect(facts["id"] as? String == "chip")
    #expect(facts["platforms"] as? [String] == ["iOS 17.0+", "macOS 14.0+"])
    #expect(facts["tags"] as? [String: [String]] == ["en": ["chip"], "es": ["ficha"]])
    #expect(facts["source"] as? String == "Chip.swift")
    let component = try #require((facts["components"] as? [[String: Any]])?.first)
    #expect(component["name"] as? String == "Chip(label:)")
    #expect(
      component["parameters"] as? [[String: String]]
        == [["name": "label", "type": "String", "default": "\"New\"", "description": "What it says"]])
  }

  @Test(arguments: ["\u{FEFF}struct Card: View {}\r\n\r\n", "extension View {\n  func card(title: String) {}\n}"])
  func printsTheSourceToTheByte(source: String) async throws {
    let answer = try await SampleCatalog(["card/Card.swift": source]).run("show", "card", "--source")
    #expect(Array(answer.output.utf8) == Array(source.utf8))
    #expect(answer.status == .yes)
    #expect(answer.errors.isEmpty)
  }

  @Test func saysWhyThereIsNoSource() async throws {
    let catalog = try SampleCatalog(["card/Card.swift": nil])
    let message =
      "card/block.yaml: error: the folder holds no Swift file; put the component's source beside the manifest [source]\n"
    #expect(await catalog.run("show", "card", "--source") == .init(status: .failure, errors: message))
    let facts = await catalog.run("show", "card")
    #expect((facts.status, facts.errors) == (.yes, message))
    #expect(facts.output.hasPrefix("Card\nA card\n"))
  }

  @Test func saysWhyAManifestCannotBeRead() async throws {
    // The names of the folders end alike: each has a finding of its own.
    let catalog = try SampleCatalog(["a-chip/block.yaml": "title: {Chip\n", "chip/block.yaml": "title: [Chip\n"])
    let answer = await catalog.run("show", "chip")
    #expect(answer.status == .failure)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.hasPrefix("chip/block.yaml:2:1: error: a ',' or ']' was expected here; "))
  }

  @Test(arguments: [
    (["crd"], "the catalog has no block 'crd'; did you mean 'card'?"),
    (["../card"], "the catalog has no block '../card'; 'blocks list' shows those that it has"),
    ([], "ID is missing; write 'blocks show [options] ID'"),
    (["card", "--source", "--format", "json"], "'--source' and '--format' exclude each other; leave one out"),
  ])
  func refusesOtherWords(words: [String], message: String) async throws {
    let (catalog, console) = (try SampleCatalog(), Console())
    #expect(await Program.run(["show"] + words, console: console, workingDirectory: catalog.folder) == .failure)
    #expect(console.output.text.isEmpty)
    #expect(
      console.errors.text
        == "blocks show: \(message)\nRun 'blocks show --help' for the words and options it takes.\n")
  }
}
