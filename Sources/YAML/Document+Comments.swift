import Diagnostics

/// A comment of a YAML file.
package struct Comment: Sendable, Hashable {
  /// From its `#` to the end of its line, in bytes.
  package let range: Range<Int>
  /// What follows the `#`, without white space at both ends.
  package let text: String
  /// Whether nothing but white space stands before it on its line.
  package let isAlone: Bool
}

extension Document {
  /// The comments in the order of the file; none where no tree could be made of it.
  ///
  /// libyaml leaves comments out, so they are looked for: a `#` at the beginning of a line or after white space begins
  /// one, unless it stands within a text of the tree.
  package var comments: [Comment] {
    guard let root else { return [] }
    var texts = root.textRanges.sorted { $0.lowerBound < $1.lowerBound }[...]
    var comments: [Comment] = []
    let bytes = file.bytes
    var lineStart = 0
    var index = 0
    while index < bytes.count {
      while let text = texts.first, text.upperBound <= index { texts.removeFirst() }
      if let text = texts.first, text.contains(index) {
        let broken = bytes[index..<text.upperBound].lastIndex(of: UInt8(ascii: "\n"))
        if let broken { lineStart = broken + 1 }
        index = text.upperBound
      } else if bytes[index] == UInt8(ascii: "\n") {
        index += 1
        lineStart = index
      } else if bytes[index] == UInt8(ascii: "#"), index == lineStart || bytes[index - 1] <= 0x20 {
        let end = bytes[index...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
        let isAlone = bytes[lineStart..<index].allSatisfy { $0 == 0x20 || $0 == 0x09 }
        let words = file.text(in: index + 1..<end).split(whereSeparator: \.isWhitespace)
        comments.append(Comment(range: index..<end, text: words.joined(separator: " "), isAlone: isAlone))
        index = end
      } else {
        index += 1
      }
    }
    return comments
  }
}

extension Node {
  /// Where the texts of a tree stand, keys included; an aliased one counts where its anchor is.
  fileprivate var textRanges: [Range<Int>] {
    switch content {
    case .scalar: range.isEmpty ? [] : [range]
    case .sequence(let elements): elements.flatMap(\.textRanges)
    case .mapping(let entries): entries.flatMap { [$0.keyRange] + $0.value.textRanges }
    }
  }
}
