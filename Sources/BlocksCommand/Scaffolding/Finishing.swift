import BlockCatalog
import CatalogScaffold
import Diagnostics
import FilePlan

/// What `new` and `init` do once they know all files: show them, or make them, check them and say what comes next.
struct Finishing {
  let invocation: Invocation
  /// The folder that the files are made in.
  let root: String
  let shownRoot: String

  private var console: Console { invocation.console }

  /// Shows what would be made.
  func show(_ files: [NewFile]) async throws {
    let sorted = files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    console.write(Self.tree(sorted.map(\.path), below: shownRoot))
    let plan = FilePlan(
      root: root, shownRoot: shownRoot, files: sorted.map { file in PlannedFile(path: file.path) { file.bytes } })
    for change in await plan.changes() where change.finding == nil {
      console.write("\n" + (try plan.diff(of: change, lineLimit: 2000)))
    }
    console.report("nothing was written\n")
  }

  /// A line for each folder and file, each folder once.
  static func tree(_ paths: [String], below root: String) -> String {
    var lines = [(root.isEmpty ? "." : root) + "/"]
    var folders: Set<String> = []
    for path in paths {
      let parts = path.split(separator: "/").map(String.init)
      for depth in 0..<max(parts.count - 1, 0) {
        let folder = parts[...depth].joined(separator: "/")
        if folders.insert(folder).inserted {
          lines.append(String(repeating: "  ", count: depth + 1) + parts[depth] + "/")
        }
      }
      lines.append(String(repeating: "  ", count: parts.count) + (parts.last ?? ""))
    }
    return lines.map { VisibleText.message($0) + "\n" }.joined()
  }

  /// Makes the files, all or none.
  ///
  /// - Throws: A finding that says why none was made.
  func make(_ files: [NewFile]) throws(Finding) {
    if let finding = NewEntries(files, in: root, shownAs: shownRoot).make() { throw finding }
    for file in files {
      console.print("wrote " + VisibleText.message(shownRoot.isEmpty ? file.path : "\(shownRoot)/\(file.path)"))
    }
  }

  /// Holds every rule against blocks of a catalog, and makes the pages where they break none.
  ///
  /// - Parameters:
  ///   - ids: The new blocks.
  ///   - catalog: The folder of the catalog, as `--catalog` takes it.
  ///   - isDraft: Whether findings are what is left to do, and nothing is generated as long as there are some.
  /// - Returns: Whether no rule is broken.
  /// - Throws: What stops a validation or a generation.
  func check(_ ids: [String], in catalog: String, isDraft: Bool = false) async throws -> Bool {
    var arguments = ParsedArguments(options: ValidateCommand.description.options)
    arguments.set("catalog", to: catalog.isEmpty ? "." : catalog)
    arguments.words = ids
    let validation = invocation.running(ValidateCommand.self, arguments)
    let chosen = try await ChosenBlocks(validation, in: try await validation.loadCatalog())
    let findings = chosen.validation.findings
    console.report(TextReport(isColored: console.colorsErrors).text(for: findings))
    let errors = findings.count { $0.severity == .error }
    console.report(ReportSummary(blocks: chosen.count, findings: findings).text + "\n")
    if isDraft, errors > 0 { return false }
    arguments.words = []
    _ = try await GenerateCommand.run(invocation.running(GenerateCommand.self, arguments))
    return errors == 0
  }

  /// Says what to do next, a line each.
  func advise(_ lines: [String]) {
    console.report("next:\n" + lines.map { "  \(VisibleText.message($0))\n" }.joined())
  }
}

extension Invocation {
  /// The same run of the program with another command.
  fileprivate func running(_ other: (some Command).Type, _ arguments: ParsedArguments) -> Invocation {
    Invocation(
      command: other.description, arguments: arguments, console: console, workingDirectory: workingDirectory)
  }
}
