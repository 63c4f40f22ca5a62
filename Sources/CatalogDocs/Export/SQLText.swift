import Diagnostics

/// Texts as literals of PostgreSQL, whatever is in them and however the server is set.
enum SQLText {
  /// A literal of a text.
  ///
  /// Where a backslash is in it, it says that backslashes are escaped, as `standard_conforming_strings` may be on or off.
  /// PostgreSQL has no text with a NUL: U+FFFD stands for it.
  static func literal(_ text: String) -> String {
    var (quoted, isEscaped) = ("", false)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\0": quoted.unicodeScalars.append("\u{FFFD}")
      case "'": quoted += "''"
      case "\\":
        quoted += "\\\\"
        isEscaped = true
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return (isEscaped ? " E'" : "'") + quoted + "'"
  }

  /// A literal, or NULL.
  static func literal(_ text: String?) -> String { text.map { literal($0) } ?? "NULL" }

  /// A literal of a JSON value.
  static func literal(_ value: JSONValue) -> String { literal(value.replacingNUL.line) + "::jsonb" }

  /// A name, whatever is in it.
  static func name(_ text: String) -> String {
    // Scalar for scalar: a combining mark must not hide a quote.
    "\"" + text.unicodeScalars.map { $0 == "\"" ? "\"\"" : String(Character($0)) }.joined() + "\""
  }
}

extension JSONValue {
  /// The value without NUL, which `jsonb` cannot hold.
  ///
  /// It goes down as deep as the value is, and those of the program's own are nested a few levels only.
  fileprivate var replacingNUL: JSONValue {
    switch self {
    case .null, .bool, .integer: self
    case .string(let text): .string(Self.replacingNUL(in: text))
    case .array(let elements): .array(elements.map(\.replacingNUL))
    case .object(let members): .object(members.map { (Self.replacingNUL(in: $0.key), $0.value?.replacingNUL) })
    }
  }

  private static func replacingNUL(in text: String) -> String {
    guard text.utf8.contains(0) else { return text }
    return text.unicodeScalars.map { $0 == "\0" ? "\u{FFFD}" : String(Character($0)) }.joined()
  }
}
