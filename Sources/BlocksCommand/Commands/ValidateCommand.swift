import BlockCatalog
import CatalogDocs
import Diagnostics

/// `blocks validate`: every rule over every block.
enum ValidateCommand: Command {
  static let description = CommandDescription(
    "validate", "Check manifests against their Swift sources.",
    discussion: """
      Reads every manifest and every Swift source, holds all rules against them, and prints every finding: where it \
      is, what is wrong, what was expected, and the other place where that helps. Exit status 1 where a finding is an \
      error.

      The format json is for programs, github for workflow commands, sarif for code scanning. In catalog.yaml a rule \
      can be set to off, note, warning or error; a comment in a manifest, '# blocks: silence RULE', silences a rule in \
      its line or the next.
      """,
    arguments: [
      ArgumentDescription(
        "ID", "The blocks to check; without one, all.", isRequired: false, isRepeating: true, kind: .block)
    ],
    options: [
      OptionDescription(
        "format", value: "FORMAT", "How findings are printed.", choices: ReportFormat.allCases.map(\.rawValue),
        defaultValue: ReportFormat.text.rawValue),
      OptionDescription("strict", "Count warnings as errors."),
      OptionDescription("fix", "Make every change to manifests that mends a finding, then check again."),
      OptionDescription("no-cache", "Check everything anew, though nothing has changed since the last time."),
      OptionDescription("rules", "List all rules instead, with an example of each."),
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, console) = (invocation.arguments, invocation.console)
    let format = arguments.value(of: "format").flatMap(ReportFormat.init) ?? .text
    if arguments.isSet("rules") {
      console.write(RuleList.text(as: format))
      return .yes
    }
    let unwritten = arguments.isSet("fix") ? try await CatalogFixing.run(invocation) : []
    let folder = try CatalogFolder(invocation)
    let answer = try await answer(invocation, folder)
    var findings = answer.findings
    if arguments.isSet("strict") { findings = findings.map { $0.severity == .warning ? $0.weighing(.error) : $0 } }
    let summary = ReportSummary(blocks: answer.blocks, findings: findings)
    console.write(
      format.report(
        findings: [.github, .sarif].contains(format)
          ? invocation.relativeToRepository(findings, of: folder) : findings,
        summary: summary,
        rules: RuleList.checks, isColored: console.colorsOutput, version: Program.version))
    console.report(summary.text + "\n")
    if !unwritten.isEmpty { return .failure }
    return summary.errors > 0 ? .no : .yes
  }

  /// What is found, or what was found last time where nothing has changed since.
  private static func answer(
    _ invocation: Invocation, _ folder: CatalogFolder
  ) async throws -> ValidationCache.Answer {
    let cache = await ValidationCache(invocation, folder)
    if let answer = cache?.answer() { return answer }
    let chosen = try await ChosenBlocks(invocation, in: try await invocation.loadCatalog(of: folder))
    let answer = ValidationCache.Answer(blocks: chosen.count, findings: chosen.validation.findings)
    await cache?.keep(answer)
    return answer
  }
}
