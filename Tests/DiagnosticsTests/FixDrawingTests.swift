import Diagnostics
import Testing

@Suite struct FixDrawingTests {
  private let rule = Rule("some-rule", "Something holds.")

  /// The excerpt of a finding with a fix, without the sentence before it.
  private func excerpt(_ marked: MarkedText, _ fix: Fix) -> String {
    let finding = Finding(rule, "wrong", at: marked.location, fixes: [fix])
    return TextReport(isColored: false).text(for: [finding]).split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test(arguments: [
    ("id: x\n«titel»: Card\n", "title", "   1 | id: x\n   2 | titel: Card\n     | ^~~~~\n     | title"),
    ("\ta: «b»", "\"b\"", "   1 | \ta: b\n     | \t   ^\n     | \t   \"b\""),
    ("日: «b»", "語", "   1 | 日: b\n     |     ^\n     |     語"),
    ("a«» b", ":", "   1 | a b\n     |  ^\n     |  :"),
  ])
  func putsNewTextUnderItsColumn(marked: String, text: String, shown: String) {
    let marked = MarkedText(marked)
    #expect(excerpt(marked, marked.replacing(with: text)) == shown)
  }

  @Test(arguments: [
    ("a: 1\n«»b: 2\n", "tags:\n  en: []\n", "   1 | a: 1\n     + tags:\n     +   en: []\n   2 | b: 2\n     | ^"),
    ("«»b: 2\n", "a: 1\n", "     + a: 1\n   1 | b: 2\n     | ^"),
    (
      "a: 1«»\nb: 2\n", "\ntags:\n\n  en: []",
      "   1 | a: 1\n     |     ^\n     + tags:\n     +\n     +   en: []\n   2 | b: 2"
    ),
    ("a: 1\r\n«»b: 2", "t: 1\r\n", "   1 | a: 1\n     + t: 1\n   2 | b: 2\n     | ^"),
  ])
  func putsInsertedLinesBetweenTheOthers(marked: String, text: String, shown: String) {
    let marked = MarkedText(marked)
    #expect(excerpt(marked, marked.replacing(with: text)) == shown)
  }

  @Test func cutsLongInsertions() {
    let marked = MarkedText("«»a")
    let shown = excerpt(marked, marked.replacing(with: String(repeating: "b\n", count: 9)))
    #expect(shown == String(repeating: "     + b\n", count: 8) + "     + …\n   1 | a\n     | ^")
  }

  @Test func drawsEveryReplacementUnderItsOwnLine() {
    let marked = MarkedText("one: 1\n«two»: 2\nsix: 6\n")
    let fix = Fix("name them", [Replacement(14..<17, with: "three"), Replacement(0..<3, with: "'one'")])
    #expect(
      excerpt(marked, fix) == """
           1 | one: 1
             | 'one'
           2 | two: 2
             | ^~~
           3 | six: 6
             | three
        """)
  }

  @Test(arguments: [
    ("a: «b»", [Replacement(3..<4, with: "")]),
    ("a: «b»", [Replacement(3..<3, with: "  ")]),
    ("a: «b»", [Replacement(3..<4, with: "c\nd")]),
    ("a: «b»", [Replacement(0..<9, with: "c")]),
    ("a: «b»", []),
  ])
  func saysInWordsWhatItCannotDraw(marked: String, replacements: [Replacement]) {
    #expect(
      excerpt(MarkedText(marked), Fix("mend 'b\u{1B}'", replacements)) == """
           1 | a: b
             |    ^
             |    fix: mend 'b\\u{1B}'
        """)
  }

  @Test func saysInWordsWhatLiesElsewhere() {
    let far = MarkedText("«a»\n2\n3\n4\n")
    #expect(
      excerpt(far, Fix("mend '4'", [Replacement(6..<7, with: "5")])) == """
           1 | a
             | ^
             | fix: mend '4'
           2 | 2
           3 | 3
        """)
    let long = MarkedText("«a» " + String(repeating: "x", count: 200) + "y")
    let cut = excerpt(long, Fix("mend 'y'", [Replacement(202..<203, with: "z")]))
    #expect(cut.hasSuffix("     | ^\n     | fix: mend 'y'"))
    let amid = MarkedText("«1\n2\n3\n4\n5\n6»\n7\n")
    let hidden = excerpt(amid, Fix("add '8'", [Replacement(12..<12, with: "8\n")]))
    #expect(hidden.hasPrefix("   1 | 1\n     | ^\n     | fix: add '8'\n   2 | 2\n     | ~\n"))
  }

  @Test func saysFixOfAWholeFileInWords() {
    let file = SourceFile(path: "a", text: "x")
    let finding = Finding(rule, "wrong", at: Location(file), fixes: [Fix("mend it", []), Fix("or so", [])])
    #expect(TextReport(isColored: false).text(for: [finding]) == "a: error: wrong [some-rule]\nfix: mend it\n")
    #expect(TextReport(isColored: true).text(for: [finding]).hasSuffix("\n\u{1B}[1;32mfix: mend it\u{1B}[0m\n"))
  }
}
