import Testing

@testable import CatalogDocs

@Suite struct OrphanCheckTests {
  private let message =
    "orphaned-file: nothing names this file; link to it from the description, list it under 'pictures', or remove it"

  @Test func reportsFilesThatNothingNames() async throws {
    let block = try await CheckedBlock(
      "See [it](notes.txt), [all](data) and ![this](shots/c.png).",
      "source: Card.swift\npictures: [{light: shots/a.png, dark: shots/b.png, alt: A}]",
      files: [
        "card/notes.txt", "card/old.txt", "card/shots/a.png", "card/shots/b.png", "card/shots/c.png",
        "card/shots/d.png", "card/README.md", "card/README.fr.md", "card/Usage.swift", "card/Old.swift",
        "card/.hidden", "card/.git/config", "card/data/a.txt", "card/data/more/b.txt", "card/docs/README.md",
      ])
    #expect(
      block.findings.filter { $0.contains("orphaned") } == [
        "card/Old.swift \(message)", "card/docs/README.md \(message)", "card/old.txt \(message)",
        "card/shots/d.png \(message)",
      ])
  }

  @Test func countsWhatIsBeyondTwenty() async throws {
    let block = try await CheckedBlock("Text.", files: (10..<35).map { "card/\($0).txt" })
    #expect(block.findings.count == 21)
    #expect(block.findings.contains("card/29.txt \(message)"))
    #expect(block.findings.contains("card/block.yaml orphaned-file: 5 more files are named by nothing"))
  }
}
