import Mustache

/// Texts in the YAML at the head of a page.
enum FrontMatter {
  /// A double-quoted scalar that every reader of YAML, 1.1 or 1.2, takes for exactly this text.
  static func quoted(_ text: String) -> Value {
    var output = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case " "..."~", "\u{A1}"..."\u{2027}", "\u{2030}"..."\u{D7FF}", "\u{E000}"..."\u{FEFE}",
        "\u{FF00}"..."\u{FFFD}", "\u{10000}"...:
        output.unicodeScalars.append(scalar)
      default:
        let digits = String(scalar.value, radix: 16)
        output += "\\u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
    }
    return .markup(output + "\"")
  }
}
