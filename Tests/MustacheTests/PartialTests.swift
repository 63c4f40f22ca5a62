import Diagnostics
import Mustache
import Testing

/// The specification's module `partials`.
@Suite struct PartialTests {
  @Test(arguments: [
    Case("is put in", "\"{{>text}}\"", partials: ["text": "from partial"], gives: "\"from partial\""),
    Case("is nothing if missing", "\"{{>text}}\"", gives: "\"\""),
    Case(
      "sees the values around", "\"{{>partial}}\"", ["text": "content"], partials: ["partial": "*{{text}}*"],
      gives: "\"*content*\""),
    Case(
      "can contain itself", "{{>node}}", ["content": "X", "nodes": [["content": "Y", "nodes": []]]],
      partials: ["node": "{{content}}<{{#nodes}}{{>node}}{{/nodes}}>"], gives: "X<Y<>>"),
    Case(
      "can contain another", "{{>outer}}", ["a": "hello", "b": "world"],
      partials: ["outer": "*{{a}} {{>inner}}*", "inner": "{{b}}!"], gives: "*hello world!*"),
  ])
  func partial(_ example: Case) throws { try example.check() }

  @Test(arguments: [
    Case("around", "| {{>partial}} |", partials: ["partial": "\t|\t"], gives: "| \t|\t |"),
    Case(
      "in a line", "  {{data}}  {{> partial}}\n", ["data": "|"], partials: ["partial": ">\n>"], gives: "  |  >\n>\n"),
    Case("alone before CRLF", "|\r\n{{>partial}}\r\n|", partials: ["partial": ">"], gives: "|\r\n>|"),
    Case("alone on the first line", "  {{>partial}}\n>", partials: ["partial": ">\n>"], gives: "  >\n  >>"),
    Case("alone on a last line without end", ">\n  {{>partial}}", partials: ["partial": ">\n>"], gives: ">\n  >\n  >"),
    Case(
      "values are not indented", "\\\n {{>partial}}\n/\n", ["content": "<\n->"],
      partials: ["partial": "|\n{{{content}}}\n|\n"], gives: "\\\n |\n <\n->\n |\n/\n"),
    Case(
      "values within a line are not indented", "\\\n {{>partial}}\n/\n", ["content": "<\n->"],
      partials: ["partial": "|\n{{{content}}}a b{{{content}}}c\n|\n"],
      gives: "\\\n |\n <\n->a b<\n->c\n |\n/\n"),
    Case("padding", "|{{> partial }}|", partials: ["partial": "[]"], gives: "|[]|"),
    Case(
      "indentation adds up", "  {{>a}}\n", partials: ["a": "a\n  {{>b}}\na\n", "b": "b\nb\n"],
      gives: "  a\n    b\n    b\n  a\n"),
    Case(
      "a partial in a line is not indented", "  {{>a}}\n", partials: ["a": "- {{>b}} -\n", "b": "b\nb"],
      gives: "  - b\nb -\n"),
    Case(
      "lines that begin with a tag", "  {{>a}}\n", ["list": [1, 2], "x": "x"],
      partials: ["a": "{{#list}}{{.}}\n{{/list}} {{x}}\n{{#list}}\n{{.}}\n{{/list}}\n{{^list}}\n{{/list}}\n"],
      gives: "  1\n  2\n   x\n  1\n  2\n"),
    Case("every line, blank ones too", "\t{{>a}}\n", partials: ["a": "a\r\n\r\nb"], gives: "\ta\r\n\t\r\n\tb"),
  ])
  func indents(_ example: Case) throws { try example.check() }

  @Test func areNamedWithTheirPlaces() throws {
    let text = "{{a}}{{> b }}\n{{#x}}{{<c/d}}{{$e}}{{>b}}{{/e}}{{/c/d}}{{/x}}"
    let names = try Template(parsing: SourceFile(path: "page.mustache", text: text)).partialNames
    #expect(names.map(\.text) == ["b", "c/d", "b"])
    #expect(
      names.map { $0.location.position } == [
        .init(line: 1, column: 10), .init(line: 2, column: 10), .init(line: 2, column: 24),
      ])
  }
}
