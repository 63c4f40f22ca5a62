extension Value {
  /// Whether a section with this value is rendered: not for null, false, an empty list and an empty text.
  ///
  /// The specification leaves the empty text open; taken as false it lets `{{#name}}` ask whether there is anything to
  /// show. Zero is true.
  var isTruthy: Bool {
    switch self {
    case .null: false
    case .flag(let flag): flag
    case .text(let text), .markup(let text): !text.isEmpty
    case .list(let items): !items.isEmpty
    case .integer, .number, .object: true
    }
  }
}

/// A number as the YAML core schema writes it canonically: `1.21`, `2` for 2.0, `0` for both zeros, `.inf`, `.nan`.
///
/// No exponent is written between 0.000001 and 1e21, the bounds of ECMAScript's `Number::toString`.
func text(of number: Double) -> String {
  guard number.isFinite else { return number.isNaN ? ".nan" : number < 0 ? "-.inf" : ".inf" }
  if number == 0 { return "0" }
  // The shortest digits that read back as the same number: "12.5", "1e-07", "1.5e+20".
  let parts = number.magnitude.description.split(separator: "e")
  let mantissa = (parts.first ?? "").split(separator: ".")
  var digits = mantissa.joined()
  var point = (mantissa.first?.count ?? 0) + (parts.count > 1 ? Int(parts[1]) ?? 0 : 0)
  while digits.last == "0" { digits.removeLast() }
  while digits.first == "0" {
    digits.removeFirst()
    point -= 1
  }
  let sign = number < 0 ? "-" : ""
  guard (-5...21).contains(point) else {
    let exponent = point - 1
    let fraction = digits.count > 1 ? "." + digits.dropFirst() : ""
    return sign + digits.prefix(1) + fraction + (exponent < 0 ? "e-" : "e+") + String(exponent.magnitude)
  }
  if point <= 0 { return sign + "0." + String(repeating: "0", count: -point) + digits }
  if digits.count <= point { return sign + digits + String(repeating: "0", count: point - digits.count) }
  return sign + digits.prefix(point) + "." + digits.dropFirst(point)
}
