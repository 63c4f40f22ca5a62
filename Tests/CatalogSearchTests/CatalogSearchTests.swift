import BlockCatalog
import CatalogSearch
import Testing

@Suite struct CatalogSearchTests {
  private func ids(_ words: String..., in samples: [Sample]) async throws -> [String] {
    try await CatalogSearch(catalog: sampleCatalog(samples)).hits(for: Query(words: words)).map(\.id)
  }

  // MARK: - Spellings

  // Hard case q08.
  @Test(arguments: ["bottom sheet", "bottom-sheet", "bottomsheet", "BottomSheet", "BOTTOM_SHEET", "sheet"])
  func findsEverySpellingOfACompound(query: String) async throws {
    let samples = [
      Sample("a", title: "BottomSheet", tags: ["en": ["panel"]]),
      Sample("b", title: "B", tags: ["en": ["bottom-sheet"]]),
      Sample("c", title: "C", tags: ["en": ["bottom_sheet view"]]),
      Sample("d", title: "D", tags: ["en": ["bottom", "line"]]),
    ]
    #expect(try await Set(ids(query, in: samples)) == ["a", "b", "c"])
  }

  @Test(arguments: ["http status", "httpstatus", "HTTPStatus", "http", "status view", "statusview"])
  func findsWordsWithinCamelCase(query: String) async throws {
    #expect(try await ids(query, in: [Sample("d", title: "HTTPStatusView")]) == ["d"])
  }

  // Hard cases q01, q03, q04 and q06. An accent that was typed and stands there goes first.
  @Test(arguments: [
    ("création", ["a", "b"]), ("cre\u{301}ation", ["a", "b"]), ("creation", ["a", "b"]),
    ("테마", ["c", "d"]), ("\u{1110}\u{1166}\u{1106}\u{1161}", ["c", "d"]),
    ("strasse", ["e", "f"]), ("straße", ["e", "f"]), ("STRASSE", ["e", "f"]),
    ("große", ["h", "g"]), ("groesse", ["i"]),
    ("image", ["j"]), ("ipucu", ["k"]), ("isik", ["l"]), ("IŞIK", ["l"]),
    ("شباك", ["n", "m"]), ("اداة", ["o"]), ("כרטיס", ["p"]), ("תפריט", ["q"]),
    ("カート", []), ("カード", ["r"]),
  ])
  func findsWordsOfEveryScript(query: String, expected: [String]) async throws {
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
    #expect(try await ids(query, in: samples) == expected)
  }

  // MARK: - Words

  // Hard case q10. A block that lacks a word is no answer.
  @Test(arguments: [
    (["refersh", "list"], ["a"]),
    (["refresh", "pull"], ["a"]), (["list", "refresh"], ["a"]), (["  pull   refresh "], ["a"]),
    (["bar", "filter"], ["c"]), (["bar filter"], ["c"]), (["list"], ["a", "c"]), (["list", "nowhere"], []),
    (["refresh"], ["b", "a"]), (["refresh", "-"], ["b", "a"]),
  ])
  func wantsEveryWordSomewhereInTheBlock(words: [String], expected: [String]) async throws {
    let samples = [
      Sample("a", title: "A", tags: ["en": ["pull to refresh", "list"]]),
      Sample("b", title: "B", tags: ["en": ["refresh"]]),
      Sample("c", title: "Search bar", tags: ["en": ["filter list"]]),
    ]
    let hits = try await CatalogSearch(catalog: sampleCatalog(samples)).hits(for: Query(words: words))
    #expect(hits.map(\.id) == expected)
  }

  // Hard case q14.
  @Test(arguments: [
    ("to do", ["a"]), ("die", ["b"]), ("and", ["c"]), ("***", []), ("card[", []), (".*", []), ("c++", ["d"]),
    ("--help", ["e"]),
  ])
  func takesEveryWordAsItIs(query: String, expected: [String]) async throws {
    let samples = [
      Sample("a", tags: ["en": ["to do"]]), Sample("b", tags: ["de": ["Die Karte"]]),
      Sample("c", tags: ["en": ["and"]]),
      Sample("d", tags: ["en": ["C++"]]), Sample("e", tags: ["en": ["help"]]),
    ]
    #expect(try await ids(query, in: samples) == expected)
  }

  // Hard case q14.
  @Test func answersAVeryLongQuery() async throws {
    let samples = [Sample("a", tags: ["en": [String(repeating: "a", count: 5_000)]])]
    #expect(try await ids(String(repeating: "a", count: 10_000), in: samples).isEmpty)
    #expect(try await ids(String(repeating: "a ", count: 10_000), in: samples) == ["a"])
  }

  @Test func refusesMoreWordsThanAnybodyTypes() async {
    let search = CatalogSearch(catalog: sampleCatalog([Sample("a")]))
    let words = (0...100).map(String.init)
    let error = await #expect(throws: QueryError.self) { try await search.hits(for: Query(words: words)) }
    #expect(error?.message == "the query has more than 100 words; write fewer")
  }

  @Test(arguments: [[], [""], ["   "], ["-"], ["--", "_"], ["\u{200D}"]])
  func refusesAQueryOfNothing(words: [String]) async {
    let search = CatalogSearch(catalog: sampleCatalog([Sample("a")]))
    let error = await #expect(throws: QueryError.self) { try await search.hits(for: Query(words: words)) }
    #expect(error?.message == "nothing to search; write a word, such as 'sheet'")
  }

  // MARK: - Order

  // Hard case q13: an exact title leads, although tags weigh more; 'cart' is no answer, as 'card' is no typo.
  @Test func putsTheBestFitFirstWhateverTheOrderOfTheCatalog() async throws {
    let samples = [
      Sample("a", title: "A", tags: ["en": ["card"]]),
      Sample("b", title: "B", tags: ["en": ["cards list"]]),
      Sample("c", title: "C", tags: ["en": ["cardinal"]]),
      Sample("d", title: "D", tags: ["en": ["cart"]]),
      Sample("e", title: "Card", tags: ["en": ["panel"]]),
      Sample("f", title: "F", tags: ["en": ["card", "card flip", "card stack"]]),
      Sample("g", title: "G", summary: "A card."),
      Sample("h", title: "H", tags: ["en": ["discard"]]),
      Sample("i", title: "I", tags: ["en": ["card list"]]),
      Sample("card", title: "J"),
    ]
    let expected = ["e", "a", "f", "card", "i", "g", "b", "c", "h"]
    #expect(try await ids("card", in: samples) == expected)
    #expect(try await ids("card", in: samples.reversed()) == expected)
  }

  @Test func weighsFieldsInTheirOrder() async throws {
    let samples = [
      Sample("a", summary: "Sheets for basic use"), Sample("b", platforms: ["basic 1"]),
      Sample("c", title: "On basic use"), Sample("d", tags: ["en": ["of basic use"]]), Sample("basic-use-e"),
      Sample("f", components: ["basic.make(of:)"]),
    ]
    #expect(try await ids("basic", in: samples) == ["d", "c", "basic-use-e", "f", "b", "a"])
  }

  @Test func breaksTiesByTheIDsBytes() async throws {
    let samples = ["z", "Z", "é", "e2", "e10"].map { Sample($0, tags: ["en": ["card"]]) }
    #expect(try await ids("card", in: samples) == ["Z", "e10", "e2", "z", "é"])
  }

  @Test func prefersTheUsersLanguageInATie() async throws {
    let samples = [Sample("a", tags: ["en": ["chip"]]), Sample("b", tags: ["fr": ["chip"]])]
    let search = CatalogSearch(catalog: sampleCatalog(samples))
    #expect(try await search.hits(for: Query(words: ["chip"], ownLanguage: "fr-ca")).map(\.id) == ["b", "a"])
    #expect(try await search.hits(for: Query(words: ["chip"], ownLanguage: "pl")).map(\.id) == ["a", "b"])
  }

  @Test func putsTypedAccentsBeforeOthers() async throws {
    let samples = [
      Sample("a", title: "A", tags: ["fr": ["resume"]]), Sample("b", title: "B", tags: ["fr": ["résumé"]]),
      Sample("c", title: "C", tags: ["fr": ["RE\u{301}SUME\u{301}"]]),
    ]
    #expect(try await ids("résumé", in: samples) == ["b", "c", "a"])
    #expect(try await ids("resume", in: samples) == ["a", "b", "c"])
  }

  @Test func putsWordsTogetherBeforeWordsApart() async throws {
    let samples = [
      Sample("apart", title: "A", tags: ["en": ["pull", "refresh"]]),
      Sample("swapped", title: "B", tags: ["en": ["refresh pull"]]),
      Sample("together", title: "C", tags: ["en": ["pull-refresh"]]),
    ]
    #expect(try await ids("pull", "refresh", in: samples) == ["together", "swapped", "apart"])
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
    ("dynamicheightt", Match(field: .id, language: nil, text: "dynamic-height-tray", kind: .prefix)),
    ("makeTray", Match(field: .component, language: nil, text: "makeTray", kind: .exact)),
    ("contents", Match(field: .summary, language: "en", text: "As tall as its content.", kind: .form)),
    ("contnet", Match(field: .summary, language: "en", text: "As tall as its content.", kind: .typo)),
    ("ash", nil),
  ])
  func tellsWhereAndHowItMatched(query: String, expected: Match?) async throws {
    let sample = Sample(
      "dynamic-height-tray", title: "Dynamic Tray", tags: ["de": ["Größe"]], summary: "As tall as its content.",
      category: "containers", level: "basic", platforms: ["iOS 18.0+"], components: ["makeTray(of:content:)"])
    let hits = try await CatalogSearch(catalog: sampleCatalog([sample])).hits(for: Query(words: [query]))
    let match = hits.first?.matches.first
    #expect(match.map { Match(field: $0.field, language: $0.language, text: $0.text, kind: $0.kind) } == expected)
  }

  @Test(arguments: [
    ("dinamica", "altura dinámica", ["dinámica"]), ("DINÁ", "altura dinámica", ["diná"]),
    ("bottomsheet", "a BottomSheet", ["BottomSheet"]), ("strasse", "Straße", ["Straße"]),
    ("tras", "Straße", ["traß"]), ("ガイド", "ｶﾞｲﾄﾞ ブック", ["ｶﾞｲﾄﾞ"]), ("테", "테마", ["테"]),
    ("family", "👨‍👩‍👧 family", ["family"]), ("sheet bottom", "bottom-sheet", ["bottom", "sheet"]),
    ("שלום", "שָׁלוֹם", ["שָׁלוֹם"]),
  ])
  func tellsWhatOfTheTextMatched(query: String, tag: String, parts: [String]) async throws {
    let catalog = sampleCatalog([Sample("x", title: "Y", tags: ["en": [tag]])])
    let match = try #require(
      try await CatalogSearch(catalog: catalog).hits(for: Query(words: [query])).first?.matches[0])
    #expect(match.places.map { String(match.text[$0]) } == parts)
  }
}
