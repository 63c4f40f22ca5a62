import Diagnostics

extension Rule {
  static let yamlAlias = Rule(
    "yaml-alias", "An alias names an anchor that ends before it.", isBinding: true,
    bad: "title: *name",
    good: """
      title: &name Card
      summary: *name
      """)
  static let yamlCutText = Rule(
    "yaml-cut-text", "No comment that looks like text follows an unquoted text.", severity: .warning,
    bad: "summary: Card #1 of two",
    good: "summary: 'Card #1 of two'")
  static let yamlEmpty = Rule(
    "yaml-empty", "A YAML file is not empty.", isBinding: true,
    bad: "# Nothing but a comment.",
    good: "title: Card")
  static let yamlEmptyValue = Rule(
    "yaml-empty-value", "A text follows an anchor or a tag.",
    bad: """
      title: &name
      summary: A card
      """,
    good: """
      title: &name Card
      summary: A card
      """)
  static let yamlLimits = Rule(
    "yaml-limits", "A YAML file keeps to bounds of size, depth and alias expansion.", isBinding: true,
    bad: "# A list in a list in a list, and so on for 65 levels.",
    good: "# At most 64 levels, 10,000 nodes and 1 MiB.")
  static let yamlSingleDocument = Rule(
    "yaml-single-document", "A YAML file holds one document.",
    bad: """
      title: Card
      ---
      title: Chip
      """,
    good: "title: Card")
}

/// Makes a tree of events, without recursion: what is read stands on a stack until its collection ends.
struct TreeBuilder {
  /// A list or a mapping that has begun.
  private struct Frame {
    let isMapping: Bool
    let isFlow: Bool
    let hasProperties: Bool
    let start: Int
    /// Where its children begin on the stack of nodes.
    let firstChild: Int
    let countBefore: Int
    /// Levels of collections below this one.
    var height = 0
  }

  /// What an alias stands for.
  private struct Anchored {
    let node: Node
    /// Itself and all that it holds.
    let count: Int
    let height: Int
  }

  private let file: SourceFile
  private let isASCII: Bool
  private let limits: Document.Limits
  private var cursor: ByteCursor
  private var nodes: [Node] = []
  private var frames: [Frame] = []
  /// Of the frames that have some, in their order.
  private var properties: [Properties] = []
  private var anchors: [String: Anchored] = [:]
  private var count = 0
  /// Where the latest text, alias or bracket ends: there, too, ends a block collection.
  private var end = 0
  /// Whether the tree has no hole that would mislead its reader.
  private var isWhole = true
  private(set) var findings: [Finding] = []

  init(_ file: SourceFile, _ encoding: EncodingCheck, limits: Document.Limits) {
    self.file = file
    isASCII = encoding.isASCII
    self.limits = limits
    cursor = ByteCursor(encoding.wideCharacters, from: encoding.textStart, to: file.bytes.count)
    nodes.reserveCapacity(64)
    frames.reserveCapacity(8)
  }

  /// The root, or `nil` where a finding says why there is none.
  mutating func build(from reader: EventReader) -> Node? {
    do throws(Finding) {
      try readDocument(from: reader)
      return isWhole ? nodes.first : nil
    } catch {
      findings.append(error)
      return nil
    }
  }

  static func emptiness(of file: SourceFile) -> Finding {
    Finding(
      .yamlEmpty, "the file is empty, or nothing but comments stands in it; write its keys and their values",
      at: Location(file))
  }

  // MARK: - Events

  private mutating func readDocument(from reader: EventReader) throws(Finding) {
    var hasDocument = false
    while let event = try next(from: reader) {
      switch event {
      case .scalar(let scalar): try add(scalar, reader)
      case .collectionStart(let isMapping, let isFlow): try begin(isMapping: isMapping, isFlow: isFlow, reader)
      case .collectionEnd: endCollection(reader)
      case .alias(let name): try addAlias(name, reader)
      case .documentStart where hasDocument:
        let place = file.character(at: cursor.offset(of: reader.start))
        report(.yamlSingleDocument, "a second document begins here; keep one a file, and remove the rest", at: place)
        return
      case .documentStart: hasDocument = true
      case .streamStart, .documentEnd: break
      }
    }
    guard let root = nodes.first, !root.range.isEmpty else { throw Self.emptiness(of: file) }
  }

  private mutating func next(from reader: EventReader) throws(Finding) -> Event? {
    do throws(SyntaxProblem) {
      return try reader.next()
    } catch {
      let offset =
        switch error.place {
        case .byte(let offset): min(offset, file.bytes.count)
        case .character(let index): cursor.offset(of: index)
        }
      throw error.finding(in: file, at: offset, contextOffset: error.contextIndex.map { cursor.offset(of: $0) })
    }
  }

  private mutating func add(_ scalar: Scalar, _ reader: EventReader) throws(Finding) {
    var start = cursor.offset(of: reader.start)
    end = cursor.offset(of: reader.end)
    let properties = reader.properties
    switch scalar.style {
    case .plain where scalar.text.isEmpty:
      if properties != nil {
        reportEmptyValue(start..<end)
      } else {
        // libyaml may put nothing at the next token; it stands behind what was written last.
        end = file.trimmed(to: end, from: 0)
        start = end
      }
      reportCutText("a comment stands in place of this value")
    case .plain: reportCutText("a comment cuts this text")
    case .literal, .folded: end = file.trimmed(to: end, from: start)
    case .singleQuoted, .doubleQuoted: break
    }
    if properties != nil { start = file.endOfProperties(from: start, to: end) }
    let range = start..<max(start, end)
    let node = Node(.scalar(scalar), range: range)
    try count(1, at: range)
    if let anchor = properties?.anchor { anchors[anchor] = Anchored(node: node, count: 1, height: 0) }
    add(node, height: 0, at: range)
  }

  private mutating func begin(isMapping: Bool, isFlow: Bool, _ reader: EventReader) throws(Finding) {
    var start = cursor.offset(of: reader.start)
    if let properties = reader.properties {
      start = file.endOfProperties(from: start, to: file.bytes.count)
      self.properties.append(properties)
    }
    let frame = Frame(
      isMapping: isMapping, isFlow: isFlow, hasProperties: reader.properties != nil, start: start,
      firstChild: nodes.count, countBefore: count)
    try count(1, at: file.characterRange(at: start))
    try checkDepth(frames.count + 1, at: file.characterRange(at: start))
    frames.append(frame)
  }

  private mutating func endCollection(_ reader: EventReader) {
    guard let frame = frames.popLast() else { return }
    if frame.isFlow { end = cursor.offset(of: reader.end) }
    let content: Node.Content =
      frame.isMapping ? .mapping(entries(from: frame.firstChild)) : .sequence(Array(nodes[frame.firstChild...]))
    nodes.removeLast(nodes.count - frame.firstChild)
    let properties = frame.hasProperties ? self.properties.popLast() : nil
    let range = frame.start..<max(frame.start, end)
    let node = Node(content, range: range)
    let height = frame.height + 1
    if let anchor = properties?.anchor {
      anchors[anchor] = Anchored(node: node, count: count - frame.countBefore, height: height)
    }
    add(node, height: height, at: range)
  }

  private mutating func addAlias(_ name: String, _ reader: EventReader) throws(Finding) {
    let range = cursor.offset(of: reader.start)..<cursor.offset(of: reader.end)
    end = range.upperBound
    if properties.contains(where: { $0.anchor == name }) {
      reportHole(.yamlAlias, "the alias '*\(name)' refers to itself: it stands inside '&\(name)'; write it out", range)
    } else if let anchored = anchors[name] {
      try count(anchored.count, at: range)
      try checkDepth(frames.count + anchored.height, at: range)
      return add(anchored.node, height: anchored.height, at: range)
    } else {
      // Only a few anchors are compared, for the sake of a file that has thousands.
      let hint = anchors.count > 10 ? "" : suggestion(for: name, among: anchors.keys.sorted())
      let message = "no anchor '&\(name)' stands before the alias '*\(name)'; quote it if it is text\(hint)"
      reportHole(.yamlAlias, message, range)
    }
    try count(1, at: range)
    add(Node(.scalar(Scalar("*\(name)")), range: range), height: 0, at: range)
  }

  // MARK: - Nodes

  /// Whether the next node is a key.
  private var isAtKey: Bool {
    guard let frame = frames.last else { return false }
    return frame.isMapping && (nodes.count - frame.firstChild) & 1 == 0
  }

  private mutating func add(_ node: consuming Node, height: Int, at range: Range<Int>) {
    if let top = frames.indices.last {
      if isAtKey { checkKey(node, at: range) }
      if height > frames[top].height { frames[top].height = height }
    }
    nodes.append(node)
  }

  /// The entries of a mapping whose keys and values stand on the stack from `first` on.
  private mutating func entries(from first: Int) -> [Node.Entry] {
    var entries: [Node.Entry] = []
    entries.reserveCapacity((nodes.count - first) / 2)
    while nodes.count - first >= 2 {
      let value = nodes.removeLast()
      let key = nodes.removeLast()
      entries.append(Node.Entry(key: key.scalar?.text ?? "", keyRange: key.range, value: value))
    }
    entries.reverse()
    let repeated = KeyCheck.repeated(in: entries, file)
    if !repeated.isEmpty {
      findings += repeated.map(\.finding)
      let dropped = Set(repeated.map(\.index))
      entries = entries.indices.filter { !dropped.contains($0) }.map { entries[$0] }
    }
    return entries
  }

  private mutating func checkKey(_ key: Node, at range: Range<Int>) {
    guard let finding = KeyCheck.finding(about: key, at: Location(file, range), isASCII: isASCII) else { return }
    findings.append(finding)
    isWhole = false
  }

  // MARK: - Limits and findings

  private mutating func count(_ added: Int, at range: Range<Int>) throws(Finding) {
    count += added
    guard count > limits.nodes else { return }
    let message =
      "the file has more than \(limits.nodes) texts, lists and mappings, an alias counted as all that it stands for; "
      + "split it"
    throw Finding(.yamlLimits, message, at: Location(file, range))
  }

  private func checkDepth(_ depth: Int, at range: Range<Int>) throws(Finding) {
    guard depth > limits.depth else { return }
    let message = "lists and mappings are nested more than \(limits.depth) levels deep; flatten them"
    throw Finding(.yamlLimits, message, at: Location(file, range))
  }

  private mutating func reportEmptyValue(_ range: Range<Int>) {
    let text = file.text(in: range)
    let name = text.hasPrefix("&") ? "an anchor" : "a tag"
    report(
      .yamlEmptyValue, "the value is empty: '\(text)' is \(name), not text; quote it if it is meant as text",
      at: Location(file, range))
  }

  /// Reports a comment that looks like a part of the value that ends here.
  private mutating func reportCutText(_ message: String) {
    guard !frames.isEmpty, !isAtKey, let comment = file.commentLikeText(after: end) else { return }
    report(.yamlCutText, "\(message); quote the text if the '#' belongs to it", at: Location(file, comment))
  }

  private mutating func reportHole(_ rule: Rule, _ message: String, _ range: Range<Int>) {
    report(rule, message, at: Location(file, range))
    isWhole = false
  }

  private mutating func report(_ rule: Rule, _ message: String, at location: Location) {
    findings.append(Finding(rule, message, at: location))
  }
}
