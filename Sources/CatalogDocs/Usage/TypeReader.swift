/// Reads a type from its text by recursive descent.
struct TypeReader {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// `?`, `!` and `&` so far: each wraps what stands before it.
  private var suffixes = 0
  /// The specifiers and attributes before the whole type.
  private(set) var words: [String] = []

  private static let specifiers: Set<String> = [
    "inout", "sending", "borrowing", "consuming", "isolated", "each", "repeat", "nonisolated", "__owned", "__shared",
  ]

  /// Deeper than anybody writes; the bound keeps the stack small, and that of whoever walks the shape.
  private static let limit = 64

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The names of a composition, `View & Sendable`; `nil` where a text is none.
  static func protocols(in text: String) -> [String]? {
    var reader = TypeReader(text)
    return reader.readWhole().flatMap(names)
  }

  mutating func readWhole() -> TypeShape? {
    guard let shape = readType() else { return nil }
    skipSpaces()
    return index == bytes.count ? shape : nil
  }

  private mutating func readType() -> TypeShape? {
    guard depth < Self.limit else { return nil }
    depth += 1
    defer { depth -= 1 }
    skipAttributes()
    if skip(word: "some") { return readType().flatMap(Self.names).map { .opaque($0) } }
    if skip(word: "any") { return readType().flatMap(Self.names).map { .existential($0) } }
    guard var shape = readPrimary() else { return nil }
    while true {
      if skip("?") || skip("!") {
        shape = .optional(shape)
      } else if skip("&") {
        guard let left = Self.names(shape), let right = readType().flatMap(Self.names) else { return nil }
        shape = .named((left + right).joined(separator: " & "), [])
      } else {
        return shape
      }
      suffixes += 1
      guard suffixes <= Self.limit else { return nil }
    }
  }

  private static func names(_ shape: TypeShape) -> [String]? {
    guard case .named(let name, let arguments) = shape else { return nil }
    let names = name.split(separator: "&").map { String($0.filter { $0 != " " }) }
    return arguments.isEmpty ? names : names.map { "\($0)<…>" }
  }

  private mutating func skipAttributes() {
    while true {
      skipSpaces()
      let start = index
      if skip("@") {
        let name = "@" + readWord()
        if depth == 1 { words.append(name) }
        if ["@convention", "@isolated"].contains(name) { skipParentheses() }
        continue
      }
      let word = readWord()
      guard Self.specifiers.contains(word) else {
        index = start
        return
      }
      if depth == 1 { words.append(word) }
      if word == "nonisolated" { skipParentheses() }
    }
  }

  private mutating func readPrimary() -> TypeShape? {
    if skip("(") { return readTupleOrFunction() }
    if skip("[") {
      guard let element = readType() else { return nil }
      if skip(":") {
        guard let value = readType(), skip("]") else { return nil }
        return .dictionary(element, value)
      }
      return skip("]") ? .array(element) : nil
    }
    if skip("~") { return readNominal().map { _ in .named("Any", []) } }
    return readNominal()
  }

  private mutating func readNominal() -> TypeShape? {
    var name = readWord()
    guard !name.isEmpty else { return nil }
    var arguments: [TypeShape] = []
    while true {
      if skip("<") {
        guard let list = readList(until: ">") else { return nil }
        arguments += list
      } else if skip(".") {
        name += "." + readWord()
      } else {
        return Self.shape(name, arguments)
      }
    }
  }

  private static let modules: Set<Substring> = ["Swift", "SwiftUI", "SwiftUICore", "Foundation"]

  private static func shape(_ written: String, _ arguments: [TypeShape]) -> TypeShape {
    let parts = written.split(separator: ".", maxSplits: 1)
    let name = parts.count == 2 && modules.contains(parts[0]) ? String(parts[1]) : written
    return switch (name, arguments.first) {
    case ("Optional", let wrapped?): .optional(wrapped)
    case ("Array", let element?): .array(element)
    case ("Void", nil): .tuple([])
    default: .named(name, arguments)
    }
  }

  private mutating func readTupleOrFunction() -> TypeShape? {
    guard let elements = readList(until: ")") else { return nil }
    let end = index
    while true {
      skipSpaces()
      let word = readWord()
      guard ["async", "throws", "rethrows"].contains(word) else { break }
      if index < bytes.count, bytes[index] == UInt8(ascii: "(") { skipParentheses() }
    }
    if skip("-"), skip(">") {
      guard let result = readType() else { return nil }
      return .function(parameters: elements, result: result)
    }
    index = end
    return elements.count == 1 ? elements.first : .tuple(elements)
  }

  /// Types, with or without labels, and the mark that closes them.
  private mutating func readList(until end: Character) -> [TypeShape]? {
    var list: [TypeShape] = []
    if skip(end) { return list }
    while true {
      skipLabel()
      guard let element = readType() else { return nil }
      list.append(element)
      while skip(".") {}
      if skip(end) { return list }
      guard skip(",") else { return nil }
    }
  }

  /// `name:`, `_ name:`.
  private mutating func skipLabel() {
    let start = index
    skipSpaces()
    guard !readWord().isEmpty else { return index = start }
    skipSpaces()
    _ = readWord()
    if !skip(":") { index = start }
  }

  // MARK: Characters

  private mutating func skipSpaces() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  private mutating func skip(_ character: Character) -> Bool {
    skipSpaces()
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func skip(word: String) -> Bool {
    skipSpaces()
    let start = index
    if readWord() == word { return true }
    index = start
    return false
  }

  private mutating func readWord() -> String {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      guard byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "`") || byte >= 0x80 else {
        break
      }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func skipParentheses() {
    guard skip("(") else { return }
    var open = 1
    while index < bytes.count, open > 0 {
      if bytes[index] == UInt8(ascii: "(") { open += 1 }
      if bytes[index] == UInt8(ascii: ")") { open -= 1 }
      index += 1
    }
  }
}
