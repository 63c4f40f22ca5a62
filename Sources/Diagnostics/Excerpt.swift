/// The lines of a place with those around them, the place underlined, and a fix beneath.
struct Excerpt {
  /// A line of what is shown.
  struct Row {
    enum Kind { case source, underline, fix }

    let kind: Kind
    /// A line number, or room for one, and the bar that parts it from the rest.
    let gutter: String
    /// What puts the text under its column.
    var padding = ""
    let text: String
  }

  /// How many lines of a place are shown at most.
  private static let markedLimit = 4

  private(set) var rows: [Row] = []

  /// Shows so many lines of context before the place, which is given as byte offsets, and behind it; a fix is shown as
  /// texts under their columns and as added lines, and as a sentence where that would not show it whole.
  init(of range: Range<Int>, in file: SourceFile, lines: LineTable, context: Int, fix: Fix? = nil) {
    let range = range.clamped(to: 0..<file.bytes.count)
    let first = lines.position(at: range.lowerBound).line
    // A place that takes in the end of a line does not reach the next one.
    let last = lines.position(at: max(range.lowerBound, range.upperBound - 1)).line
    let marked = first...min(last, first + Self.markedLimit - 1)
    let after = last + 1..<max(last, min(last + context, lines.count)) + 1
    let digits = max(4, String(after.upperBound - 1).count)
    let blank = Self.gutter(nil, digits)

    func plain(_ number: Int) -> Line {
      Line(number: number, text: MarkedLine.text(ofLine: number, in: file, lines: lines))
    }
    let shown =
      (max(1, first - context)..<first).map(plain)
      + marked.map { number in
        let start = number == first ? range.lowerBound : lines.textStart(ofLine: number, in: file)
        let mark = MarkedLine(start..<max(start, range.upperBound), onLine: number, in: file, lines: lines)
        return Line(number: number, text: mark.text, mark: mark)
      } + after.map(plain)
    let texts = Dictionary(shown.map { ($0.number, $0.text) }, uniquingKeysWith: { first, _ in first })
    let drawing = fix.flatMap { FixDrawing($0, in: file, lines: lines, shown: texts, gutter: blank) }

    rows += drawing?.rows[(shown.first?.number ?? 1) - 1] ?? []
    for line in shown {
      rows.append(Row(kind: .source, gutter: Self.gutter(line.number, digits), text: line.text))
      if let mark = line.mark {
        let underline = mark.underline(from: blank.count + 1, isFirst: line.number == first)
        if !underline.isEmpty {
          rows.append(Row(kind: .underline, gutter: blank, padding: mark.padding, text: underline))
        }
        if let fix, drawing == nil, line.number == first {
          rows.append(Row(kind: .fix, gutter: blank, padding: mark.padding, text: Self.sentence(for: fix)))
        }
      }
      rows += drawing?.rows[line.number] ?? []
      if line.number == marked.upperBound, line.number < last {
        rows.append(Row(kind: .source, gutter: blank, text: "…"))
      }
    }
  }

  /// A line that is shown, and what of it is underlined.
  private struct Line {
    let number: Int
    let text: String
    var mark: MarkedLine?
  }

  /// What a fix does, where it is not drawn: `fix: remove 'titel'`.
  static func sentence(for fix: Fix) -> String { "fix: " + VisibleText.message(fix.summary) }

  /// A line number, right-aligned, and the bar that parts it from the text.
  private static func gutter(_ number: Int?, _ digits: Int) -> String {
    let number = number.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, digits - number.count)) + number + " |"
  }
}

extension LineTable {
  /// Where the text of a line begins behind its indentation.
  fileprivate func textStart(ofLine number: Int, in file: SourceFile) -> Int {
    let line = range(ofLine: number)
    let blanks = file.bytes[line].prefix(MarkedLine.byteLimit).prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
    return blanks.endIndex
  }
}
