import BlockCatalog
import CatalogDocs
import Diagnostics
import FilePlan

/// `blocks export`: the catalog for an engine that many catalogs are kept in.
enum ExportCommand: Command {
  static let description = CommandDescription(
    "export", "Write the catalog for a search engine or a PostgreSQL server.",
    discussion: """
      The format ndjson is for the bulk loader of any search engine: a JSON document a line for each block, as \
      catalog.json has it, with the catalog's name and the texts as 'blocks search' compares them. 'blocks schema \
      export' describes it.

      The format postgres is SQL, to be run by psql: tables, indexes, a function 'search', and the blocks. It is one \
      transaction, replaces what the schema has of the same catalog, and leaves other catalogs alone:

        blocks export --format postgres | psql --set ON_ERROR_STOP=1 DATABASE
        SELECT * FROM blocks.search('altura dinamica');

      A catalog with an error is not exported.
      """,
    options: [
      OptionDescription(
        "format", value: "FORMAT", "For whom it is written.", choices: CatalogExport.Format.allCases.map(\.rawValue),
        isRequired: true),
      OptionDescription("output", value: "FILE", "Write into this file; else to standard output.", kind: .file),
      OptionDescription(
        "name", value: "NAME", "What the catalog is called there; else its name in the default language."),
      OptionDescription("schema", value: "NAME", "The schema of PostgreSQL; else \(PostgresSchema.defaultName)."),
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, console) = (invocation.arguments, invocation.console)
    guard let format = arguments.value(of: "format").flatMap(CatalogExport.Format.init) else { return .failure }
    let schema = try schema(invocation, format)
    let catalog = try await invocation.loadCatalog()
    let chosen = try await ChosenBlocks(invocation, in: catalog)
    guard chosen.validation.errors.isEmpty else {
      console.report(TextReport(isColored: console.colorsErrors).text(for: chosen.validation.errors))
      console.report("nothing was exported: mend what is wrong with the blocks first\n")
      return .failure
    }
    let pages = PageSet(catalog: catalog, templates: try BuiltInTemplates.pageTemplates(invocation, catalog))
    let export = CatalogExport(of: chosen.blocks, pages: pages, name: arguments.value(of: "name"))
    guard let output = arguments.value(of: "output") else {
      export.write(format, schema: schema) { console.write($0) }
      return .yes
    }
    var bytes: [UInt8] = []
    export.write(format, schema: schema) { bytes += $0.utf8 }
    do throws(SystemError) {
      try NamedFile(invocation.absolutePath(output)).replace(with: bytes)
    } catch {
      throw Finding(
        FilePlan.output, "the file cannot be written: \(error.message)",
        at: Location(SourceFile(path: output, bytes: [])))
    }
    console.report("wrote \(VisibleText.line(output))\n")
    return .yes
  }

  private static func schema(
    _ invocation: Invocation, _ format: CatalogExport.Format
  ) throws(UsageError) -> PostgresSchema {
    guard let name = invocation.arguments.value(of: "schema") else { return PostgresSchema() }
    guard format == .postgres else {
      throw invocation.usageError(.other("'--schema' goes with '--format postgres'; leave it out"))
    }
    guard let schema = PostgresSchema(named: name) else {
      throw invocation.usageError(
        .invalidValue(name, for: "--schema", expected: "1 to 63 bytes that do not begin with 'pg_'"))
    }
    return schema
  }
}
