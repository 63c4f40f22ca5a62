import Diagnostics
import Foundation

/// A file that reading is tried on.
struct Input {
  let file: SourceFile
  private let lines: LineTable

  init(path: String, _ start: UnsafePointer<UInt8>?, _ count: Int) {
    file = SourceFile(path: path, bytes: Array(UnsafeBufferPointer(start: start, count: count)))
    lines = LineTable(file)
  }

  /// A place lies within the file and has a line and a column.
  func expectRange(_ range: Range<Int>?, _ name: @autoclosure () -> String) {
    guard let range else { return }
    expectRange(range, within: 0..<file.bytes.count, name())
    let (start, end) = (lines.position(at: range.lowerBound), lines.position(at: range.upperBound))
    expect(start.line >= 1 && start.column >= 1 && start <= end, "\(name()) has a place")
  }

  /// A place lies within another.
  func expectRange(_ range: Range<Int>, within outer: Range<Int>, _ name: @autoclosure () -> String) {
    let isWithin = range.lowerBound >= outer.lowerBound && range.upperBound <= outer.upperBound
    expect(isWithin, "\(name()) lies within \(outer): \(range)")
  }

  /// Findings are in order, stand within the file, and can be reported in every format.
  func expectFindings(_ findings: [Finding]) {
    expect(findings == findings.sorted(), "findings are sorted: \(findings.map(\.message))")
    for finding in findings {
      expectRange(finding.location.range, "the finding '\(finding.message)'")
      for note in finding.notes { expectRange(note.location?.range, "the note '\(note.message)'") }
      for replacement in finding.fixes.flatMap(\.replacements) { expectRange(replacement.range, "a fix") }
    }
    guard !findings.isEmpty else { return }
    _ = findings.fixedFiles()
    let summary = ReportSummary(blocks: 1, findings: findings)
    for format in ReportFormat.allCases {
      let report = format.report(
        findings: findings, summary: summary, rules: findings.map(\.rule), isColored: false, version: "1")
      expect(!report.isEmpty, "the \(format.rawValue) report says something")
      expect(report.unicodeScalars.allSatisfy(isHarmless), "nothing controls a terminal in \(format.rawValue)")
    }
  }

  private func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\n" || scalar == "\t" || scalar.properties.generalCategory != .control
  }
}

/// Ends the process, which libFuzzer takes for a find, where something does not hold of what was read.
func expect(_ condition: Bool, _ expectation: @autoclosure () -> String) {
  if condition { return }
  FileHandle.standardError.write(Data("does not hold: \(expectation())\n".utf8))
  abort()
}
