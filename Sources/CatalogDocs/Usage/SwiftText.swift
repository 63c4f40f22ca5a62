/// Names and literals of generated Swift.
enum SwiftText {
  /// The words that need backticks where they name a property.
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while", "Any",
  ]

  /// `bottom-sheet` as the name of a type: `BottomSheet`; `step-2` is `Step_2`, as `step2` is `Step2`.
  static func typeName(_ id: String) -> String {
    let words = id.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let name = words.map { word in
      (word.first?.isNumber == true ? "_" : "") + word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return name.isEmpty ? "_" : name
  }

  /// A name for a value of a type: `Kit.Part` is `part`, `HTTPClient` is `httpClient`.
  static func propertyName(_ type: String) -> String {
    let name = type.split(separator: ".").last.map(String.init) ?? type
    let capitals = name.prefix { $0.isUppercase }
    let head = capitals.count > 1 && capitals.count < name.count ? capitals.dropLast() : capitals
    return head.lowercased() + name.dropFirst(head.count)
  }

  /// A name, in backticks where it needs them.
  static func identifier(_ name: String) -> String {
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || !$0.isASCII }
    return isKeyword(name) || !isPlain ? "`\(name)`" : name
  }

  static func isKeyword(_ name: String) -> Bool { keywords.contains(name) }

  /// Whether a name stands in a text as a word of its own.
  static func mentions(_ name: String, in text: String) -> Bool {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
  }

  /// A name as words for people: `backgroundColor` is `Background color`.
  static func words(_ name: String) -> String {
    var words = ""
    for character in name where character != "_" {
      if character.isUppercase, words.last.map({ !$0.isUppercase }) ?? false { words.append(" ") }
      words.append(character)
    }
    return words.isEmpty ? "Text" : words.prefix(1).uppercased() + words.dropFirst().lowercased()
  }
}
