import BlockCatalog
import Diagnostics
import Foundation
import Mustache
import YAML

extension BlockTemplate {
  /// The names of the templates in a folder, in the order of their bytes.
  package static func names(in folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { FileManager.default.fileExists(atPath: "\(folder)/\($0)/template.yaml") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// Reads one template; the questions of `questions.yaml` beside it come first, unless it asks them in its own way.
  ///
  /// - Parameters:
  ///   - name: The name of its folder.
  ///   - folder: The folder of templates, on disk.
  ///   - shownPath: The same as findings show it.
  /// - Throws: A finding at what cannot be read.
  package init(_ name: String, in folder: String, shownAs shownPath: String) throws(Finding) {
    func read(_ path: String) throws(Finding) -> SourceFile {
      try SourceFile.read("\(folder)/\(path)", shownAs: "\(shownPath)/\(path)", inside: folder)
    }
    let file = try read("\(name)/template.yaml")
    let root = try Self.root(of: file)
    try Self.checkKeys(of: root, among: ["title", "summary", "requires", "questions"], in: file)
    self.name = name
    title = try Self.text("title", of: root, in: file)
    summary = try Self.text("summary", of: root, in: file)
    requires = (root["requires"]?.elements ?? []).compactMap(\.scalar?.text)

    var questions: [LocalizedQuestion] = []
    if FileManager.default.fileExists(atPath: "\(folder)/questions.yaml") {
      let common = try read("questions.yaml")
      questions = try Self.questions(Self.root(of: common), in: common)
    }
    for own in try root["questions"].map({ node throws(Finding) in try Self.questions(node, in: file) }) ?? [] {
      if let index = questions.firstIndex(where: { $0.question.name == own.question.name }) {
        questions[index] = own
      } else {
        questions.append(own)
      }
    }
    self.questions = questions

    var files: [File] = []
    for path in Self.paths(below: "\(folder)/\(name)") where path != "template.yaml" {
      let shown = path.hasSuffix(".mustache") ? String(path.dropLast(".mustache".count)) : path
      files.append(
        File(
          path: try Template(parsing: SourceFile(path: "\(shownPath)/\(name)/\(path)", text: shown)),
          content: try Template(parsing: read("\(name)/\(path)"))))
    }
    self.files = files
    var partials: [String: Template] = [:]
    for path in Self.paths(below: "\(folder)/partials") where path.hasSuffix(".mustache") {
      partials[String(path.dropLast(".mustache".count))] = try Template(parsing: read("partials/\(path)"))
    }
    self.partials = partials
  }

  private static func paths(below folder: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: "\(folder)/\(path)", isDirectory: &isFolder) && !isFolder.boolValue
    }.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  // MARK: - template.yaml

  private static func finding(_ message: String, in file: SourceFile, at range: Range<Int>? = nil) -> Finding {
    Finding(rule, message, at: Location(file, range))
  }

  private static func root(of file: SourceFile) throws(Finding) -> Node {
    let document = Document(parsing: file)
    if let error = document.findings.first(where: { $0.severity == .error }) { throw error }
    guard let root = document.root else { throw finding("the file is empty", in: file) }
    return root
  }

  private static func checkKeys(of node: Node, among known: [String], in file: SourceFile) throws(Finding) {
    guard let entries = node.entries else { throw finding("a mapping was expected here", in: file, at: node.range) }
    for entry in entries where !known.contains(entry.key) {
      let hint = suggestion(for: entry.key, among: known)
      throw finding("unknown key '\(entry.key)'\(hint)", in: file, at: entry.keyRange)
    }
  }

  private static func text(_ key: String, of node: Node, in file: SourceFile) throws(Finding) -> String {
    guard let text = node[key]?.scalar?.text, !text.isEmpty else {
      throw finding("the key '\(key)' is missing, or has no text", in: file, at: node.range)
    }
    return text
  }

  private static func questions(_ node: Node, in file: SourceFile) throws(Finding) -> [LocalizedQuestion] {
    guard let elements = node.elements else { throw finding("a list was expected here", in: file, at: node.range) }
    var questions: [LocalizedQuestion] = []
    for element in elements { questions.append(try question(element, in: file)) }
    return questions
  }

  private static let keys = [
    "name", "type", "help", "default", "when", "pattern", "message", "choices",
  ]

  private static func question(_ node: Node, in file: SourceFile) throws(Finding) -> LocalizedQuestion {
    try checkKeys(of: node, among: keys, in: file)
    let type = try text("type", of: node, in: file)
    let choices = (node["choices"]?.elements ?? []).compactMap(\.scalar?.text)
    let kinds: [String: Question.Kind] = [
      "text": .text, "language text": .text, "flag": .flag, "number": .number, "choice": .choice(choices),
      "list": .list, "language list": .list, "language tags": .tags, "platform": .platform, "swift type": .type,
      "swift value": .value,
      "languages": .languages, "license": .license,
    ]
    guard let kind = kinds[type] else {
      let hint = suggestion(for: type, among: kinds.keys.sorted())
      throw finding("'\(type)' is no type of a question\(hint)", in: file, at: node["type"]?.range)
    }
    let pattern = node["pattern"]?.scalar?.text
    if let pattern, (try? Regex(pattern)) == nil {
      throw finding("'\(pattern)' is no regular expression", in: file, at: node["pattern"]?.range)
    }
    let question = Question(
      name: try text("name", of: node, in: file), kind: kind, help: try text("help", of: node, in: file),
      defaultValue: try node["default"]?.scalar.map { scalar throws(Finding) in
        try Template(parsing: SourceFile(path: file.path, text: scalar.text))
      },
      condition: node["when"]?.scalar.map { Question.Condition($0.text) },
      pattern: try pattern.map { pattern throws(Finding) in
        Question.Pattern(text: pattern, message: try text("message", of: node, in: file))
      })
    return LocalizedQuestion(
      question: question, isLocalized: type.hasPrefix("language "), choicesKey: node["choices"]?.scalar?.text)
  }
}

extension BlockTemplate {
  /// The questions as they are asked in a catalog: in each of its languages, and with its categories and levels.
  package func questions(in info: CatalogInfo?) -> [Question] {
    questions.flatMap { item -> [Question] in
      var question = item.question
      if let key = item.choicesKey {
        let choices = ((key == "categories" ? info?.categories : info?.levels) ?? []).map(\.key)
        let known = question.defaultValue.flatMap { choices.contains($0.file.text) ? $0 : nil }
        let first = choices.first.flatMap { try? Template(parsing: SourceFile(path: question.name, text: $0)) }
        question = Question(
          name: question.name, kind: .choice(choices), help: question.help,
          defaultValue: known ?? first, condition: question.condition,
          pattern: question.pattern)
      }
      let further = item.isLocalized ? (info?.languages ?? []).dropFirst() : []
      return [question] + further.map { question.asked(in: $0) }
    }
  }
}
