import Diagnostics
import Testing

@Suite struct JSONValueTests {
  @Test(
    arguments: [
      (.null, "null"), (.bool(true), "true"), (.bool(false), "false"), (-1, "-1"),
      ("a\"\\\n\u{7F}", #""a\"\\\n\u007f""#),
      ([], "[]"), ([:], "{}"), ([1, .bool(true)], "[\n  1,\n  true\n]"),
      (["b": [[:]], "a": nil, "c": .null], "{\n  \"b\": [\n    {}\n  ],\n  \"c\": null\n}"),
    ] as [(JSONValue, String)])
  func writesEveryKindOfValue(value: JSONValue, text: String) {
    #expect(value.text == text)
  }

  @Test func writesAValueOnOneLine() {
    let value: JSONValue = ["b": [[:], 1, "a\nb"], "a": nil, "c": [:], "d": []]
    #expect(value.line == #"{"b":[{},1,"a\nb"],"c":{},"d":[]}"#)
  }
}
