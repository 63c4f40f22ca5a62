import Testing

@testable import BlocksCommand

/// No template and no data make `render` hang, swell or fall over.
@Suite struct HostileTemplateTests {
  @Test(arguments: [
    Hostile("deep sections", Hostile.filled("{{#a}}"), "template"),
    Hostile("open tags", Hostile.filled("{{"), "template"),
    Hostile("changed delimiters", Hostile.filled("{{=<% %>=}}"), "template"),
    Hostile("a long name", Hostile.filled("a", after: "{{"), "template"),
    Hostile("a partial of itself", "{{>page}}", "template"),
  ])
  func templatesEndWithAFinding(template: Hostile) throws {
    let catalog = try SampleCatalog(["data.json": #"{"a": true}"#])
    try catalog.write(template.bytes, to: "page.mustache")
    try expectFinding(in: catalog, data: "data.json", template.rule)
  }

  @Test(arguments: [
    Hostile("deep lists", Hostile.filled("["), "data"),
    Hostile("deep objects", Hostile.filled(#"{"a":"#), "data"),
    Hostile("many values", Hostile.filled("1,", after: "[", until: "1]"), "data"),
    Hostile("a long number", Hostile.filled("1", after: #"{"a":"#), "data"),
    Hostile("a lone surrogate", #"{"a": "\ud800"}"#, "data"),
    Hostile("a surrogate in bytes", Array(#"{"a": ""#.utf8) + [0xED, 0xA0, 0x80], "data"),
    Hostile("a NUL", "{\"a\": \"\0\"}", "data"),
  ])
  func dataEndsWithAFinding(data: Hostile) throws {
    let catalog = try SampleCatalog(["page.mustache": "{{a}}"])
    try catalog.write(data.bytes, to: "data.json")
    try expectFinding(in: catalog, data: "data.json", data.rule)
  }

  private func expectFinding(in catalog: SampleCatalog, data: String, _ rule: String) throws {
    let run = try BoundedRun(
      "render", catalog.folder + "/page.mustache", "--data", "\(catalog.folder)/\(data)", in: catalog)
    #expect(run.status != 0)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("[\(rule)]"), "\(run.errors.prefix(500))")
  }
}
