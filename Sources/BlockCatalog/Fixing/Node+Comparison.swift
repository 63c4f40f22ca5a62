import YAML

extension Node {
  /// Whether two trees say the same, wherever they stand; line breaks at the end of a text count for nothing.
  func reads(like other: Node) -> Bool {
    switch (content, other.content) {
    case (.scalar(let scalar), .scalar(let other)):
      return scalar.isAbsent == other.isAbsent && scalar.text.withoutFinalBreaks == other.text.withoutFinalBreaks
    case (.sequence(let elements), .sequence(let others)):
      return elements.count == others.count && zip(elements, others).allSatisfy { $0.reads(like: $1) }
    case (.mapping(let entries), .mapping(let others)):
      return entries.count == others.count
        && zip(entries, others).allSatisfy { $0.key == $1.key && $0.value.reads(like: $1.value) }
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
}

extension String {
  fileprivate var withoutFinalBreaks: Substring {
    var rest = self[...]
    while rest.last?.isNewline == true { rest.removeLast() }
    return rest
  }
}
