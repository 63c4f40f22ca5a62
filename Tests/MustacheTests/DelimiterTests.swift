import Mustache
import Testing

/// The specification's module `delimiters`.
@Suite struct DelimiterTests {
  private static let data: Value = ["section": true, "no": false, "data": "Here."]
  private static func sections(_ mark: String, _ name: String) -> String {
    """
    [
    {{\(mark)\(name)}}
      {{data}}
      |data|
    {{/\(name)}}

    {{= | | =}}
    |\(mark)\(name)|
      {{data}}
      |data|
    |/\(name)|
    ]

    """
  }
  private static let bothWays = "[\n  Here.\n  |data|\n\n  {{data}}\n  Here.\n]\n"

  @Test(arguments: [
    Case("a pair", "{{=<% %>=}}(<%text%>)", ["text": "Hey!"], gives: "(Hey!)"),
    Case("special characters", "({{=[ ]=}}[text])", ["text": "It worked!"], gives: "(It worked!)"),
    Case("around sections", sections("#", "section"), data, gives: bothWays),
    Case("around inverted sections", sections("^", "no"), data, gives: bothWays),
    Case(
      "do not reach into a partial", "[ {{>include}} ]\n{{= | | =}}\n[ |>include| ]\n", ["value": "yes"],
      partials: ["include": ".{{value}}."], gives: "[ .yes. ]\n[ .yes. ]\n"),
    Case(
      "do not come out of a partial", "[ {{>include}} ]\n[ .{{value}}.  .|value|. ]\n", ["value": "yes"],
      partials: ["include": ".{{value}}. {{= | | =}} .|value|."],
      gives: "[ .yes.  .yes. ]\n[ .yes.  .|value|. ]\n"),
    Case("between blanks", "| {{=@ @=}} |", gives: "|  |"),
    Case("behind text on a line", " | {{=@ @=}}\n", gives: " | \n"),
    Case("alone on a line", "Begin.\n{{=@ @=}}\nEnd.\n", gives: "Begin.\nEnd.\n"),
    Case("alone and indented", "Begin.\n  {{=@ @=}}\nEnd.\n", gives: "Begin.\nEnd.\n"),
    Case("alone before CRLF", "|\r\n{{= @ @ =}}\r\n|", gives: "|\r\n|"),
    Case("alone on the first line", "  {{=@ @=}}\n=", gives: "="),
    Case("alone on a last line without end", "=\n  {{=@ @=}}", gives: "=\n"),
    Case("with padding", "|{{= @   @ =}}|", gives: "||"),
    Case("and back", "{{=<% %>=}}<%a%><%={{ }}=%>{{a}}<%a%>", ["a": 1], gives: "11<%a%>"),
    Case("with braces for a value as it is", "{{=<% %>=}}<%{a}%>", ["a": "<"], gives: "<"),
  ])
  func change(_ example: Case) throws { try example.check() }
}
