/// Text made safe for a terminal: nothing in it moves the cursor, changes colors or reorders what stands beside it.
package enum VisibleText {
  /// A message, with every character that cannot be seen, or not be told from a space, as its code point: `\u{1B}`.
  ///
  /// A joiner after a letter that is not ASCII stays: emoji, Persian and Indic words are made with it.
  package static func message(_ text: String) -> String { escaped(text, keepsTabs: false) }

  /// A line of a file the same way, in which tabs stay.
  package static func piece(_ text: String) -> String { escaped(text, keepsTabs: true) }

  private static func escaped(_ text: String, keepsTabs: Bool) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 || keepsTabs && $0 == 0x09 }) { return text }
    var shown = String.UnicodeScalarView()
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let isJoiner = (scalar == "\u{200C}" || scalar == "\u{200D}") && !previous.isASCII
      if isInvisible(scalar) && !isJoiner && !(keepsTabs && scalar == "\t") {
        shown.append(contentsOf: codePoint(of: scalar).unicodeScalars)
      } else {
        shown.append(scalar)
      }
      previous = scalar
    }
    return String(shown)
  }

  /// A piece of a line, scalar for scalar: control characters as their pictures (U+2400 and on), other characters that
  /// a terminal would obey as U+FFFD; tabs stay.
  static func excerpt(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x09 }) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09: shown.append(scalar)
      case 0x00...0x1F: shown.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: shown.append("\u{2421}")
      default: shown.append(isObeyed(scalar) ? "\u{FFFD}" : scalar)
      }
    }
    return String(shown)
  }

  /// A text on one line: control characters and line breaks become spaces, marks of direction go.
  package static func line(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if !isObeyed(scalar) {
        shown.append(scalar)
      } else if scalar.properties.generalCategory != .format {
        shown.append(" ")
      }
    }
    return String(shown)
  }

  /// A scalar as Swift writes it in a string: `\u{1B}`.
  static func codePoint(of scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }

  /// Whether a terminal would obey the scalar instead of showing it.
  package static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: scalar.properties.isBidiControl
    default: false
    }
  }
}
