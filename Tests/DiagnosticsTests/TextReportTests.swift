import Diagnostics
import Testing

@Suite struct TextReportTests {
  private let rule = Rule("some-rule", "Something holds.")
  private let plain = TextReport(isColored: false)

  private func finding(_ marked: String, _ message: String = "wrong") -> Finding {
    Finding(rule, message, at: MarkedText(marked).location)
  }

  private func excerpt(_ marked: String) -> String {
    plain.text(for: [finding(marked)]).split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test func showsPlaceSentenceRuleExcerptFixAndNotes() {
    let swift = SourceFile(path: "Catalog/x/X.swift", text: "import SwiftUI\n\nfunc card() {}\n\n}\n")
    let manifest = SourceFile(
      path: "Catalog/x/block.yaml", text: "a: 1\nb: 2\nid: x\ntitel: Card\nsummary: A card.\nc: 3\nd: 4\n")
    let finding = Finding(
      Rule("unknown-key", "Keys are known."), "unknown key 'titel'; did you mean 'title'?",
      at: Location(manifest, 16..<21),
      notes: [.init("the signature stands here", at: Location(swift, 21..<25)), .init("a remark")],
      fixes: [Fix("replace 'titel' with 'title'", [Replacement(16..<21, with: "title")])])
    #expect(
      plain.text(for: [finding]) == """
        Catalog/x/block.yaml:4:1: error: unknown key 'titel'; did you mean 'title'? [unknown-key]
           2 | b: 2
           3 | id: x
           4 | titel: Card
             | ^~~~~
             | title
           5 | summary: A card.
           6 | c: 3
        Catalog/x/X.swift:3:6: note: the signature stands here
           2 |
           3 | func card() {}
             |      ^~~~
           4 |
        note: a remark

        """)
  }

  @Test func underlinesEveryLineOfAPlaceUpToFour() {
    #expect(
      excerpt("p:\n  «- a\n\n  - b c\n»  - d\n") == """
           1 | p:
           2 |   - a
             |   ^~~
           3 |
           4 |   - b c
             |   ~~~~~
           5 |   - d
        """)
    #expect(
      excerpt("«1\n2\n3\n4\n5\n6»\n7\n8\n9\n") == """
           1 | 1
             | ^
           2 | 2
             | ~
           3 | 3
             | ~
           4 | 4
             | ~
             | …
           7 | 7
           8 | 8
        """)
  }

  @Test func showsNoExcerptOfWholeFileOrEmptyFile() {
    let file = SourceFile(path: "a/block.yaml", text: "id: x\n")
    let whole = Finding(Rule("w", "W.", severity: .warning), "no source", at: Location(file))
    let empty = Finding(rule, "empty", at: Location(SourceFile(path: "b", text: ""), 0..<0))
    let nowhere = Finding(rule, "no file", at: Location(SourceFile(path: "", text: "")))
    #expect(
      plain.text(for: [whole, empty, nowhere]) == """
        error: no file [some-rule]
        a/block.yaml: warning: no source [w]
        b:1:1: error: empty [some-rule]

        """)
    #expect(plain.text(for: []) == "")
  }

  @Test func sortsFindingsAndDropsDuplicates() {
    let text = plain.text(for: [finding("b\n«a»"), finding("«b»\na"), finding("b\n«a»"), finding("«b»\na", "alas")])
    #expect(
      text == """
        a.yaml:1:1: error: alas [some-rule]
           1 | b
             | ^
           2 | a
        a.yaml:1:1: error: wrong [some-rule]
           1 | b
             | ^
           2 | a
        a.yaml:2:1: error: wrong [some-rule]
           1 | b
           2 | a
             | ^

        """)
  }

  @Test(arguments: [
    ("ab «cd» e", "   1 | ab cd e\n     |    ^~"),
    ("«»ab", "   1 | ab\n     | ^"),
    ("ab«»", "   1 | ab\n     |   ^"),
    ("ab\n«»", "   1 | ab\n   2 |\n     | ^"),
    ("a\n\n«b»", "   1 | a\n   2 |\n   3 | b\n     | ^"),
    ("«ab\ncd» e", "   1 | ab\n     | ^~\n   2 | cd e\n     | ~~"),
    ("«ab\r\ncd» e", "   1 | ab\n     | ^~\n   2 | cd e\n     | ~~"),
    ("«ab\n»cd", "   1 | ab\n     | ^~\n   2 | cd"),
    ("\u{FEFF}«ab» c", "   1 | ab c\n     | ^~"),
  ])
  func underlinesPlace(marked: String, shown: String) {
    #expect(excerpt(marked) == shown)
  }

  @Test(arguments: [
    ("\ta: «b»", "   1 | \ta: b\n     | \t   ^"),
    ("a\t«b»\tc", "   1 | a\tb\tc\n     |  \t^"),
    ("«a\tb» c", "   1 | a\tb c\n     | ^~~~~~~~~~"),
    ("«a\tb\tc»", "   1 | a\tb\tc\n     | ^~~~~~~~~~~~~~~~~~"),
    ("日本: «語 x»", "   1 | 日本: 語 x\n     |       ^~~~"),
    ("한국 «각»", "   1 | 한국 각\n     |      ^~"),
    ("ｆ「«x»」", "   1 | ｆ「x」\n     |     ^"),
    ("🎉 «👩‍👩‍👧»!", "   1 | 🎉 👩‍👩‍👧!\n     |    ^~"),
    ("🇳🇴👍🏽❤️ «x»", "   1 | 🇳🇴👍🏽❤️ x\n     |        ^"),
    ("e\u{301}\u{200D}\u{200B} «x»", "   1 | e\u{301}\u{200D}\u{200B} x\n     |   ^"),
    ("ae«\u{301}x»", "   1 | ae\u{301}x\n     |  ^~"),
    ("título: \"ação\" «x»", "   1 | título: \"ação\" x\n     |                ^"),
  ])
  func alignsCaretUnderItsCharacter(marked: String, shown: String) {
    #expect(excerpt(marked) == shown)
  }

  @Test func alignsGutterOfLargeLineNumbers() {
    let text = plain.text(for: [finding(String(repeating: "a\n", count: 99_999) + "«b»")])
    #expect(
      text == """
        a.yaml:100000:1: error: wrong [some-rule]
         99998 | a
         99999 | a
        100000 | b
               | ^

        """)
  }

  @Test func cutsLongLinesAroundPlace() {
    let long = String(repeating: "x", count: 5000)
    let fifty = String(repeating: "x", count: 50)
    #expect(
      excerpt(long + "«abc»" + long) == """
           1 | …\(fifty)abc\(String(repeating: "x", count: 56))…
             | \(String(repeating: " ", count: 51))^~~
        """)
    #expect(
      excerpt("«" + long + "»") == """
           1 | \(String(repeating: "x", count: 110))…
             | ^\(String(repeating: "~", count: 109))
        """)
    #expect(
      excerpt(long + "«»") == """
           1 | …\(fifty)
             | \(String(repeating: " ", count: 51))^
        """)
    #expect(
      excerpt(long + "\n«a»") == """
           1 | \(String(repeating: "x", count: 110))…
           2 | a
             | ^
        """)
    #expect(
      excerpt(String(repeating: "日", count: 2000) + "«本»").hasSuffix(
        "日本\n     | \(String(repeating: " ", count: 51))^~"))
  }

  @Test func keepsBytesThatAreNotUTF8Apart() {
    let file = SourceFile(path: "a", bytes: [0x43, 0xE9, 0x20, 0x78])
    #expect(
      plain.text(for: [Finding(rule, "wrong", at: Location(file, 3..<4))]) == """
        a:1:4: error: wrong [some-rule]
           1 | C\u{FFFD} x
             |    ^

        """)
  }

  @Test func standsPlacesBeyondTheEndAtTheEnd() {
    let file = SourceFile(path: "a", text: "ab")
    #expect(plain.text(for: [Finding(rule, "wrong", at: Location(file, 9..<12))]).hasSuffix("1 | ab\n     |   ^\n"))
  }

  @Test(arguments: [
    ("'\u{1B}[31m'", #"'\u{1B}[31m'"#),
    ("'a\u{A0}b'", #"'a\u{A0}b'"#),
    ("'\u{202E}ab\u{2066}'", #"'\u{202E}ab\u{2066}'"#),
    ("'a\nb\tc\r'", #"'a\u{A}b\u{9}c\u{D}'"#),
    ("'a\u{200B}\u{FEFF}\u{AD}\u{9B}\u{7F}\u{2028}'", #"'a\u{200B}\u{FEFF}\u{AD}\u{9B}\u{7F}\u{2028}'"#),
    ("'ti\u{200D}tle'", #"'ti\u{200D}tle'"#),
    ("'👩‍👧 می‌خواهم é 日本'", "'👩‍👧 می‌خواهم é 日本'"),
  ])
  func showsInvisibleCharactersOfMessagesByCodePoint(message: String, shown: String) {
    let file = SourceFile(path: "a\u{1B}]0;b", text: "")
    let finding = Finding(rule, message, at: Location(file), notes: [.init(message)])
    #expect(
      plain.text(for: [finding]) == """
        a\\u{1B}]0;b: error: \(shown) [some-rule]
        note: \(shown)

        """)
  }

  @Test(arguments: [
    ("a\u{1B}[31m«b»", "   1 | a␛[31mb\n     |       ^"),
    ("a\u{0}\u{7F}\u{85}«b»", "   1 | a␀␡\u{FFFD}b\n     |     ^"),
    ("\u{202E}\u{2067}\u{200F}«a\u{202C}»", "   1 | \u{FFFD}\u{FFFD}\u{FFFD}a\u{FFFD}\n     |    ^~"),
    ("a\u{2028}«b»", "   1 | a\u{FFFD}b\n     |   ^"),
  ])
  func showsWhatATerminalWouldObeyAsPictures(marked: String, shown: String) {
    #expect(excerpt(marked) == shown)
  }

  @Test func colorsOnlyWhereAsked() {
    #expect(
      TextReport(isColored: true).text(for: [finding("a «b\u{1B}[0m»")]) == """
        \u{1B}[1ma.yaml:1:3:\u{1B}[0m \u{1B}[1;31merror:\u{1B}[0m wrong [some-rule]
           1 | a b␛[0m
             |   \u{1B}[1;31m^~~~~\u{1B}[0m

        """)
  }

  @Test func showsThousandsOfFindingsOfOneLine() {
    let file = SourceFile(path: "a", text: String(repeating: "é", count: 100_000))
    let findings = (0..<2000).map { Finding(rule, "wrong", at: Location(file, $0 * 100..<($0 * 100 + 2))) }
    #expect(plain.text(for: findings).hasPrefix("a:1:1: error"))
  }
}
