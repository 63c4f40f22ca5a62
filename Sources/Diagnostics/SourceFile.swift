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
  ///
  /// Reads the whole file: a `LineTable` answers for many places at once.
  package func position(at offset: Int) -> Position { LineTable(self).position(at: offset) }

  /// The lines, without their ends; a file that ends with a line break has no empty last line.
  package var lines: [String] {
    let table = LineTable(self)
    return (0..<table.count).map { text(in: table.range(ofLine: $0 + 1)) }
  }
}
