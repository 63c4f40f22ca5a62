import CatalogDocs
import Diagnostics

/// `blocks generate`: pages and usage of the catalog.
enum GenerateCommand: Command {
  static let description = CommandDescription(
    "generate", "Make the pages and the Swift usage of every block.",
    discussion: """
      Writes README.md and TAGS.md for the catalog, and README.md and Usage.swift for each block, README.CODE.md for \
      each further language, and removes generated files of blocks that are gone. Only files that say in their first \
      comment that they are generated are ever replaced or removed. With ids, only the files of those blocks are made. \
      catalog.json, beside the pages, says all of it for programs; 'blocks schema catalog.json' describes it.

      The flavor github is for people who read the repository; starlight is for the content of a site made with Astro \
      Starlight, docc for a documentation catalog, html a site that stands by itself; these are written into the folder \
      that --output names.

      With --check nothing is written: the files that are missing, stale, orphaned or invalid are listed with what would \
      change and the command that mends it, and the exit status is 1. A block with an error is left alone, with its \
      pages, and the exit status is 2. The format json is for programs, github for workflow commands, sarif for code \
      scanning.

      A file of the folder 'templates' beside catalog.yaml, or of the one that --templates names, stands for the \
      built-in template of the same path.
      """,
    arguments: [
      ArgumentDescription(
        "ID", "The blocks whose files to make; without one, all.", isRequired: false, isRepeating: true,
        kind: .block)
    ],
    options: [
      OptionDescription("check", "Write nothing; tell whether every file is fresh."),
      OptionDescription("dry-run", "Write nothing; show what would change."),
      OptionDescription(
        "format", value: "FORMAT", "How --check tells what it finds.", choices: ReportFormat.allCases.map(\.rawValue),
        defaultValue: ReportFormat.text.rawValue),
      OptionDescription(
        "flavor", value: "FLAVOR", "For whom the pages are made.", choices: Flavors.all.map(\.name),
        defaultValue: GitHubFlavor().name),
      OptionDescription(
        "templates", value: "DIR",
        "Templates that stand for built-in ones; else those in the catalog's own 'templates'.",
        kind: .folder),
      OptionDescription("no-cache", "Read every source anew, though it has not changed since the last time."),
      OptionDescription("language", value: "CODE", "Make the pages of this language alone.", kind: .language),
      OptionDescription(
        "output", value: "DIR", "Write into this folder; else into the catalog, beside the sources.", kind: .folder),
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, console) = (invocation.arguments, invocation.console)
    if arguments.isSet("check"), arguments.isSet("dry-run") {
      throw invocation.usageError(.conflict("check", "dry-run"))
    }
    let format = arguments.value(of: "format").flatMap(ReportFormat.init) ?? .text
    if format != .text, !arguments.isSet("check") {
      throw invocation.usageError(.other("'--format \(format.rawValue)' goes with '--check'; add it, or leave it out"))
    }
    let plan = try await PagePlan(invocation)
    let isWriting = !arguments.isSet("check") && !arguments.isSet("dry-run")
    console.progress.begin(isWriting ? "writing files" : "comparing files", of: plan.fileCount)
    let changes = isWriting ? await plan.files.apply() : await plan.files.changes()
    if isWriting { await invocation.refreshSearchIndex(of: plan.folder) }
    console.progress.end()
    let answer = Generation(invocation, plan, changes)
    if format == .text { answer.printText() } else { answer.printReport(as: format, invocation) }
    console.report(answer.summary + "\n")
    if let repair = answer.repair, arguments.isSet("check") { console.report(repair + "\n") }
    if answer.isBlocked { return .failure }
    return arguments.isSet("check") && answer.isStale ? .no : .yes
  }
}
