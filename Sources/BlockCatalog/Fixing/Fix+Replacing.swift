import Diagnostics
import YAML

extension Fix {
  /// Puts another text in place of a value or a key of a YAML file, quoted as the old one was.
  ///
  /// - Parameters:
  ///   - old: The text that stands there, and the place of its scalar, quotes included.
  ///   - text: What it should be.
  ///   - file: The file, which is YAML.
  /// - Returns: `nil` where a comment would be lost, or an alias would take the new text to another place as well.
  static func replacing(_ old: Located<String>, with text: String, in file: SourceFile) -> Fix? {
    let start = old.range.lowerBound
    if file.has("|", at: start) || file.has(">", at: start) {
      guard !file.bytes[start..<file.lineEnd(of: start)].contains(UInt8(ascii: "#")) else { return nil }
    }
    guard !isShared(old.range, in: file) else { return nil }
    let scalar = ScalarText.oneLine(text, quotedLike: file.text(in: old.range))
    return Fix("replace \(quoted(old.value)) with \(quoted(text))", [Replacement(old.range, with: scalar)])
  }

  /// Whether a text is read at several places of the tree, through an alias for it or for what holds it.
  private static func isShared(_ range: Range<Int>, in file: SourceFile) -> Bool {
    // Most files have no anchor, and need not be read again.
    guard file.bytes.contains(UInt8(ascii: "&")), file.bytes.contains(UInt8(ascii: "*")) else { return false }
    return Document(parsing: file).root.map { $0.count(of: range) != 1 } ?? true
  }
}

extension ScalarText {
  /// A text on one line, in the quotes of another scalar where it had some and they need no escapes.
  fileprivate static func oneLine(_ text: String, quotedLike old: String) -> String {
    let plain = oneLine(text)
    // In double quotes stands what the simplest style had to escape; nothing is simpler.
    if plain.hasPrefix("\"") { return plain }
    if old.hasPrefix("\""), !text.contains(where: { "\"\\".contains($0) }) { return "\"\(text)\"" }
    if old.hasPrefix("'") || old.hasPrefix("\"") {
      return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
    return plain
  }
}
