/// A line of an author's Markdown, as it will be written.
struct MarkdownLine {
  enum Kind: Equatable {
    case heading(Int)
    case fenceStart, fenced, fenceEnd
    /// Code that its indentation alone makes.
    case indentedCode
    case other
  }

  /// Indentation, marks of quotes and of lists.
  let prefix: [UInt8]
  var text: [UInt8]
  let kind: Kind

  init(_ prefix: [UInt8], _ text: [UInt8], _ kind: Kind) {
    self.prefix = prefix
    self.text = text
    self.kind = kind
  }

  /// Without spaces at its end.
  var written: [UInt8] {
    var line = prefix + text
    while line.last == UInt8(ascii: " ") || line.last == UInt8(ascii: "\t") { line.removeLast() }
    return line
  }

  /// The prefix of a line that goes on in the same quotes and list items.
  var goingOn: [UInt8] {
    prefix.map { $0 == UInt8(ascii: ">") ? $0 : UInt8(ascii: " ") }
  }
}

/// Writes the lines of an author's Markdown for the reader at hand.
struct MarkdownLineWriter {
  let markup: MarkdownMarkup
  /// The level that the author's highest heading takes.
  let highestHeading: Int
  /// Whether a fence outside of quotes and list items is still open at the end; others end with what is around them.
  let isFenceOpen: Bool

  func text(of lines: [MarkdownLine]) -> [UInt8] {
    var output: [MarkdownLine] = []
    var index = 0
    while index < lines.count {
      let end = endOfCode(lines, from: index)
      if end > index {
        output += code(Array(lines[index..<end]))
        index = end
      } else {
        output.append(lines[index])
        index += 1
      }
    }
    let highest = lines.compactMap(\.headingLevel).min() ?? highestHeading
    let shift = max(0, highestHeading - highest)
    let written = output.map { line in
      guard let level = line.headingLevel else { return line.written }
      let marks = Array(repeating: UInt8(ascii: "#"), count: min(level + shift, 6))
      return MarkdownLine(line.prefix, marks + [UInt8(ascii: " ")] + line.text, .other).written
    }
    return Array(written.joined(separator: [UInt8(ascii: "\n")]))
  }

  /// Where the code that begins at a line ends; the line itself where none begins there.
  private func endOfCode(_ lines: [MarkdownLine], from start: Int) -> Int {
    var end = start
    switch lines[start].kind {
    case .fenceStart:
      end += 1
      while end < lines.count, lines[end].kind == .fenced { end += 1 }
      return end < lines.count && lines[end].kind == .fenceEnd ? end + 1 : end
    case .indentedCode:
      for index in start..<lines.count {
        if lines[index].kind == .indentedCode { end = index + 1 } else if !lines[index].isBlank { break }
      }
      return end
    default: return start
    }
  }

  /// Code with a fence of its own where indentation makes none, and in its own direction.
  private func code(_ lines: [MarkdownLine]) -> [MarkdownLine] {
    guard let first = lines.first, let last = lines.last else { return [] }
    var lines = lines
    let isFenced = first.kind == .fenceStart
    if !isFenced {
      guard markup.dialect == .mdx || markup.direction == .rightToLeft else { return lines }
      let longest = lines.map { BacktickRun.longest(in: $0.text) }.max() ?? 0
      let fence = Array(repeating: UInt8(ascii: "`"), count: max(3, longest + 1))
      lines = lines.enumerated().map { index, line in
        MarkdownLine(index == 0 ? line.goingOn : line.prefix, Array(line.text.dropFirst(4)), .fenced)
      }
      lines.insert(MarkdownLine(first.prefix, fence, .fenceStart), at: 0)
      lines.append(MarkdownLine(first.goingOn, fence, .fenceEnd))
    } else if last.kind != .fenceEnd, isFenceOpen || markup.direction == .rightToLeft {
      let indentation = first.text.prefix { $0 == UInt8(ascii: " ") }
      let mark = first.text.dropFirst(indentation.count).first ?? UInt8(ascii: "`")
      let fence = first.text.dropFirst(indentation.count).prefix { $0 == mark }
      lines.append(MarkdownLine(first.goingOn, Array(indentation + fence), .fenceEnd))
    }
    guard markup.direction == .rightToLeft, markup.dialect != .docc else { return lines }
    let blank = MarkdownLine(first.goingOn, [], .other)
    let opening = MarkdownLine(first.prefix, Array("<div dir=\"ltr\">".utf8), .other)
    let closing = MarkdownLine(first.goingOn, Array("</div>".utf8), .other)
    let start = MarkdownLine(first.goingOn, lines[0].text, .fenceStart)
    return [opening, blank, start] + lines.dropFirst() + [blank, closing, blank]
  }
}

extension MarkdownLine {
  var headingLevel: Int? {
    if case .heading(let level) = kind { level } else { nil }
  }

  var isBlank: Bool { text.allSatisfy { $0 <= 0x20 } }
}
