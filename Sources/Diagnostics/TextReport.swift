/// Findings as people read them at a terminal: a sentence each, the lines around it, the place underlined, and the fix
/// under its column.
///
/// ```
/// Catalog/x/block.yaml:12:1: error: unknown key 'titel'; did you mean 'title'? [unknown-key]
///   10 | level: basic
///   11 | id: x
///   12 | titel: Card
///      | ^~~~~
///      | title
///   13 | summary: A card.
/// ```
///
/// No control, escape or bidirectional character of a file, a path or a message reaches the terminal.
package struct TextReport: Sendable {
  private let isColored: Bool

  /// - Parameter isColored: Whether ANSI escape sequences set off places, severities and underlines.
  package init(isColored: Bool) {
    self.isColored = isColored
  }

  /// Every finding once, sorted, with its notes; empty where there is none.
  package func text(for findings: [Finding]) -> String {
    var tables = LineTables()
    var text = ""
    for finding in findings.sortedOnce() {
      let message = finding.message + " [\(finding.rule.id)]"
      write(
        message, finding.severity, at: finding.location, context: 2, fix: finding.fixes.first, tables: &tables,
        to: &text)
      for note in finding.notes {
        write(note.message, .note, at: note.location, context: 1, fix: nil, tables: &tables, to: &text)
      }
    }
    return text
  }

  private func write(
    _ message: String, _ severity: Severity, at location: Location?, context: Int, fix: Fix?,
    tables: inout LineTables, to text: inout String
  ) {
    let lines = location.flatMap { $0.range == nil ? nil : tables.table(of: $0.file) }
    if let location, !location.file.path.isEmpty {
      var place = VisibleText.message(location.file.path)
      if let range = location.range, let lines {
        let position = lines.position(at: range.lowerBound)
        place += ":\(position.line):\(position.column)"
      }
      text += styled(place + ":", .bold) + " "
    }
    text += styled(severity.rawValue + ":", style(of: severity)) + " " + VisibleText.message(message) + "\n"
    guard let file = location?.file, let range = location?.range, let lines, !file.bytes.isEmpty else {
      if let fix { text += styled(Excerpt.sentence(for: fix), .green) + "\n" }
      return
    }
    for row in Excerpt(of: range, in: file, lines: lines, context: context, fix: fix).rows {
      text += row.gutter + (row.text.isEmpty ? "" : " ") + row.padding
      switch row.kind {
      case .source: text += row.text
      case .underline: text += styled(row.text, style(of: severity))
      case .fix: text += styled(row.text, .green)
      }
      text += "\n"
    }
  }

  private enum Style: String {
    case bold = "1"
    case red = "1;31"
    case green = "1;32"
    case yellow = "1;33"
    case cyan = "1;36"
  }

  private func style(of severity: Severity) -> Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .note: .cyan
    }
  }

  private func styled(_ text: String, _ style: Style) -> String {
    isColored ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
