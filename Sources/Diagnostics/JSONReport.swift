/// Findings for programs to read: one JSON object, pretty-printed, with its members in this order.
///
/// ```json
/// {
///   "version": 1,
///   "summary": {"blocks": 2, "errors": 1, "warnings": 0, "notes": 0},
///   "findings": [
///     {
///       "rule": "unknown-key",
///       "severity": "error",
///       "message": "unknown key 'titel'; did you mean 'title'?",
///       "path": "Catalog/x/block.yaml",
///       "range": {
///         "start": {"line": 12, "column": 1, "offset": 90},
///         "end": {"line": 12, "column": 6, "offset": 95}
///       },
///       "notes": [{"message": "…", "path": "Catalog/x/X.swift", "range": {…}}],
///       "fixes": [{"summary": "…", "replacements": [{"range": {…}, "text": "title"}]}]
///     }
///   ]
/// }
/// ```
///
/// `REPORTS.md` tells users of it, and `schema` tells programs. `version` changes when a member is removed or changes its meaning, not when one is added. `severity` is `error`,
/// `warning` or `note`. Lines and columns count from 1, columns in Unicode scalars; offsets count bytes from 0; an end
/// is the place behind the last character. `range` is `null` for a whole file, `path` where there is no file. The ranges
/// of fixes are those of the finding's path, and each fix mends the finding on its own. Findings are sorted by path and
/// place. Bytes that are not UTF-8 become U+FFFD.
package struct JSONReport: Sendable {
  package init() {}

  /// The object, with one line break at its end.
  package func text(for findings: [Finding], summary: ReportSummary) -> String {
    var tables = LineTables()
    let report: JSONValue = [
      "version": 1,
      "summary": [
        "blocks": .integer(summary.blocks), "errors": .integer(summary.errors),
        "warnings": .integer(summary.warnings), "notes": .integer(summary.notes),
      ],
      "findings": .array(findings.sortedOnce().map { value(of: $0, &tables) }),
    ]
    return report.text + "\n"
  }

  private func value(of finding: Finding, _ tables: inout LineTables) -> JSONValue {
    let file = finding.location.file
    return [
      "rule": .string(finding.rule.id),
      "severity": .string(finding.severity.rawValue),
      "message": .string(finding.message),
      "path": path(of: finding.location),
      "range": range(of: finding.location, &tables),
      "notes": .array(
        finding.notes.map { note in
          [
            "message": .string(note.message), "path": path(of: note.location),
            "range": range(of: note.location, &tables),
          ]
        }),
      "fixes": .array(
        finding.fixes.map { fix in
          [
            "summary": .string(fix.summary),
            "replacements": .array(
              fix.replacements.map {
                ["range": range(of: Location(file, $0.range), &tables), "text": .string($0.text)]
              }),
          ]
        }),
    ]
  }

  private func path(of location: Location?) -> JSONValue {
    guard let path = location?.file.path, !path.isEmpty else { return .null }
    return .string(path)
  }

  private func range(of location: Location?, _ tables: inout LineTables) -> JSONValue {
    guard let location, let range = location.range else { return .null }
    let table = tables.table(of: location.file)
    let inside = range.clamped(to: 0..<location.file.bytes.count)
    func place(_ offset: Int) -> JSONValue {
      let position = table.position(at: offset)
      return ["line": .integer(position.line), "column": .integer(position.column), "offset": .integer(offset)]
    }
    return ["start": place(inside.lowerBound), "end": place(inside.upperBound)]
  }
}
