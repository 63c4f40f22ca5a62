/// A piece of an author's Markdown that is read as a whole.
struct MarkdownPart {
  enum Kind {
    /// A paragraph, a heading or a table.
    case text
    /// What stands between two fences, and what is written behind the first.
    case code(info: ArraySlice<UInt8>)
  }

  struct Line {
    /// Counted from 0.
    let number: Int
    /// The end of the line, without indentation, marks of quotes and of lists.
    let text: ArraySlice<UInt8>
  }

  let kind: Kind
  var lines: [Line] = []

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The lines with `\n` between them.
  var text: [UInt8] { Array(lines.map(\.text).joined(separator: [UInt8(ascii: "\n")])) }

  /// Whether it is code whose fence names a language.
  func isCode(in language: String) -> Bool {
    guard case .code(let info) = kind else { return false }
    let words = info.drop { $0 <= 0x20 }.prefix { $0 > 0x20 && $0 != UInt8(ascii: ",") && $0 != UInt8(ascii: "{") }
    return String(decoding: words, as: UTF8.self).lowercased() == language
  }
}
