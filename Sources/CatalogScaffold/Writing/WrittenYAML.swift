import YAML

/// A value of a manifest as it is written.
indirect enum WrittenYAML {
  case text(String)
  /// On one line, where it fits there.
  case list([String])
  case map([(key: String, value: WrittenYAML)])
  /// With a comment behind it, and with nothing else where there is no value.
  case remark(String, WrittenYAML?)

  /// A manifest: the entries of a mapping, one below the other.
  static func manifest(_ entries: [(key: String, value: WrittenYAML?)]) -> String {
    let present = entries.compactMap { entry in entry.value.map { (entry.key, $0) } }
    return lines(of: present, indent: "").joined(separator: "\n") + "\n"
  }

  private static func lines(of entries: [(String, WrittenYAML)], indent: String) -> [String] {
    entries.flatMap { key, value -> [String] in
      let start = "\(indent)\(ScalarText.oneLine(key)):"
      return value.lines(behind: start, indent: indent + "  ")
    }
  }

  private func lines(behind start: String, indent: String) -> [String] {
    switch self {
    case .text(let text):
      guard let literal = Self.literalLines(text, indent: indent) else {
        return ["\(start) \(ScalarText.oneLine(text))"]
      }
      return ["\(start) |"] + literal
    case .list(let items):
      let written = items.map(ScalarText.oneLine)
      let line = "\(start) [\(written.joined(separator: ", "))]"
      return line.count <= 120 || items.count < 2 ? [line] : [start] + written.map { "\(indent)- \($0)" }
    case .map(let entries):
      return entries.isEmpty ? ["\(start) {}"] : [start] + Self.lines(of: entries, indent: indent)
    case .remark(let remark, let value):
      var lines = value?.lines(behind: start, indent: indent) ?? [start]
      lines[0] += "  # \(InsertedText.comment(remark))"
      return lines
    }
  }

  /// The lines of a literal block that stands for a text; `nil` where one line in quotes is better, or needed.
  private static func literalLines(_ text: String, indent: String) -> [String]? {
    guard text.contains("\n"), text.hasSuffix("\n"), !text.hasSuffix("\n\n"), !text.contains("\r"), !text.contains("\t")
    else { return nil }
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
    // The first line tells the indentation.
    guard let first = lines.first, !first.isEmpty, first.first != " ", lines.allSatisfy({ !$0.hasSuffix(" ") }) else {
      return nil
    }
    // What needs an escape has only one in double quotes.
    guard lines.allSatisfy({ !ScalarText.oneLine(String($0)).hasPrefix("\"") }) else { return nil }
    return lines.map { $0.isEmpty ? "" : indent + $0 }
  }
}
