import Mustache
import Testing

/// The specification's module `inverted`.
@Suite struct InvertedSectionTests {
  private static let no: Value = ["no": false]

  @Test(arguments: [
    Case("false", "\"{{^no}}Shown.{{/no}}\"", no, gives: "\"Shown.\""),
    Case("true", "\"{{^yes}}Hidden.{{/yes}}\"", ["yes": true], gives: "\"\""),
    Case("null", "\"{{^null}}Shown.{{/null}}\"", ["null": nil], gives: "\"Shown.\""),
    Case("a text", "\"{{^text}}Hidden.{{/text}}\"", ["text": "x"], gives: "\"\""),
    Case("an object", "\"{{^context}}Hi {{name}}.{{/context}}\"", ["context": ["name": "Joe"]], gives: "\"\""),
    Case("a list", "\"{{^list}}{{n}}{{/list}}\"", ["list": [["n": 1], ["n": 2]]], gives: "\"\""),
    Case("an empty list", "\"{{^list}}Shown.{{/list}}\"", ["list": []], gives: "\"Shown.\""),
    Case(
      "twice", "{{^no}}\n* first\n{{/no}}\n* {{two}}\n{{^no}}\n* third\n{{/no}}\n", ["no": false, "two": "second"],
      gives: "* first\n* second\n* third\n"),
    Case("nested, false", "| A {{^no}}B {{^no}}C{{/no}} D{{/no}} E |", no, gives: "| A B C D E |"),
    Case("nested, true", "| A {{^yes}}B {{^yes}}C{{/yes}} D{{/yes}} E |", ["yes": true], gives: "| A  E |"),
    Case("a miss", "[{{^missing}}Shown.{{/missing}}]", gives: "[Shown.]"),
    Case("dotted, true", "\"{{^a.b.c}}Not here{{/a.b.c}}\"", ["a": ["b": ["c": true]]], gives: "\"\""),
    Case("dotted, false", "\"{{^a.b.c}}Not here{{/a.b.c}}\"", ["a": ["b": ["c": false]]], gives: "\"Not here\""),
    Case("dotted, broken", "\"{{^a.b.c}}Not here{{/a.b.c}}\"", ["a": [:]], gives: "\"Not here\""),
  ])
  func areShownForWhatIsFalse(_ example: Case) throws { try example.check() }

  @Test(arguments: [
    Case("around", " | {{^no}}\t|\t{{/no}} | \n", no, gives: " | \t|\t | \n"),
    Case("inside", " | {{^no}} {{! a remark }}\n {{/no}} | \n", no, gives: " |  \n  | \n"),
    Case("in indented lines", " {{^no}}NO{{/no}}\n {{^no}}WAY{{/no}}\n", no, gives: " NO\n WAY\n"),
    Case("alone on lines", "| This Is\n{{^no}}\n|\n{{/no}}\n| A Line\n", no, gives: "| This Is\n|\n| A Line\n"),
    Case("alone and indented", "| This Is\n  {{^no}}\n|\n  {{/no}}\n| A Line\n", no, gives: "| This Is\n|\n| A Line\n"),
    Case("alone before CRLF", "|\r\n{{^no}}\r\n{{/no}}\r\n|", no, gives: "|\r\n|"),
    Case("alone on the first line", "  {{^no}}\n^{{/no}}\n/", no, gives: "^\n/"),
    Case("alone on a last line without end", "^{{^no}}\n/\n  {{/no}}", no, gives: "^\n/\n"),
    Case("padding", "|{{^ no }}={{/ no }}|", no, gives: "|=|"),
  ])
  func keepBlanksUnlessAlone(_ example: Case) throws { try example.check() }
}
