/// Findings as people read them at a terminal: a sentence each, the line it is about, and the place underlined.
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
    var previous: Finding?
    for finding in findings.sorted() where finding != previous {
      previous = finding
      write(
        finding.message + " [\(finding.rule.id)]", finding.severity, at: finding.location, linesBefore: 1,
        tables: &tables, to: &text)
      for note in finding.notes {
        write(note.message, .note, at: note.location, linesBefore: 0, tables: &tables, to: &text)
      }
    }
    return text
  }

  private func write(
    _ message: String, _ severity: Severity, at location: Location?, linesBefore: Int, tables: inout LineTables,
    to text: inout String
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
    guard let file = location?.file, let range = location?.range, let lines, !file.bytes.isEmpty else { return }

    let number = lines.position(at: range.lowerBound).line
    let digits = max(4, String(number).count)
    for line in max(1, number - linesBefore)..<number {
      let shown = Excerpt.text(ofLine: line, in: file, lines: lines)
      text += Excerpt.gutter(line, digits) + (shown.isEmpty ? "" : " " + shown) + "\n"
    }
    let excerpt = Excerpt(of: range, in: file, lines: lines, digits: digits)
    let shown = excerpt.before + excerpt.marked + excerpt.after
    text += excerpt.head + (shown.isEmpty ? "" : " " + shown) + "\n"
    text += excerpt.blankHead + " " + excerpt.padding + styled(excerpt.underline, style(of: severity)) + "\n"
  }

  private enum Style: String {
    case bold = "1"
    case red = "1;31"
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

/// The line tables of the files that a report has met: each is made once.
private struct LineTables {
  /// By path, as hashing a whole file for every finding would cost more than the table; two files may show one path.
  private var known: [String: [(file: SourceFile, table: LineTable)]] = [:]

  mutating func table(of file: SourceFile) -> LineTable {
    if let known = known[file.path]?.first(where: { $0.file.bytes == file.bytes }) { return known.table }
    let table = LineTable(file)
    known[file.path, default: []].append((file, table))
    return table
  }
}
