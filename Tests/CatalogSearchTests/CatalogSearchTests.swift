import BlockCatalog
import CatalogSearch
import Testing

@Suite struct CatalogSearchTests {
  private func ids(_ words: String..., in samples: [Sample]) throws -> [String] {
    try CatalogSearch(catalog: sampleCatalog(samples)).hits(for: Query(words: words)).map(\.id)
  }

  // MARK: - Spellings

  @Test(arguments: ["bottom sheet", "bottom-sheet", "bottomsheet", "BottomSheet", "BOTTOM_SHEET", "sheet"])
  func findsEverySpellingOfACompound(query: String) throws {
    let samples = [
      Sample("a", title: "BottomSheet", tags: ["en": ["panel"]]),
      Sample("b", title: "B", tags: ["en": ["bottom-sheet"]]),
      Sample("c", title: "C", tags: ["en": ["bottom_sheet view"]]),
      Sample("d", title: "D", tags: ["en": ["bottom", "line"]]),
    ]
    #expect(try ids(query, in: samples) == ["a", "b", "c"])
  }

  @Test(arguments: ["http status", "httpstatus", "HTTPStatus", "http", "status view", "statusview"])
  func findsWordsWithinCamelCase(query: String) throws {
    #expect(try ids(query, in: [Sample("d", title: "HTTPStatusView")]) == ["d"])
  }

  @Test(arguments: [
    ("création", ["a", "b"]), ("cre\u{301}ation", ["a", "b"]), ("creation", ["a", "b"]),
    ("테마", ["c", "d"]), ("\u{1110}\u{1166}\u{1106}\u{1161}", ["c", "d"]),
    ("strasse", ["e", "f"]), ("straße", ["e", "f"]), ("STRASSE", ["e", "f"]),
    ("große", ["g", "h"]), ("groesse", ["i"]),
    ("image", ["j"]), ("ipucu", ["k"]), ("isik", ["l"]), ("IŞIK", ["l"]),
    ("شباك", ["m", "n"]), ("اداة", ["o"]), ("כרטיס", ["p"]), ("תפריט", ["q"]),
    ("カート", []), ("カード", ["r"]),
  ])
  func findsWordsOfEveryScript(query: String, expected: [String]) throws {
    let samples = [
      Sample("a", tags: ["fr": ["cr\u{e9}ation"]]), Sample("b", tags: ["fr": ["cre\u{301}ation"]]),
      Sample("c", tags: ["ko": ["테마"]]), Sample("d", tags: ["ko": ["\u{1110}\u{1166}\u{1106}\u{1161}"]]),
      Sample("e", tags: ["de": ["STRASSE"]]), Sample("f", tags: ["de": ["Straße"]]),
      Sample("g", tags: ["de": ["Größe"]]), Sample("h", tags: ["de": ["GROẞE"]]),
      Sample("i", tags: ["de": ["groesse"]]),
      Sample("j", tags: ["en": ["IMAGE picker"]]), Sample("k", tags: ["tr": ["İPUCU"]]),
      Sample("l", tags: ["tr": ["ışık"]]),
      Sample("m", tags: ["ar": ["شِبَاك"]]), Sample("n", tags: ["ar": ["شــباك"]]), Sample("o", tags: ["ar": ["أداة"]]),
      Sample("p", tags: ["he": ["כַּרְטִיס"]]), Sample("q", tags: ["he": ["תפריטים"]]),
      Sample("r", tags: ["ja": ["カード"]]),
    ]
    #expect(try ids(query, in: samples) == expected)
  }

  // MARK: - Words

  @Test(arguments: [
    (["refresh", "pull"], ["a"]), (["list", "refresh"], ["a"]), (["  pull   refresh "], ["a"]),
    (["bar", "filter"], ["c"]), (["bar filter"], ["c"]), (["list"], ["a", "c"]), (["list", "nowhere"], []),
    (["refresh"], ["b", "a"]), (["refresh", "-"], ["b", "a"]),
  ])
  func wantsEveryWordSomewhereInTheBlock(words: [String], expected: [String]) throws {
    let samples = [
      Sample("a", title: "A", tags: ["en": ["pull to refresh", "list"]]),
      Sample("b", title: "B", tags: ["en": ["refresh"]]),
      Sample("c", title: "Search bar", tags: ["en": ["filter list"]]),
    ]
    let hits = try CatalogSearch(catalog: sampleCatalog(samples)).hits(for: Query(words: words))
    #expect(hits.map(\.id) == expected)
  }

  @Test(arguments: [
    ("to do", ["a"]), ("die", ["b"]), ("and", ["c"]), ("***", []), ("card[", []), (".*", []), ("c++", ["d"]),
    ("--help", ["e"]),
  ])
  func takesEveryWordAsItIs(query: String, expected: [String]) throws {
    let samples = [
      Sample("a", tags: ["en": ["to do"]]), Sample("b", tags: ["de": ["Die Karte"]]),
      Sample("c", tags: ["en": ["and"]]),
      Sample("d", tags: ["en": ["C++"]]), Sample("e", tags: ["en": ["help"]]),
    ]
    #expect(try ids(query, in: samples) == expected)
  }

  @Test func answersAVeryLongQuery() throws {
    let samples = [Sample("a", tags: ["en": [String(repeating: "a", count: 5_000)]])]
    #expect(try ids(String(repeating: "a", count: 10_000), in: samples).isEmpty)
    #expect(try ids(String(repeating: "a ", count: 10_000), in: samples) == ["a"])
  }

  @Test(arguments: [[], [""], ["   "], ["-"], ["--", "_"], ["\u{200D}"]])
  func refusesAQueryOfNothing(words: [String]) {
    let search = CatalogSearch(catalog: sampleCatalog([Sample("a")]))
    let error = #expect(throws: QueryError.self) { try search.hits(for: Query(words: words)) }
    #expect(error?.message == "nothing to search; write a word, such as 'sheet'")
  }

  // MARK: - Order

  @Test func putsTheBestFitFirstWhateverTheOrderOfTheCatalog() throws {
    let samples = [
      Sample("a", title: "A", tags: ["en": ["card"]]),
      Sample("b", title: "B", tags: ["en": ["card list"]]),
      Sample("c", title: "C", tags: ["en": ["cardinal"]]),
      Sample("d", title: "D", tags: ["en": ["discard"]]),
      Sample("e", title: "Card", tags: ["en": ["panel"]]),
      Sample("f", title: "F", tags: ["en": ["card", "card flip", "card stack"]]),
      Sample("g", title: "G", summary: "A card."),
      Sample("card", title: "H"),
    ]
    let expected = ["e", "a", "f", "card", "b", "g", "c", "d"]
    #expect(try ids("card", in: samples) == expected)
    #expect(try ids("card", in: samples.reversed()) == expected)
  }

  @Test func breaksTiesByTitleAndThenId() throws {
    let samples = [
      Sample("z", title: "Äpfel", tags: ["en": ["card"]]),
      Sample("y", title: "Birne", tags: ["en": ["card"]]),
      Sample("x", title: "Birne", tags: ["en": ["card"]]),
      Sample("w", title: "apfel", tags: ["en": ["card"]]),
    ]
    #expect(try ids("card", in: samples) == ["x", "y", "w", "z"])
  }

  @Test func putsWordsTogetherBeforeWordsApart() throws {
    let samples = [
      Sample("apart", title: "A", tags: ["en": ["pull", "refresh"]]),
      Sample("together", title: "B", tags: ["en": ["pull-refresh"]]),
    ]
    #expect(try ids("pull", "refresh", in: samples) == ["together", "apart"])
  }

  // MARK: - Matches

  @Test(arguments: [
    ("tray", Match(field: .title, language: "en", text: "Dynamic Tray", kind: .word)),
    ("dynamictray", Match(field: .title, language: "en", text: "Dynamic Tray", kind: .exact)),
    ("große", Match(field: .tag, language: "de", text: "Größe", kind: .exact)),
    ("gro", Match(field: .tag, language: "de", text: "Größe", kind: .prefix)),
    ("ross", Match(field: .tag, language: "de", text: "Größe", kind: .inside)),
    ("dynamic-height", Match(field: .id, language: nil, text: "dynamic-height-tray", kind: .word)),
    ("behalter", Match(field: .category, language: "de", text: "Behälter", kind: .exact)),
    ("basic", Match(field: .level, language: nil, text: "basic", kind: .exact)),
    ("iOS 18", Match(field: .platform, language: nil, text: "iOS 18.0+", kind: .word)),
    ("content", Match(field: .summary, language: "en", text: "As tall as its content.", kind: .word)),
    ("ash", nil),
  ])
  func tellsWhereAndHowItMatched(query: String, expected: Match?) throws {
    let sample = Sample(
      "dynamic-height-tray", title: "Dynamic Tray", tags: ["de": ["Größe"]], summary: "As tall as its content.",
      category: "containers", level: "basic", platforms: ["iOS 18.0+"])
    let hits = try CatalogSearch(catalog: sampleCatalog([sample])).hits(for: Query(words: [query]))
    #expect(hits.first?.match == expected)
    #expect(hits.first?.kind == expected?.kind)
  }
}
