import Diagnostics
import SwiftAPI
import Testing
import YAML

@testable import BlockCatalog

@Suite struct InvisibleCharactersRuleTests {
  /// What is found in a YAML text, with the severity.
  private func findings(yaml: String) -> [String] {
    InvisibleCharactersRule.findings(in: Document(parsing: SourceFile(path: "block.yaml", text: yaml)))
      .map { "\($0.severity.rawValue) \($0.lines[0])" }
  }

  @Test(arguments: [
    ("title: \"a\\x07b\"", ["error 1:8 invisible-characters: this text holds the control character U+0007; remove it"]),
    ("title: \"a\\0\"", ["error 1:8 invisible-characters: this text holds the control character U+0000; remove it"]),
    ("title: \"\\N\"", ["error 1:8 invisible-characters: this text holds the control character U+0085; remove it"]),
    (
      "tags: {en: [a, \"\\u202Eb\"]}",
      [
        "error 1:16 invisible-characters: this text holds the bidirectional control U+202E; it reorders what people read; remove it"
      ]
    ),
    (
      "parameters: {a: {default: \"\\u2066\", example: x\u{200B}}}",
      [
        "error 1:27 invisible-characters: this text holds the bidirectional control U+2066; it reorders what people read; remove it",
        "warning 1:46 invisible-characters: this text holds the invisible character U+200B; remove it",
      ]
    ),
    (
      "\"ke\\u00ADy\": {unknown: [[\"\\uFEFF.\\uFEFF\"]]}",
      [
        "warning 1:1 invisible-characters: this text holds the invisible character U+00AD; remove it",
        "warning 1:26 invisible-characters: this text holds the invisible character U+FEFF; remove it",
      ]
    ),
    (
      "a: &a \"\\u2060\"\nb: *a",
      ["warning 1:7 invisible-characters: this text holds the invisible character U+2060; remove it"]
    ),
    ("title: \"a\\tb\\nc\"", []),
    ("title: 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", []),
    ("title: می\u{200C}خواهم क्\u{200D}ष 👩\u{200D}👩\u{200D}👧 ❤\u{FE0F}\u{200D}🔥", []),
    (
      "title: a\u{200D}b",
      ["warning 1:8 invisible-characters: this text holds the invisible character U+200D; remove it"]
    ),
    (
      "title: \u{200C}", ["warning 1:8 invisible-characters: this text holds the invisible character U+200C; remove it"]
    ),
  ])
  func looksAtTextsAsTheyAreOnceEscapesAreRead(yaml: String, expected: [String]) {
    #expect(findings(yaml: yaml) == expected)
  }

  @Test func doesNotRepeatWhatReadingSaysOfAKey() {
    let document = Document(parsing: SourceFile(path: "block.yaml", text: "ti\u{200B}tle: a"))
    #expect(document.findings.count == 1)
    #expect(InvisibleCharactersRule.findings(in: document).isEmpty)
  }

  @Test(arguments: [
    "\u{202A}", "\u{202E}", "\u{2066}", "\u{2069}",
  ])
  func takesWhatReordersForAnError(character: String) async {
    var sample = Sample()
    sample.source += "\n// á\(character)"
    let found = await sample.findings()
    let code = String(character.unicodeScalars.first?.value ?? 0, radix: 16, uppercase: true)
    #expect(
      found == [
        "4:5 invisible-characters: the source holds the bidirectional control U+\(code); it reorders what people read; remove it"
      ])
    let errors = sample.block.map { InvisibleCharactersRule().findings(in: $0, of: sample.checkedCatalog) } ?? []
    #expect(errors.map(\.severity) == [.error])
    #expect(errors.first?.location.range?.count == character.utf8.count)
  }

  @Test(arguments: [0x200B, 0x2060, 0xAD, 0x200E, 0x200F, 0x061C, 0x2028, 0x2029, 0xFEFF, 0xE0041, 0xFDD0, 0x1FFFE])
  func warnsOfWhatTakesNoRoom(code: UInt32) throws {
    let character = String(Character(try #require(Unicode.Scalar(code))))
    let hexadecimal = String(code, radix: 16, uppercase: true)
    let isNoncharacter = code == 0xFDD0 || code == 0x1FFFE
    let name =
      "\(isNoncharacter ? "noncharacter" : "invisible character") U+\(code < 0x100 ? "00" : code < 0x1000 ? "0" : "")\(hexadecimal)"
    var sample = Sample()
    sample.source += "\nlet a = \"\(character)\""
    let found = sample.block.map { InvisibleCharactersRule().findings(in: $0, of: sample.checkedCatalog) } ?? []
    #expect(found.flatMap(\.lines) == ["4:10 invisible-characters: the source holds the \(name); remove it"])
    #expect(found.map(\.severity) == [.warning])
  }

  @Test(arguments: ["\u{1}", "\u{7}", "\u{1B}", "\u{7F}", "\u{80}", "\u{9F}"])
  func findsControlCharacters(character: String) {
    #expect(InvisibleCharacter.places(in: "ab\(character)").map(\.kind) == [.control])
    #expect(InvisibleCharacter.places(in: "ab\(character)").map(\.range.lowerBound) == [2])
  }

  @Test func acceptsPlainTextOfEveryScript() {
    let text = "\u{FEFF}a\tb\r\n é ñ 卡片 ガ 한글 עברית عربي ไทย ☕\u{FE0F} ✈\u{FE0E} \u{A0}\u{3000}\u{FFFD}"
    #expect(InvisibleCharacter.places(in: text).map(\.kind) == [])
  }

  @Test func listsTenAtMostAndErrorsFirst() {
    var sample = Sample()
    sample.source += "\n// " + String(repeating: "\u{200B}", count: 20) + "\u{202E}"
    let found = sample.block.map { InvisibleCharactersRule().findings(in: $0, of: sample.checkedCatalog) } ?? []
    #expect(found.map(\.severity) == [.error] + Array(repeating: .warning, count: 9))
  }

  @Test func looksAtTheNamesOfFolderAndSource() async {
    var sample = Sample()
    sample.id = "card\u{202E}"
    let found = await sample.findings()
    #expect(
      found.contains(
        "invisible-characters: the name of this folder holds the bidirectional control U+202E; it reorders what people read; remove it"
      ))
  }
}
