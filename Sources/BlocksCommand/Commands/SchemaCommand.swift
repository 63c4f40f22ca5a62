import BlockCatalog
import CatalogDocs
import Diagnostics

/// `blocks schema`: JSON Schemas for editors.
enum SchemaCommand: Command {
  static let description = CommandDescription(
    "schema", "Print the JSON Schema of block.yaml, catalog.yaml, catalog.json, a report or an export.",
    discussion: """
      The schema, after JSON Schema 2020-12, lets editors complete and check keys while a manifest is written. Editors \
      with the YAML language server find it by a comment in the first line of a file, which names the schema's path or \
      address:

        blocks schema block > block.schema.json
        # yaml-language-server: $schema=../../block.schema.json

      The schema of a report is that of what 'validate --format json' prints, that of an export is for each line of \
      what 'export --format ndjson' prints.
      """,
    arguments: [
      ArgumentDescription(
        "FILE", "What the schema is for; without one, block.", isRequired: false,
        choices: FileSchema.allCases.map(\.rawValue) + [report, CatalogFile.name, export])
    ])

  private static let report = "report"
  private static let export = "export"

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let name = invocation.arguments.words.first
    let text =
      switch name {
      case report: JSONReport.schema
      case CatalogFile.name: CatalogFile.schema
      case export: CatalogFile.documentSchema
      default: (name.flatMap(FileSchema.init) ?? .block).text
      }
    invocation.console.write(text)
    return .yes
  }
}
