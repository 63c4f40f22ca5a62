/// The text of an author's paragraph, heading or table, made safe to stand in a page.
///
/// Tags of HTML are shown as text, so that none can open what the page never closes; code and links in angle brackets
/// stay what they are. A hard break written as two spaces becomes one written as a backslash. What the reader at hand
/// takes for markup beyond CommonMark is guarded.
struct MarkdownParagraph {
  let markup: MarkdownMarkup
  /// What becomes of the targets of links and images; they stay where it is `nil`.
  let links: LinkRewriting?

  /// The safe form of UTF-8 text whose lines are joined by `\n`.
  ///
  /// Spaces at the end of a line mean a break in paragraphs alone, and not in tables and headings.
  func safe(_ text: [UInt8], in place: MarkupPlace) -> [UInt8] {
    let text = rewritten(text)
    var output: [UInt8] = []
    output.reserveCapacity(text.count + 8)
    var addresses = BareAddresses()
    var index = 0
    func copy(to end: Int) {
      let end = min(end, text.count)
      output += text[index..<end]
      index = end
    }
    func escape() {
      addresses.makeText(in: &output)
      output.append(UInt8(ascii: "\\"))
      copy(to: index + 1)
    }
    while index < text.count {
      if let guarded = guardedStart(text, at: index, place) {
        output += guarded.utf8
        index += 1
        continue
      }
      addresses.note(text, at: index, writtenTo: output.count)
      switch text[index] {
      case UInt8(ascii: "\\"):
        // An address would swallow the backslash, and leave what it guards.
        if index + 1 < text.count, "<`{}".utf8.contains(text[index + 1]) { addresses.makeText(in: &output) }
        copy(to: index + 2)
      case UInt8(ascii: "`"):
        guard let span = BacktickRun.span(in: text, from: index) else {
          copy(to: index + BacktickRun.length(in: text, at: index))
          continue
        }
        addresses.makeText(in: &output)
        if let code = code(text, span, place) {
          output += code.utf8
          index = span.end
        } else {
          copy(to: span.end)
        }
      case UInt8(ascii: "<"):
        if let end = endOfLink(text, from: index) {
          if isTarget(text, at: index) {
            output += Self.bareTarget(text[index + 1..<end - 1])
            index = end
          } else if markup.dialect == .mdx {
            // MDX has no links in angle brackets.
            let address = String(decoding: text[index + 1..<end - 1], as: UTF8.self)
            let target = address.contains(":") ? address : "mailto:\(address)"
            output += markup.link(markup.text(address), to: target).utf8
            index = end
          } else {
            copy(to: end)
          }
        } else {
          if markup.dialect == .mdx || beginsTag(text, at: index) { escape() } else { copy(to: index + 1) }
        }
      case UInt8(ascii: "{") where markup.dialect == .mdx, UInt8(ascii: "}") where markup.dialect == .mdx: escape()
      case UInt8(ascii: "[") where Footnote.begins(text, at: index): escape()
      case UInt8(ascii: " "):
        let end = text[index...].firstIndex { $0 != UInt8(ascii: " ") } ?? text.count
        if place == .paragraph, end - index >= 2, end < text.count, text[end] == UInt8(ascii: "\n") {
          output.append(UInt8(ascii: "\\"))
          index = end
        } else {
          copy(to: end)
        }
      default: copy(to: index + 1)
      }
    }
    guard markup.direction == .rightToLeft, markup.dialect == .docc, place == .paragraph else { return output }
    return Array("\u{2067}".utf8) + output + Array("\u{2069}".utf8)
  }

  // MARK: - What only some readers take for markup

  /// A guarded form of the byte that begins a line with what would be a module, an aside or a directive.
  private func guardedStart(_ text: [UInt8], at index: Int, _ place: MarkupPlace) -> String? {
    let byte = text[index]
    let isGuarded =
      switch markup.dialect {
      case .github: false
      case .mdx: byte == UInt8(ascii: ":") || byte == UInt8(ascii: "i") || byte == UInt8(ascii: "e")
      case .docc: byte == UInt8(ascii: "@")
      }
    guard isGuarded, place != .heading, beginsLine(text, at: index) else { return nil }
    if markup.dialect == .docc { return "\\@" }
    if byte == UInt8(ascii: ":") {
      return index + 1 < text.count && text[index + 1] == UInt8(ascii: ":") ? "\\:" : nil
    }
    return InlineEscaper.beginsModule(Array(text[index...].prefix(7))) ? "&#\(byte);" : nil
  }

  private func beginsLine(_ text: [UInt8], at index: Int) -> Bool {
    var start = index
    while start > 0, text[start - 1] == UInt8(ascii: " ") { start -= 1 }
    return start == 0 || text[start - 1] == UInt8(ascii: "\n")
  }

  /// Code written otherwise than the author did, where the reader or the direction of the text asks for it.
  private func code(_ text: [UInt8], _ span: BacktickRun.Span, _ place: MarkupPlace) -> String? {
    let isSymbol = markup.dialect == .docc && (place == .heading || text[..<span.content.lowerBound].hasSuffix("``"))
    guard isSymbol || markup.direction == .rightToLeft else { return nil }
    let code = String(decoding: text[span.content], as: UTF8.self)
    // In a table of the author's, what must be escaped already is.
    return markup.code(MarkdownCode.contentOfSpan(code), in: place == .cell ? .paragraph : place)
  }

  // MARK: - Links

  private func rewritten(_ text: [UInt8]) -> [UInt8] {
    guard let links, text.contains(UInt8(ascii: "[")) else { return text }
    var edits: [(range: Range<Int>, text: String)] = []
    for link in MarkdownLink.all(in: text) {
      guard let target = link.target else { continue }
      if let rewritten = links(target, link.isImage) {
        if rewritten != target, !target.isEmpty { edits.append((link.targetRange, rewritten)) }
      } else if let label = link.labelRange {
        edits.append((link.range.lowerBound..<label.lowerBound, ""))
        edits.append((label.upperBound..<link.range.upperBound, ""))
      }
    }
    guard !edits.isEmpty else { return text }
    var output: [UInt8] = []
    var end = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) where edit.range.lowerBound >= end {
      output += text[end..<edit.range.lowerBound]
      output += edit.text.utf8
      end = edit.range.upperBound
    }
    return output + text[end...]
  }

  private func beginsTag(_ text: [UInt8], at index: Int) -> Bool {
    guard index + 1 < text.count else { return false }
    let next = text[index + 1]
    return next.isLetter || "/!?".utf8.contains(next)
  }

  /// Whether a `<` begins the target of a link, `](<a b>)`.
  private func isTarget(_ text: [UInt8], at start: Int) -> Bool {
    start >= 2 && text[start - 2] == UInt8(ascii: "]") && text[start - 1] == UInt8(ascii: "(")
  }

  /// The end of `<https://example.com>`, `<name@example.com>`, or of a link's target such as `](<a b>)`.
  private func endOfLink(_ text: [UInt8], from start: Int) -> Int? {
    let inside = text[(start + 1)...].prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "<") && $0 != 0x0A }
    guard inside.endIndex < text.count, text[inside.endIndex] == UInt8(ascii: ">") else { return nil }
    if isTarget(text, at: start) { return inside.endIndex + 1 }
    guard !inside.contains(where: { $0 <= 0x20 }), inside.first?.isLetterOrDigit == true else { return nil }
    let isAddress =
      ["https://", "http://", "mailto:"].contains { inside.starts(with: $0.utf8) } || inside.contains(UInt8(ascii: "@"))
    return isAddress ? inside.endIndex + 1 : nil
  }

  /// A target without its angle brackets: where no link is around them, they would be a tag.
  private static func bareTarget(_ target: ArraySlice<UInt8>) -> [UInt8] {
    target.flatMap { byte -> [UInt8] in
      switch byte {
      case 0...UInt8(ascii: " "): Array("%20".utf8)
      case UInt8(ascii: "("): Array("%28".utf8)
      case UInt8(ascii: ")"): Array("%29".utf8)
      case UInt8(ascii: "{"): Array("%7B".utf8)
      case UInt8(ascii: "}"): Array("%7D".utf8)
      default: [byte]
      }
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ text: String) -> Bool { suffix(text.utf8.count).elementsEqual(text.utf8) }
}
