import Testing

/// A text that means no good, by a name that test reports show, and the rule that answers it.
struct Hostile: Sendable, CustomTestStringConvertible {
  let name: String
  let bytes: [UInt8]
  let rule: String

  init(_ name: String, _ bytes: [UInt8], _ rule: String) {
    self.name = name
    self.bytes = bytes
    self.rule = rule
  }

  init(_ name: String, _ text: String, _ rule: String) {
    self.init(name, Array(text.utf8), rule)
  }

  var testDescription: String { name }

  /// A text of nearly a mebibyte that repeats a unit behind a beginning.
  static func filled(_ unit: String, after start: String = "", until end: String = "") -> String {
    start + String(repeating: unit, count: (1_040_000 - start.utf8.count - end.utf8.count) / unit.utf8.count) + end
  }
}
