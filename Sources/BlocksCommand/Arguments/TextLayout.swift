/// Lays out help for people: wrapped paragraphs and lists of names with what they mean.
enum TextLayout {
  /// In letters, as most terminals open.
  static let width = 80

  /// Wraps a text between its words, with a number of spaces before each line.
  static func wrapped(_ text: String, indent: Int = 0) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if line.isEmpty {
        line = String(word)
      } else if indent + line.count + 1 + word.count <= width {
        line += " " + word
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines.map { String(repeating: " ", count: indent) + $0 }
  }

  /// Wraps paragraphs that blank lines part; lines that begin with a space are kept.
  static func paragraphs(_ text: String) -> [String] {
    var lines: [String] = []
    var paragraph = ""
    func end() {
      lines += wrapped(paragraph)
      paragraph = ""
    }
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.isEmpty || line.first == " " {
        end()
        lines.append(String(line))
      } else {
        paragraph += line + " "
      }
    }
    end()
    return lines
  }

  /// Two columns; a name too long for the first stands on a line of its own.
  static func list(_ rows: [(name: String, meaning: String)]) -> [String] {
    let longest = rows.map(\.name.count).filter { $0 <= 24 }.max() ?? 0
    let indent = longest + 4
    return rows.flatMap { name, meaning in
      let lines = wrapped(meaning, indent: indent)
      guard let first = lines.first, name.count <= longest else { return ["  " + name] + lines }
      return ["  " + name + first.dropFirst(2 + name.count)] + lines.dropFirst()
    }
  }
}
