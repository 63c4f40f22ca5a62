import BlockCatalog
import CatalogSearch
import Diagnostics
import Testing

@Suite struct FilterTests {
  private static let samples = [
    Sample(
      "sheet", title: "Sheet", tags: ["en": ["panel"], "pt-BR": ["gaveta"], "tr": ["no"]], category: "containers",
      level: "basic", platforms: ["iOS 17.0+", "macOS 14+"]),
    Sample(
      "tray", titles: ["en": "Tray", "de": "Ablage"], tags: ["en": ["panel"], "de": ["panel"]],
      category: "controls", level: "advanced", platforms: ["iOS 18.2+"]),
    Sample("bare", title: "Bare", tags: ["en": ["panel"]]),
  ]

  private func ids(_ query: Query) async throws(QueryError) -> [String] {
    try await CatalogSearch(catalog: sampleCatalog(Self.samples)).hits(for: query).map(\.id)
  }

  @Test(arguments: [
    ("gaveta", "pt", ["sheet"]), ("gaveta", "PT_br", ["sheet"]), ("gaveta", "en", []),
    ("panel", "de", ["tray"]), ("panel", "DE", ["tray"]), ("ablage", "de", ["tray"]), ("tray", "de", ["tray"]),
    ("no", "tr", ["sheet"]),
  ])
  func looksAtOneLanguageAlone(word: String, language: String, expected: [String]) async throws {
    #expect(try await ids(Query(words: [word], language: language)) == expected)
  }

  @Test(arguments: [
    ("iOS", ["sheet", "tray"]), ("ios 18", ["sheet"]), ("iOS 18.2", ["sheet", "tray"]),
    ("iOS 18.2.0+", ["sheet", "tray"]),
    ("IOS  26", ["sheet", "tray"]), ("iOS 17", ["sheet"]), ("iOS 16.4", []), ("macOS 14.0", ["sheet"]), ("tvOS", []),
  ])
  func keepsWhatRunsOnAPlatform(platform: String, expected: [String]) async throws {
    #expect(try await ids(Query(words: ["panel"], platform: platform)) == expected)
  }

  @Test(
    arguments: [
      ("containers", nil, ["sheet"]), ("Controls", nil, ["tray"]), ("behälter", nil, ["sheet"]),
      (nil, "basic", ["sheet"]), (nil, "FORTGESCHRITTEN", ["tray"]), ("containers", "advanced", []),
    ] as [(String?, String?, [String])])
  func keepsACategoryAndALevel(category: String?, level: String?, expected: [String]) async throws {
    #expect(try await ids(Query(words: ["panel"], category: category, level: level)) == expected)
  }

  @Test(arguments: [
    (
      Query(words: ["a"], language: "pt-PT"),
      "unknown language 'pt-PT'; known are 'en', 'de', 'fr', 'pt-BR', 'tr'"
    ),
    (Query(words: ["a"], language: ""), "unknown language ''; known are 'en', 'de', 'fr', 'pt-BR', 'tr'"),
    (
      Query(words: ["a"], platform: "iSO 18"),
      "unknown platform 'iSO'; known are 'iOS', 'iPadOS', 'Mac Catalyst', 'macOS', 'tvOS', 'visionOS', 'watchOS'"
        + "; did you mean 'iOS'?"
    ),
    (
      Query(words: ["a"], platform: "iOS 18.x"),
      "the version '18.x' of the platform 'iOS' is none; write numbers, such as '18' or '18.2'"
    ),
    (
      Query(words: ["a"], category: "contaners"),
      "unknown category 'contaners'; known are 'containers', 'controls'; did you mean 'containers'?"
    ),
    (Query(words: ["a"], level: "expert"), "unknown level 'expert'; known are 'basic', 'advanced'"),
  ])
  func refusesWhatTheCatalogDoesNotKnow(query: Query, message: String) async {
    let error = await #expect(throws: QueryError.self) { try await ids(query) }
    #expect(error?.message == message)
  }

  @Test func saysThatTheCatalogHasNone() async {
    let catalog = Catalog(root: "/", info: CatalogInfo(file: SourceFile(path: "catalog.yaml", text: "")), manifests: [])
    let error = await #expect(throws: QueryError.self) {
      try await CatalogSearch(catalog: catalog).hits(for: Query(words: ["a"], category: "x"))
    }
    #expect(error?.message == "unknown category 'x'; the catalog has none")
  }
}
