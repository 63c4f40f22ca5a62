import BlockCatalog
import CatalogDocs
import Diagnostics
import FilePlan
import Foundation

/// `blocks generate`: pages and usage of the catalog.
enum GenerateCommand: Command {
  static let description = CommandDescription(
    "generate", "Make the pages and the Swift usage of every block.",
    discussion: """
      Writes README.md and TAGS.md for the catalog, and README.md and Usage.swift for each block, README.CODE.md for \
      each further language, and removes generated files of blocks that are gone. Only files that say in their first \
      comment that they are generated are ever replaced or removed. With ids, only the files of those blocks are made.

      With --check nothing is written: the files that are missing, stale or orphaned are listed with what would change, \
      and the exit status is 1. A block with an error is left alone, with its pages, and the exit status is 2.
      """,
    arguments: [
      ArgumentDescription(
        "ID", "The blocks whose files to make; without one, all.", isRequired: false, isRepeating: true)
    ],
    options: [
      OptionDescription("check", "Write nothing; tell whether every file is fresh."),
      OptionDescription("dry-run", "Write nothing; show what would change."),
      OptionDescription(
        "flavor", value: "FLAVOR", "Whose Markdown is written.", choices: ["github"], defaultValue: "github"),
      OptionDescription("language", value: "CODE", "Make the pages of this language alone."),
      OptionDescription("output", value: "DIR", "Write into this folder; else into the catalog, beside the sources."),
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, console) = (invocation.arguments, invocation.console)
    if arguments.isSet("check"), arguments.isSet("dry-run") {
      throw invocation.usageError(.conflict("check", "dry-run"))
    }
    let folder = try CatalogFolder(invocation)
    let catalog = try await invocation.loadCatalog()
    let plan = try await makePlan(invocation, folder, catalog)

    let isWriting = !arguments.isSet("check") && !arguments.isSet("dry-run")
    let changes = isWriting ? await plan.files.apply() : await plan.files.changes()
    for change in changes where change.kind != .unchanged {
      guard change.finding == nil else { continue }
      console.print(line(for: change, isWritten: isWriting, shownRoot: plan.shownRoot))
      if !isWriting { console.write(try plan.files.diff(of: change)) }
    }
    let blocked = changes.compactMap(\.finding)
    console.report(TextReport(isColored: console.colorsErrors).text(for: plan.errors + blocked))
    return status(changes, blocked: blocked, plan, isCheck: arguments.isSet("check"), console)
  }

  // MARK: - Planning

  private struct Plan {
    let files: FilePlan
    let shownRoot: String
    /// Why blocks are left alone.
    let errors: [Finding]
    /// The blocks that are left alone.
    let invalidBlocks: Set<String>
  }

  private static func makePlan(_ invocation: Invocation, _ folder: CatalogFolder, _ catalog: Catalog) async throws
    -> Plan
  {
    let arguments = invocation.arguments
    let ids = try invocation.chosenIDs(in: catalog)
    let language = try arguments.value(of: "language").map { code in
      guard catalog.info.languages.contains(code) else {
        let known = catalog.info.languages
        throw invocation.usageError(.unknownChoice(code, for: "--language", choices: known))
      }
      return code
    }
    let templatesFolder = try BuiltInTemplates.folder()
    let templates = try PageTemplates(folder: templatesFolder, shownAs: "Templates")
    let blocks = await catalog.blocks(ids)
    let validation = await Validation(catalog, blocks) { PageCheck.findings(in: $0, of: catalog) }
    let invalid = validation.isCatalogInvalid ? Set(blocks.map(\.id)) : validation.invalidBlocks

    let output = arguments.value(of: "output").map(invocation.absolutePath)
    let pages = PageSet(
      catalog: catalog, templates: templates, wayToCatalog: output.map { way(from: $0, to: folder.path) } ?? "")
    var files = blocks.filter { !invalid.contains($0.id) }.flatMap { pages.files(of: $0, language: language) }
    // The indexes speak of every block: they are made only where every block can be spoken of.
    if ids == nil, invalid.isEmpty { files = pages.indexFiles(language: language) + files }
    let shownRoot = arguments.value(of: "output") ?? folder.shownPath
    return Plan(
      files: FilePlan(
        root: output ?? folder.path, shownRoot: shownRoot, files: files,
        leftovers: ids == nil && language == nil ? leftovers(invalid) : .none),
      shownRoot: shownRoot, errors: validation.findings.filter { $0.severity == .error }, invalidBlocks: invalid)
  }

  /// The relative way from one folder to another, ending in `/`; empty where they are the same.
  private static func way(from start: String, to end: String) -> String {
    let start = URL(fileURLWithPath: start).standardized.pathComponents
    let end = URL(fileURLWithPath: end).standardized.pathComponents
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared)
    return parts.map { $0 + "/" }.joined()
  }

  /// Generated files that no block claims; those of blocks with an error, and then the indexes, are kept.
  private static func leftovers(_ invalid: Set<String>) -> Leftovers {
    Leftovers(suffixes: [".md", "/Usage.swift"], depth: 2) { path in
      guard !invalid.isEmpty else { return false }
      guard let slash = path.firstIndex(of: "/") else { return true }
      return invalid.contains(String(path[..<slash]))
    }
  }

  // MARK: - Answer

  private static func line(for change: FileChange, isWritten: Bool, shownRoot: String) -> String {
    let path = shownRoot.isEmpty ? change.path : "\(shownRoot)/\(change.path)"
    return switch change.kind {
    case .missing: isWritten ? "wrote \(path)" : "missing \(path)"
    case .stale: isWritten ? "wrote \(path)" : "stale \(path)"
    case .orphaned: isWritten ? "removed \(path)" : "orphaned \(path)"
    case .unchanged, .blocked: path
    }
  }

  private static func status(
    _ changes: [FileChange], blocked: [Finding], _ plan: Plan, isCheck: Bool, _ console: Console
  ) -> ExitStatus {
    let changed = changes.count { $0.kind != .unchanged && $0.finding == nil }
    let invalid = plan.invalidBlocks.count
    var summary = "\(counted(changes.count, "file")): \(changed) \(isCheck ? "not fresh" : "changed")"
    if !blocked.isEmpty { summary += ", \(blocked.count) not written" }
    if invalid > 0 {
      summary += "; \(counted(invalid, "block")) left alone for \(invalid == 1 ? "its" : "their") errors"
    }
    if isCheck, changed > 0 { summary += "; run: blocks generate" }
    console.report(summary + "\n")
    if invalid > 0 || !blocked.isEmpty { return .failure }
    return isCheck && changed > 0 ? .no : .yes
  }
}
