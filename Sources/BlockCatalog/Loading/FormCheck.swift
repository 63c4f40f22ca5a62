import Diagnostics
import YAML

/// Holds a YAML tree against a form and collects everything that does not fit, each with its path, `tags.fr[0]`.
struct FormCheck {
  static let unknownKey = Rule("unknown-key", "Every key of a manifest or of catalog.yaml is one that is known.")
  static let missingKey = Rule("missing-key", "A required key is present.")
  static let wrongForm = Rule("wrong-form", "A value has the form that its key asks for, and is not empty.")

  /// What did not fit so far, in the order of the file.
  private(set) var findings: [Finding] = []
  private let file: SourceFile

  private init(file: SourceFile) {
    self.file = file
  }

  /// Everything in a tree that does not fit a form.
  static func findings(in root: Node, of file: SourceFile, form: Form) -> [Finding] {
    var check = FormCheck(file: file)
    check.visit(root, form, Path.root)
    return check.findings
  }

  /// The depth is bounded by the form: no input deepens it.
  private mutating func visit(_ node: Node, _ form: Form, _ path: Path) {
    switch form {
    case .text:
      checkText(node, path)
    case .word(let words):
      checkText(node, path)
      if let text = node.text, !words.contains(text) {
        let hint = suggestion(for: text, among: words)
        report("\(path) is one of \(words.joined(separator: ", ")), and this is '\(text)'\(hint)", node)
      }
    case .localized:
      if let entries = node.entries {
        checkEntries(entries, node, path, of: .text, kind: "language")
      } else {
        checkText(node, path, expected: "text, or a text for each language")
      }
    case .texts:
      checkList(node, path)
    case .textOrTexts:
      if node.scalar != nil {
        checkText(node, path)
      } else {
        checkList(node, path, expected: "text, or a list of texts")
      }
    case .textsByLanguage:
      guard let entries = mapping(node, path, expected: "a mapping from languages to lists") else { return }
      checkEntries(entries, node, path, of: .texts, kind: "language")
    case .map(let form, let keys):
      guard let entries = mapping(node, path, expected: "a mapping of \(keys)") else { return }
      for entry in entries { visit(entry.value, form, .key(entry.name, in: path)) }
    case .record(let fields):
      guard let entries = mapping(node, path, expected: "a mapping") else { return }
      checkFields(entries, node, path, fields)
    case .records(let fields):
      guard let elements = list(node, path, expected: "a list of mappings") else { return }
      for (index, element) in elements.enumerated() { visit(element, .record(fields), .element(index, in: path)) }
    case .localizedOrRecord(let fields):
      if node.scalar?.isAbsent == true { return }
      let isRecord = node.entries?.contains { entry in fields.contains { $0.key == entry.name } } ?? false
      visit(node, isRecord ? .record(fields) : .localized, path)
    }
  }

  private mutating func checkFields(_ entries: [Node.Entry], _ node: Node, _ path: Path, _ fields: [Form.Field]) {
    for entry in entries {
      if let field = fields.first(where: { $0.key == entry.name }) {
        visit(entry.value, field.form, .key(field.key, in: path))
      } else {
        let hint = suggestion(for: entry.name, among: fields.map(\.key))
        let known = hint.isEmpty ? "; the known keys are \(fields.map(\.key).joined(separator: ", "))" : hint
        findings.append(
          Finding(Self.unknownKey, "unknown key '\(entry.name)'\(known)", at: Location(file, entry.key.range)))
      }
    }
    for field in fields where field.isRequired && !entries.contains(where: { $0.name == field.key }) {
      let start = node.range.lowerBound
      findings.append(
        Finding(
          Self.missingKey, "the key '\(Path.key(field.key, in: path))' is missing",
          at: Location(file, start..<start)))
    }
  }

  private mutating func checkEntries(
    _ entries: [Node.Entry], _ node: Node, _ path: Path, of form: Form, kind: String
  ) {
    if entries.isEmpty { report("\(path) is empty; it needs an entry for each \(kind)", node) }
    for entry in entries { visit(entry.value, form, .key(entry.name, in: path)) }
  }

  private mutating func checkList(_ node: Node, _ path: Path, expected: String = "a list of texts") {
    guard let elements = list(node, path, expected: expected) else { return }
    for (index, element) in elements.enumerated() { checkText(element, .element(index, in: path)) }
  }

  private mutating func checkText(_ node: Node, _ path: Path, expected: String = "text") {
    guard let scalar = node.scalar else { return report(mismatch(path, expected, node), node) }
    if scalar.isBlank { report("\(path) is empty; expected \(expected)", node) }
  }

  private mutating func mapping(_ node: Node, _ path: Path, expected: String) -> [Node.Entry]? {
    if node.entries == nil { report(mismatch(path, expected, node), node) }
    return node.entries
  }

  private mutating func list(_ node: Node, _ path: Path, expected: String) -> [Node]? {
    if node.elements == nil { report(mismatch(path, expected, node), node) }
    return node.elements
  }

  private func mismatch(_ path: Path, _ expected: String, _ node: Node) -> String {
    let found =
      switch node.content {
      case .scalar(let scalar): scalar.isAbsent ? "nothing stands here" : "this is text"
      case .sequence: "this is a list"
      case .mapping: "this is a mapping"
      }
    return "\(path) must be \(expected), and \(found)"
  }

  private mutating func report(_ message: String, _ node: Node) {
    findings.append(Finding(Self.wrongForm, message, at: Location(file, node.range)))
  }
}

/// The way from the root of a file to a value; it becomes text only when a message needs it.
private indirect enum Path: CustomStringConvertible {
  case root
  case key(String, in: Path)
  case element(Int, in: Path)

  var description: String {
    switch self {
    case .root: "the file"
    case .key(let key, .root): key
    case .key(let key, let path): "\(path).\(key)"
    case .element(let index, let path): "\(path)[\(index)]"
    }
  }
}

extension Node.Entry {
  /// The key as text; keys are always text, the YAML reader sees to that.
  var name: String { key.scalar?.text ?? "" }
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
  var isBlank: Bool { isAbsent || text.allSatisfy(\.isWhitespace) }
}
