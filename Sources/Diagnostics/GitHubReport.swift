/// Findings as workflow commands, which GitHub Actions turns into annotations beside the lines of a pull request.
///
/// `::error file=block.yaml,line=12,col=1,endLine=12,endColumn=6,title=unknown-key::unknown key 'titel'`, one line a
/// finding; see "Workflow commands for GitHub Actions" in GitHub's documentation. The runner drops columns of a place
/// on several lines, so such a place goes without.
package struct GitHubReport: Sendable {
  package init() {}

  /// Every finding once, sorted, each with its notes; empty where there is none.
  package func text(for findings: [Finding]) -> String {
    var tables = LineTables()
    return findings.sortedOnce().reduce(into: "") { text, finding in
      let properties = properties(of: finding, &tables).map { "\($0.name)=\(Self.escaped($0.value, isProperty: true))" }
      let message = ([finding.message] + finding.notes.map { line(for: $0, &tables) }).joined(separator: "\n")
      text += "::\(command(for: finding.severity)) \(properties.joined(separator: ","))::"
      text += Self.escaped(message, isProperty: false) + "\n"
    }
  }

  private func command(for severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func properties(of finding: Finding, _ tables: inout LineTables) -> [(name: String, value: String)] {
    var properties: [(name: String, value: String)] = []
    let file = finding.location.file
    if !file.path.isEmpty { properties.append(("file", file.path)) }
    if !file.path.isEmpty, let range = finding.location.range?.clamped(to: 0..<file.bytes.count) {
      let table = tables.table(of: file)
      let start = table.position(at: range.lowerBound)
      // A place that takes in the end of its last line ends with that line, not on the next one.
      let last = table.position(at: max(range.lowerBound, range.upperBound - 1)).line
      properties.append(("line", String(start.line)))
      if last == start.line { properties.append(("col", String(start.column))) }
      properties.append(("endLine", String(last)))
      if last == start.line {
        let end = table.position(at: min(range.upperBound, max(range.lowerBound, table.range(ofLine: last).upperBound)))
        properties.append(("endColumn", String(end.column)))
      }
    }
    return properties + [("title", finding.rule.id)]
  }

  private func line(for note: Finding.Note, _ tables: inout LineTables) -> String {
    guard let location = note.location, !location.file.path.isEmpty else { return note.message }
    guard let range = location.range else { return "\(location.file.path): \(note.message)" }
    let position = tables.table(of: location.file).position(at: range.lowerBound)
    return "\(location.file.path):\(position.line):\(position.column): \(note.message)"
  }

  /// Escapes what would end a command or a property of it; what a log would obey is shown as its code point.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      case ":" where isProperty: escaped += "%3A"
      case "," where isProperty: escaped += "%2C"
      case _ where VisibleText.isObeyed(scalar): escaped += VisibleText.codePoint(of: scalar)
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }
}
