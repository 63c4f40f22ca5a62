import BlockCatalog
import Diagnostics

/// `blocks validate`: every rule over every block.
enum ValidateCommand: Command {
  static let description = CommandDescription(
    "validate", "Check manifests against their Swift sources.",
    discussion: """
      Reads every manifest and every Swift source, holds all rules against them, and prints every finding: where it \
      is, what is wrong, what was expected, and the other place where that helps. Exit status 1 where a finding is an \
      error.
      """,
    arguments: [
      ArgumentDescription("ID", "The blocks to check; without one, all.", isRequired: false, isRepeating: true)
    ],
    options: [
      OptionDescription(
        "format", value: "FORMAT", "How findings are printed.", choices: ["text"], defaultValue: "text"),
      OptionDescription("strict", "Count warnings as errors."),
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let console = invocation.console
    let catalog = try await invocation.loadCatalog()
    let chosen = try await ChosenBlocks(invocation, in: catalog)
    console.write(TextReport(isColored: console.colorsOutput).text(for: chosen.validation.findings))

    let errors = chosen.validation.errors.count
    let warnings = chosen.validation.findings.count { $0.severity == .warning }
    console.report(
      "\(counted(chosen.count, "block")) checked: \(counted(errors, "error")), \(counted(warnings, "warning"))\n")
    return errors > 0 || (invocation.arguments.isSet("strict") && warnings > 0) ? .no : .yes
  }
}

/// A number and what it counts: `1 error`, `2 errors`.
func counted(_ number: Int, _ noun: String) -> String {
  number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}
