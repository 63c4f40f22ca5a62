import YAML

extension Node {
  /// Whether two trees say the same, wherever they stand.
  ///
  /// Where the file ends open, without a line break, a text in several lines that stands there or comes to stand there
  /// may get or lose its last one.
  func reads(like other: Node, endsOpen: Bool) -> Bool {
    switch (content, other.content) {
    case (.scalar(let scalar), .scalar(let other)):
      return scalar.isAbsent == other.isAbsent
        && (scalar.text == other.text
          || endsOpen && (scalar.text == other.text + "\n" || scalar.text + "\n" == other.text))
    case (.sequence(let elements), .sequence(let others)):
      return elements.count == others.count
        && zip(elements, others).allSatisfy { $0.reads(like: $1, endsOpen: endsOpen) }
    case (.mapping(let entries), .mapping(let others)):
      return entries.count == others.count
        && zip(entries, others).allSatisfy { $0.key == $1.key && $0.value.reads(like: $1.value, endsOpen: endsOpen) }
    default: return false
    }
  }

  /// The tree with another content at the end of a way of keys.
  func replacing(at path: some Collection<String>, with content: Content) -> Node {
    guard let key = path.first else { return Node(content, range: range) }
    guard let entries else { return self }
    let changed = entries.map { entry in
      entry.key == key
        ? Entry(key: key, keyRange: entry.keyRange, value: entry.value.replacing(at: path.dropFirst(), with: content))
        : entry
    }
    return Node(.mapping(changed), range: range)
  }

  /// The node at the end of a way of keys.
  func node(at path: [String]) -> Node? {
    path.reduce(self as Node?) { node, key in node?[key] }
  }

  /// How often the tree reads what stands in a range, as a key or a value.
  func count(of place: Range<Int>) -> Int {
    let itself = range == place ? 1 : 0
    switch content {
    case .scalar: return itself
    case .sequence(let elements): return elements.reduce(itself) { $0 + $1.count(of: place) }
    case .mapping(let entries):
      return entries.reduce(itself) { $0 + ($1.keyRange == place ? 1 : 0) + $1.value.count(of: place) }
    }
  }
}
