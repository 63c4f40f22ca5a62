import Testing

@testable import CatalogDocs

@Suite struct LinkCheckTests {
  @Test(arguments: [
    "See [it](notes.txt).", "See [it](./notes.txt#part).", "See [it](../tray/block.yaml).", "See [it](<my notes.txt>).",
    "See [it](my%20notes.txt).", "See ![it](shots/a.png \"Title\").", "See [it](../tray/).",
    "See [it](../README.es.md).",
    "See [it](../tray/README.md).", "See [it](README.es.md).", "See [it](Usage.swift).", "See [it](#part).",
    "See [it](https://example.com/none) or [mail](mailto:a@example.com).", "See [it](//example.com/a).",
    "See [it] (none.txt).", "See `[it](none.txt)`.", "See \\[it](none.txt).", "See [it][a].",
  ])
  func acceptsLinksThatLeadSomewhere(text: String) async throws {
    let block = try await CheckedBlock(
      "|\n  \(text)\n  [more](notes.txt) and [more](my%20notes.txt) and ![more](shots/a.png)",
      files: ["card/notes.txt", "card/my notes.txt", "card/shots/a.png"])
    #expect(block.findings == [])
  }

  @Test func leavesCodeAlone() async throws {
    let block = try await CheckedBlock("|\n  Text.\n\n  ```\n  [it](none.txt)\n  ```\n\n      [it](none.txt)")
    #expect(block.findings == [])
  }

  @Test(arguments: [
    ("See [it](none.txt).", "3:12", "none.txt"), ("- See ![it](none.png)", "3:15", "none.png"),
    ("> # [it](../tray/none.md)", "3:12", "../tray/none.md"), ("[![a](none.png)](#part)", "3:9", "none.png"),
    ("[a]: none.txt", "3:8", "none.txt"), ("| a |\n  |---|\n  | [a](none.txt) |", "5:9", "none.txt"),
    ("`none.txt` none.txt [it](none.txt)", "3:28", "none.txt"), ("[a](fo(o).txt)", "3:7", "fo(o).txt"),
  ])
  func reportsALinkToNoFile(text: String, place: String, shown: String) async throws {
    let block = try await CheckedBlock("|\n  \(text)")
    #expect(
      block.findings == [
        "\(place) broken-link: there is no file '\(shown)' beside the block's page; add it, or correct the link"
      ])
  }

  @Test(arguments: ["../../none.txt", "/etc/passwd", "%2e%2e/../none.txt"])
  func reportsALinkOutOfTheCatalog(target: String) async throws {
    let block = try await CheckedBlock("{en: Text., es: '[it](\(target))'}")
    #expect(
      block.findings == [
        "2:36 broken-link: '\(target)' leads out of the catalog; link to a file in it, or to an address with 'https://'"
      ])
  }

  @Test(arguments: ["javascript:alert(1)", "JavaScript:x", "vbscript:x", "data:text/html,x", "file:///etc/passwd"])
  func reportsALinkThatPagesRefuse(target: String) async throws {
    let block = try await CheckedBlock("'[it](\(target))'")
    #expect(
      block.findings == [
        "2:20 broken-link: '\(target)' is no address that pages link to; write one with 'https://'"
      ])
  }

  @Test(arguments: ["[it]()", "[it](<>)", "[it]( )"])
  func reportsALinkWithoutATarget(link: String) async throws {
    let block = try await CheckedBlock("'\(link)'")
    #expect(
      block.findings == ["2:15 broken-link: this link leads nowhere; name a file of the catalog or an address"])
  }

  @Test func pointsAtTheTextWhereItIsNotWrittenAsItReads() async throws {
    let block = try await CheckedBlock("\"See [it](n\\x6Fne.txt).\"")
    #expect(block.findings.map { $0.prefix(17) } == ["2:14 broken-link:"])
  }
}
