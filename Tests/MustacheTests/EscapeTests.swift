import Mustache
import Testing

@Suite struct EscapeTests {
  @Test(arguments: [
    ("", ""), ("plain é", "plain é"),
    ("<a href='x'>\"&amp;\"</a>", "&lt;a href=&#39;x&#39;&gt;&quot;&amp;amp;&quot;&lt;/a&gt;"),
  ])
  func escapesForHTML(text: String, expected: String) {
    #expect(htmlEscape(text) == expected)
  }

  @Test func leavesMarkupAsItIs() throws {
    let value: Value = ["text": "<b>", "markup": .markup("<b>")]
    #expect(try render("{{text}} {{markup}} {{{text}}} {{&markup}}", value) == "&lt;b&gt; <b> <b> <b>")
  }

  @Test func escapesTextAloneForOtherForms() throws {
    let pipes = RenderOptions(escape: { $0.replacing("|", with: "\\|") })
    let value: Value = ["text": "a|<b>", "markup": .markup("|"), "number": 1.5, "flag": true]
    #expect(
      try render("{{text}} {{{text}}} {{markup}} {{number}} {{flag}}", value, options: pipes)
        == "a\\|<b> a|<b> | 1.5 true")
  }

  @Test func escapesInsideOfPartialsAndSections() throws {
    let shout = RenderOptions(escape: { $0.uppercased() })
    #expect(
      try render("{{#list}}{{>p}}{{/list}}", ["list": ["a", "b"]], partials: ["p": "{{.}}."], options: shout) == "A.B.")
  }

  @Test func insertsValuesOnce() throws {
    let value: Value = ["a": "{{b}} {{>p}} {{=<% %>=}}", "b": "wrong"]
    #expect(try render("{{{a}}}|{{b}}", value, partials: ["p": "wrong"]) == "{{b}} {{>p}} {{=<% %>=}}|wrong")
  }
}
