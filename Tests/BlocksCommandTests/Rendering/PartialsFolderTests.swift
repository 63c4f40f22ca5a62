import Foundation
import Testing

@testable import BlocksCommand

@Suite struct PartialsFolderTests {
  private func render(_ catalog: SampleCatalog, _ words: String...) async -> SampleCatalog.Answer {
    let console = Console()
    let status = await Program.run(
      ["render", "t/page.mustache", "--data", "catalog.yaml"] + words, console: console,
      workingDirectory: catalog.folder)
    return .init(status: status, output: console.output.text, errors: console.errors.text)
  }

  @Test func readsOnlyPartialsThatAreNamed() async throws {
    let catalog = try SampleCatalog([
      "t/page.mustache": "{{>a}}{{>none}}", "t/a.mustache": "a{{<b}}{{$c}}d{{/c}}{{/b}}",
      "t/b.mustache": "b{{$c}}c{{/c}}{{#no}}{{>a}}{{/no}}", "t/broken.mustache": "{{",
    ])
    #expect(mkfifo("\(catalog.folder)/t/pipe.mustache", 0o600) == 0)
    #expect(await render(catalog) == .init(status: .yes, output: "abd"))
  }

  @Test func refusesAPartialThatIsNoFile() async throws {
    let catalog = try SampleCatalog(["t/page.mustache": "{{>pipe}}"])
    #expect(mkfifo("\(catalog.folder)/t/pipe.mustache", 0o600) == 0)
    #expect(
      await render(catalog)
        == .init(
          status: .failure,
          errors: "t/pipe.mustache: error: a plain file was expected here, and this is a pipe or a device "
            + "[readable-file]\n"))
  }

  @Test(arguments: ["page.mustache", "./page.mustache", "../t/page.mustache"])
  func showsAPartialBesideItsTemplate(template: String) async throws {
    let catalog = try SampleCatalog(["t/page.mustache": "{{>a}}", "t/a.mustache": "{{"])
    let errors = await catalog.run("render", template, "--data", "../catalog.yaml", in: "t").errors
    #expect(errors.hasPrefix(template.hasPrefix("..") ? "../t/a.mustache:1:1: " : "a.mustache:1:1: "))
  }

  @Test func takesASlashForAFolder() async throws {
    let catalog = try SampleCatalog([
      "t/page.mustache": "{{>x/y/a}}", "p/x/y/a.mustache": "a{{>x/b}}", "p/x/b.mustache": "b",
    ])
    #expect(await render(catalog, "--partials", "p/") == .init(status: .yes, output: "ab"))
  }

  @Test(arguments: ["../r/a", "x/../../r/a", "/a", "x//a", "./a", ".."])
  func refusesANameThatIsNoPathBelowTheFolder(name: String) async throws {
    let catalog = try SampleCatalog(["t/page.mustache": "{{>\(name)}}", "r/a.mustache": "secret", "t/x/b": ""])
    let answer = await render(catalog)
    #expect(answer.status == .failure)
    #expect(answer.output.isEmpty)
    #expect(
      answer.errors.hasPrefix(
        "t/page.mustache:1:4: error: '\(name)' is no path below the folder of the partials; "
          + "nothing outside it is read [template]\n"))
  }

  @Test func followsNoLinkOutOfTheFolder() async throws {
    let catalog = try SampleCatalog(["t/page.mustache": "{{>a}}", "r/a.mustache": "secret", "t/b.mustache": "b"])
    let link = "\(catalog.folder)/t/a.mustache"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../r/a.mustache")
    #expect(
      await render(catalog)
        == .init(
          status: .failure,
          errors: "t/a.mustache: error: this link leads out of its folder; nothing outside it is read "
            + "[readable-file]\n"))
    try catalog.remove("t/a.mustache")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "b.mustache")
    #expect(await render(catalog) == .init(status: .yes, output: "b"))
    try catalog.remove("t/a.mustache")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "nosuch")
    #expect(await render(catalog).status == .failure)
  }
}
