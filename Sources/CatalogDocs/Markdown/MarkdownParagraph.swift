/// The text of an author's paragraph, heading or table, made safe to stand in a page.
///
/// Tags of HTML are shown as text, so that none can open what the page never closes; code and links in angle brackets
/// stay what they are. A hard break written as two spaces becomes one written as a backslash.
enum MarkdownParagraph {
  /// The safe form of UTF-8 text whose lines are joined by `\n`.
  ///
  /// Spaces at the end of a line mean a break in paragraphs alone, and not in tables and headings.
  static func safe(_ text: [UInt8], breaksLines: Bool = false) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(text.count + 8)
    var index = 0
    func copy(to end: Int) {
      let end = min(end, text.count)
      output += text[index..<end]
      index = end
    }
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\"): copy(to: index + 2)
      case UInt8(ascii: "`"):
        copy(to: BacktickRun.span(in: text, from: index)?.end ?? index + BacktickRun.length(in: text, at: index))
      case UInt8(ascii: "<"):
        if let end = endOfLink(text, from: index) {
          copy(to: end)
        } else {
          if beginsTag(text, at: index) { output.append(UInt8(ascii: "\\")) }
          copy(to: index + 1)
        }
      case UInt8(ascii: " "):
        let end = text[index...].firstIndex { $0 != UInt8(ascii: " ") } ?? text.count
        if breaksLines, end - index >= 2, end < text.count, text[end] == UInt8(ascii: "\n") {
          output.append(UInt8(ascii: "\\"))
          index = end
        } else {
          copy(to: end)
        }
      default: copy(to: index + 1)
      }
    }
    return output
  }

  private static func beginsTag(_ text: [UInt8], at index: Int) -> Bool {
    guard index + 1 < text.count else { return false }
    let next = text[index + 1]
    return next.isLetter || "/!?".utf8.contains(next)
  }

  /// The end of `<https://example.com>`, `<name@example.com>`, or of a link's target such as `](<a b>)`.
  private static func endOfLink(_ text: [UInt8], from start: Int) -> Int? {
    let inside = text[(start + 1)...].prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") && $0 != 0x0A }
    guard inside.endIndex < text.count, text[inside.endIndex] == UInt8(ascii: ">") else { return nil }
    let isTarget = start >= 2 && text[start - 2] == UInt8(ascii: "]") && text[start - 1] == UInt8(ascii: "(")
    let hasSpace = inside.contains(UInt8(ascii: " "))
    let isAddress =
      ["https://", "http://", "mailto:"].contains { inside.starts(with: $0.utf8) } || inside.contains(UInt8(ascii: "@"))
    return isTarget || (isAddress && !hasSpace) ? inside.endIndex + 1 : nil
  }
}
