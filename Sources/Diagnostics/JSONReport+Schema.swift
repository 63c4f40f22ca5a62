extension JSONReport {
  /// What a report looks like, after JSON Schema 2020-12, with one line break at its end.
  ///
  /// Further members may come without a new version, so none is forbidden.
  package static let schema: String = {
    let schema: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "What 'blocks validate --format json' prints",
      "$ref": "#/$defs/report",
      "$defs": [
        "report": object([
          ("version", ["const": 1], "Another one where a member is gone or means something else."),
          ("summary", reference("summary"), "How much was checked, and how much was found."),
          ("findings", list(of: "finding"), "By path and place."),
        ]),
        "summary": object([
          ("blocks", count, "How many blocks were checked."), ("errors", count, "Findings of severity error."),
          ("warnings", count, "Findings of severity warning."), ("notes", count, "Findings of severity note."),
        ]),
        "finding": object([
          ("rule", text, "The id of the rule."),
          ("severity", ["enum": .array(Severity.allCases.map { .string($0.rawValue) })], "How much it weighs."),
          ("message", text, "What is wrong, what was expected, how to mend it."),
          ("path", textOrNull, "The file, from the working directory; null where there is none."),
          ("range", rangeOrNull, "The place; null for the whole file."),
          ("notes", list(of: "note"), "Further places, or remarks, that help to understand it."),
          ("fixes", list(of: "fix"), "Changes to the file, each of which mends it on its own."),
        ]),
        "note": object([
          ("message", text, "What stands there."), ("path", textOrNull, "The file; null for a remark alone."),
          ("range", rangeOrNull, "The place; null for the whole file."),
        ]),
        "fix": object([
          ("summary", text, "What the change does, in the imperative."),
          ("replacements", list(of: "replacement"), "The parts of the change, which make sense together only."),
        ]),
        "replacement": object([
          ("range", reference("range"), "What is replaced, in the file of the finding; empty where text is inserted."),
          ("text", text, "What stands there afterwards."),
        ]),
        "range": object([
          ("start", reference("place"), "The first character."),
          ("end", reference("place"), "Behind the last character."),
        ]),
        "place": object([
          ("line", ["type": "integer", "minimum": 1], "Counted from 1."),
          ("column", ["type": "integer", "minimum": 1], "Counted from 1, in Unicode scalars."),
          ("offset", count, "Counted from 0, in bytes."),
        ]),
      ],
    ]
    return schema.text + "\n"
  }()

  private static let text: JSONValue = ["type": "string"]
  private static let textOrNull: JSONValue = ["type": ["string", "null"]]
  private static let count: JSONValue = ["type": "integer", "minimum": 0]
  private static let rangeOrNull: JSONValue = ["oneOf": [["type": "null"], reference("range")]]

  private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }

  private static func list(of name: String) -> JSONValue { ["type": "array", "items": reference(name)] }

  /// An object that has all these members.
  private static func object(_ members: [(key: String, schema: JSONValue, meaning: String)]) -> JSONValue {
    [
      "type": "object",
      "properties": .object(
        members.map { ($0.key, .object([("description", .string($0.meaning)), ("allOf", [$0.schema])])) }),
      "required": .array(members.map { .string($0.key) }),
    ]
  }
}
