import Diagnostics
import YAML

/// Holds a YAML tree against a form and collects everything that does not fit, each with its path, `tags.fr[0]`.
struct FormCheck {
  static let unknownKey = Rule(
    "unknown-key", "Every key of a manifest or of catalog.yaml is one that is known.",
    bad: "titel: Card",
    good: "title: Card")
  static let missingKey = Rule(
    "missing-key", "A required key is present.", isBinding: true,
    bad: """
      pictures:
        - light: card.png
      """,
    good: """
      pictures:
        - light: card.png
          alt: A card with two lines
      """)
  static let wrongForm = Rule(
    "wrong-form", "A value has the form that its key asks for, and is not empty.",
    bad: "category: [sheets]",
    good: "category: sheets")

  /// What did not fit so far, in the order of the file.
  private(set) var findings: [Finding] = []
  private let file: SourceFile
  /// The way from the root of the file to the node at hand; it becomes text only when a message needs it.
  private var path: [Step] = []
  /// Whether the node at hand belongs to a required key: without it there is no page, whatever somebody silences.
  private var isRequired = false

  /// A key, or the place in a list.
  private enum Step {
    case key(String)
    case element(Int)
  }

  private init(file: SourceFile) {
    self.file = file
  }

  /// What reading a document found, and everything in its tree that does not fit a form.
  ///
  /// A value that reading has reported is not reported again: an anchor without a text is no empty text besides.
  static func findings(in document: Document, form: Form) -> [Finding] {
    guard let root = document.root else { return document.findings }
    let found = findings(in: root, of: document.file, form: form)
    if document.findings.isEmpty { return found }
    let reported = Set(document.findings.map(\.location.range))
    let required = Set(found.filter(\.isBinding).map(\.location.range))
    return document.findings.map { required.contains($0.location.range) ? $0.binding : $0 }
      + found.filter { !reported.contains($0.location.range) }
  }

  /// Everything in a tree that does not fit a form.
  static func findings(in root: Node, of file: SourceFile, form: Form) -> [Finding] {
    var check = FormCheck(file: file)
    check.visit(root, form)
    return check.findings
  }

  // MARK: - Visiting

  /// The depth is bounded by the form: no input deepens it.
  private mutating func visit(_ node: Node, _ form: Form) {
    switch form {
    case .text:
      checkText(node)
    case .word(let words):
      checkText(node)
      if let text = node.text, !words.contains(text) {
        let mend = suggestion(for: text, among: words)
        report("\(place) is one of \(words.joined(separator: ", ")), and this is \(quoted(text))\(mend)", node)
      }
    case .localized:
      if let entries = node.entries {
        checkLanguages(entries, node, of: .text)
      } else {
        checkText(node, expected: "text, or a text for each language")
      }
    case .texts:
      checkList(node)
    case .textOrTexts:
      let expected = "text, or a list of texts"
      if node.scalar != nil { return checkText(node) }
      if node.elements?.isEmpty == true { report("\(place) is empty; expected \(expected)", node) }
      checkList(node, expected: expected)
    case .filled(let form):
      if node.elements?.isEmpty == true || node.entries?.isEmpty == true {
        report("\(place) is empty; it needs at least one entry", node)
      }
      visit(node, form)
    case .textsByLanguage:
      guard let entries = mapping(node, expected: "a mapping from languages to lists") else { return }
      checkLanguages(entries, node, of: .texts)
    case .map(let form, let keys):
      guard let entries = mapping(node, expected: "a mapping of \(keys)") else { return }
      for entry in entries { visit(entry.value, form, at: .key(entry.key)) }
    case .record(let fields):
      guard let entries = mapping(node, expected: "a mapping") else { return }
      checkFields(entries, node, fields)
    case .records(let fields):
      guard let elements = list(node, expected: "a list of mappings") else { return }
      for (index, element) in elements.enumerated() { visit(element, .record(fields), at: .element(index)) }
    case .localizedOrRecord(let fields):
      if node.scalar?.isAbsent == true { return }
      visit(node, node.entries.map { Form.isRecord($0, of: fields) } ?? false ? .record(fields) : .localized)
    }
  }

  private mutating func visit(_ node: Node, _ form: Form, at step: Step) {
    path.append(step)
    visit(node, form)
    path.removeLast()
  }

  private mutating func checkFields(_ entries: [Node.Entry], _ node: Node, _ fields: [Form.Field]) {
    let places = entries.map { entry in fields.firstIndex { $0.key == entry.key } }
    // A misspelled key is one mistake, not an unknown key and a missing one.
    let misspelled = places.contains(nil) ? misspelledKeys(entries, fields) : [:]
    for (entry, place) in zip(entries, places) {
      if let place {
        let isOuterRequired = isRequired
        isRequired = fields[place].isRequired
        visit(entry.value, fields[place].form, at: .key(entry.key))
        isRequired = isOuterRequired
      } else {
        let near = misspelled[entry.key]
        // Of two that would take the same place, neither is plainly meant.
        let isMeant =
          misspelled.values.count { $0 == near } == 1 && !entries.contains { $0.key == near }
        // It stands for the required key that is missing, and is all that is said of that.
        let isBinding = fields.contains { field in
          field.key == near && field.isRequired && !entries.contains { $0.key == near }
        }
        reportUnknown(entry, near: near, fields, isMeant: isMeant, isBinding: isBinding)
      }
    }
    for index in fields.indices
    where fields[index].isRequired && !places.contains(index) && !misspelled.values.contains(fields[index].key) {
      path.append(.key(fields[index].key))
      let start = node.range.lowerBound
      findings.append(Finding(Self.missingKey, "the key '\(place)' is missing", at: Location(file, start..<start)))
      path.removeLast()
    }
  }

  /// The known keys that unknown ones were probably meant to be; of very many, the first are looked up.
  private func misspelledKeys(_ entries: [Node.Entry], _ fields: [Form.Field]) -> [String: String] {
    let unknown = entries.lazy.map(\.key).filter { key in !fields.contains { $0.key == key } }
    let pairs = unknown.prefix(max(0, [Finding].boundOfOneRule - findings.count)).compactMap { key in
      nearestWord(to: key, among: fields.map(\.key)).map { (key, $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private mutating func checkLanguages(_ entries: [Node.Entry], _ node: Node, of form: Form) {
    if entries.isEmpty { report("\(place) is empty; it needs an entry for each language", node) }
    for entry in entries { visit(entry.value, form, at: .key(entry.key)) }
  }

  private mutating func checkList(_ node: Node, expected: String = "a list of texts") {
    guard let elements = list(node, expected: expected) else { return }
    for (index, element) in elements.enumerated() { visit(element, .text, at: .element(index)) }
  }

  private mutating func checkText(_ node: Node, expected: String = "text") {
    guard let scalar = node.scalar else { return reportMismatch(expected, node) }
    if scalar.isBlank { report("\(place) is empty; expected \(expected)", node) }
  }

  private mutating func mapping(_ node: Node, expected: String) -> [Node.Entry]? {
    if node.entries == nil { reportMismatch(expected, node) }
    return node.entries
  }

  private mutating func list(_ node: Node, expected: String) -> [Node]? {
    if node.elements == nil { reportMismatch(expected, node) }
    return node.elements
  }

  // MARK: - Reporting

  private mutating func report(_ message: String, _ node: Node) {
    findings.append(Finding(Self.wrongForm, message, at: Location(file, node.range), isBinding: isRequired))
  }

  private mutating func reportMismatch(_ expected: String, _ node: Node) {
    let found =
      switch node.content {
      case .scalar(let scalar): scalar.isAbsent ? "nothing stands here" : "this is text"
      case .sequence: "this is a list"
      case .mapping: "this is a mapping"
      }
    report("\(place) must be \(expected), and \(found)", node)
  }

  /// Offers the near key as a fix where it is plainly meant: `isMeant` says that it comes into no other entry's way.
  private mutating func reportUnknown(
    _ entry: Node.Entry, near: String?, _ fields: [Form.Field], isMeant: Bool, isBinding: Bool
  ) {
    let known = fields.map(\.key)
    let list = near.map { "; did you mean \(quoted($0))?" } ?? "; the known keys are \(known.joined(separator: ", "))"
    let fix = near.flatMap { near in
      isMeant && isOnlyNearest(near, to: entry.key, among: known)
        ? Fix.replacing(Located(entry.key, at: entry.keyRange), with: near, in: file) : nil
    }
    findings.append(
      Finding(
        Self.unknownKey, "unknown key \(quoted(entry.key))\(list)", at: Location(file, entry.keyRange),
        fixes: fix.map { [$0] } ?? [], isBinding: isBinding))
  }

  /// The way to the node at hand, `tags.fr[0]`.
  private var place: String {
    var text = ""
    for step in path {
      switch step {
      case .key(let key): text += (text.isEmpty ? "" : ".") + shortened(key)
      case .element(let index): text += "[\(index)]"
      }
    }
    return text.isEmpty ? "the file" : text
  }
}

extension Node {
  /// The text of a scalar that has one.
  var text: String? {
    guard let scalar, !scalar.isBlank else { return nil }
    return scalar.text
  }
}

extension Scalar {
  /// Whether no reader would see a text here.
  var isBlank: Bool {
    // Nearly every text begins with a letter or a digit, which spares looking up properties.
    if let first = text.utf8.first, first > 0x20, first < 0x7F { return isAbsent }
    return isAbsent || text.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
