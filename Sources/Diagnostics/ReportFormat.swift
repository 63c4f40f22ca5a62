/// How findings are handed on: to people, to programs, to GitHub Actions, to code scanning.
package enum ReportFormat: String, Sendable, CaseIterable {
  case text
  case json
  case github
  case sarif

  /// Writes findings in this format.
  ///
  /// - Parameters:
  ///   - findings: In any order; each is reported once.
  ///   - summary: What was checked, which `json` alone includes.
  ///   - rules: The rules that were held against the blocks, which `sarif` alone lists.
  ///   - isColored: Whether `text` is colored.
  ///   - version: The version of the program, which `sarif` alone names.
  /// - Returns: The whole output, with a line break at its end; nothing for `text` and `github` without a finding.
  package func report(
    findings: [Finding], summary: ReportSummary, rules: [Rule], isColored: Bool, version: String
  ) -> String {
    switch self {
    case .text: TextReport(isColored: isColored).text(for: findings)
    case .json: JSONReport().text(for: findings, summary: summary)
    case .github: GitHubReport().text(for: findings)
    case .sarif: SARIFReport(version: version, rules: rules).text(for: findings)
    }
  }
}
