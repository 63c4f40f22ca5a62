import BlockCatalog
import CatalogSearch
import Foundation
import Testing

@Suite struct SearchIndexTests {
  private static let card = "title: Card\ntags: {en: [card], es: [tarjeta]}\n"
  private static let chip = "title: Chip\ntags: {en: [chip], es: [ficha]}\n"

  private func indexed() async throws -> CatalogOnDisk {
    let catalog = try CatalogOnDisk(["card": Self.card, "chip": Self.chip])
    try await SearchIndex.refresh(try catalog.skim(), keptIn: catalog.indexFile)
    return catalog
  }

  @Test func isKeptInAFileAndFound() async throws {
    let catalog = try await indexed()
    #expect(FileManager.default.fileExists(atPath: catalog.indexFile.path))
    #expect(try await catalog.ids("ficha", withIndex: true) == ["chip"])
  }

  @Test func isNotWrittenAgainWhereNothingChanged() async throws {
    let catalog = try await indexed()
    func number() throws -> Int? {
      try FileManager.default.attributesOfItem(atPath: catalog.indexFile.path)[.systemFileNumber] as? Int
    }
    let before = try number()
    _ = try await catalog.ids("card", withIndex: true)
    #expect(try number() == before)
  }

  @Test func followsWhatChangesOnDisk() async throws {
    let catalog = try await indexed()
    try catalog.write(Self.card.replacing("tarjeta", with: "naipe00"), to: "card/block.yaml", age: 30)
    #expect(try await catalog.ids("naipe00", withIndex: true) == ["card"])
    #expect(try await catalog.ids("tarjeta", withIndex: true) == [])
    try catalog.write(Self.chip, to: "new/block.yaml", age: 20)
    #expect(try await catalog.ids("ficha", withIndex: true) == ["chip", "new"])
    try catalog.remove("chip")
    #expect(try await catalog.ids("ficha", withIndex: true) == ["new"])
    try catalog.remove("new/block.yaml")
    #expect(try await catalog.ids("ficha", withIndex: true) == [])
  }

  @Test func findsAManifestThatComesToAFolderLater() async throws {
    let catalog = try await indexed()
    try catalog.write("notes", to: "later/notes.txt", age: 50)
    #expect(try await catalog.ids("ficha", withIndex: true) == ["chip"])
    try catalog.write(Self.chip, to: "later/block.yaml", age: 50)
    #expect(try await catalog.ids("ficha", withIndex: true) == ["chip", "later"])
  }

  @Test func readsAgainWhatMayHaveChangedWithoutATrace() async throws {
    let catalog = try await indexed()
    // The same size and within the same step of the clock.
    try catalog.write(Self.card.replacing("tarjeta", with: "naipe00"), to: "card/block.yaml", age: 0)
    #expect(try await catalog.ids("naipe00", withIndex: true) == ["card"])
    try catalog.write(Self.card.replacing("tarjeta", with: "naipe11"), to: "card/block.yaml", age: 0)
    #expect(try await catalog.ids("naipe11", withIndex: true) == ["card"])
  }

  @Test(arguments: [0, 3, 14, 20, 40, 60, 90, 200, -1])
  func countsForNothingWhereItIsDamaged(place: Int) async throws {
    let catalog = try await indexed()
    var bytes = try Data(contentsOf: catalog.indexFile)
    let index = place < 0 ? bytes.count - 1 : place
    bytes[index] ^= 0xFF
    try bytes.write(to: catalog.indexFile)
    #expect(try await catalog.ids("ficha", withIndex: true) == ["chip"])
    try bytes.prefix(index).write(to: catalog.indexFile)
    #expect(try await catalog.ids("ficha", withIndex: true) == ["chip"])
  }

  @Test func countsForNothingWhereTheDefaultLanguageIsAnother() async throws {
    let catalog = try CatalogOnDisk(["card": "title: Card\ntags: {es: [tarjeta]}\n"])
    try await SearchIndex.refresh(try catalog.skim(), keptIn: catalog.indexFile)
    try catalog.write("languages: [es, en]\n", to: "catalog.yaml", age: 10)
    let answer = try await SearchedCatalog(try catalog.skim(), indexFile: catalog.indexFile)
      .answer(to: Query(words: ["card"], language: "es"))
    #expect(answer.hits.map(\.id) == ["card"])
  }

  @Test func leavesOutWhatCannotBeRead() async throws {
    let catalog = try CatalogOnDisk(["card": Self.card, "bad": "tags: {en: [card]\ntitle: x\n"])
    for file in [nil, catalog.indexFile] {
      if let file { try await SearchIndex.refresh(try catalog.skim(), keptIn: file) }
      let answer = try await SearchedCatalog(try catalog.skim(), indexFile: file).answer(to: Query(words: ["card"]))
      #expect(answer.hits.map(\.id) == ["card"])
      #expect(answer.index.unreadable == ["bad"])
    }
  }

  /// Manifests in every way that people write them, and words that are in some of them.
  @Test(arguments: [
    "card", "tarjeta", "bottom sheet", "bottomsheet", "bottom-sheet", "dinamica", "DINÁMICA", "strasse", "테마", "ガイド",
    "hojas", "basic", "ios 18", "galleries", "crad", "sheet tall", "quoted", "alias", "folded text", "nowhere", "é",
    "l'écran",
    "make", "tall sheet card",
  ])
  func givesTheSameAnswersWithAndWithoutAnIndex(query: String) async throws {
    let catalog = try CatalogOnDisk([
      "a": "title: BottomSheet\ntags:\n  en: [card, gallery]\n  es:\n    - altura dinámica\n    - 'tarjeta'\n",
      "b": "# note\r\ntitle: {en: Tall}\r\nsummary: A bottom\r\n  sheet, as tall\r\ntags: {en: [bottom-sheet]}\r\n",
      "c": "{title: Flow, tags: {en: [card, \"stra\\u00dfe\"]}, level: basic}\n",
      "d": "title: &t alias\ntags: {en: [*t]}\ndescription: \"card\"\n",
      "e": "? title\n: Odd\n\"tags\": {en: [quoted]}\n",
      "f":
        "description: |\n  tags: nothing\n  card\ntitle: >-\n  folded\n  text\ntags: {ko: [\u{1110}\u{1166}\u{1106}\u{1161}, 테마색], en: [ｶﾞｲﾄﾞ, ガイド]}\n",
      "g": "title: Écran\ntags: {en: [l’écran, crad]}\nplatform:\n- iOS 18.0+\n- macOS 15\ncategory: sheets\n",
      "h": "origin: x\ncomponent: [make(of:)]\nsummary: 'it''s\n  tall'\n\ntags: {en: [sheet, card], ar: [شِبَاك]}\n",
      "bottom-sheet": "title: T\n", "i": "title: \"bottom\\\n  sheet\"\n",
    ])
    let plain = try await catalog.ids(query, withIndex: false)
    try await SearchIndex.refresh(try catalog.skim(), keptIn: catalog.indexFile)
    #expect(try await catalog.ids(query, withIndex: true) == plain)
    let whole = try await Catalog.load(root: catalog.root, shownAs: "")
    #expect(try await CatalogSearch(catalog: whole).hits(for: Query(words: [query])).map(\.id) == plain)
  }
}
