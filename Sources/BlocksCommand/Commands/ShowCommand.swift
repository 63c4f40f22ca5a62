import BlockCatalog
import Diagnostics
import SwiftAPI

/// `blocks show`: one block in the terminal.
enum ShowCommand: Command {
  static let description = CommandDescription(
    "show", "Show one block: facts, description, API, or its source.",
    arguments: [ArgumentDescription("ID", "The block.", kind: .block)],
    options: [
      OptionDescription(
        "format", value: "FORMAT", "How it is printed.", choices: ["text", "json"], defaultValue: "text"),
      OptionDescription("source", "Print the Swift source, to the byte."),
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, console) = (invocation.arguments, invocation.console)
    if arguments.isSet("source"), arguments.isSet("format") {
      throw invocation.usageError(.conflict("source", "format"))
    }
    let catalog = try await invocation.loadCatalog()
    let id = arguments.words.first ?? ""
    guard catalog.hasBlock(id) else { throw invocation.unknownBlock(id, in: catalog) }
    guard let block = await catalog.blocks([id]).first else {
      throw catalog.findings.first { catalog.folder(of: $0) == id && $0.severity == .error }
        ?? Finding(CatalogFolder.rule, "the manifest of '\(id)' cannot be read", at: Location(catalog.info.file))
    }
    // Else nobody would learn why the API is missing.
    if block.components.isEmpty, !arguments.isSet("source") {
      console.report(TextReport(isColored: console.colorsErrors).text(for: block.findings))
    }
    if arguments.isSet("source") {
      guard let file = block.api?.file else { throw block.findings.first ?? invocation.unknownBlock(id, in: catalog) }
      console.write(file.bytes)
    } else if arguments.value(of: "format") == "json" {
      console.print(BlockFacts(block, catalog.info).json.text)
    } else {
      let facts = BlockFacts(block, catalog.info)
      console.write(text(of: facts, block, Styled(isColored: console.colorsOutput)))
    }
    return .yes
  }

  private static func text(of facts: BlockFacts, _ block: Block, _ styled: Styled) -> String {
    let place = [facts.category, facts.platforms.joined(separator: ", "), facts.level].map(VisibleText.line)
    var lines = [
      styled.bold(VisibleText.line(facts.title)), VisibleText.line(facts.summary), "", place.joined(separator: " · "),
    ]
    if facts.status != Manifest.Status.stable.rawValue {
      lines.append(VisibleText.line(facts.status + (facts.replacedBy.map { "; use \($0) instead" } ?? "")))
    }
    lines += facts.tags.sorted { $0.key < $1.key }.map {
      VisibleText.line("\($0.key): \($0.value.joined(separator: ", "))")
    }
    lines.append("")
    lines += facts.description.split(separator: "\n", omittingEmptySubsequences: false).map {
      VisibleText.line(String($0))
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    for entry in facts.components {
      lines += ["", styled.bold(VisibleText.line(entry.name))]
      lines += entry.declaration.split(separator: "\n").map { "  " + VisibleText.line(String($0)) }
      for parameter in entry.parameters {
        let value = parameter.default.map { " = \($0)" } ?? ""
        lines += [
          "",
          "  \(styled.underlined(VisibleText.line(parameter.name))): \(VisibleText.line(parameter.type ?? "–"))\(VisibleText.line(value))",
        ]
        if !parameter.description.isEmpty { lines.append("    \(VisibleText.line(parameter.description))") }
      }
    }
    if !facts.requires.isEmpty {
      lines += ["", "Requires: \(VisibleText.line(facts.requires.joined(separator: ", ")))"]
    }
    if !facts.see.isEmpty { lines += ["", "See also: \(VisibleText.line(facts.see.joined(separator: ", ")))"] }
    if !facts.origin.isEmpty { lines += ["", "Origin: \(VisibleText.line(facts.origin))"] }
    lines += ["", "License: \(VisibleText.line(facts.license))"]
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A block as `show` tells it, in the default language.
private struct BlockFacts {
  struct Entry {
    let name: String
    let declaration: String
    let parameters: [Fact]
  }

  struct Fact {
    let name: String
    let type: String?
    let `default`: String?
    let description: String
  }

  let id: String
  let title: String
  let summary: String
  let origin: String
  let description: String
  let category: String
  let level: String
  let platforms: [String]
  let tags: [String: [String]]
  let components: [Entry]
  let base: String?
  let requires: [String]
  let see: [String]
  let status: String
  let replacedBy: String?
  let license: String
  let source: String?

  init(_ block: Block, _ info: CatalogInfo) {
    let manifest = block.manifest
    id = block.id
    title = info.text(manifest.title)
    summary = info.text(manifest.summary)
    origin = info.text(manifest.origin)
    description = info.text(manifest.description)
    category = manifest.category?.value ?? ""
    level = manifest.level?.value ?? ""
    platforms = manifest.platforms.map(\.value)
    tags = Dictionary(
      manifest.tags.map { ($0.language.value, $0.tags.map(\.value)) }, uniquingKeysWith: { first, _ in first })
    components = block.components.map { component in
      Entry(
        name: component.declaration.fullName, declaration: component.declaration.signature,
        parameters: component.parameters.map { parameter in
          Fact(
            name: parameter.parameter.callName, type: parameter.parameter.type,
            default: parameter.parameter.defaultValue, description: info.text(parameter.description))
        })
    }
    base = manifest.base?.value
    requires = manifest.requires.map(\.value)
    see = manifest.see.map(\.value)
    status = manifest.status?.value.rawValue ?? Manifest.Status.stable.rawValue
    replacedBy = manifest.replacedBy?.value
    license = manifest.license?.value ?? info.license
    source = block.sourceName
  }

  /// Its members by name, and what there is none of left out.
  var json: JSONValue {
    func list(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
    return [
      "base": base.map(JSONValue.string),
      "category": .string(category),
      "components": .array(components.map(json(of:))),
      "description": .string(description),
      "id": .string(id),
      "level": .string(level),
      "license": .string(license),
      "origin": .string(origin),
      "platforms": list(platforms),
      "replacedBy": replacedBy.map(JSONValue.string),
      "requires": list(requires),
      "see": list(see),
      "source": source.map(JSONValue.string),
      "status": .string(status),
      "summary": .string(summary),
      "tags": .object(tags.sorted { $0.key < $1.key }.map { ($0.key, list($0.value)) }),
      "title": .string(title),
      "version": 1,
    ]
  }

  private func json(of entry: Entry) -> JSONValue {
    [
      "declaration": .string(entry.declaration),
      "name": .string(entry.name),
      "parameters": .array(
        entry.parameters.map { parameter in
          [
            "default": parameter.default.map(JSONValue.string),
            "description": .string(parameter.description),
            "name": .string(parameter.name),
            "type": parameter.type.map(JSONValue.string),
          ]
        }),
    ]
  }
}
