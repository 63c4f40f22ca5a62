import CatalogDocs
import Foundation
import JSONSchemaValidator
import Testing

@testable import BlocksCommand

@Suite struct ExportCommandTests {
  @Test func writesADocumentALine() async throws {
    let catalog = try SampleCatalog()
    let answer = await catalog.run("export", "--format", "ndjson")
    #expect((answer.status, answer.errors) == (.yes, ""))
    let lines = answer.output.split(separator: "\n")
    #expect(lines.count == 2)
    let values = try lines.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] }
    #expect(values.map { $0["id"] as? String } == ["card", "chip"])
    #expect(values[0]["catalog"] as? String == "Sample")
    let folded = try #require(values[0]["folded"] as? [String: [String]])
    #expect(folded["tag"] == ["card", "image", "tarjeta", "titulo"])
    #expect(folded["platform"] == ["i os 18.0+"])
    #expect((values[0]["joined"] as? [String])?.contains("ios18.0+") == true)
    // All else is said as in catalog.json.
    _ = await catalog.run("generate")
    let file = try JSONSerialization.jsonObject(with: Data(catalog.text("catalog.json").utf8)) as? [String: Any]
    let block = try #require((file?["blocks"] as? [[String: Any]])?.first)
    #expect(NSDictionary(dictionary: values[0].filter { block[$0.key] != nil }) == NSDictionary(dictionary: block))
    #expect(Set(values[0].keys).subtracting(block.keys) == ["catalog", "folded", "joined"])
  }

  @Test(.enabled(if: JSONSchemaValidator.python != nil)) func keepsToItsSchema() async throws {
    let catalog = try SampleCatalog()
    let lines = await catalog.run("export", "--format", "ndjson").output.split(separator: "\n").map(String.init)
    let without = try #require(lines.first).replacing("\"catalog\":\"Sample\",", with: "")
    #expect(try JSONSchemaValidator.areValid(lines + [without], by: CatalogFile.documentSchema) == [true, true, false])
  }

  @Test func writesTheSameIntoAFile() async throws {
    let catalog = try SampleCatalog()
    for format in ["ndjson", "postgres"] {
      let answer = await catalog.run("export", "--format", format)
      try catalog.write("old", to: "out.txt")
      let other = await catalog.run("export", "--format", format, "--output", "out.txt")
      #expect(other == .init(status: .yes, errors: "wrote out.txt\n"))
      #expect(try catalog.text("out.txt") == answer.output)
    }
    let folder = await catalog.run("export", "--format", "ndjson", "--output", "card")
    #expect(folder.status == .failure)
    #expect(folder.errors.hasPrefix("card: error: the file cannot be written: is a directory [output]"))
  }

  @Test func exportsNothingWhereABlockHasAnError() async throws {
    let catalog = try SampleCatalog(["chip/block.yaml": SampleCatalog.chip.replacing("label:", with: "labl:")])
    let answer = await catalog.run("export", "--format", "postgres", "--output", "out.sql")
    #expect(answer.status == .failure)
    #expect(answer.errors.hasSuffix("nothing was exported: mend what is wrong with the blocks first\n"))
    #expect(!FileManager.default.fileExists(atPath: catalog.folder + "/out.sql"))
  }

  @Test(arguments: [
    (["--format", "ndjson", "--schema", "x"], "'--schema' goes with '--format postgres'; leave it out"),
    (
      ["--format", "postgres", "--schema", "pg_x"],
      "'--schema' takes 1 to 63 bytes that do not begin with 'pg_', not 'pg_x'"
    ),
    ([], "'--format' is missing; write '--format FORMAT'"),
  ])
  func refusesWhatDoesNotFit(options: [String], message: String) async throws {
    let console = Console()
    let status = await Program.run(
      ["export"] + options, console: console, workingDirectory: try SampleCatalog().folder)
    #expect(status == .failure)
    #expect(console.errors.text.hasPrefix("blocks export: \(message)\n"))
  }
}
