import CatalogSearch
import Testing

@Suite struct TagCountTests {
  private let search = CatalogSearch(
    catalog: sampleCatalog([
      Sample("a", tags: ["en": ["card", "panel"], "pt-BR": ["cartão"]]),
      Sample("b", tags: ["en": ["Card", "zoom"], "pt-BR": ["cartao"]]),
      Sample("c", tags: ["en": ["card"], "de": ["Karte"]]),
    ]))

  private func lines(_ language: String? = nil) throws(QueryError) -> [String] {
    try search.tags(in: language).map { "\($0.text) \($0.language) \($0.count)" }
  }

  @Test func countsBlocksInTheOrderOfLanguagesAndLetters() throws {
    #expect(try lines() == ["card en 3", "panel en 1", "zoom en 1", "Karte de 1", "cartao pt-BR 2"])
    #expect(try lines("PT") == ["cartao pt-BR 2"])
    #expect(throws: QueryError.self) { try lines("pl") }
  }

  @Test func ordersTagsByTheAlphabetOfTheirLanguage() throws {
    let tags = ["ö", "zon", "ål", "ärt", "apa"]
    let search = CatalogSearch(catalog: sampleCatalog([Sample("a", tags: ["en": tags, "de": tags])]))
    #expect(try search.tags(in: "de").map(\.text) == ["ål", "apa", "ärt", "ö", "zon"])
  }

  @Test func namesNoTagsNearMerePunctuation() {
    #expect(search.nearestTags(to: Query(words: ["?!", "…"]), count: 3).isEmpty)
  }

  @Test(arguments: [("crad", ["card", "cartao", "Karte"]), ("panle", ["panel", "Karte", "card"])])
  func namesTheNearestTags(query: String, expected: [String]) {
    #expect(search.nearestTags(to: Query(words: [query]), count: 3) == expected)
  }
}
