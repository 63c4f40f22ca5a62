/// Reads Markdown line by line, as far as it takes to tell code from text and to find headings.
///
/// The block structure follows the CommonMark specification 0.31, sections 4 and 5: quotes and list items hold lines,
/// and a fence ends at the latest where the quote or item around it ends.
struct MarkdownReader {
  private enum Container {
    case quote
    /// A list item, whose lines are indented by as many columns.
    case item(Int)
  }

  private struct Fence {
    let mark: UInt8
    let length: Int
    let line: Int
    let depth: Int
    let indentation: Int
  }

  private let paragraphs: MarkdownParagraph
  private var output: [MarkdownLine] = []
  private var containers: [Container] = []
  private var fence: Fence?
  /// The first line, in `output`, of the paragraph being read.
  private var paragraph: Int?
  private var lineNumber = 0
  /// The text and the code that were read, for who looks at what an author wrote.
  private(set) var parts: [MarkdownPart] = []
  private var bounds = MarkdownBounds()

  init(_ paragraphs: MarkdownParagraph = MarkdownParagraph(markup: MarkdownMarkup(.github, .leftToRight), links: nil)) {
    self.paragraphs = paragraphs
  }

  mutating func read(_ line: [UInt8]) {
    defer { lineNumber += 1 }
    var cursor = LineCursor(line)
    let matched = matchContainers(&cursor)
    if let fence, matched >= fence.depth {
      if closes(fence, cursor) {
        self.fence = nil
        return append(cursor, .fenceEnd)
      }
      addToPart(cursor.rest.dropFirst(min(cursor.indentation, fence.indentation)))
      return append(cursor, .fenced)
    }
    fence = nil
    if cursor.isBlank {
      endParagraph()
      return append(cursor)
    }
    if matched < containers.count {
      if paragraph != nil, cursor.continuesParagraph { return appendText(cursor) }
      endParagraph()
      containers.removeLast(containers.count - matched)
    }
    openContainers(&cursor)
    readLeaf(cursor)
  }

  /// How many of the open quotes and items the line still belongs to.
  private func matchContainers(_ cursor: inout LineCursor) -> Int {
    var matched = 0
    for container in containers {
      switch container {
      case .quote: guard cursor.skipQuoteMark() else { return matched }
      case .item(let columns): guard cursor.isBlank || cursor.skipIndentation(columns) else { return matched }
      }
      matched += 1
    }
    return matched
  }

  private mutating func openContainers(_ cursor: inout LineCursor) {
    // More than this many levels are nobody's intention, and each would be looked at again for every line.
    while containers.count < 32 {
      if cursor.indentation >= 4 || (paragraph != nil && cursor.setextLevel != nil) { return }
      if cursor.skipQuoteMark() {
        endParagraph()
        containers.append(.quote)
      } else if let columns = cursor.skipListMark(interruptsParagraph: paragraph != nil) {
        endParagraph()
        containers.append(.item(columns))
      } else {
        return
      }
      if cursor.isBlank { return }
    }
  }

  private mutating func readLeaf(_ cursor: LineCursor) {
    if cursor.indentation >= 4 || cursor.isBlank {
      return paragraph == nil ? append(cursor, cursor.isBlank ? .other : .indentedCode) : appendText(cursor)
    }
    if let (mark, length) = cursor.fenceOpening {
      endParagraph()
      fence = Fence(
        mark: mark, length: length, line: lineNumber, depth: containers.count, indentation: cursor.indentation)
      parts.append(MarkdownPart(.code(info: cursor.rest.dropFirst(cursor.indentation + length))))
      append(cursor, .fenceStart)
    } else if let level = cursor.headingLevel {
      endParagraph()
      let text = Array(cursor.rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "#") })
      output.append(MarkdownLine(cursor.consumed, paragraphs.safe(text, in: .heading), .heading(level)))
      parts.append(MarkdownPart(.text))
      addToPart(cursor.rest)
      if let part = parts.last { bounds.look(at: part) }
    } else if let start = paragraph, let level = cursor.setextLevel {
      makeHeading(from: start, level: level)
    } else if cursor.isThematicBreak {
      endParagraph()
      append(cursor)
    } else {
      appendText(cursor)
    }
  }

  private func closes(_ fence: Fence, _ cursor: LineCursor) -> Bool {
    guard cursor.indentation < 4 else { return false }
    let text = cursor.rest.drop { $0 == UInt8(ascii: " ") }
    let marks = text.prefix { $0 == fence.mark }
    return marks.count >= fence.length && text.dropFirst(marks.count).allSatisfy { $0 <= 0x20 }
  }

  private mutating func append(_ cursor: LineCursor, _ kind: MarkdownLine.Kind = .other) {
    output.append(MarkdownLine(cursor.consumed, Array(cursor.rest), kind))
  }

  private mutating func appendText(_ cursor: LineCursor) {
    if paragraph == nil {
      paragraph = output.count
      parts.append(MarkdownPart(.text))
    }
    addToPart(cursor.rest)
    append(cursor)
  }

  private mutating func addToPart(_ text: ArraySlice<UInt8>) {
    guard let last = parts.indices.last else { return }
    parts[last].lines.append(MarkdownPart.Line(number: lineNumber, text: text))
  }

  /// A paragraph with a line of `=` or `-` under it becomes a heading with marks in front.
  private mutating func makeHeading(from start: Int, level: Int) {
    if let part = parts.last { bounds.look(at: part) }
    let lines = output[start...]
    let text = lines.map { String(decoding: $0.text, as: UTF8.self) }.joined(separator: "\n")
    let prefix = lines.first?.prefix ?? []
    output.removeLast(output.count - start)
    output.append(
      MarkdownLine(prefix, paragraphs.safe(MarkdownEscape.onOneLine(text), in: .heading), .heading(level)))
    paragraph = nil
  }

  private mutating func endParagraph() {
    guard let start = paragraph else { return }
    paragraph = nil
    if let part = parts.last { bounds.look(at: part) }
    let lines = output[start...].map(\.text)
    let isTable = lines.contains { LineCursor($0).isDelimiterRow }
    let text = paragraphs.safe(Array(lines.joined(separator: [UInt8(ascii: "\n")])), in: isTable ? .cell : .paragraph)
    let texts = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, text) in zip(output.indices[start...], texts) { output[index].text = Array(text) }
  }

  /// The whole text, the line of a fence that is still open, what is too large, and what a reader sees of headings.
  mutating func finish(
    highestHeading: Int
  ) -> (text: String, unclosedFence: Int?, excess: MarkdownBounds.Excess?, headings: [String]) {
    endParagraph()
    while let last = output.last, last.written.isEmpty { output.removeLast() }
    let lines = Array(output.drop { $0.written.isEmpty })
    let writer = MarkdownLineWriter(
      markup: paragraphs.markup, highestHeading: highestHeading, isFenceOpen: fence?.depth == 0)
    let headings = lines.filter { $0.headingLevel != nil }.map { VisibleMarkdown.text(of: $0.text) }
    return (String(decoding: writer.text(of: lines), as: UTF8.self), fence?.line, bounds.excess, headings)
  }
}
