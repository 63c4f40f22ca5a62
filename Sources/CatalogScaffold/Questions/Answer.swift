/// What somebody answered, checked and in its kind's own form.
package enum Answer: Sendable, Hashable {
  case text(String)
  case flag(Bool)
  case number(Double)
  case list([String])

  /// As it could be typed.
  package var typed: String {
    switch self {
    case .text(let text): text
    case .flag(let flag): flag ? "yes" : "no"
    case .number(let number): Self.text(of: number)
    case .list(let items): items.joined(separator: ", ")
    }
  }

  static func text(of number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
  }
}
