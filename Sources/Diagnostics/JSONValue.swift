/// A JSON value whose members keep their order, so that the same value is always the same text.
package enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  /// Members in the order in which they are written; one without a value is left out.
  case object([(key: String, value: JSONValue?)])

  /// The value on several lines, indented by two spaces, without a line break at its end.
  ///
  /// What a terminal would obey (control characters, U+2028, marks of direction) is escaped, all else is UTF-8.
  package var text: String { text(indentation: 0) }

  /// The same value where it begins behind so many spaces.
  package func text(indentation: Int) -> String {
    var text = ""
    write(to: &text, indentation: "\n" + String(repeating: " ", count: indentation))
    return text
  }

  /// The value on one line without spaces.
  package var line: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// An object with the members of another behind its own.
  package func merging(_ other: JSONValue) -> JSONValue {
    guard case .object(let members) = self, case .object(let further) = other else { return self }
    return .object(members + further)
  }

  private func write(to text: inout String, indentation: String?) {
    switch self {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .integer(let number): text += String(number)
    case .string(let string): Self.write(string, to: &text)
    case .array(let elements):
      Self.write(elements, between: ("[", "]"), to: &text, indentation: indentation) { element, text, inner in
        element.write(to: &text, indentation: inner)
      }
    case .object(let members):
      let members = members.compactMap { member in member.value.map { (member.key, $0) } }
      Self.write(members, between: ("{", "}"), to: &text, indentation: indentation) { member, text, inner in
        Self.write(member.0, to: &text)
        text += indentation == nil ? ":" : ": "
        member.1.write(to: &text, indentation: inner)
      }
    }
  }

  private static func write<Element>(
    _ elements: [Element], between brackets: (String, String), to text: inout String, indentation: String?,
    _ writeElement: (Element, inout String, String?) -> Void
  ) {
    text += brackets.0
    let inner = indentation.map { $0 + "  " }
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "" : ",") + (inner ?? "")
      writeElement(element, &text, inner)
    }
    text += (elements.isEmpty ? "" : indentation ?? "") + brackets.1
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case " "..."~": text.unicodeScalars.append(scalar)
      // Everything that is obeyed lies in the basic plane: four digits will do.
      case _ where VisibleText.isObeyed(scalar) && scalar.value <= 0xFFFF:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }

  package init(integerLiteral value: Int) { self = .integer(value) }

  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  package init(dictionaryLiteral elements: (String, JSONValue?)...) {
    self = .object(elements.map { (key: $0.0, value: $0.1) })
  }
}
