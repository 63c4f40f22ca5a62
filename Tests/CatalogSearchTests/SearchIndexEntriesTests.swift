import BlockCatalog
import CatalogSearch
import Testing

@Suite struct SearchIndexEntriesTests {
  @Test func tellsTheBlocksInTheOrderOfTheIndex() {
    let samples = [
      Sample("a", titles: ["en": "One", "de": "Eins"], tags: ["en": ["x"]], platforms: ["iOS 18.0+", "macOS 15.0+"]),
      Sample("b"),
    ]
    let entries = SearchIndex(sampleCatalog(samples).manifests).entries
    #expect(entries.map(\.id) == ["a", "b"])
    #expect(entries[0].titles.map(\.text) == ["Eins", "One"])
    #expect(entries[0].titles.map(\.language) == ["de", "en"])
    #expect(entries.map(\.platforms) == [["iOS 18.0+", "macOS 15.0+"], []])
  }
}
