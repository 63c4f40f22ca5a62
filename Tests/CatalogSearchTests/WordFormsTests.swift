import CatalogSearch
import Testing

@Suite struct WordFormsTests {
  private func kind(_ query: String, _ language: String, _ tag: String) async throws -> Match.Kind? {
    let catalog = sampleCatalog([Sample("x", title: "Y", tags: [language: [tag]])])
    return try await CatalogSearch(catalog: catalog).hits(for: Query(words: [query])).first?.matches.first?.kind
  }

  // Hard case q07.
  @Test(
    arguments: [
      ("galleries", "en", "gallery", .form), ("gallery", "en", "galleries", .form), ("dress", "en", "dresses", .prefix),
      ("buttons", "en-GB", "button", .form), ("buses", "en", "bus", .form), ("boxes", "en", "box", .form),
      ("shelves", "en", "shelf", .form), ("bottom sheets", "en", "bottom sheet", .form),
      ("tableaux", "fr", "tableau", .form), ("journaux", "fr", "journal", .form), ("Bilder", "de", "Bild", .form),
      ("Häuser", "de", "Haus", .form), ("luces", "es", "luz", .form), ("botones", "es", "botón", .form),
      ("botões", "pt-BR", "botão", .form), ("imagens", "pt", "imagem", .form), ("animais", "pt", "animal", .form),
      ("schede", "it", "scheda", .form), ("pulsanti", "it", "pulsante", .form), ("banchi", "it", "banco", .form),
      ("dresses", "en", "dres", nil), ("bus", "en", "bu", nil), ("tables", "ru", "tabl", nil),
    ] as [(String, String, String, Match.Kind?)])
  func findsSingularsAndPlurals(query: String, language: String, tag: String, expected: Match.Kind?) async throws {
    let kind = try await kind(query, language, tag)
    #expect(kind == expected)
  }

  @Test(arguments: [("galleries", "de", "gallery"), ("Bilder", "en", "bild"), ("luces", "fr", "luz")])
  func cutsNoWordByTheRulesOfAnotherLanguage(query: String, language: String, tag: String) async throws {
    #expect(try await kind(query, language, tag) != .form)
  }

  @Test func putsAnExactFormFirst() async throws {
    let samples = [
      Sample("a", title: "A", tags: ["en": ["gallery"]]), Sample("b", title: "B", tags: ["en": ["galleries"]]),
    ]
    let hits = try await CatalogSearch(catalog: sampleCatalog(samples)).hits(for: Query(words: ["galleries"]))
    #expect(hits.map(\.id) == ["b", "a"])
  }
}
