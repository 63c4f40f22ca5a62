/// A line of a file, cut to what fits a terminal, with a part of it to be underlined.
struct MarkedLine {
  /// How many columns of a line are shown at most; more is cut around the part.
  static let widthLimit = 110
  /// What a line keeps before the part where it is cut, in columns.
  private static let leadLimit = 50
  /// Beyond this many bytes on either side of the part a line is not even looked at.
  static let byteLimit = 512

  /// The line up to the part, the part, and the rest of the line, as they are shown.
  private(set) var before: String
  private(set) var marked: String
  private(set) var after: String

  /// Takes the part as byte offsets, of which those beyond the line are left out; the first line is 1.
  init(_ range: Range<Int>, onLine number: Int, in file: SourceFile, lines: LineTable) {
    let line = lines.range(ofLine: number)
    let start = min(
      max(file.bytes.scalarStart(at: min(range.lowerBound, line.upperBound)), line.lowerBound), line.upperBound)
    let end = min(max(range.upperBound, start), line.upperBound)
    let from = file.bytes.scalarStart(at: max(line.lowerBound, start - Self.byteLimit))
    let markedEnd = file.bytes.scalarStart(at: min(end, start + Self.byteLimit))
    let to = file.bytes.scalarStart(at: min(line.upperBound, markedEnd + Self.byteLimit))
    before = VisibleText.excerpt(file.text(in: from..<start))
    marked = VisibleText.excerpt(file.text(in: start..<markedEnd))
    after = VisibleText.excerpt(file.text(in: markedEnd..<to))
    // A mark that is drawn over the character before it is underlined together with it.
    while let first = marked.unicodeScalars.first, first.isZeroWidth, let base = before.popLast() {
      marked = String(base) + marked
    }
    cut(isCutBefore: from > line.lowerBound, isCutAfter: to < line.upperBound)
  }

  /// The line as it is shown.
  var text: String { before + marked + after }

  /// What puts a text under the part: tabs are kept in it.
  var padding: String {
    before.reduce(into: "") { $0 += $1 == "\t" ? "\t" : String(repeating: " ", count: $1.displayWidth) }
  }

  /// The caret and the tildes, for a line that begins at a column of the terminal; tab stops stand every eight.
  ///
  /// A part goes on from the line before where it is not the first: it has no caret, and nothing where it is empty.
  func underline(from column: Int, isFirst: Bool) -> String {
    let start = Self.advance(column, over: before)
    let width = Self.advance(start, over: marked) - start
    return isFirst ? "^" + String(repeating: "~", count: max(0, width - 1)) : String(repeating: "~", count: width)
  }

  /// A whole line of which nothing is underlined, cut at its end.
  static func text(ofLine number: Int, in file: SourceFile, lines: LineTable) -> String {
    let line = lines.range(ofLine: number)
    let end = file.bytes.scalarStart(at: min(line.upperBound, line.lowerBound + byteLimit))
    return clipped(file.text(in: line.lowerBound..<end), isCut: end < line.upperBound)
  }

  /// A text on one line as it is shown, cut at its end.
  static func clipped(_ text: String, isCut: Bool = false) -> String {
    let text = VisibleText.excerpt(text)
    let shown = prefix(of: text, width: widthLimit)
    return shown.utf8.count == text.utf8.count && !isCut ? text : shown + "…"
  }

  /// The column behind a text.
  private static func advance(_ column: Int, over text: String) -> Int {
    text.reduce(column) { $1 == "\t" ? ($0 / 8 + 1) * 8 : $0 + $1.displayWidth }
  }

  private mutating func cut(isCutBefore: Bool, isCutAfter: Bool) {
    let full = Self.width(before) + Self.width(marked) + Self.width(after)
    guard full > Self.widthLimit || isCutBefore || isCutAfter else { return }
    let lead = Self.suffix(of: before, width: Self.leadLimit)
    if lead.utf8.count < before.utf8.count || isCutBefore { before = "…" + lead }
    let room = max(Self.widthLimit - Self.width(before), 1)
    let shown = Self.prefix(of: marked, width: room)
    if shown.utf8.count < marked.utf8.count {
      (marked, after) = (shown, "…")
      return
    }
    let rest = Self.prefix(of: after, width: room - Self.width(marked))
    if rest.utf8.count < after.utf8.count || isCutAfter { after = rest + "…" }
  }

  private static func width(_ text: String) -> Int { text.reduce(0) { $0 + $1.displayWidth } }

  private static func prefix(of text: String, width limit: Int) -> String {
    var width = 0
    return String(
      text.prefix {
        width += $0.displayWidth
        return width <= limit
      })
  }

  private static func suffix(of text: String, width limit: Int) -> String {
    var width = 0
    var start = text.endIndex
    while start > text.startIndex {
      let previous = text.index(before: start)
      width += text[previous].displayWidth
      if width > limit { break }
      start = previous
    }
    return String(text[start...])
  }
}
