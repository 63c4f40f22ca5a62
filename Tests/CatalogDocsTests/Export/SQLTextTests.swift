import Diagnostics
import Testing

@testable import CatalogDocs

@Suite struct SQLTextTests {
  @Test(arguments: [
    ("", "''"), ("a", "'a'"), ("it's", "'it''s'"), (#"a\'b"#, #" E'a\\''b'"#), ("a\0b", "'a\u{FFFD}b'"),
    ("a\nb", "'a\nb'"), ("'; --", "'''; --'"), ("'\u{301}", "'''\u{301}'"), ("\\\u{301}", " E'\\\\\u{301}'"),
  ])
  func quotesEveryText(text: String, literal: String) {
    // By scalars: a combining mark makes another character of a quote, and not of what PostgreSQL reads.
    #expect(SQLText.literal(text).unicodeScalars.elementsEqual(literal.unicodeScalars))
  }

  @Test func writesWhatIsMissing() {
    #expect(SQLText.literal(nil as String?) == "NULL")
  }

  @Test func takesTheNULOutOfJSON() {
    let value: JSONValue = ["a\0": ["b\0c", "it's \\", 1, .null]]
    #expect(SQLText.literal(value) == " E'{\"a\u{FFFD}\":[\"b\u{FFFD}c\",\"it''s \\\\\\\\\",1,null]}'::jsonb")
  }

  @Test(arguments: [("blocks", "\"blocks\""), ("a\"b", "\"a\"\"b\""), ("a\"\u{301}b", "\"a\"\"\u{301}b\"")])
  func quotesNames(name: String, quoted: String) {
    #expect(SQLText.name(name).unicodeScalars.elementsEqual(quoted.unicodeScalars))
  }

  @Test(arguments: ["", "pg_x", "a\0", String(repeating: "a", count: 64), String(repeating: "é", count: 32)])
  func refusesNamesThatPostgresWouldNotKeep(name: String) {
    #expect(PostgresSchema(named: name) == nil)
  }
}
