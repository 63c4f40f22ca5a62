import Testing

@testable import CatalogDocs

@Suite struct AnchorsTests {
  @Test(arguments: [
    ("API reference", "api-reference", "API-reference"),
    ("card(_:title:)", "card_title", "cardtitle"),
    ("Größe & Maß", "größe--maß", "Größe--Maß"),
    ("a - b", "a---b", "a-b"),
    ("Qué es", "qué-es", "Qué-es"),
    ("日本語", "日本語", "日本語"),
    ("1. Step!", "1-step", "1-Step"),
    ("snake_case", "snake_case", "snakecase"),
  ])
  func namesAHeadingAsItsReaderDoes(text: String, github: String, docc: String) {
    var anchors = (Anchors(.github, .leftToRight), Anchors(.docc, .leftToRight))
    #expect(anchors.0.next(text) == github)
    #expect(anchors.1.next(text) == docc)
  }

  @Test func countsWhatRepeats() {
    var anchors = Anchors(.github, .leftToRight)
    #expect(
      ["Usage", "Usage", "usage", "Usage 1", "Usage-1"].map { anchors.next($0) } == [
        "usage", "usage-1", "usage-2", "usage-1-1", "usage-1-2",
      ])
  }

  @Test func countsNoTitleInStarlight() {
    var anchors = Anchors(.starlight, .leftToRight)
    #expect(anchors.next("Usage", .title) == "_top")
    var docc = Anchors(.docc, .leftToRight)
    #expect(docc.next("Usage", .title).isEmpty)
    #expect(anchors.next("Usage") == "usage")
  }
}
