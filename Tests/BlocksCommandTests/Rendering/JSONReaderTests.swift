import Diagnostics
import Mustache
import Testing

@testable import BlocksCommand

@Suite struct JSONReaderTests {
  private func value(_ text: String) throws(Finding) -> Value {
    try JSONReader.value(of: SourceFile(path: "d.json", text: text))
  }

  @Test(arguments: [
    ("null", Value.null), (" true\r\n", .flag(true)), ("\tfalse", .flag(false)), ("{}", .object([:])),
    ("[ ]", .list([])), (#""""#, .text("")), ("\u{FEFF}1", .integer(1)),
    ("[1, [2, {}], null]", .list([.integer(1), .list([.integer(2), .object([:])]), .null])),
    (#"{ "a" : { "" : [ ] } , "b" : "c" }"#, .object(["a": .object(["": .list([])]), "b": .text("c")])),
  ])
  func readsEveryKindOfValue(text: String, expected: Value) throws {
    #expect(try value(text) == expected)
  }

  @Test(arguments: [
    ("0", Value.integer(0)), ("-0", .integer(0)), ("-12", .integer(-12)), ("9223372036854775807", .integer(.max)),
    ("-9223372036854775808", .integer(.min)), ("9223372036854775808", .text("9223372036854775808")),
    ("12345678901234567890123", .text("12345678901234567890123")), ("1.0", .number(1)), ("0.5", .number(0.5)),
    ("-1.5E+3", .number(-1500)), ("2e-2", .number(0.02)), ("1E400", .text("1E400")), ("-1e400", .text("-1e400")),
    ("1e-400", .number(0)),
  ])
  func readsNumbers(text: String, expected: Value) throws {
    #expect(try value(text) == expected)
  }

  @Test(arguments: [
    (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u4E2D\u0000""#, "é中\u{0}"),
    (#""\ud83d\ude00\uD834\uDD1E""#, "😀𝄞"), ("\"é\u{7F}\u{2028}😀\"", "é\u{7F}\u{2028}😀"),
  ])
  func readsTexts(text: String, expected: String) throws {
    #expect(try value(text) == .text(expected))
  }

  @Test(arguments: [
    ("", "1:1: the file ends where a value was expected; write one"),
    (" \n", "2:1: the file ends where a value was expected; write one"),
    ("{} {}", "1:4: the value ends before this; one value was expected, remove the rest"),
    ("[1}", "1:3: a ',' or ']' was expected here\nd.json:1:1: the list opens here"),
    ("[", "1:2: a ']' was expected here\nd.json:1:1: the list opens here"),
    ("{\n\"a\": 1", "2:7: a ',' or '}' was expected here\nd.json:1:1: the object opens here"),
    ("[1 2]", "1:4: a ',' or ']' was expected here\nd.json:1:1: the list opens here"),
    (#"{"a":1,}"#, "1:7: nothing follows this comma before the '}'; remove it"),
    ("[1,\n]", "1:3: nothing follows this comma before the ']'; remove it"),
    ("[,1]", "1:2: a value was expected here"), ("[1,,2]", "1:4: a value was expected here"),
    (#"{"a" 1}"#, "1:6: a ':' was expected here, and then a value"),
    (#"{"a":}"#, "1:6: a value was expected here"),
    ("{a: 1}", "1:2: a key in double quotes was expected here"),
    ("{'a': 1}", "1:2: a key in double quotes was expected here"),
    (
      #"{"a": 1, "b": 2, "a": 3}"#,
      "1:18: the key 'a' stands twice in this object; remove one, or rename it\nd.json:1:2: 'a' first stands here"
    ),
    (
      #"{"a": 1, "\u0061": null}"#,
      "1:10: the key 'a' stands twice in this object; remove one, or rename it\nd.json:1:2: 'a' first stands here"
    ),
  ])
  func saysWhereTheFormIsBroken(text: String, expected: String) {
    #expect(complaint(about: text) == "d.json:" + expected)
  }

  @Test(arguments: [
    "01", "-01", "1.", ".5", "+1", "-", "1e", "1e+", "1.e3", "0x1F", "1_000", "NaN", "-Infinity", "1-2", "٣", "/**/",
    "'a'",
  ])
  func refusesOtherWords(word: String) {
    #expect(
      complaint(about: "[\(word)]")
        == "d.json:1:2: '\(word)' is no JSON value; write a text in double quotes, a number such as -1.5e3, true, false "
        + "or null")
  }

  @Test func namesTheNearestWord() {
    #expect(complaint(about: "True").hasSuffix("true, false or null; did you mean 'true'?"))
    #expect(complaint(about: String(repeating: "9x", count: 9999)).contains("9x9x…' is no JSON value"))
  }

  @Test(arguments: [
    (#"["a]"#, "1:2: this text is not closed; a '\"' was expected"),
    (#""a\""#, "1:1: this text is not closed; a '\"' was expected"),
    ("[\"a\n\"]", "1:2: this text is not closed on its line; close it, or write a line break as '\\n'"),
    ("\"a\tb\"", #"1:3: the control character U+0009 cannot stand in a text; write it as '\u0009'"#),
    (
      #""a\x""#,
      #"1:3: '\' begins no escape here; JSON has \", \\, \/, \b, \f, \n, \r, \t and \u with four hexadecimal digits"#
    ),
    (#""\u00g0""#, #"1:2: four hexadecimal digits were expected after '\u'"#),
    (#""\u12"#, #"1:2: four hexadecimal digits were expected after '\u'"#),
    (#""\ud83d""#, #"1:2: '\ud83d' is half of a character; write both halves, or the character itself"#),
    (#""\ud83d\u0041""#, #"1:2: '\ud83d' is half of a character; write both halves, or the character itself"#),
    (#""\ude00\ud83d""#, #"1:2: '\ude00' is half of a character; write both halves, or the character itself"#),
  ])
  func saysWhereATextIsBroken(text: String, expected: String) {
    #expect(complaint(about: text) == "d.json:" + expected)
  }

  @Test func refusesTextsThatAreNotUTF8() {
    let bytes: [UInt8] = [0x5B, 0x22, 0x61, 0xC3, 0x22, 0x5D]
    #expect(complaint(about: bytes) == "d.json:1:2: this text is not UTF-8; save the file as UTF-8")
    #expect(complaint(about: [0xFF, 0xFE, 0x31, 0x00]).hasPrefix("d.json:1:1: "))
  }

  @Test func boundsDepthAndCount() throws {
    let deep = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(throws: Never.self) { try value(deep(64)) }
    #expect(
      complaint(about: deep(65)) == "d.json:1:65: lists and objects are nested more than 64 levels deep; flatten them")
    #expect(complaint(about: String(repeating: "[{\"a\":", count: 100_000)).hasPrefix("d.json:1:"))
    let long = { "[" + Array(repeating: "1", count: $0 - 1).joined(separator: ",") + "]" }
    #expect(throws: Never.self) { try value(long(100_000)) }
    #expect(complaint(about: long(100_001)).hasSuffix("the file has more than 100000 values; use less data"))
  }

  private func complaint(about text: String) -> String { complaint(about: Array(text.utf8)) }

  private func complaint(about bytes: [UInt8]) -> String {
    do {
      return "\(try JSONReader.value(of: SourceFile(path: "d.json", bytes: bytes)))"
    } catch {
      #expect(error.rule.id == "data")
      let places = [(error.location, error.message)] + error.notes.map { ($0.location ?? error.location, $0.message) }
      return places.map { location, message in
        let position = location.position.map { "\($0.line):\($0.column)" } ?? ""
        return "\(location.file.path):\(position): \(message)"
      }.joined(separator: "\n")
    }
  }
}
