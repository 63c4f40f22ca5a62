/// A place where Swift code calls something by name.
package struct Call: Sendable, Hashable {
  package struct Argument: Sendable, Hashable {
    /// Without backticks; `nil` where none is written, or where `_` is, as a further trailing closure may have it.
    package let label: String?
    /// The value to the letter, without the label.
    package let text: String
    package let isTrailingClosure: Bool
    /// From the label to the end of the value, in bytes.
    package let range: Range<Int>

    package init(label: String?, text: String, isTrailingClosure: Bool = false, range: Range<Int>) {
      self.label = label
      self.text = text
      self.isTrailingClosure = isTrailingClosure
      self.range = range
    }
  }

  /// The base name without backticks: `card`; for an initializer the type's own name, `Pill` in `Kit.Pill.init(…)`.
  package let name: String
  /// Whether the name stands after a dot.
  package let isMember: Bool
  /// Those in parentheses, then the trailing closures, as written.
  package let arguments: [Argument]
  /// From the name to the end of the last argument, in bytes.
  package let range: Range<Int>
  package let nameRange: Range<Int>

  package init(name: String, isMember: Bool, arguments: [Argument], range: Range<Int>, nameRange: Range<Int>) {
    self.name = name
    self.isMember = isMember
    self.arguments = arguments
    self.range = range
    self.nameRange = nameRange
  }
}
