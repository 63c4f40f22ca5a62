import BlockCatalog
import CatalogDocs

/// `blocks schema`: JSON Schemas for editors.
enum SchemaCommand: Command {
  static let description = CommandDescription(
    "schema", "Print the JSON Schema of block.yaml, catalog.yaml or catalog.json.",
    discussion: """
      The schema, after JSON Schema 2020-12, lets editors complete and check keys while a manifest is written. Editors \
      with the YAML language server find it by a comment in the first line of a file, which names the schema's path or \
      address:

        blocks schema block > block.schema.json
        # yaml-language-server: $schema=../../block.schema.json
      """,
    arguments: [
      ArgumentDescription(
        "FILE", "Which file the schema is for; without one, block.", isRequired: false,
        choices: FileSchema.allCases.map(\.rawValue) + [CatalogFile.name])
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let name = invocation.arguments.words.first
    let schema = name.flatMap(FileSchema.init) ?? .block
    invocation.console.write(name == CatalogFile.name ? CatalogFile.schema : schema.text)
    return .yes
  }
}
