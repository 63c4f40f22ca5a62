extension Parameter {
  /// Whether an argument must be given.
  var isRequired: Bool { defaultValue == nil && !takesMany }

  /// Whether it takes any number of arguments: a variadic parameter or a pack.
  var takesMany: Bool { isVariadic || type?.hasPrefix("repeat ") == true }

  /// How likely a trailing closure without a label is meant for it.
  enum ClosureFit { case no, perhaps, yes }

  /// As far as the text of the type tells: a name that is not well known may be a function type's.
  var closureFit: ClosureFit {
    if attributes.contains(where: { $0.prefix { $0 != "(" }.hasSuffix("Builder") }) { return .yes }
    guard let type else { return .perhaps }
    if type.contains("@autoclosure") { return .no }
    if FunctionTypeScan.isFunction(type) { return .yes }
    let name = type.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    return name.isEmpty || Self.plainTypes.contains(String(name)) ? .no : .perhaps
  }

  /// First words of types that are not functions.
  private static let plainTypes: Set<String> = [
    "any", "some", "Array", "Binding", "Bool", "CGFloat", "Color", "Dictionary", "Double", "Edge", "Float", "Image",
    "Int", "LocalizedStringKey", "Set", "String", "Text",
  ]
}

/// Looks for the arrow of a function type outside brackets, optionals and parentheses around the whole looked through.
private enum FunctionTypeScan {
  static func isFunction(_ type: String) -> Bool {
    var bytes = Array(type.utf8)[...]
    while true {
      var depth = 0
      var previous: UInt8 = 0
      for byte in bytes {
        switch byte {
        case UInt8(ascii: ">") where previous == UInt8(ascii: "-"): if depth == 0 { return true }
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<"): depth += 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: ">"): depth -= 1
        default: break
        }
        previous = byte
      }
      while let last = bytes.last, last == UInt8(ascii: "?") || last == UInt8(ascii: "!") { bytes.removeLast() }
      guard bytes.first == UInt8(ascii: "("), bytes.last == UInt8(ascii: ")"), bytes.count > 2 else { return false }
      bytes = bytes.dropFirst().dropLast()
    }
  }
}
