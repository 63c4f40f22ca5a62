import Diagnostics
import Foundation
import Mustache
import YAML

/// `blocks render`: one template over one file of data.
enum RenderCommand: Command {
  static let description = CommandDescription(
    "render", "Fill in one Mustache template from one YAML or JSON file.",
    discussion: """
      For people who write templates: follows the Mustache specification to the letter, with inheritance, escapes for \
      HTML, and writes the result to standard output to the byte. A name that the data does not have renders as nothing.
      """,
    arguments: [ArgumentDescription("FILE", "The template.")],
    options: [
      OptionDescription(
        "data", value: "FILE", "The data: YAML, or JSON where the name ends in .json.", isRequired: true),
      OptionDescription("partials", value: "DIR", "Where the partial NAME is NAME.mustache; else beside the template."),
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let template = try Template(parsing: read(invocation.arguments.words.first ?? "", invocation))
    let data = try read(invocation.arguments.value(of: "data") ?? "", invocation)
    let value = data.path.hasSuffix(".json") ? try json(data) : try yaml(data)
    let partials = try partials(of: template, invocation)
    invocation.console.write(try template.render(value, partials: partials))
    return .yes
  }

  private static func read(_ path: String, _ invocation: Invocation) throws(Finding) -> SourceFile {
    try SourceFile.read(invocation.absolutePath(path), shownAs: path)
  }

  /// Every partial of the folder, by name.
  private static func partials(of template: Template, _ invocation: Invocation) throws -> [String: Template] {
    let option = invocation.arguments.value(of: "partials")
    let folder = option ?? URL(fileURLWithPath: template.file.path).deletingLastPathComponent().relativePath
    let names = try? FileManager.default.contentsOfDirectory(atPath: invocation.absolutePath(folder)).sorted()
    guard let names else {
      throw invocation.usageError(.invalidValue(folder, for: "--partials", expected: "a folder that can be read"))
    }
    var partials: [String: Template] = [:]
    for name in names where name.hasSuffix(".mustache") {
      let file = try read("\(folder)/\(name)", invocation)
      partials[String(name.dropLast(".mustache".count))] = try Template(parsing: file)
    }
    return partials
  }

  // MARK: - Data

  private static let rule = Rule("data", "The data of a template is YAML or JSON.")

  private static func yaml(_ file: SourceFile) throws(Finding) -> Value {
    let document = Document(parsing: file)
    if let finding = document.findings.first(where: { $0.severity == .error }) { throw finding }
    return document.root.map(Value.init) ?? .null
  }

  private static func json(_ file: SourceFile) throws(Finding) -> Value {
    do {
      return try JSONDecoder().decode(JSONValue.self, from: Data(file.bytes)).value
    } catch {
      // The decoder does not say where; nearly all that is broken as JSON is broken as YAML too, which does.
      let found = Document(parsing: file).findings.first { $0.severity == .error }
      throw found ?? Finding(rule, "the file is not JSON; mend it, or name a YAML file", at: Location(file))
    }
  }
}

extension Value {
  /// A node as the YAML 1.2 core schema reads it; the depth is bounded by the reader.
  init(_ node: Node) {
    switch node.content {
    case .scalar(let scalar):
      switch scalar.coreValue {
      case .null: self = .null
      case .bool(let flag): self = .flag(flag)
      case .integer(let number): self = .integer(number)
      case .float(let number): self = .number(number)
      case .text(let text): self = .text(text)
      }
    case .sequence(let elements): self = .list(elements.map { Value($0) })
    case .mapping(let entries):
      self = .object(
        Dictionary(
          entries.map { ($0.key, Value($0.value)) }, uniquingKeysWith: { first, _ in first }))
    }
  }
}

/// Any JSON, as Foundation decodes it; its own bound on depth holds.
private struct JSONValue: Decodable {
  let value: Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let flag = try? container.decode(Bool.self) {
      value = .flag(flag)
    } else if let number = try? container.decode(Int.self) {
      value = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      value = .list(list.map(\.value))
    } else {
      value = .object(try container.decode([String: JSONValue].self).mapValues(\.value))
    }
  }
}
