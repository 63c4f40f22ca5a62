import Mustache
import YAML

/// A text in the forms in which templates put it into a file; it has none that fits everywhere.
enum InsertedText {
  /// `literal` for Swift, `literalYAML` for such a literal as a value of YAML, `yaml`, `comment` on one line, and `doc`,
  /// the lines of a doc comment.
  static func value(_ text: String) -> Value {
    .object([
      "literal": .markup(literal(text)), "literalYAML": .markup(ScalarText.oneLine(literal(text))),
      "yaml": .markup(ScalarText.oneLine(text)), "comment": .markup(comment(text)),
      "doc": .list(docLines(text).map(Value.markup)), "markdown": .markup(markdown(text)),
    ])
  }

  /// A Swift string literal on one line that stands for exactly this text.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      case "\n": literal += "\\n"
      case "\r": literal += "\\r"
      case "\t": literal += "\\t"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
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
