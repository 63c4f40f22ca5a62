/// What a template can be filled with.
package enum Value: Sendable, Hashable {
  case null
  case flag(Bool)
  case integer(Int)
  case number(Double)
  /// Escaped for the output where a template writes `{{name}}`.
  case text(String)
  /// Already in the form of the output: never escaped.
  case markup(String)
  case list([Value])
  case object([String: Value])
}
