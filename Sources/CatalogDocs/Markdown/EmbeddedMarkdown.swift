/// An author's Markdown, made safe to stand in the middle of a page.
///
/// It stays Markdown, with some changes: its headings go below the section that it stands in, a tag of HTML outside code
/// is shown as text, a hard break written as spaces becomes one written as a backslash, a fence that is never closed is
/// closed, and what only the reader at hand would take for markup is guarded.
struct EmbeddedMarkdown {
  /// Without a line break at its end; empty where the author wrote nothing.
  let text: String
  /// The line, counted from 0, of a fence that the author never closed.
  let unclosedFence: Int?
  /// What is larger than readers of Markdown take in good time.
  let excess: MarkdownBounds.Excess?
  /// What a reader sees of each heading.
  let headings: [String]

  /// The author's highest heading comes one level below the given one, and the others follow.
  ///
  /// The targets of links and images stay as they are where nothing is told to become of them.
  init(
    _ markdown: String, belowLevel level: Int, as markup: MarkdownMarkup = MarkdownMarkup(.github, .leftToRight),
    links: LinkRewriting? = nil
  ) {
    var reader = MarkdownReader(MarkdownParagraph(markup: markup, links: links))
    for line in Self.lines(of: markdown) { reader.read(line) }
    (text, unclosedFence, excess, headings) = reader.finish(highestHeading: min(level + 1, 6))
  }

  /// Lines without their ends; tabs in the indentation are spaces up to the next column of four.
  static func lines(of text: String) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    var isAfterReturn = false
    var isIndentation = true
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\n") where isAfterReturn: break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        lines.append([])
        isIndentation = true
      case UInt8(ascii: "\t") where isIndentation:
        let columns = 4 - lines[lines.count - 1].count % 4
        lines[lines.count - 1] += Array(repeating: UInt8(ascii: " "), count: columns)
      default:
        if byte != UInt8(ascii: " ") { isIndentation = false }
        lines[lines.count - 1].append(byte)
      }
      isAfterReturn = byte == UInt8(ascii: "\r")
    }
    return lines
  }
}
