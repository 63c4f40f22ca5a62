import Diagnostics
import Mustache
import Testing

/// Templates that are not well formed.
@Suite struct SyntaxTests {
  @Test(arguments: [
    ("a\n  {{name", "2:3: this tag is not closed; '}}' was expected"),
    ("{{name\n{{other}}", "1:1: this tag is not closed; '}}' was expected"),
    ("{{{name}}", "1:1: this tag is not closed; '}}}' was expected"),
    ("{{{a}} {{{b}}}", "1:1: this tag is not closed; '}}}' was expected"),
    ("é {{! remark }", "1:3: this tag is not closed; '}}' was expected"),
    ("{{=<% %>}}", "1:1: this tag is not closed; '=}}' was expected"),
    ("{{=<% %>=}}\n<%x}}", "2:1: this tag is not closed; '%>' was expected"),
    ("{{", "1:1: this tag is not closed; '}}' was expected"),
  ])
  func namesUnclosedTags(template: String, expected: String) {
    #expect(problem(template) == "page.mustache:" + expected)
  }

  @Test(arguments: [
    ("a {{}}", "1:3: this tag has no name; write one before its '}}'"),
    ("{{# }}", "1:1: this tag has no name; write one before its '}}'"),
    ("{{{ }}}", "1:1: this tag has no name; write one before its '}}}'"),
    ("x\n{{/}}", "2:1: this tag has no name; write one before its '}}'"),
    ("{{#if x}}{{/if}}", "1:4: 'if x' is no name; a name has no spaces in it"),
    ("{{> a\nb }}", "1:5: 'a\nb' is no name; a name has no spaces in it"),
  ])
  func namesBadNames(template: String, expected: String) {
    #expect(problem(template) == "page.mustache:" + expected)
  }

  @Test(arguments: [
    ("{{=<%=}}", "1:4: '<%' does not set delimiters; two were expected, with a space between and without '='"),
    ("{{= a b c =}}", "1:5: 'a b c' does not set delimiters; two were expected, with a space between and without '='"),
    ("\n{{= =a b =}}", "2:5: '=a b' does not set delimiters; two were expected, with a space between and without '='"),
    ("{{=<% 12345678901234567=}}", "1:4: a delimiter has at most 16 bytes, and one of these has more"),
    ("{{==}}", "1:4: '' does not set delimiters; two were expected, with a space between and without '='"),
  ])
  func namesBadDelimiters(template: String, expected: String) {
    #expect(problem(template) == "page.mustache:" + expected)
  }

  @Test(arguments: [
    (
      "{{#list}}\n{{/list",
      "2:1: this tag is not closed; '}}' was expected"
    ),
    (
      "a\n{{#list}}\nb",
      "3:2: section 'list' is not closed before the end of the template\npage.mustache:2:4: 'list' is opened here"
    ),
    (
      "{{^a}}{{#b}}{{/b}}\n",
      "2:1: section 'a' is not closed before the end of the template\npage.mustache:1:4: 'a' is opened here"
    ),
    (
      "{{<p}}", "1:7: parent 'p' is not closed before the end of the template\npage.mustache:1:4: 'p' is opened here"
    ),
    (
      "{{$b}}", "1:7: block 'b' is not closed before the end of the template\npage.mustache:1:4: 'b' is opened here"
    ),
    ("a {{/b}}", "1:6: 'b' is closed but not open; remove this tag or open 'b' before it"),
    ("{{#a}}{{/a}}{{/a}}", "1:16: 'a' is closed but not open; remove this tag or open 'a' before it"),
    (
      "{{#a}}\n{{#b}}\n{{/a}}",
      "3:4: 'a' is closed where 'b' is open; close 'b' first\npage.mustache:2:4: 'b' is opened here"
    ),
  ])
  func namesBothPlacesOfWhatIsNotPaired(template: String, expected: String) {
    #expect(problem(template) == "page.mustache:" + expected)
  }

  @Test func carriesTheRuleAndTheWholeName() throws {
    let finding = #expect(throws: Finding.self) { try render("{{#a}}{{/other}}") }
    #expect(finding?.rule.id == "template")
    #expect(finding?.location.range == 9..<14)
  }

  @Test(arguments: [
    ([0x61, 0x0A, 0xFF], "2:1: the template is not UTF-8: byte 2 is 0xFF; save it as UTF-8"),
    ([0xC3, 0xA9, 0xC3], "1:2: the template is not UTF-8: byte 2 is 0xC3; save it as UTF-8"),
    ([0x7B, 0x7B, 0xED, 0xA0, 0x80], "1:3: the template is not UTF-8: byte 2 is 0xED; save it as UTF-8"),
    ([0xFF, 0xFE, 0x61, 0x00], "1:1: the template is not UTF-8: byte 0 is 0xFF; save it as UTF-8"),
  ])
  func refusesWhatIsNotUTF8(bytes: [UInt8], expected: String) {
    let problem = complaint { () throws(Finding) in
      try Template(parsing: SourceFile(path: "page.mustache", bytes: bytes)).render([:])
    }
    #expect(problem == "page.mustache:" + expected)
  }

  private func problem(_ template: String) -> String {
    complaint { () throws(Finding) in try render(template) }
  }
}
