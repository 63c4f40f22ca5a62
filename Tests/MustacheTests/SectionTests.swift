import Mustache
import Testing

/// The specification's module `sections`.
@Suite struct SectionTests {
  private static let yes: Value = ["yes": true]

  @Test(arguments: [
    Case("true", "\"{{#yes}}Shown.{{/yes}}\"", yes, gives: "\"Shown.\""),
    Case("false", "\"{{#no}}Hidden.{{/no}}\"", ["no": false], gives: "\"\""),
    Case("null", "\"{{#null}}Hidden.{{/null}}\"", ["null": nil], gives: "\"\""),
    Case("an object", "\"{{#context}}Hi {{name}}.{{/context}}\"", ["context": ["name": "Joe"]], gives: "\"Hi Joe.\""),
    Case(
      "names of outer values", "\"{{#sec}}{{a}}, {{b}}, {{c.d}}{{/sec}}\"",
      ["a": "foo", "b": "wrong", "sec": ["b": "bar"], "c": ["d": "baz"]], gives: "\"foo, bar, baz\""),
    Case("a text", "\"{{#foo}}{{.}} is {{foo}}{{/foo}}\"", ["foo": "bar"], gives: "\"bar is bar\""),
    Case("a text is no list", "\"{{#section}}foo{{/section}}\"", ["section": "123"], gives: "\"foo\""),
    Case("a miss", "[{{#missing}}Hidden.{{/missing}}]", gives: "[]"),
    Case("an empty text", "[{{#a}}Hidden.{{/a}}{{^a}}Shown.{{/a}}]", ["a": ""], gives: "[Shown.]"),
    Case("empty markup", "[{{#a}}Hidden.{{/a}}]", ["a": .markup("")], gives: "[]"),
    Case("zero and an empty object", "{{#a}}{{.}}{{/a}}{{#b}}b{{/b}}", ["a": 0, "b": [:]], gives: "0b"),
    Case(
      "twice", "{{#yes}}\n* first\n{{/yes}}\n* {{two}}\n{{#yes}}\n* third\n{{/yes}}\n", ["yes": true, "two": "second"],
      gives: "* first\n* second\n* third\n"),
    Case("nested, true", "| A {{#yes}}B {{#yes}}C{{/yes}} D{{/yes}} E |", yes, gives: "| A B C D E |"),
    Case("nested, false", "| A {{#no}}B {{#no}}C{{/no}} D{{/no}} E |", ["no": false], gives: "| A  E |"),
  ])
  func areShownForWhatIsTrue(_ example: Case) throws { try example.check() }

  @Test(arguments: [
    Case(
      "each item", "\"{{#list}}{{item}}{{/list}}\"", ["list": [["item": 1], ["item": 2], ["item": 3]]], gives: "\"123\""
    ),
    Case("empty", "\"{{#list}}Hidden.{{/list}}\"", ["list": []], gives: "\"\""),
    Case(
      "names of every level",
      """
      {{#tops}}{{#middles}}{{tname.lower}}{{mname}}.{{#bottoms}}{{tname.upper}}{{mname}}{{bname}}.{{/bottoms}}\
      {{/middles}}{{/tops}}
      """,
      [
        "tops": [
          [
            "tname": ["upper": "A", "lower": "a"],
            "middles": [["mname": "1", "bottoms": [["bname": "x"], ["bname": "y"]]]],
          ]
        ]
      ], gives: "a1.A1x.A1y."),
    Case("of texts", "\"{{#list}}({{.}}){{/list}}\"", ["list": ["a", "b", "c"]], gives: "\"(a)(b)(c)\""),
    Case("of integers", "\"{{#list}}({{.}}){{/list}}\"", ["list": [1, 2, 3]], gives: "\"(1)(2)(3)\""),
    Case("of decimals", "\"{{#list}}({{.}}){{/list}}\"", ["list": [1.10, 2.20, 3.30]], gives: "\"(1.1)(2.2)(3.3)\""),
    Case(
      "of lists", "\"{{#list}}({{#.}}{{.}}{{/.}}){{/list}}\"", ["list": [[1, 2, 3], ["a", "b", "c"]]],
      gives: "\"(123)(abc)\""),
    Case("escaped", "\"{{#list}}({{.}}){{/list}}\"", ["list": ["&", "\"", "<"]], gives: "\"(&amp;)(&quot;)(&lt;)\""),
    Case("triple", "\"{{#list}}({{{.}}}){{/list}}\"", ["list": ["&", "\"", "<"]], gives: "\"(&)(\")(<)\""),
    Case("ampersand", "\"{{#list}}({{&.}}){{/list}}\"", ["list": ["&", "\"", "<"]], gives: "\"(&)(\")(<)\""),
    Case("at the root", "\"{{#.}}({{value}}){{/.}}\"", [["value": "a"], ["value": "b"]], gives: "\"(a)(b)\""),
    Case("falsy items too", "{{#list}}<{{.}}>{{/list}}", ["list": [nil, false, ""]], gives: "<><false><>"),
  ])
  func repeatForLists(_ example: Case) throws { try example.check() }

  @Test func seeEveryValueAround() throws {
    let template = """
      {{#a}}
      {{one}}
      {{#b}}
      {{one}}{{two}}{{one}}
      {{#c}}
      {{one}}{{two}}{{three}}{{two}}{{one}}
      {{#d}}
      {{one}}{{two}}{{three}}{{four}}{{three}}{{two}}{{one}}
      {{#five}}
      {{one}}{{two}}{{three}}{{four}}{{five}}{{four}}{{three}}{{two}}{{one}}
      {{one}}{{two}}{{three}}{{four}}{{.}}6{{.}}{{four}}{{three}}{{two}}{{one}}
      {{one}}{{two}}{{three}}{{four}}{{five}}{{four}}{{three}}{{two}}{{one}}
      {{/five}}
      {{one}}{{two}}{{three}}{{four}}{{three}}{{two}}{{one}}
      {{/d}}
      {{one}}{{two}}{{three}}{{two}}{{one}}
      {{/c}}
      {{one}}{{two}}{{one}}
      {{/b}}
      {{one}}
      {{/a}}

      """
    let value: Value = ["a": ["one": 1], "b": ["two": 2], "c": ["three": 3, "d": ["four": 4, "five": 5]]]
    let expected = """
      1
      121
      12321
      1234321
      123454321
      12345654321
      123454321
      1234321
      12321
      121
      1

      """
    #expect(try render(template, value) == expected)
  }

  @Test(arguments: [
    Case("true", "\"{{#a.b.c}}Here{{/a.b.c}}\"", ["a": ["b": ["c": true]]], gives: "\"Here\""),
    Case("false", "\"{{#a.b.c}}Here{{/a.b.c}}\"", ["a": ["b": ["c": false]]], gives: "\"\""),
    Case("a broken chain", "\"{{#a.b.c}}Here{{/a.b.c}}\"", ["a": [:]], gives: "\"\""),
  ])
  func followDottedNames(_ example: Case) throws { try example.check() }

  @Test(arguments: [
    Case("around", " | {{#yes}}\t|\t{{/yes}} | \n", yes, gives: " | \t|\t | \n"),
    Case("inside", " | {{#yes}} {{! a remark }}\n {{/yes}} | \n", yes, gives: " |  \n  | \n"),
    Case("in indented lines", " {{#yes}}YES{{/yes}}\n {{#yes}}GOOD{{/yes}}\n", yes, gives: " YES\n GOOD\n"),
    Case("alone on lines", "| This Is\n{{#yes}}\n|\n{{/yes}}\n| A Line\n", yes, gives: "| This Is\n|\n| A Line\n"),
    Case(
      "alone and indented", "| This Is\n  {{#yes}}\n|\n  {{/yes}}\n| A Line\n", yes, gives: "| This Is\n|\n| A Line\n"),
    Case("alone before CRLF", "|\r\n{{#yes}}\r\n{{/yes}}\r\n|", yes, gives: "|\r\n|"),
    Case("alone on the first line", "  {{#yes}}\n#{{/yes}}\n/", yes, gives: "#\n/"),
    Case("alone on a last line without end", "#{{#yes}}\n/\n  {{/yes}}", yes, gives: "#\n/\n"),
    Case("padding", "|{{# yes }}={{/ yes }}|", yes, gives: "|=|"),
  ])
  func keepBlanksUnlessAlone(_ example: Case) throws { try example.check() }
}
