/// A text as it was read, with the path under which a reader knows it.
///
/// Everything that has a place in a text names it by byte offsets in one of these; lines and columns are worked out
/// only when somebody looks.
package struct SourceFile: Sendable, Hashable {
  /// The path as it is shown, with `/` between its parts.
  package let path: String
  /// The content, UTF-8 where the file is what it should be.
  package let bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }

  /// The whole content as text; bytes that are not UTF-8 become U+FFFD.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// A part of the content as text, cut to the content where the range reaches beyond it.
  package func text(in range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: bytes.indices)], as: UTF8.self)
  }
}

/// A line and a column as editors count them.
package struct Position: Sendable, Hashable, Comparable {
  /// Counted from 1; a line ends with `\n`, `\r\n` or `\r`.
  package let line: Int
  /// Counted from 1, in Unicode scalars.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

extension SourceFile {
  /// Where a byte stands, in lines and columns; an offset beyond the end stands at the end.
  package func position(at offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    var line = 1
    var lineStart = 0
    var index = 0
    while index < offset {
      if let next = lineBreak(at: index), next <= offset {
        line += 1
        lineStart = next
        index = next
      } else {
        index += 1
      }
    }
    return Position(
      line: line,
      column: 1
        + String(decoding: bytes[textStart(lineStart)..<max(offset, textStart(lineStart))], as: UTF8.self)
        .unicodeScalars.count)
  }

  /// The lines, without their ends; a file that ends with a line break has no empty last line.
  package var lines: [String] {
    var lines: [String] = []
    var start = textStart(0)
    var index = start
    while index < bytes.count {
      if let next = lineBreak(at: index) {
        lines.append(String(decoding: bytes[start..<index], as: UTF8.self))
        start = next
        index = next
      } else {
        index += 1
      }
    }
    if start < bytes.count { lines.append(String(decoding: bytes[start...], as: UTF8.self)) }
    return lines
  }

  /// A byte order mark is no part of the first line.
  private func textStart(_ lineStart: Int) -> Int {
    lineStart == 0 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : lineStart
  }

  /// Where the next line begins when a line ends at `index`.
  private func lineBreak(at index: Int) -> Int? {
    switch bytes[index] {
    case 0x0A: index + 1
    case 0x0D: index + 1 < bytes.count && bytes[index + 1] == 0x0A ? index + 2 : index + 1
    default: nil
    }
  }
}
