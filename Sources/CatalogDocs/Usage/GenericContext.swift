/// What the generic parameters of a declaration stand for, as its clauses say.
struct GenericContext {
  /// The constraints of each parameter; of an associated type, under its full name: `Data.Element`.
  private(set) var constraints: [String: [String]] = [:]

  /// - Parameters:
  ///   - parameters: `<Content: View>`, with or without its brackets.
  ///   - requirements: `where` clauses without the word.
  init(parameters: [String], requirements: [String]) {
    for list in parameters {
      let inside = list.hasPrefix("<") && list.hasSuffix(">") ? String(list.dropFirst().dropLast()) : list
      for item in Self.items(of: inside) { add(item, declares: true) }
    }
    for clause in requirements {
      for item in Self.items(of: clause) { add(item, declares: false) }
    }
  }

  /// What a name has to conform to; `nil` where it is no generic parameter.
  func constraints(of name: String) -> [String]? { constraints[name] }

  private mutating func add(_ item: String, declares: Bool) {
    let parts = item.split(separator: ":", maxSplits: 1)
    let words = (parts.first ?? "").split(whereSeparator: \.isWhitespace)
    guard let name = words.last.map(String.init), words.first != "let" else { return }
    guard !item.contains("==") else { return addSameType(item) }
    guard declares || constraints[name] != nil || name.contains(".") else { return }
    let conformances =
      parts.count == 2
      ? parts[1].split(separator: "&").map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") } : []
    constraints[name, default: []] += conformances
  }

  /// Of requirements for the same type only `Data.Element.ID == ID` matters: what a usage makes has an integer for its
  /// `id`.
  private mutating func addSameType(_ item: String) {
    let sides = item.split(separator: "==").map { $0.filter { !$0.isWhitespace } }
    guard sides.contains(where: { $0.hasSuffix(".ID") }) else { return }
    for side in sides { constraints[side]?.append("BinaryInteger") }
  }

  /// The parts between commas that stand in no brackets.
  private static func items(of list: String) -> [String] {
    var items = [""]
    var depth = 0
    var previous: Character = " "
    for character in list {
      defer { previous = character }
      if "<([".contains(character) { depth += 1 }
      if ">)]".contains(character), previous != "-" { depth -= 1 }
      if character == ",", depth == 0 {
        items.append("")
      } else {
        items[items.count - 1].append(character)
      }
    }
    return items
  }
}
