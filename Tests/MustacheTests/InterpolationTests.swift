import Mustache
import Testing

/// The specification's module `interpolation`.
@Suite struct InterpolationTests {
  @Test(arguments: [
    Case("no tags", "Hello from {Mustache}!\n", gives: "Hello from {Mustache}!\n"),
    Case("a text", "Hello, {{subject}}!\n", ["subject": "world"], gives: "Hello, world!\n"),
    Case(
      "tags in a value stay text", "{{template}}: {{planet}}", ["template": "{{planet}}", "planet": "Earth"],
      gives: "{{planet}}: Earth"),
    Case("escaped", "{{forbidden}}\n", ["forbidden": "& \" < >"], gives: "&amp; &quot; &lt; &gt;\n"),
    Case("triple", "{{{forbidden}}}\n", ["forbidden": "& \" < >"], gives: "& \" < >\n"),
    Case("ampersand", "{{&forbidden}}\n", ["forbidden": "& \" < >"], gives: "& \" < >\n"),
    Case("an integer", "\"{{mph}} miles an hour!\"", ["mph": 85], gives: "\"85 miles an hour!\""),
    Case("a triple integer", "\"{{{mph}}} miles an hour!\"", ["mph": 85], gives: "\"85 miles an hour!\""),
    Case("an ampersand integer", "\"{{&mph}} miles an hour!\"", ["mph": 85], gives: "\"85 miles an hour!\""),
    Case("a decimal", "\"{{power}} jiggawatts!\"", ["power": 1.210], gives: "\"1.21 jiggawatts!\""),
    Case("a triple decimal", "\"{{{power}}} jiggawatts!\"", ["power": 1.210], gives: "\"1.21 jiggawatts!\""),
    Case("an ampersand decimal", "\"{{&power}} jiggawatts!\"", ["power": 1.210], gives: "\"1.21 jiggawatts!\""),
    Case("null", "I ({{cannot}}) be seen!", ["cannot": nil], gives: "I () be seen!"),
    Case("a triple null", "I ({{{cannot}}}) be seen!", ["cannot": nil], gives: "I () be seen!"),
    Case("an ampersand null", "I ({{&cannot}}) be seen!", ["cannot": nil], gives: "I () be seen!"),
    Case("a miss", "I ({{cannot}}) be seen!", gives: "I () be seen!"),
    Case("a triple miss", "I ({{{cannot}}}) be seen!", gives: "I () be seen!"),
    Case("an ampersand miss", "I ({{&cannot}}) be seen!", gives: "I () be seen!"),
  ])
  func writesValues(_ example: Case) throws { try example.check() }

  private static let deep: Value = ["b": ["c": ["d": ["e": ["name": "Phil"]]]]]

  @Test(arguments: [
    Case(
      "as a section", "{{person.name}}={{#person}}{{name}}{{/person}}", ["person": ["name": "Joe"]], gives: "Joe=Joe"),
    Case(
      "triple", "{{{person.name}}}={{#person}}{{{name}}}{{/person}}", ["person": ["name": "Joe"]], gives: "Joe=Joe"),
    Case(
      "ampersand", "{{&person.name}}={{#person}}{{&name}}{{/person}}", ["person": ["name": "Joe"]], gives: "Joe=Joe"),
    Case("at any depth", "{{a.b.c.d.e.name}}", ["a": deep], gives: "Phil"),
    Case("a broken chain", "\"{{a.b.c}}\"", ["a": [:]], gives: "\"\""),
    Case(
      "each part in its parent alone", "\"{{a.b.c.name}}\"", ["a": ["b": [:]], "c": ["name": "Jim"]], gives: "\"\""),
    Case(
      "the first part as any name", "{{#a}}{{b.c.d.e.name}}{{/a}}",
      ["a": deep, "b": ["c": ["d": ["e": ["name": "Wrong"]]]]], gives: "Phil"),
    Case("the nearest first part counts", "{{#a}}{{b.c}}{{/a}}", ["a": ["b": [:]], "b": ["c": "ERROR"]], gives: ""),
    Case("never one key", "{{a.b}}", ["a.b": "c"], gives: ""),
    Case("not masked by such a key", "{{a.b}}", ["a.b": "c", "a": ["b": "d"]], gives: "d"),
    Case(
      "a leading dot means the innermost value alone", "{{#a}}{{.name}}{{/a}}{{#b}}{{.name}}{{/b}}",
      ["a": ["x": 1], "b": ["name": "Name"], "name": "Fail"], gives: "Name"),
  ])
  func followsDottedNames(_ example: Case) throws { try example.check() }

  @Test(arguments: [
    Case("a text", "Hello, {{.}}!\n", "world", gives: "Hello, world!\n"),
    Case("escaped", "{{.}}\n", "& \" < >", gives: "&amp; &quot; &lt; &gt;\n"),
    Case("triple", "{{{.}}}\n", "& \" < >", gives: "& \" < >\n"),
    Case("ampersand", "{{&.}}\n", "& \" < >", gives: "& \" < >\n"),
    Case("an integer", "\"{{.}} miles an hour!\"", 85, gives: "\"85 miles an hour!\""),
  ])
  func writesTheInnermostValue(_ example: Case) throws { try example.check() }

  @Test(arguments: [
    Case("around", "| {{string}} |", ["string": "---"], gives: "| --- |"),
    Case("around triple", "| {{{string}}} |", ["string": "---"], gives: "| --- |"),
    Case("around ampersand", "| {{&string}} |", ["string": "---"], gives: "| --- |"),
    Case("never alone on a line", "  {{string}}\n", ["string": "---"], gives: "  ---\n"),
    Case("triple, never alone", "  {{{string}}}\n", ["string": "---"], gives: "  ---\n"),
    Case("ampersand, never alone", "  {{&string}}\n", ["string": "---"], gives: "  ---\n"),
    Case("inside", "|{{ string }}|", ["string": "---"], gives: "|---|"),
    Case("inside triple", "|{{{ string }}}|", ["string": "---"], gives: "|---|"),
    Case("inside ampersand", "|{{& string }}|", ["string": "---"], gives: "|---|"),
    Case("before the mark", "|{{ & string }}|", ["string": "<"], gives: "|<|"),
  ])
  func keepsBlanksAroundAndDropsThemInside(_ example: Case) throws { try example.check() }

  @Test(arguments: [
    Case(
      "names and texts", "{{größe}} – {{名前}} {{🧺}}", ["größe": "ä", "名前": "猫", "🧺": "e\u{301}"], gives: "ä – 猫 e\u{301}"
    ),
    Case("delimiters", "{{=« »=}}«x»", ["x": "é"], gives: "é"),
    Case("a byte order mark goes", "\u{FEFF}{{! x }}\n{{x}}\u{FEFF}", ["x": 1], gives: "1\u{FEFF}"),
  ])
  func isNotBoundToASCII(_ example: Case) throws { try example.check() }

  @Test func writesNothingOfListsAndObjects() throws {
    #expect(try render("[{{a}}{{b}}]", ["a": [1], "b": ["c": 1]]) == "[]")
  }

  @Test func keepsLineEndsAsTheyAre() throws {
    #expect(try render("a\r\nb\rc\n{{x}}\r\n", ["x": "1\r\n2"]) == "a\r\nb\rc\n1\r\n2\r\n")
  }
}
