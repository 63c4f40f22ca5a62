/// What the generic parameters of a declaration stand for, as its clauses say.
///
/// A path is a parameter or one of its associated types: `Data`, `Data.Element.ID`.
struct GenericContext {
  /// All that is required of a path and of those that are the same type.
  struct Requirement {
    /// Of the same type; parameters before associated types, the shorter before the longer.
    let paths: [String]
    let protocols: [String]
    /// Types that it is the same as, as written.
    let types: [String]
  }

  /// In the order of the clauses.
  private(set) var parameters: [String] = []
  private var declared: Set<String> = []
  private var protocols: [String: [String]] = [:]
  private var same: [String: [String]] = [:]

  /// - Parameters:
  ///   - parameters: `<Content: View>`, with or without its brackets.
  ///   - requirements: `where` clauses without the word.
  init(parameters: [String], requirements: [String]) {
    for list in parameters {
      let inside = list.hasPrefix("<") && list.hasSuffix(">") ? String(list.dropFirst().dropLast()) : list
      for item in Self.items(of: inside) { addParameter(item) }
    }
    for clause in requirements {
      for item in Self.items(of: clause) { addRequirement(item) }
    }
  }

  /// Whether a name is a parameter or one of its associated types.
  func contains(_ path: String) -> Bool { declared.contains(Self.root(of: path)) }

  /// What is required of a path; also of `Self`, which is no parameter.
  func requirement(on path: String) -> Requirement {
    let all = alike(path).map { ($0, $0.count { $0 == "." }) }
      .sorted { $0.1 != $1.1 ? $0.1 < $1.1 : $0.0 < $1.0 }.map(\.0)
    return Requirement(
      paths: all, protocols: all.flatMap { protocols[$0] ?? [] },
      types: all.flatMap { same[$0] ?? [] }.filter { !isPath($0) })
  }

  /// `Data` of `Data.Element.ID`.
  static func root(of path: String) -> String { String(path.prefix { $0 != "." }) }

  // MARK: Reading

  private mutating func addParameter(_ item: String) {
    let name = item.prefix { $0 != ":" }.split(whereSeparator: \.isWhitespace)
    guard let last = name.last.map(String.init), name.first != "let" else { return }
    if declared.insert(last).inserted { parameters.append(last) }
    addConformance(item)
  }

  private mutating func addRequirement(_ item: String) {
    guard item.contains("==") else { return addConformance(item) }
    let sides = item.split(separator: "==", maxSplits: 1).map { side in
      String(side.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
    guard let left = sides.first, let right = sides.last, sides.count == 2 else { return }
    same[left, default: []].append(right)
    same[right, default: []].append(left)
  }

  private mutating func addConformance(_ item: String) {
    let parts = item.split(separator: ":", maxSplits: 1)
    guard parts.count == 2, let path = parts[0].split(whereSeparator: \.isWhitespace).last else { return }
    protocols[String(path), default: []] += TypeReader.protocols(in: String(parts[1])) ?? ["?"]
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

  // MARK: Paths of the same type

  /// More paths than anybody makes one type of; `T == T.Element` makes them without end.
  private static let pathLimit = 12
  private static let levelLimit = 3

  private func isPath(_ text: String) -> Bool {
    contains(text) && text.utf8.allSatisfy { $0 >= 0x80 || $0.isLetterOrDigit || $0 == 0x5F || $0 == 0x2E }
  }

  private func alike(_ path: String, level: Int = 0) -> [String] {
    var found = [path]
    var index = 0
    while index < found.count, found.count < Self.pathLimit {
      var others = (same[found[index]] ?? []).filter(isPath)
      if level < Self.levelLimit, let dot = found[index].lastIndex(of: ".") {
        let member = found[index][dot...]
        others += alike(String(found[index][..<dot]), level: level + 1).map { $0 + member }
      }
      for other in others where !found.contains(other) { found.append(other) }
      index += 1
    }
    return found
  }
}
