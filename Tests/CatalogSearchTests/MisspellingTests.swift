import CatalogSearch
import Testing

@Suite struct MisspellingTests {
  private func isFound(_ query: String, in tag: String) async throws -> Bool {
    let catalog = sampleCatalog([Sample("x", title: "Y", tags: ["ru": [tag]])])
    let hits = try await CatalogSearch(catalog: catalog).hits(for: Query(words: [query]))
    #expect(hits.allSatisfy { $0.matches.contains { $0.kind == .typo } })
    return !hits.isEmpty
  }

  @Test(arguments: [
    ("caed", "card"), ("cadr", "card"), ("crd2", "crd"), ("cards", "card"), ("shet", "sheet"), ("кнпока", "кнопка"),
    ("carousle", "carousel"), ("carouesl2", "carousel"), ("abc", "acb"), ("कैलेंडल", "कैलेंडर"),
    ("botton sheet", "bottom sheet"),
    ("botomsheet", "bottom sheet"),
  ])
  func forgivesAFewLetters(query: String, tag: String) async throws {
    #expect(try await isFound(query, in: tag))
  }

  @Test(arguments: [
    ("abc", "abd"), ("ab", "ba"), ("crad2", "card"), ("czzd", "card"), ("carzzzel", "carousel"), ("水平", "平水"),
    ("カードビユー", "カードビュー"), ("테마색상표", "테마색성표"),
  ])
  func forgivesNoMore(query: String, tag: String) async throws {
    #expect(try await !isFound(query, in: tag))
  }

  @Test func takesNoWordForATypoThatFitsSomething() async throws {
    let samples = [
      Sample("a", title: "A", tags: ["en": ["cart"]]), Sample("b", title: "B", summary: "Discards.", category: "x"),
    ]
    let search = CatalogSearch(catalog: sampleCatalog(samples))
    #expect(try await search.hits(for: Query(words: ["card"])).map(\.id) == ["b"])
    #expect(try await search.hits(for: Query(words: ["carz"])).map(\.id) == ["a"])
  }

  @Test func takesAWordForATypoThatFitsOnlyOtherBlocks() async throws {
    let samples = [
      Sample("a", title: "A", tags: ["en": ["card stack"]]), Sample("b", title: "B", tags: ["en": ["cart", "stark"]]),
    ]
    let search = CatalogSearch(catalog: sampleCatalog(samples))
    #expect(try await search.hits(for: Query(words: ["cart", "stack"])).map(\.id) == ["a", "b"])
    #expect(try await search.hits(for: Query(words: ["card", "stack"])).map(\.id) == ["a"])
  }

  @Test func putsFewerEditsFirst() async throws {
    let samples = [
      Sample("a", title: "A", tags: ["en": ["carousel"]]), Sample("b", title: "B", tags: ["en": ["carrousel"]]),
    ]
    let hits = try await CatalogSearch(catalog: sampleCatalog(samples)).hits(for: Query(words: ["carrrousel"]))
    #expect(hits.map(\.id) == ["b", "a"])
  }
}
