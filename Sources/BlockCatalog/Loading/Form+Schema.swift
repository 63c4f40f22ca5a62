import Diagnostics

/// JSON Schemas of the catalog's YAML files, for editors and other tools.
///
/// They are made from the forms that reading itself goes by, so that the two cannot part. A schema knows only the form:
/// what must agree with the source, with catalog.yaml or with other blocks, `blocks validate` alone can tell. Two things
/// are stricter: a language must look like a code, and a plain `null`, which is text here, is nothing to other readers.
package enum FileSchema: String, Sendable, CaseIterable {
  case block, catalog

  /// The schema, after JSON Schema 2020-12, with one line break at its end.
  package var text: String {
    let form = self == .block ? Form.manifest : Form.catalogInfo
    let head: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": .string("\(rawValue).yaml of a catalog of blocks"),
    ]
    return head.merging(form.schema).text + "\n"
  }
}

extension Form {
  /// What may stand at the place, after JSON Schema 2020-12.
  fileprivate var schema: JSONValue {
    switch self {
    case .text: Self.textSchema
    case .word(let words): ["enum": .array(words.map(JSONValue.string))]
    case .localized: ["oneOf": [Self.textSchema, Self.byLanguage(Self.textSchema)]]
    case .texts: Self.list(of: Self.textSchema)
    case .textOrTexts: ["oneOf": [Self.textSchema, Self.list(of: Self.textSchema).merging(["minItems": 1])]]
    case .textsByLanguage: Self.byLanguage(Self.list(of: Self.textSchema))
    case .map(let form, _): ["type": "object", "additionalProperties": form.schema]
    case .filled(let form): form.schema.merging(["minItems": 1, "minProperties": 1])
    case .record(let fields): Self.record(fields)
    case .records(let fields): Self.list(of: Self.record(fields))
    case .localizedOrRecord(let fields):
      [
        "oneOf": [
          ["type": "null"], Self.textSchema, Self.byLanguage(Self.textSchema),
          Self.record(fields).merging(["minProperties": 1]),
        ]
      ]
    }
  }

  /// Plain YAML such as `18.0` or `true` is text here, and a number or a flag to other readers; blanks alone are no text.
  private static let textSchema: JSONValue = ["type": ["string", "number", "boolean"], "pattern": "\\S"]

  private static func list(of element: JSONValue) -> JSONValue {
    ["type": "array", "items": element]
  }

  private static func byLanguage(_ value: JSONValue) -> JSONValue {
    [
      "type": "object", "minProperties": 1, "propertyNames": ["pattern": .string(LanguageRule.pattern)],
      "additionalProperties": value,
    ]
  }

  private static func record(_ fields: [Field]) -> JSONValue {
    [
      "type": "object",
      "properties": .object(
        fields.map { field in
          let head: JSONValue = ["description": .string(field.summary)]
          return (field.key, head.merging(field.form.schema))
        }),
      "required": .array(fields.filter(\.isRequired).map { .string($0.key) }),
      "additionalProperties": .bool(false),
    ]
  }
}
