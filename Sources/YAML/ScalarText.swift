/// A text as it can stand in a YAML file.
package enum ScalarText {
  /// A text in the simplest style that reads back as the same text: plain where that is safe, else in single quotes, or
  /// in double quotes where a line break or a character that YAML does not print needs an escape.
  ///
  /// The result is one line and stands as a value, in block and in flow style alike; up to 1,024 characters of it stand as
  /// a key.
  package static func oneLine(_ text: String) -> String {
    if isPlain(text) { return text }
    let needsEscapes = text.unicodeScalars.contains { !isPrintable($0) }
    if !needsEscapes {
      return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
    }
    return "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  /// Whether a text needs no quotes, by a rule that is stricter than YAML's own and simple.
  private static func isPlain(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else { return false }
    let indicators: Set<Unicode.Scalar> = [
      "-", "?", ":", ",", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@", "`", "~", "=", "<",
      " ",
    ]
    guard !indicators.contains(first), last != " ", last != ":" else { return false }
    guard text.unicodeScalars.allSatisfy(isPrintable) else { return false }
    guard !text.unicodeScalars.contains(where: { ",[]{}".unicodeScalars.contains($0) }) else { return false }
    // By scalars: a mark may join a space to one character with it. libyaml takes ':?' in brackets for the end of a key.
    let hasMark = [": ", ":?", " #"].contains { text.unicodeScalars.contains($0.unicodeScalars) }
    let isDocumentMark = ["---", "..."].contains { text.unicodeScalars.starts(with: $0.unicodeScalars) }
    guard !hasMark, !isDocumentMark else { return false }
    // Other readers would take these for something else than text, and what has no letter for numbers or times.
    guard text.contains(where: \.isLetter) || !text.contains(where: \.isNumber) else { return false }
    if case .text = Scalar(text).coreValue { return !["yes", "no", "on", "off", "y", "n"].contains(text.lowercased()) }
    return false
  }

  /// Whether YAML prints a character and every reader shows it; a byte order mark is left out with the rest.
  private static func isPrintable(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case _ where isPrintable(scalar): String(Character(scalar))
    case _ where scalar.value <= 0xFF: "\\x" + hexadecimal(scalar.value, digits: 2)
    case _ where scalar.value <= 0xFFFF: "\\u" + hexadecimal(scalar.value, digits: 4)
    default: "\\U" + hexadecimal(scalar.value, digits: 8)
    }
  }
}
