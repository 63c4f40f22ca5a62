import Diagnostics
import Testing

@Suite struct ReportFormatTests {
  @Test func offersEveryFormatByName() {
    #expect(ReportFormat.allCases.map(\.rawValue) == ["text", "json", "github", "sarif"])
    #expect(ReportFormat(rawValue: "xml") == nil)
  }

  @Test(arguments: ReportFormat.allCases)
  func writesWhatTheFormatsOwnReportWrites(format: ReportFormat) {
    let rules = [Rule("a", "A."), Rule("b", "B.")]
    let findings = [Finding(rules[1], "m", at: MarkedText("a «b»").location)]
    let summary = ReportSummary(blocks: 1, findings: findings)
    let expected =
      switch format {
      case .text: TextReport(isColored: true).text(for: findings)
      case .json: JSONReport().text(for: findings, summary: summary)
      case .github: GitHubReport().text(for: findings)
      case .sarif: SARIFReport(version: "1.2", rules: rules).text(for: findings)
      }
    #expect(
      format.report(findings: findings, summary: summary, rules: rules, isColored: true, version: "1.2") == expected)
  }

  /// One long line and one long file, with places of several lines: nothing is read again for every finding.
  @Test(arguments: ReportFormat.allCases)
  func writesThousandsOfFindingsOfOneFile(format: ReportFormat) {
    let rule = Rule("a", "A.")
    for text in [String(repeating: "é👍", count: 50_000), String(repeating: "a: bcdef\n", count: 33_000)] {
      let file = SourceFile(path: "a", text: text)
      let findings = (0..<2000).map { index in
        let start = index * 6
        let fix = Fix("mend it", [Replacement(start..<start + 2, with: "x")])
        return Finding(rule, "m", at: Location(file, start..<file.bytes.count), fixes: [fix])
      }
      let summary = ReportSummary(blocks: 1, findings: findings)
      #expect(summary.errors == 2000)
      let report = format.report(findings: findings, summary: summary, rules: [], isColored: false, version: "1")
      #expect(report.utf8.count > 2000 * 20)
    }
  }
}
