/// A line of a file with a place in it underlined.
///
/// ```
///   11 | id: x
///   12 | titel: Card
///      | ^~~~~
/// ```
struct Excerpt {
  /// How many columns of a line are shown at most; more is cut around the place.
  static let widthLimit = 110
  /// What a line keeps before the place where it is cut, in columns.
  private static let leadLimit = 50
  /// Beyond this many bytes on either side of the place a line is not even looked at.
  private static let byteLimit = 512

  /// The gutter with the line number.
  let head: String
  /// The gutter of the underline.
  let blankHead: String
  /// The line, its place, and the rest of it, as they are shown.
  private(set) var before: String
  private(set) var marked: String
  private(set) var after: String

  /// Cuts out the first line of a place, given as byte offsets; what reaches beyond that line is not underlined.
  init(of range: Range<Int>, in file: SourceFile, lines: LineTable, digits: Int) {
    let number = lines.position(at: range.lowerBound).line
    let line = lines.range(ofLine: number)
    let start = min(
      max(file.bytes.scalarStart(at: min(range.lowerBound, line.upperBound)), line.lowerBound), line.upperBound)
    let end = min(max(range.upperBound, start), line.upperBound)
    let from = file.bytes.scalarStart(at: max(line.lowerBound, start - Self.byteLimit))
    let markedEnd = file.bytes.scalarStart(at: min(end, start + Self.byteLimit))
    let to = file.bytes.scalarStart(at: min(line.upperBound, markedEnd + Self.byteLimit))
    head = Self.gutter(number, digits)
    blankHead = Self.gutter(nil, digits)
    before = VisibleText.excerpt(file.text(in: from..<start))
    marked = VisibleText.excerpt(file.text(in: start..<markedEnd))
    after = VisibleText.excerpt(file.text(in: markedEnd..<to))
    // A mark that is drawn over the character before it is underlined together with it.
    while let first = marked.unicodeScalars.first, first.isZeroWidth, let base = before.popLast() {
      marked = String(base) + marked
    }
    cut(isCutBefore: from > line.lowerBound, isCutAfter: to < line.upperBound)
  }

  /// A line number, right-aligned, and the bar that parts it from the text.
  static func gutter(_ number: Int?, _ digits: Int) -> String {
    let number = number.map(String.init) ?? ""
    return String(repeating: " ", count: max(0, digits - number.count)) + number + " |"
  }

  /// A line that is shown beside the one of the place, cut at its end.
  static func text(ofLine number: Int, in file: SourceFile, lines: LineTable) -> String {
    let line = lines.range(ofLine: number)
    let end = file.bytes.scalarStart(at: min(line.upperBound, line.lowerBound + Self.byteLimit))
    let text = VisibleText.excerpt(file.text(in: line.lowerBound..<end))
    let shown = prefix(of: text, width: widthLimit)
    return shown.utf8.count == text.utf8.count && end == line.upperBound ? text : shown + "…"
  }

  /// The caret and the tildes, with the padding that puts them under the place: tabs are kept in it.
  var padding: String {
    before.reduce(into: "") { $0 += $1 == "\t" ? "\t" : String(repeating: " ", count: $1.displayWidth) }
  }

  var underline: String {
    var column = Self.advance(blankHead.count + 1, over: before)
    let start = column
    column = Self.advance(column, over: marked)
    return "^" + String(repeating: "~", count: max(0, column - start - 1))
  }

  /// The column behind a text; tab stops stand every eight columns of the terminal.
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
