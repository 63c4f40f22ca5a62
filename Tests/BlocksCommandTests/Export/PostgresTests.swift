import Foundation
import Testing

@testable import BlocksCommand

/// What `export --format postgres` writes, in a real server.
@Suite(.enabled(if: Installed.hasPostgres)) struct PostgresTests {
  /// Runs files of SQL and then statements of which each answers with a line.
  private func answers(_ statements: [String], after files: [String]) throws -> [String] {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("query_postgres.py")
    let ending = try BuiltProgramTests().run(
      [script.path] + files + ["--"] + statements, in: SampleCatalog(),
      executable: URL(fileURLWithPath: try #require(Installed.program("python3"))))
    try #require(ending.status == 0, "\(ending.errors)")
    let lines = try JSONDecoder().decode([String].self, from: Data(ending.output.utf8))
    try #require(lines.count == statements.count)
    return lines
  }

  private func literal(_ text: String) -> String {
    " E'" + text.replacing("\\", with: "\\\\").replacing("'", with: "''") + "'"
  }

  // Hard cases q01, q03, q04, q06, q08, q10 and q13: the same blocks in the same order as the program's own search.
  @Test func findsWhatTheProgramFinds() async throws {
    var (files, statements): ([String], [(query: String, sql: String, expected: [String])]) = ([], [])
    var catalogs: [SampleCatalog] = []
    for group in SearchedGroup.all {
      let catalog = try SampleCatalog(group.files)
      catalogs.append(catalog)
      let answer = await catalog.run(
        "export", "--format", "postgres", "--name", group.name, "--output", "blocks.sql")
      try #require(answer == .init(status: .yes, errors: "wrote blocks.sql\n"))
      // Twice: the second time changes nothing.
      files += Array(repeating: "\(catalog.folder)/blocks.sql", count: 2)
      for query in group.queries {
        let found = await catalog.run("search", "--format", "ids", "--no-cache", "--", query)
        let sql = """
          SELECT coalesce(json_agg(id ORDER BY number), '[]') FROM blocks.search(\(literal(query)), \
          wanted_catalog => \(literal(group.name))) WITH ORDINALITY AS hit(catalog, id, title, score, kind, field, \
          language, written, number)
          """
        statements.append((query, sql, found.output.split(separator: "\n").map(String.init)))
      }
    }
    for (statement, line) in zip(statements, try answers(statements.map(\.sql), after: files)) {
      let ids = try JSONDecoder().decode([String].self, from: Data(line.utf8))
      #expect(ids == statement.expected, "\(statement.query)")
    }
  }

  @Test func keepsEveryText() async throws {
    let title = #"It's 100% \"\\E'; DROP TABLE block; --\\"#
    let catalog = try SampleCatalog([
      "card/block.yaml": SampleCatalog.card.replacing("{en: Card, es: Tarjeta}", with: "\"\(title)\"")
    ])
    for schema in ["blocks", "my \"own\" schema"] {
      let answer = await catalog.run(
        "export", "--format", "postgres", "--schema", schema, "--output", "\(schema.count).sql")
      try #require(answer.status == .yes, "\(answer.errors)")
    }
    let other = try SampleCatalog(["chip/block.yaml": nil, "chip/Chip.swift": nil])
    _ = await other.run("export", "--format", "postgres", "--name", "other", "--output", "other.sql")
    let lines = try answers(
      [
        "SELECT to_json(title) FROM \"my \"\"own\"\" schema\".block WHERE id = 'card'",
        "SELECT document->'title'->>'en' FROM blocks.block WHERE id = 'card' AND catalog <> 'other'",
        "SELECT json_agg(catalog || '/' || id ORDER BY catalog, id) FROM blocks.block",
        "SELECT json_agg(catalog || '/' || id) FROM blocks.search('image')",
        "SELECT count(*) FROM blocks.search('ficha', 'en')", "SELECT count(*) FROM blocks.search('ficha', 'ES')",
        "SELECT count(*) FROM blocks.search('')", "SELECT count(*) FROM blocks.search(repeat('a', 10000))",
        "SELECT count(*) FROM blocks.search('% _ \\ .* [ (')",
      ], after: ["\(catalog.folder)/6.sql", "\(catalog.folder)/15.sql", "\(other.folder)/other.sql"])
    let kept = "It's 100% \"\\E'; DROP TABLE block; --\\"
    #expect(try JSONDecoder().decode(String.self, from: Data(lines[0].utf8)) == kept)
    #expect(lines[1] == kept)
    #expect(
      Array(lines[2...]) == [
        #"["Sample/card", "Sample/chip", "other/card"]"#, #"["Sample/card", "other/card"]"#, "0", "1", "0", "0", "0",
      ])
  }
}

/// Blocks of hard cases in a catalog of their own, and what people look for there.
struct SearchedGroup {
  let name: String
  /// By id.
  let blocks: [String: (title: String, tags: [String: [String]])]
  let queries: [String]

  private static let languages = ["en", "fr", "ko", "de", "tr", "ar", "he", "ja"]

  var files: [String: String?] {
    var files: [String: String?] = [
      "card/block.yaml": nil, "card/Card.swift": nil, "chip/block.yaml": nil, "chip/Chip.swift": nil,
      "catalog.yaml": """
      name: Q
      summary: Q
      languages: [\(Self.languages.joined(separator: ", "))]
      categories: {qqq: Qqq}
      levels: {qqq: Qqq}
      license: MIT
      rules: {missing-translation: off}

      """,
    ]
    for (id, block) in blocks {
      let tags = Self.languages.map { language in
        "  \(language): [\((block.tags[language] ?? ["qqq"]).map { "\"\($0)\"" }.joined(separator: ", "))]\n"
      }
      files["\(id)/block.yaml"] = """
        title: \(block.title)
        summary: Qqq
        origin: Qqq
        description: Qqq
        category: qqq
        level: qqq
        platform: iOS 18.0+
        parameters: {}
        tags:
        \(tags.joined())
        """
      files["\(id)/Source.swift"] = """
        // SPDX-License-Identifier: MIT
        import SwiftUI
        struct Qqq\(id.uppercased()): View {
          var body: some View { Text("") }
        }

        """
    }
    return files
  }

  static let all = [
    SearchedGroup(
      name: "scripts",
      blocks: [
        "a": ("Qqq", ["fr": ["cr\u{e9}ation"]]), "b": ("Qqq", ["fr": ["cre\u{301}ation"]]),
        "c": ("Qqq", ["ko": ["테마"]]),
        "d": ("Qqq", ["ko": ["\u{1110}\u{1166}\u{1106}\u{1161}"]]), "e": ("Qqq", ["de": ["STRASSE"]]),
        "f": ("Qqq", ["de": ["Straße"]]), "g": ("Qqq", ["de": ["Größe"]]), "h": ("Qqq", ["de": ["GROẞE"]]),
        "i": ("Qqq", ["de": ["groesse"]]), "j": ("Qqq", ["en": ["IMAGE picker"]]), "k": ("Qqq", ["tr": ["İPUCU"]]),
        "l": ("Qqq", ["tr": ["ışık"]]), "m": ("Qqq", ["ar": ["شِبَاك"]]), "n": ("Qqq", ["ar": ["شــباك"]]),
        "o": ("Qqq", ["ar": ["أداة"]]), "p": ("Qqq", ["he": ["כַּרְטִיס"]]), "q": ("Qqq", ["he": ["תפריטים"]]),
        "r": ("Qqq", ["ja": ["カード"]]),
      ],
      queries: [
        "création", "cre\u{301}ation", "creation", "CREATION", "테마", "\u{1110}\u{1166}\u{1106}\u{1161}", "strasse",
        "straße",
        "STRASSE", "große", "groesse", "image", "ipucu", "isik", "IŞIK", "شباك", "اداة", "כרטיס", "תפריט", "カート", "カード",
        "creatoin",
      ]),
    SearchedGroup(
      name: "spellings",
      blocks: [
        "a": ("BottomSheet", ["en": ["panel"]]), "b": ("Qqq", ["en": ["bottom-sheet"]]),
        "c": ("Qqq", ["en": ["bottom_sheet view"]]), "d": ("HTTPStatusView", [:]),
        "e": ("Qqq", ["en": ["URLs", "C++"]]),
      ],
      queries: [
        "bottom sheet", "bottom-sheet", "bottomsheet", "BottomSheet", "BOTTOM_SHEET", "sheet", "http status",
        "httpstatus",
        "HTTPStatus", "statusview", "status view", "botomsheet", "urls", "c++", "view-bottom",
      ]),
    SearchedGroup(
      name: "words",
      blocks: [
        "a": ("Qqq", ["en": ["pull to refresh", "list"]]), "b": ("Qqq", ["en": ["refresh"]]),
        "c": ("Search bar", ["en": ["filter list"]]),
      ],
      queries: [
        "refresh pull", "list refresh", "refersh list", "bar filter", "  pull   refresh ", "list", "refresh", "pul",
        "list zzzzzz", "to",
      ]),
    SearchedGroup(
      name: "order",
      blocks: [
        "a": ("Qqq", ["en": ["card"]]), "b": ("Qqq", ["en": ["cards list"]]), "c": ("Qqq", ["en": ["cardinal"]]),
        "d": ("Qqq", ["en": ["cart"]]), "e": ("Card", ["en": ["panel"]]),
        "f": ("Qqq", ["en": ["card", "card flip", "card stack"]]), "h": ("Qqq", ["en": ["discard"]]),
        "i": ("Qqq", ["en": ["card list"]]),
      ],
      queries: ["card", "card list", "card flip", "car", "flip card"]),
  ]
}
