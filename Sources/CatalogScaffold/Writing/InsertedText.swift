import Mustache
import SwiftAPI
import YAML

/// A text in the forms in which templates put it into a file; it has none that fits everywhere.
enum InsertedText {
  /// `literal` for Swift, `literalYAML` for such a literal as a value of YAML, `yaml`, `comment` on one line, and `doc`,
  /// the lines of a doc comment.
  static func value(_ text: String) -> Value {
    let literal = SwiftTokens.stringLiteral(text)
    return .object([
      "literal": .markup(literal), "literalYAML": .markup(ScalarText.oneLine(literal)),
      "yaml": .markup(ScalarText.oneLine(text)), "comment": .markup(comment(text)),
      "doc": .list(docLines(text).map(Value.markup)), "markdown": .markup(markdown(text)),
    ])
  }

  /// A text on one line, for behind `//`.
  static func comment(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Behind `/// `, with the line break that the house style wants.
  private static let width = 110

  /// Lines that stand behind `///`, so that no line is read as a list of parameters or as code.
  static func docLines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).flatMap { line -> [String] in
      var lines: [String] = []
      var current = ""
      for word in line.split(whereSeparator: \.isWhitespace) {
        let length = current.count + word.count + 1
        if !current.isEmpty, length > width {
          lines.append(current)
          current = ""
        }
        current += (current.isEmpty ? "" : " ") + word
      }
      return current.isEmpty ? lines : lines + [current]
    }.map { line in
      line.first.map { "-*+#>`".contains($0) } == true ? "\\" + line : line
    }
  }

  /// A text on one line in Markdown: what could begin anything else has a backslash before it.
  static func markdown(_ text: String) -> String {
    var escaped = ""
    for character in comment(text) {
      if "\\`*_[]<>#!|&~".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }
}
