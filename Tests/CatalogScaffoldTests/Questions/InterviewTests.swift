import Diagnostics
import Mustache
import Testing

@testable import CatalogScaffold

@Suite struct InterviewTests {
  private func question(
    _ name: String, _ kind: Question.Kind, default value: String? = nil, when: String? = nil, pattern: String? = nil
  ) -> Question {
    Question(
      name: name, kind: kind, help: "Help.",
      defaultValue: value.flatMap { try? Template(parsing: SourceFile(path: name, text: $0)) },
      condition: when.map(Question.Condition.init),
      pattern: pattern.map { Question.Pattern(text: $0, message: "does not fit") })
  }

  @Test(arguments: [
    (Question.Kind.text, " Card ", Answer.text("Card")), (.flag, "Y", .flag(true)), (.flag, "no", .flag(false)),
    (.number, "0.50", .number(0.5)), (.choice(["a", "b"]), "b", .text("b")),
    (.list, "a, b,,c d", .list(["a", "b", "c d"])),
    (.platform, "ios 18, macOS15", .list(["iOS 18.0+", "macOS 15.0+"])),
    (.type, "卡片", .text("卡片")), (.value, "card", .text("card")), (.languages, "en, pt-BR", .list(["en", "pt-BR"])),
    (.license, "MIT OR Apache-2.0", .text("MIT OR Apache-2.0")),
  ])
  func readsAnswers(kind: Question.Kind, typed: String, answer: Answer) throws {
    var interview = Interview([question("q", kind)])
    try interview.answer(interview.questions[0], with: typed)
    #expect(interview.answers["q"] == answer)
  }

  @Test(arguments: [
    (Question.Kind.text, "  ", "the answer is empty; write something"),
    (
      .text, "a\u{202E}b",
      "the answer holds the bidirectional control U+202E; it reorders what people read; remove it"
    ),
    (.text, "a\u{7}", "the answer holds the control character U+0007; remove it"),
    (.flag, "maybe", "'maybe' is neither yes nor no; write 'yes' or 'no'"),
    (.number, "four", "'four' is no number; write one such as 4 or 0.5"),
    (.number, "inf", "'inf' is no number; write one such as 4 or 0.5"),
    (.choice(["a", "b"]), "c", "'c' is none of 'a', 'b'; write one of these"),
    (.list, " , ", "the list is empty; write at least one item"),
    (.list, "a, b, a", "'a' is there twice; write it once"),
    (.tags, "note card, Note-Card", "'note card' and 'Note-Card' are one tag for search; write one of them"),
    (.tags, "a, --", "'--' has no letter or digit to search for; write a word"),
    (.platform, "iOS 18, ios 17", "'iOS 18.0+' and 'iOS 17.0+' are one platform; keep the older version"),
    (
      .platform, "Windows 11",
      "'Windows 11' is no platform; write one such as 'iOS 18.0+'; the platforms are iOS, iPadOS, Mac Catalyst, macOS, "
        + "tvOS, visionOS, watchOS"
    ),
    (.type, "bottom sheet", "'bottom sheet' is no Swift identifier; write one such as 'BottomSheet'"),
    (.type, "Café☕", "'Café☕' is no Swift identifier; write one such as 'Café'"),
    (.type, "☕", "'☕' is no Swift identifier"),
    (.type, "card", "'card' begins with a small letter; write one such as 'Card'"),
    (.type, "Text", "SwiftUI has a 'Text' already; write one such as 'TextBlock'"),
    (.type, "Con", "'Con' cannot name the source: Windows keeps the name 'con' for a device; write another name"),
    (.value, "sheet", "SwiftUI has a 'sheet' already; write one such as 'sheetBlock'"),
    (.value, "default", "'default' is no Swift identifier; write one such as 'defaultBlock'"),
    (.languages, "en_us", "'en_us' is no BCP 47 language code; write one such as 'en', 'pt-BR' or 'zh-Hant'"),
    (.license, "MIT License", "'MIT License' is no SPDX license; write an id such as 'MIT'"),
  ])
  func refusesWhatIsNoAnswer(kind: Question.Kind, typed: String, message: String) {
    var interview = Interview([question("q", kind)])
    #expect(throws: ScaffoldError(message)) { try interview.answer(interview.questions[0], with: typed) }
    #expect(interview.answers.isEmpty)
  }

  @Test func holdsAnswersAgainstAPattern() throws {
    var interview = Interview([question("q", .list, pattern: "[a-z]+")])
    #expect(throws: ScaffoldError("'B' does not fit")) { try interview.answer(interview.questions[0], with: "a, B") }
    try interview.answer(interview.questions[0], with: "a, b")
  }

  @Test func makesDefaultsOfEarlierAnswers() throws {
    var interview = Interview([
      question("title", .text), question("heading", .text, default: "{{title}}!"),
      question("type", .type, default: "Text"), question("rest", .text),
    ])
    let heading = interview.questions[1]
    #expect(interview.defaultText(of: heading) == nil)
    // Hard case f08: what an answer holds is not expanded again.
    try interview.answer(interview.questions[0], with: "{{ heading }} {{{x}}}")
    #expect(interview.defaultText(of: heading) == "{{ heading }} {{{x}}}!")
    #expect(interview.defaultText(of: interview.questions[2]) == "TextBlock")
    #expect(throws: ScaffoldError("there is no default; write an answer")) {
      try interview.takeDefault(of: interview.questions[3])
    }
  }

  @Test func givesNoTwoThingsOneName() throws {
    var interview = Interview([question("type", .type), question("function", .value, default: "_404")])
    try interview.answer(interview.questions[0], with: "_404")
    #expect(throws: ScaffoldError("the answer 'type' has a '_404' already; write one such as '_404Block'")) {
      try interview.answer(interview.questions[1], with: "_404")
    }
    try interview.takeDefault(of: interview.questions[1])
    #expect(interview.answers["function"] == .text("_404Block"))
  }

  @Test func asksOnlyWhatEarlierAnswersAskFor() throws {
    var interview = Interview([
      question("symbol", .flag), question("name", .text, when: "symbol"), question("none", .text, when: "!symbol"),
      question("style", .choice(["a", "b"])), question("b", .text, when: "style = b"),
    ])
    func asked() -> [String] { interview.questions.filter { interview.isAsked($0) }.map(\.name) }
    #expect(asked() == ["symbol", "none", "style"])
    try interview.answer(interview.questions[0], with: "yes")
    try interview.answer(interview.questions[3], with: "b")
    #expect(asked() == ["symbol", "name", "style", "b"])
  }
}
