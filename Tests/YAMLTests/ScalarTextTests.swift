import Testing

@testable import YAML

struct ScalarTextTests {
  @Test(arguments: [
    ("card", "card"), ("Bottom sheet", "Bottom sheet"), ("a:b", "a:b"), ("() -> Void", "() -> Void"),
    ("@escaping () -> Void", "'@escaping () -> Void'"), ("24", "'24'"), ("1.50", "'1.50'"), ("12:30", "'12:30'"),
    ("2024-01-01", "'2024-01-01'"), ("true", "'true'"),
    ("no", "'no'"), ("~", "'~'"), ("", "''"), (" a", "' a'"), ("a ", "'a '"), ("a: b", "'a: b'"), ("a #b", "'a #b'"),
    ("a:?", "'a:?'"), ("a: \u{301}b", "'a: \u{301}b'"), ("a #\u{301}", "'a #\u{301}'"), ("---\u{301}", "'---\u{301}'"),
    ("it's", "it's"), ("'x'", "'''x'''"), ("[String: Int]", "'[String: Int]'"), ("\"Hello\"", "'\"Hello\"'"),
    ("a\nb", "\"a\\nb\""), ("a\u{7}b", "\"a\\x07b\""), ("a\u{202E}b\"", "\"a\\u202Eb\\\"\""),
    ("#\"a\\|b\"#", "'#\"a\\|b\"#'"),
    ("Größe", "Größe"), ("- a", "'- a'"), ("---", "'---'"), ("a\u{A0}b", "\"a\\xA0b\""), ("🎉", "🎉"),
    (".init()", ".init()"),
  ])
  func writesTheSimplestStyleThatReadsBack(text: String, written: String) {
    #expect(ScalarText.oneLine(text) == written)
    #expect(parse("a: \(written)\n").root?["a"]?.text == text)
    #expect(parse("{a: \(written), b: c}\n").root?["a"]?.text == text)
    #expect(parse("\(written): a\n").root?.entries?.first?.key == text)
  }
}
