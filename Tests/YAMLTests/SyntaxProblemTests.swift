import Testing
import YAML

struct SyntaxProblemTests {
  @Test(arguments: [
    ("title: Card\ntags:\n\ten: [card]\n", "3:1"),
    ("\ta: b\n", "1:1"),
    ("a:\n\t- b\n", "2:1"),
    ("a: b\n\tc: d\n", "2:1"),
    ("a: b\n  \tc: d\n", "2:3"),
    ("a:\n  - b: c\n    \td: e\n", "3:5"),
    ("a:\n  - b: c\n \td\n", "3:2"),
    ("a: |\n\tb\n", "2:1"),
    ("a: |\n  b\n\tc\n", "3:1"),
  ])
  func asksForSpacesWhereATabIndents(text: String, place: String) {
    #expect(parse(text).report == ["\(place) yaml-syntax: a tab cannot indent here; use spaces"])
    #expect(parse(text).root == nil)
  }

  @Test(arguments: [
    ("title: Sheet: bottom\n", "1:13"),
    ("- título: é: x\n", "1:12"),
    ("a: \"b\": c\n", "1:7"),
  ])
  func asksForQuotesAroundASecondColon(text: String, place: String) {
    #expect(
      parse(text).report == [
        "\(place) yaml-syntax: a second ':' stands on this line; quote the text if the ':' belongs to it"
      ])
  }

  @Test(arguments: [
    ("title: 'It's a card'\n", "1:12"), ("- 'b' c\n", "1:7"), ("['b' c]\n", "1:6"), ("'b' c\n", "1:5"),
  ])
  func explainsAnApostropheInSingleQuotes(text: String, place: String) {
    #expect(
      parse(text).report == [
        "\(place) yaml-syntax: text follows the closing quote; write '' for an apostrophe in single quotes, "
          + "or put the text in double quotes"
      ])
  }

  @Test(arguments: [("título: \"ação\" x\n", "1:16"), ("\"a\" b: c\n", "1:5"), ("a: \"x\" \"y\"\n", "1:8")])
  func explainsTextBehindDoubleQuotes(text: String, place: String) {
    #expect(
      parse(text).report == [
        "\(place) yaml-syntax: text follows the closing quote; write '\\\"' for a quote in double quotes, "
          + "or put the text in single quotes"
      ])
  }

  @Test(arguments: [
    (
      "a: [1, 2\nb: 3\n",
      "2:2 yaml-syntax: a ',' or ']' was expected here; close the list, "
        + "or quote a text that has brackets", "| 1:4 the list opens here"
    ),
    (
      "a:\n  {b: 1\n",
      "3:1 yaml-syntax: a ',' or '}' was expected here; close the mapping, "
        + "or quote a text that has braces", "| 2:3 the mapping opens here"
    ),
    (
      "a: \"x\nb: 1\n", "3:1 yaml-syntax: a text in quotes is not closed; end it with the quote that opens it",
      "| 1:4 the quote opens here"
    ),
    (
      "é: 'x", "1:6 yaml-syntax: a text in quotes is not closed; end it with the quote that opens it",
      "| 1:4 the quote opens here"
    ),
    (
      "a: \"x\n---\n\"\n",
      "2:1 yaml-syntax: '---' and '...' cannot begin a line of a text in quotes; close the text, "
        + "or indent it", "| 1:4 the quote opens here"
    ),
    (
      "a: 1\nfoo\nb: 2\n",
      "3:1 yaml-syntax: a ':' was expected before this; write 'key: value', "
        + "or indent a text that runs over several lines", "| 2:1 this has no ':' after it"
    ),
    (
      "a:\n  b: 1\n c: 2\n",
      "3:2 yaml-syntax: a key was expected here; "
        + "the keys of a mapping stand one under the other", "| 1:1 the mapping begins here"
    ),
    (
      "- a\nb: c\n", "2:1 yaml-syntax: a '-' was expected here; the items of a list stand one under the other",
      "| 1:1 the list begins here"
    ),
  ])
  func showsWhereTheBrokenThingBegan(text: String, finding: String, note: String) {
    #expect(parse(text).report == [finding, note])
  }

  @Test(arguments: [
    ("a: @State\n", "1:4 yaml-syntax: '@' cannot begin a text; quote the text"),
    ("a: `x`\n", "1:4 yaml-syntax: '`' cannot begin a text; quote the text"),
    ("a: [\n\t%x]\n", "2:2 yaml-syntax: '%' cannot begin a text; quote the text"),
    ("é: *bold*\n", "1:4 yaml-syntax: '*' begins an alias; quote the text if the '*' belongs to it"),
    ("a: & x\n", "1:4 yaml-syntax: '&' begins an anchor; quote the text if the '&' belongs to it"),
    (
      "a: !b!c x\n",
      "1:4 yaml-syntax: '!' begins a tag, and this one cannot be read; quote the text if the '!' belongs to it"
    ),
    (
      "a: - b\n",
      "1:4 yaml-syntax: a list cannot begin on this line; put each '-' on a line of its own, or quote the text"
    ),
    ("a: ? b\n", "1:4 yaml-syntax: a '?' cannot stand here; quote the text if the '?' belongs to it"),
    (
      "a: 1\n b: 2\n",
      "2:3 yaml-syntax: a key cannot stand here; check the indentation, or quote a text that runs over several lines"
    ),
    (
      "a: [b] c\n",
      "1:8 yaml-syntax: text follows the closing bracket; quote the whole text if the brackets belong to it"
    ),
    (
      "a: b\n...\nc: d\n",
      "3:1 yaml-syntax: the document has ended before this; check the indentation, or quote the text"
    ),
    ("a: {en:[x]}\n", "1:7 yaml-syntax: a space was expected after this ':'; write it, or quote the text"),
    ("[a, , b]\n", "1:5 yaml-syntax: a value was expected here; write one, or quote the text"),
    ("a: [\n", "2:1 yaml-syntax: the file ends where a value was expected; write it, and close the brackets"),
    (
      "a: |text\n",
      "1:5 yaml-syntax: the text of a '|' or '>' begins on the next line; move it there, or quote it"
    ),
    (
      "a: |0\n x\n",
      "1:5 yaml-syntax: the indentation after a '|' or '>' is a digit from 1 to 9, or is left out"
    ),
    ("%YAML 2.0\n---\na: b\n", "1:1 yaml-syntax: only YAML 1.1 and 1.2 can be read; remove the '%YAML' line"),
    (
      "%FOO\n---\na: b\n",
      "1:5 yaml-syntax: a line that begins with '%' is a directive, and this one cannot be read; remove it, "
        + "or quote the text"
    ),
    (
      "a: {{ x }}\n",
      "1:5 yaml-syntax: a key must be text, not a list or a mapping; quote it if the brackets belong to a text"
    ),
  ])
  func saysHowToMendIt(text: String, finding: String) {
    #expect(parse(text).report == [finding])
    #expect(parse(text).root == nil)
  }

  @Test(arguments: [
    (#"a: "\q""#, #"1:5 yaml-syntax: '\q' is no escape in double quotes"#),
    (
      #"a: "b\xZZ""#,
      #"1:8 yaml-syntax: hexadecimal digits were expected here: two after '\x', four after '\u', "#
        + #"eight after '\U'"#
    ),
    (#"a: "\uD800""#, "1:7 yaml-syntax: this escape names no Unicode character"),
  ])
  func explainsEscapes(text: String, finding: String) {
    #expect(parse(text).report == [finding + #"; write '\\' for a backslash, or use single quotes"#])
  }

  @Test func countsLinesAsEditorsDo() {
    #expect(parse("a: b\u{2028}c\nd: [\n").findings.map(\.location.position?.line) == [2])
  }

  @Test func keepsWhatWasFoundBefore() {
    let document = parse("a: b\na: c\nd: *e\nf: [\n")
    #expect(document.findings.map(\.rule.id) == ["yaml-alias", "yaml-syntax"])
  }
}
