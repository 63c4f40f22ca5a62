import Foundation
import Testing

@testable import BlocksCommand

@Suite struct RenderCommandTests {
  private static let template = "{{name}} {{{name}}} {{n}}{{#list}} <{{.}}>{{/list}}\n{{>foot}}{{>none}}|"

  @Test(arguments: [
    ("data.yaml", "name: <b>\nn: 1.50\nlist: [a, no, ~, 010]\n", "&lt;b&gt; <b> 1.5 <a> <no> <> <10>\nbeside\n|"),
    (
      "data.json", #"{"name": "\ud83d\ude00", "n": 2, "list": [1.5, true, null, {}]}"#,
      "😀 😀 2 <1.5> <true> <> <>\nbeside\n|"
    ),
    ("data.yaml", "other: 1\n", "  \nbeside\n|"),
  ])
  func fillsInATemplate(name: String, data: String, output: String) async throws {
    let catalog = try SampleCatalog([
      "t/page.mustache": Self.template, "t/foot.mustache": "beside\n", "t/\(name)": data,
    ])
    #expect(
      await catalog.run("render", "t/page.mustache", "--data", "t/\(name)") == .init(status: .yes, output: output))
    #expect(await catalog.run("render", "page.mustache", "--data=\(name)", in: "t").output == output)
  }

  @Test func takesPartialsFromAnotherFolder() async throws {
    let catalog = try SampleCatalog([
      "t/page.mustache": "a\n  {{>foot}}\n", "t/foot.mustache": "beside\n", "p/foot.mustache": "{{x}}\n{{>none}}b",
      "t/data.yaml": "x: 1",
    ])
    #expect(
      await catalog.run("render", "t/page.mustache", "--data", "t/data.yaml", "--partials", "p")
        == .init(status: .yes, output: "a\n  1\n  b"))
  }

  @Test func saysWhereATemplateIsBroken() async throws {
    let catalog = try SampleCatalog(["t/page.mustache": "{{#a}}\nx", "t/data.yaml": "a: 1"])
    #expect(
      await catalog.run("render", "t/page.mustache", "--data", "t/data.yaml")
        == .init(
          status: .failure,
          errors: """
            t/page.mustache:2:2: error: section 'a' is not closed before the end of the template [template]
               1 | {{#a}}
               2 | x
                 |  ^
            t/page.mustache:1:4: note: 'a' is opened here
               1 | {{#a}}
                 |    ^
               2 | x

            """))
  }

  @Test(arguments: [
    ("data.yaml", "a: 1\na: 2\n", "t/data.yaml:2:1: error: the key 'a' stands twice in this mapping; "),
    ("data.yaml", "", "t/data.yaml: error: the file is empty, "),
    ("data.json", #"{"a": [1}"#, "t/data.json:1:9: error: "),
    ("data.json", #"{"a": tru}"#, "t/data.json:1:7: error: 'tru' is no JSON value; "),
  ])
  func saysWhereDataIsBroken(name: String, data: String, errors: String) async throws {
    let catalog = try SampleCatalog(["t/page.mustache": "x", "t/\(name)": data])
    let answer = await catalog.run("render", "t/page.mustache", "--data", "t/\(name)")
    #expect(answer.status == .failure)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.hasPrefix(errors), "\(answer.errors)")
  }

  @Test(arguments: [
    ("data.yaml", "a: 1.0\nb: 12345678901234567890123\nc: 1E400\nd: -0x1\ne: 0xFFFFFFFFFFFFFFFFF\nf: .inf\n"),
    (
      "data.json",
      #"{"a": 1.0, "b": 12345678901234567890123, "c": 1E400, "d": "-0x1", "e": "0xFFFFFFFFFFFFFFFFF", "f": ".inf"}"#
    ),
  ])
  func keepsTheSpellingOfNumbersThatItCannotHold(name: String, data: String) async throws {
    let catalog = try SampleCatalog(["t/page.mustache": "{{a}} {{b}} {{c}} {{d}} {{e}} {{f}}", "t/\(name)": data])
    #expect(
      await catalog.run("render", "t/page.mustache", "--data", "t/\(name)").output
        == "1 12345678901234567890123 1E400 -0x1 0xFFFFFFFFFFFFFFFFF .inf")
  }

  @Test(arguments: ["~", "null", "", "False", "''", "[]"])
  func takesFewValuesForNothing(value: String) async throws {
    #expect(try await section(over: value) == "no")
  }

  @Test(arguments: ["no", "off", "0", "'~'", "'null'", "{}"])
  func takesAllOtherValuesForSomething(value: String) async throws {
    #expect(try await section(over: value) == "yes")
  }

  private func section(over value: String) async throws -> String {
    let catalog = try SampleCatalog(["p": "{{#a}}yes{{/a}}{{^a}}no{{/a}}", "d.yaml": "a: \(value)\n"])
    return await catalog.run("render", "p", "--data", "d.yaml").output
  }

  @Test func refusesATemplateThatIsNotUTF8() async throws {
    let catalog = try SampleCatalog(["d.yaml": "a: 1"])
    try Data([0x61, 0x0A, 0xC3, 0xA9, 0xFF]).write(to: URL(fileURLWithPath: "\(catalog.folder)/p"))
    #expect(
      await catalog.run("render", "p", "--data", "d.yaml").errors
        == """
        p:2:2: error: the template is not UTF-8: byte 4 is 0xFF; save it as UTF-8 [template]
           1 | a
           2 | é\u{FFFD}
             |  ^

        """)
  }

  @Test(arguments: [
    (["--data", "d.yaml"], "FILE is missing; write 'blocks render --data FILE [options] FILE'"),
    (["page.mustache"], "'--data' is missing; write '--data FILE'"),
    (
      ["page.mustache", "--data", "d.yaml", "--partials", "nosuch"],
      "'--partials' takes a folder that can be read, not 'nosuch'"
    ),
  ])
  func refusesOtherWords(words: [String], message: String) async throws {
    let catalog = try SampleCatalog(["page.mustache": "x", "d.yaml": "a: 1"])
    let console = Console()
    #expect(await Program.run(["render"] + words, console: console, workingDirectory: catalog.folder) == .failure)
    #expect(
      console.errors.text
        == "blocks render: \(message)\nRun 'blocks render --help' for the words and options it takes.\n")
  }

  @Test func namesAFileThatIsNotThere() async throws {
    #expect(
      try await SampleCatalog().run("render", "nosuch", "--data", "catalog.yaml")
        == .init(
          status: .failure,
          errors: "nosuch: error: the file cannot be read: no such file or directory [readable-file]\n"))
  }
}
