import Diagnostics
import Mustache
import Testing

/// What would never end, or never fit, ends with a finding.
@Suite struct BoundTests {
  private func problem(
    _ template: String, _ value: Value = [:], partials: [String: String] = [:], options: RenderOptions = .init()
  ) -> String {
    complaint { () throws(Finding) in try render(template, value, partials: partials, options: options) }
  }

  private func nested(_ depth: Int) -> String {
    String(repeating: "{{#a}}", count: depth) + "x" + String(repeating: "{{/a}}", count: depth)
  }

  @Test func limitsNesting() throws {
    #expect(try render(nested(64), ["a": true]) == "x")
    #expect(
      problem(nested(65), ["a": true])
        == "page.mustache:1:388: tags are nested more than 64 levels deep; move an inner part to a partial")
    #expect(problem(String(repeating: "{{#a}}", count: 100_000)).contains("nested more than 64 levels deep"))
  }

  @Test(arguments: [
    ("|{{>loop}}", "loop.mustache:1:4: templates are nested more than 64 levels deep at 'loop'; end the recursion"),
    ("{{>left}}", "right.mustache:1:6: templates are nested more than 64 levels deep at 'left'; end the recursion"),
    (
      "{{<self}}{{/self}}",
      "self.mustache:1:4: templates are nested more than 64 levels deep at 'x'; end the recursion"
    ),
  ])
  func limitsRecursion(template: String, expected: String) {
    let partials = [
      "loop": "{{>loop}}{{>loop}}", "left": "\n{{>right}}", "right": "  {{>left}}\n",
      "self": "{{$x}}{{<self}}{{$x}}{{/x}}{{/self}}{{/x}}{{<self}}{{/self}}",
    ]
    #expect(problem(template, partials: partials) == expected)
  }

  @Test func letsPartialsFollowDeepData() throws {
    var tree: Value = ["children": []]
    for _ in 1..<64 { tree = ["children": [tree]] }
    let partials = ["node": "({{#children}}{{>node}}{{/children}})"]
    let expected = String(repeating: "(", count: 64) + String(repeating: ")", count: 64)
    #expect(try render("{{>node}}", tree, partials: partials) == expected)
    #expect(problem("{{>node}}", ["children": [tree]], partials: partials).contains("64 levels deep at 'node'"))
  }

  @Test func limitsOutput() throws {
    let text = Value.text(String(repeating: "x", count: 1 << 20))
    func value(_ count: Int) -> Value { ["list": .list(Array(repeating: 1, count: count)), "text": text] }
    #expect(try render("{{#list}}{{text}}{{/list}}", value(16)).utf8.count == 1 << 24)
    #expect(
      problem("{{#list}}{{text}}\n{{/list}}", value(16))
        == "page.mustache:1:12: the output grows beyond 16777216 bytes; render less at once")
  }

  @Test(arguments: [
    ("{{>p1}}", "p60.mustache:1:17"), ("{{#list}}{{#list}}{{#list}}{{/list}}{{/list}}{{/list}}", "page.mustache:1:22"),
  ])
  func limitsStepsThatWriteNothing(template: String, place: String) {
    var partials = ["p61": ""]
    for level in 1...60 { partials["p\(level)"] = "{{>p\(level + 1)}}{{>p\(level + 1)}}" }
    let list = Value.list(Array(repeating: 1, count: 400))
    #expect(
      problem(template, ["list": list], partials: partials, options: RenderOptions(stepLimit: 10_000))
        == place + ": rendering takes more than 10000 steps; render less at once")
  }

  @Test func letsLongListsPass() throws {
    let list = Value.list(Array(repeating: "x", count: 100_000))
    #expect(try render("{{#list}}{{.}} {{/list}}", ["list": list]).utf8.count == 200_000)
  }
}
