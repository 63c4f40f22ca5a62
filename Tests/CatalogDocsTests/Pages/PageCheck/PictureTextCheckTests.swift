import Testing

@testable import CatalogDocs

@Suite struct PictureTextCheckTests {
  @Test(arguments: [
    ("![](a.png)", "3:3"), ("Text ![ ](a.png) text.", "3:8"), ("![][a]\n\n  [a]: a.png", "3:3"),
  ])
  func asksForAnAlternativeText(text: String, place: String) async throws {
    let block = try await CheckedBlock("|\n  \(text)", files: ["card/a.png"])
    #expect(
      block.findings == [
        "\(place) picture-text: this image has no alternative text; say between its brackets what it shows"
      ])
  }

  @Test(arguments: ["![A card](a.png)", "[](a.png)", "`![](a.png)` [a](a.png)", "\\![](a.png)"])
  func acceptsOtherText(text: String) async throws {
    let block = try await CheckedBlock("|\n  \(text)", files: ["card/a.png"])
    #expect(block.findings == [])
  }
}
