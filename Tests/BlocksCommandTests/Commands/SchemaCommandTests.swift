import BlockCatalog
import CatalogDocs
import Diagnostics
import Foundation
import Testing

@testable import BlocksCommand

@Suite struct SchemaCommandTests {
  @Test(arguments: FileSchema.allCases)
  func printsWhatIsCommitted(schema: FileSchema) async throws {
    let answer = try await SampleCatalog(["catalog.yaml": nil]).run("schema", schema.rawValue)
    #expect(answer == .init(status: .yes, output: schema.text))
    try RecordedFile.expect(
      answer.output, in: "Schemas/\(schema.rawValue).schema.json", of: "SchemaCommandTests")
  }

  @Test func printsTheSchemaOfAReport() async throws {
    let answer = try await SampleCatalog().run("schema", "report")
    #expect(answer == .init(status: .yes, output: JSONReport.schema))
    try RecordedFile.expect(answer.output, in: "Schemas/report.schema.json", of: "SchemaCommandTests")
  }

  @Test func printsTheSchemaOfTheCatalogsFile() async throws {
    let answer = try await SampleCatalog(["catalog.yaml": nil]).run("schema", "catalog.json")
    #expect(answer == .init(status: .yes, output: CatalogFile.schema))
    try RecordedFile.expect(
      answer.output, in: "Schemas/catalog.json.schema.json", of: "SchemaCommandTests")
  }

  @Test func printsTheSchemaOfAnExport() async throws {
    let answer = try await SampleCatalog(["catalog.yaml": nil]).run("schema", "export")
    #expect(answer == .init(status: .yes, output: CatalogFile.documentSchema))
    try RecordedFile.expect(answer.output, in: "Schemas/export.schema.json", of: "SchemaCommandTests")
  }

  @Test func printsTheSchemaOfABlockWhereNoneIsNamed() async throws {
    #expect(try await SampleCatalog().run("schema") == .init(status: .yes, output: FileSchema.block.text))
  }

  @Test func refusesAnotherFile() async throws {
    let answer = try await SampleCatalog().run("schema", "blok")
    #expect(answer.status == .failure)
    #expect(answer.output == "")
    #expect(answer.errors.contains("did you mean 'block'?"))
  }

  @Test func describesEveryKey() throws {
    let value = try JSONSerialization.jsonObject(with: Data(FileSchema.block.text.utf8))
    let schema = try #require(value as? [String: Any])
    #expect(schema["$schema"] as? String == "https://json-schema.org/draft/2020-12/schema")
    #expect(schema["additionalProperties"] as? Bool == false)
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    #expect(properties["title"]?["description"] as? String == "The block's title, in plain text.")
    #expect(properties.values.allSatisfy { $0["description"] is String })
  }

  @Test func isNamedByTheFilesOfTheCatalog() throws {
    let catalog = RecordedFile.package.appendingPathComponent("Catalog")
    let names = try FileManager.default.subpathsOfDirectory(atPath: catalog.path)
      .filter { $0.hasSuffix("block.yaml") || $0 == "catalog.yaml" }
    #expect(names.count > 2)
    for name in names {
      let file = catalog.appendingPathComponent(name)
      let line = try String(contentsOf: file, encoding: .utf8).prefix { $0 != "\n" }
      let mark = "# yaml-language-server: $schema="
      try #require(line.hasPrefix(mark), "\(name) begins with the comment by which editors find its schema")
      let target = file.deletingLastPathComponent().appendingPathComponent(String(line.dropFirst(mark.count)))
      let kind = URL(fileURLWithPath: name).deletingPathExtension().lastPathComponent
      #expect(target.lastPathComponent == "\(kind).schema.json")
      #expect(FileManager.default.fileExists(atPath: target.standardized.path))
    }
  }
}
