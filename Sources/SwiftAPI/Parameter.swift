/// A parameter of a declaration.
package struct Parameter: Sendable, Hashable {
  /// What a caller writes before the colon, without backticks; `nil` where nothing is written.
  package let label: String?
  /// The name inside the body, without backticks; `_` where there is none.
  package let name: String
  /// Result builders and other attributes before the name: `@ViewBuilder`.
  package let attributes: [String]
  /// The type as written, on one line, specifiers and type attributes included: `@escaping () -> Content`,
  /// `inout Int`; `nil` where a stored property has none written and none can be read off its value.
  package let type: String?
  /// As written, to the letter; `nil` where the parameter is required.
  package let defaultValue: String?
  package let isVariadic: Bool
  package let range: Range<Int>

  package init(
    label: String?, name: String, attributes: [String] = [], type: String?, defaultValue: String? = nil,
    isVariadic: Bool = false, range: Range<Int>
  ) {
    self.label = label
    self.name = name
    self.attributes = attributes
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    self.range = range
  }

  /// What manifests and pages call it: the label, or the inner name where a caller writes no label.
  package var callName: String { label ?? name }
}
