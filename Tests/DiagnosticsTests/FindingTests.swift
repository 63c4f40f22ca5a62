import Diagnostics
import Testing

@Suite struct FindingTests {
  private let rule = Rule("some-rule", "Something holds.")

  private func finding(_ path: String, _ range: Range<Int>? = nil, _ message: String = "m", rule: Rule? = nil)
    -> Finding
  {
    Finding(rule ?? self.rule, message, at: Location(SourceFile(path: path, text: "abc"), range))
  }

  @Test func sortsByPathPlaceRuleMessageAndSeverity() {
    let sorted = [
      finding("B"), finding("a"), finding("a", 0..<1), finding("a", 0..<2), finding("a", 1..<2, "k"),
      finding("a", 1..<2), finding("a", 1..<2, "a", rule: Rule("z", "Z.")), finding("é"),
      Finding(rule, "m", at: Location(SourceFile(path: "é", text: "abc")), severity: .warning),
      Finding(rule, "m", at: Location(SourceFile(path: "é", text: "abc")), notes: [.init("n")], severity: .warning),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    #expect(sorted.shuffled().sorted() == sorted)
  }

  @Test func takesSeverityOfItsRuleUnlessGiven() {
    let warning = Rule("w", "W.", severity: .warning)
    let file = SourceFile(path: "a", text: "")
    #expect(Finding(warning, "m", at: Location(file)).severity == .warning)
    #expect(Finding(warning, "m", at: Location(file), severity: .note).severity == .note)
    #expect(Severity.allCases == [.note, .warning, .error])
    #expect(Severity.allCases.sorted() == Severity.allCases)
  }

  @Test func knowsWhereAPlaceBegins() {
    let file = SourceFile(path: "a", text: "a\nbc")
    #expect(Location(file, 3..<4).position == Position(line: 2, column: 2))
    #expect(Location(file).position == nil)
    #expect(Position(line: 1, column: 9) < Position(line: 2, column: 1))
  }

  @Test func sortsNotesWithoutPlaceFirst() {
    let file = SourceFile(path: "a", text: "abc")
    let notes = [
      Finding.Note("z"), Finding.Note("b", at: Location(file)), Finding.Note("a", at: Location(file, 1..<2)),
      Finding.Note("b", at: Location(file, 1..<2)),
    ]
    #expect(Array(notes.reversed()).sorted() == notes)
  }

  @Test func changesPathsAndSeverityAndNothingElse() {
    let (file, other) = (SourceFile(path: "a", text: "abc"), SourceFile(path: "b", text: "de"))
    let fix = Fix("remove 'a'", [Replacement(0..<1, with: "")])
    func made(_ prefix: String, _ severity: Severity) -> Finding {
      let notes = [
        Finding.Note("n", at: Location(SourceFile(path: prefix + "b", bytes: other.bytes), 1..<2)), Finding.Note("m"),
      ]
      return Finding(
        rule, "m", at: Location(SourceFile(path: prefix + "a", bytes: file.bytes), 0..<1), notes: notes, fixes: [fix],
        severity: severity)
    }
    #expect(made("", .error).renaming { "x/" + $0 } == made("x/", .error))
    #expect(made("", .error).weighing(.note) == made("", .note))
    #expect(made("", .note).renaming { "x/" + $0 }.severity == .note)
  }
}
