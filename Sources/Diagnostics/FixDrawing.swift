/// A fix drawn into an excerpt: new texts under what they replace, added lines between the others.
struct FixDrawing {
  /// How many replacements are drawn, and how many lines of one.
  private static let limit = 8

  /// By the number of the line that they stand beneath; before the first line that is 0.
  private(set) var rows: [Int: [Excerpt.Row]] = [:]

  /// Draws a fix, unless a part of it would not be seen: it removes something, adds mere blanks, changes several lines, or
  /// lies where no line is shown.
  ///
  /// `shown` has the text that is shown of a line, by its number; `gutter` is that of a line without a number.
  init?(_ fix: Fix, in file: SourceFile, lines: LineTable, shown: [Int: String], gutter: String) {
    guard (1...Self.limit).contains(fix.replacements.count) else { return nil }
    for replacement in fix.replacements.sorted() {
      guard replacement.range.clamped(to: 0..<file.bytes.count) == replacement.range,
        replacement.text.unicodeScalars.contains(where: { !$0.properties.isWhitespace })
      else { return nil }
      if replacement.text.contains(where: \.isNewline) {
        guard let line = Self.lineBeneath(replacement, in: file, lines: lines),
          shown[line] != nil || line + 1 == shown.keys.min()
        else { return nil }
        let added = Self.addedLines(of: replacement.text)
        let gutter = String(gutter.dropLast()) + "+"
        rows[line, default: []] += added.prefix(Self.limit).map {
          Excerpt.Row(kind: .fix, gutter: gutter, text: MarkedLine.clipped(String($0)))
        }
        if added.count > Self.limit { rows[line]?.append(Excerpt.Row(kind: .fix, gutter: gutter, text: "…")) }
      } else {
        let line = lines.position(at: replacement.range.lowerBound).line
        let mark = MarkedLine(replacement.range, onLine: line, in: file, lines: lines)
        // A long line may be cut elsewhere in the excerpt: the columns would not be the same.
        guard replacement.range.upperBound <= lines.range(ofLine: line).upperBound, shown[line] == mark.text else {
          return nil
        }
        let text = MarkedLine.clipped(replacement.text)
        rows[line, default: []].append(Excerpt.Row(kind: .fix, gutter: gutter, padding: mark.padding, text: text))
      }
    }
  }

  /// The line beneath which whole lines are inserted; `nil` where a line would be split, or a part of one added.
  private static func lineBeneath(_ replacement: Replacement, in file: SourceFile, lines: LineTable) -> Int? {
    guard replacement.range.isEmpty else { return nil }
    let offset = replacement.range.lowerBound
    let number = lines.position(at: offset).line
    let line = lines.range(ofLine: number)
    if offset == line.upperBound, replacement.text.first?.isNewline == true { return number }
    let isWhole = replacement.text.last?.isNewline == true || offset == file.bytes.count
    return offset == line.lowerBound && isWhole ? number - 1 : nil
  }

  /// The lines of an inserted text, without the break that parts it from the line before or after it.
  private static func addedLines(of text: String) -> [Substring] {
    var added = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if added.first?.isEmpty == true { added.removeFirst() }
    if added.last?.isEmpty == true { added.removeLast() }
    return added
  }
}
