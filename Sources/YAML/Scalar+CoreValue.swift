/// What a text means in the core schema of YAML 1.2.
package enum CoreValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  case float(Double)
  case text(String)
}

extension Scalar {
  /// The value by the looks of a plain text (YAML 1.2.2, chapter 10.3.2); every other style is text.
  ///
  /// An integer beyond `Int` is a float.
  package var coreValue: CoreValue {
    guard style == .plain else { return .text(text) }
    switch text {
    case "", "~", "null", "Null", "NULL": return .null
    case "true", "True", "TRUE": return .bool(true)
    case "false", "False", "FALSE": return .bool(false)
    case ".inf", ".Inf", ".INF", "+.inf", "+.Inf", "+.INF": return .float(.infinity)
    case "-.inf", "-.Inf", "-.INF": return .float(-.infinity)
    case ".nan", ".NaN", ".NAN": return .float(.nan)
    default: return number ?? .text(text)
    }
  }

  private var number: CoreValue? {
    if text.hasPrefix("0o") { return integer(text.utf8.dropFirst(2), radix: 8) }
    if text.hasPrefix("0x") { return integer(text.utf8.dropFirst(2), radix: 16) }
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
    let whole = dropDigits(&rest)
    if whole > 0, rest.isEmpty { return Int(text).map { .integer($0) } ?? Double(text).map { .float($0) } }
    var fraction = 0
    if rest.first == UInt8(ascii: ".") {
      rest.removeFirst()
      fraction = dropDigits(&rest)
    }
    guard whole + fraction > 0 else { return nil }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest.removeFirst()
      if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
      guard dropDigits(&rest) > 0 else { return nil }
    }
    return rest.isEmpty ? Double(text).map { .float($0) } : nil
  }

  private func dropDigits(_ rest: inout Substring.UTF8View) -> Int {
    let count = rest.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
    rest.removeFirst(count)
    return count
  }

  private func integer(_ digits: Substring.UTF8View, radix: Int) -> CoreValue? {
    var sum = 0
    var float = 0.0
    var isExact = !digits.isEmpty
    guard isExact else { return nil }
    for digit in digits {
      guard let value = Character(UnicodeScalar(digit)).hexDigitValue, value < radix else { return nil }
      float = float * Double(radix) + Double(value)
      let (product, overflow) = sum.multipliedReportingOverflow(by: radix)
      let (next, overflowOfSum) = product.addingReportingOverflow(value)
      isExact = isExact && !overflow && !overflowOfSum
      sum = next
    }
    return isExact ? .integer(sum) : .float(float)
  }
}
