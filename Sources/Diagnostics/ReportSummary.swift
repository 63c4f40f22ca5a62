/// How much was checked, and how many findings there were.
package struct ReportSummary: Sendable, Hashable {
  /// How many blocks were checked.
  package let blocks: Int
  /// How many findings of severity error there are.
  package let errors: Int
  /// How many findings of severity warning there are.
  package let warnings: Int
  /// How many findings of severity note there are; the notes of a finding are not counted.
  package let notes: Int

  /// Counts findings as reports show them: one that comes twice counts once.
  package init(blocks: Int, findings: [Finding]) {
    let findings = findings.sortedOnce()
    self.blocks = blocks
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    notes = findings.count { $0.severity == .note }
  }

  /// One line without its end: `2 blocks checked: 1 error, 0 warnings`; notes are named where there are some.
  package var text: String {
    let notes = notes == 0 ? "" : ", " + counted(notes, "note")
    return "\(counted(blocks, "block")) checked: \(counted(errors, "error")), \(counted(warnings, "warning"))\(notes)"
  }
}

/// A number and what it counts: `1 error`, `2 errors`.
package func counted(_ number: Int, _ noun: String) -> String {
  number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}
