/// How large the paragraphs and tables of an author's Markdown may be.
///
/// Readers of Markdown take the square of a paragraph's length for some texts, cmark-gfm among them, and fill up every
/// row of a table to the width of its head.
struct MarkdownBounds {
  /// Something that is too large, at a line counted from 0.
  enum Excess {
    case text(line: Int)
    case table(line: Int)
  }

  /// The length of a paragraph, a heading or a row, in bytes.
  static let longestText = 10_000
  /// The cells of all tables of a text together.
  static let mostCells = 20_000

  private(set) var excess: Excess?
  private var cells = 0

  mutating func look(at part: MarkdownPart) {
    guard excess == nil, let first = part.lines.first else { return }
    let delimiter = part.lines.first { LineCursor(Array($0.text)).isDelimiterRow }
    if let delimiter {
      let columns = delimiter.text.split(separator: UInt8(ascii: "|")).count
      cells += columns * part.lines.count
      if cells > Self.mostCells { excess = .table(line: first.number) }
    }
    let length = delimiter == nil ? part.lines.reduce(0) { $0 + $1.text.count + 1 } : 0
    if length > Self.longestText { excess = .text(line: first.number) }
    if let line = part.lines.first(where: { $0.text.count > Self.longestText }) { excess = .text(line: line.number) }
  }
}
