import Diagnostics

extension Rule {
  static let yamlDuplicateKey = Rule(
    "yaml-duplicate-key", "A key stands once in a mapping.",
    bad: """
      title: Card
      title: Note
      """,
    good: """
      title: Card
      summary: Note
      """)
  static let yamlInvisibleCharacter = Rule(
    "yaml-invisible-character", "An unquoted key has no invisible characters.", isBinding: true,
    bad: "title<U+200B>: Card",
    good: "title: Card")
  static let yamlMergeKey = Rule(
    "yaml-merge-key", "A mapping writes its keys out: no '<<' merges others in.", isBinding: true,
    bad: """
      parameters:
        title: &text {description: A line}
        size: {<<: *text}
      """,
    good: """
      parameters:
        title: &text {description: A line}
        size: *text
      """)
}

/// What holds for the keys of every mapping.
enum KeyCheck {
  /// What is wrong with a key by itself.
  static func finding(about key: Node, at location: @autoclosure () -> Location, isASCII: Bool) -> Finding? {
    guard case .scalar(let scalar) = key.content else {
      let message = "a key must be text, not a list or a mapping; quote it if the brackets belong to a text"
      return Finding(.yamlSyntax, message, at: location())
    }
    guard scalar.style == .plain else { return nil }
    if scalar.text == "<<" {
      let message = "merge keys ('<<') are not supported; write out the keys that it would bring in"
      return Finding(.yamlMergeKey, message, at: location())
    }
    if !isASCII, !scalar.text.utf8.allSatisfy({ $0 < 0x80 }),
      let invisible = scalar.text.unicodeScalars.first(where: isInvisible)
    {
      let code = hexadecimal(invisible.value, digits: 4)
      let message = "this key has the invisible character U+\(code); use plain spaces to indent, or quote the key"
      return Finding(.yamlInvisibleCharacter, message, at: location())
    }
    return nil
  }

  /// The entries whose key stands before them in the same mapping.
  static func repeated(in entries: [Node.Entry], _ file: SourceFile) -> [(index: Int, finding: Finding)] {
    guard hasRepeatedKey(entries) else { return [] }
    var first: [String: Int] = [:]
    var repeated: [(index: Int, finding: Finding)] = []
    for (index, entry) in entries.enumerated() {
      let text = entry.key
      if let before = first[text] {
        let message = "the key '\(text)' stands twice in this mapping; remove one, or rename it"
        let note = Finding.Note("'\(text)' first stands here", at: Location(file, entries[before].keyRange))
        let location = Location(file, entry.keyRange)
        repeated.append((index, Finding(.yamlDuplicateKey, message, at: location, notes: [note])))
      } else {
        first[text] = index
      }
    }
    return repeated
  }

  /// Comparing each with each is fastest for the few keys that a mapping has.
  private static func hasRepeatedKey(_ entries: [Node.Entry]) -> Bool {
    guard entries.count <= 16 else {
      var texts = Set<String>(minimumCapacity: entries.count)
      return !entries.allSatisfy { texts.insert($0.key).inserted }
    }
    for index in entries.indices.dropFirst() {
      let key = entries[index].key
      if entries[..<index].contains(where: { $0.key == key }) { return true }
    }
    return false
  }

  /// Spaces and marks that no reader sees; the joiners are left alone, for scripts that need them.
  private static func isInvisible(_ character: Unicode.Scalar) -> Bool {
    guard character.value > 0x7F, character.value != 0x200C, character.value != 0x200D else { return false }
    return character.properties.isWhitespace || character.properties.generalCategory == .format
  }
}
