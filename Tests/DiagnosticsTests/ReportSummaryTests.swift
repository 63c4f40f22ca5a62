import Diagnostics
import Testing

@Suite struct ReportSummaryTests {
  @Test(
    arguments: [
      (0, [], "0 blocks checked: 0 errors, 0 warnings"),
      (1, [.error], "1 block checked: 1 error, 0 warnings"),
      (2, [.error, .error, .warning], "2 blocks checked: 2 errors, 1 warning"),
      (2, [.note], "2 blocks checked: 0 errors, 0 warnings, 1 note"),
      (2, [.note, .warning, .note, .warning], "2 blocks checked: 0 errors, 2 warnings, 2 notes"),
    ] as [(Int, [Severity], String)])
  func countsInWords(blocks: Int, severities: [Severity], text: String) {
    let findings = severities.enumerated().map { index, severity in
      Finding(Rule("r", "R."), "\(index)", at: Location(SourceFile(path: "a", text: "")), severity: severity)
    }
    #expect(ReportSummary(blocks: blocks, findings: findings).text == text)
    #expect(ReportSummary(blocks: blocks, findings: findings + findings).text == text)
  }
}
