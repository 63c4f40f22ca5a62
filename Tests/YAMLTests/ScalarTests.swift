import Testing
import YAML

struct ScalarTests {
  @Test(arguments: ["no", "off", "yes", "18.0", "0.50", "1_000", "007", "null", "2024-01-01", ".5", "0x1F", "a  b"])
  func keepsAPlainTextAsItIsWritten(text: String) {
    #expect(parse("key: \(text)\n").root?["key"]?.scalar == Scalar(text, .plain))
  }

  @Test func keepsKeysAsTheyAreWritten() {
    let document = parse("no: [av, bryter]\non: {y: n}\n1.0: x\n")
    #expect(document.root?.entries?.map(\.key) == ["no", "on", "1.0"])
    #expect(document.root?["no"]?.texts == ["av", "bryter"])
    #expect(document.findings.isEmpty)
  }

  @Test(arguments: [
    ("'it''s'", "it's", Scalar.Style.singleQuoted),
    ("''", "", .singleQuoted),
    (#""a\tb\u00e9\n""#, "a\tbé\n", .doubleQuoted),
    (#"'"Hello"'"#, #""Hello""#, .singleQuoted),
    ("\"one\n  two\"", "one two", .doubleQuoted),
    ("one\n  two\n\n  three", "one two\nthree", .plain),
    ("", "", .plain),
  ])
  func readsEveryFlowStyle(source: String, text: String, style: Scalar.Style) {
    #expect(parse("key: \(source)\n").root?["key"]?.scalar == Scalar(text, style))
  }

  @Test(arguments: [
    ("|\n  one\n  two\n", "one\ntwo\n", Scalar.Style.literal),
    ("|-\n  one\n\n  two\n\n", "one\n\ntwo", .literal),
    ("|+\n  one\n\n", "one\n\n", .literal),
    ("|2\n   one\n  two\n", " one\ntwo\n", .literal),
    ("|  # a remark\n  # text\n", "# text\n", .literal),
    (">\n  one\n  two\n\n  three\n", "one two\nthree\n", .folded),
    (">-\n  one\n    two\n  three\n", "one\n  two\nthree", .folded),
    (">+\n  one\n\n\n", "one\n\n\n", .folded),
  ])
  func readsEveryBlockStyleAndChomping(source: String, text: String, style: Scalar.Style) {
    #expect(parse("key: \(source)").root?["key"]?.scalar == Scalar(text, style))
    #expect(parse("key: \(source)next: x\n").root?["next"]?.text == "x")
  }

  @Test func readsWindowsLineEndsAsLineFeeds() {
    let document = parse("a: |\r\n  one\r\n  two\r\nb: x\r\n")
    #expect(document.root?["a"]?.text == "one\ntwo\n")
    #expect(document.root?["b"]?.text == "x")
  }

  @Test func allowsTabsBetweenTokens() {
    let document = parse("title:\tCard\t# fine\nlist: [\ta,\n\tb ]\n")
    #expect(document.root?["title"]?.text == "Card")
    #expect(document.root?["list"]?.texts == ["a", "b"])
    #expect(document.findings.isEmpty)
  }
}
