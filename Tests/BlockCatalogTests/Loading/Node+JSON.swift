import Diagnostics
import JSONSchemaValidator
import YAML

@testable import BlockCatalog

extension JSONSchemaValidator {
  /// Whether each file is valid, as editors read it: by the core schema of YAML 1.2.
  static func areValid(_ files: [String], as schema: FileSchema) throws -> [Bool] {
    let instances = files.map { Document(parsing: SourceFile(path: "", text: $0)).root?.json ?? .null }
    return try areValid(instances.map(\.text), by: schema.text)
  }
}

extension Node {
  /// The value that other readers see.
  fileprivate var json: JSONValue {
    switch content {
    case .sequence(let elements): .array(elements.map(\.json))
    case .mapping(let entries): .object(entries.map { ($0.key, $0.value.json) })
    case .scalar(let scalar):
      switch scalar.coreValue {
      case .null: .null
      case .bool(let flag): .bool(flag)
      case .integer(let number): .integer(number)
      // To a schema a number is a number.
      case .float: 0
      case .text(let text): .string(text)
      }
    }
  }
}
