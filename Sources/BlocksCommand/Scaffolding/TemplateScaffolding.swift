import BlockCatalog
import CatalogScaffold
import Diagnostics
import FilePlan
import Foundation
import Mustache
import SwiftAPI

/// A block made from a template: its files, and those of the blocks that it needs and the catalog lacks.
struct TemplateScaffolding {
  let template: BlockTemplate
  let id: BlockID
  /// Below the catalog.
  let files: [NewFile]
  /// The ids of blocks that are brought along.
  let brought: [String]

  /// The folder of block templates.
  static func folder() throws(Finding) -> String { try BuiltInTemplates.folder() + "/blocks" }

  /// Reads the template that was named, or is chosen.
  static func template(_ invocation: Invocation) throws -> BlockTemplate {
    let folder = try folder()
    let names = BlockTemplate.names(in: folder)
    var name = invocation.arguments.value(of: "template")
    if let name, !names.contains(name) {
      throw invocation.usageError(.unknownChoice(name, for: "--template", choices: names))
    }
    if name == nil, !invocation.arguments.isSet("yes"), invocation.console.canAsk {
      let lines = try names.map { name in
        "  \(name): \(try BlockTemplate(name, in: folder, shownAs: "Templates/blocks").summary)"
      }
      name = try Asking(invocation).choose(
        "template: What the block begins as.\n" + lines.joined(separator: "\n"), among: names, default: defaultTemplate)
    }
    return try BlockTemplate(name ?? defaultTemplate, in: folder, shownAs: "Templates/blocks")
  }

  private static let defaultTemplate = "view"

  /// Asks what the template asks, and fills it in.
  ///
  /// - Parameters:
  ///   - template: What the block begins as.
  ///   - id: The block's.
  ///   - info: Of the catalog that the block goes to.
  ///   - blocks: Those that the catalog has: their names are taken.
  ///   - ids: Of those and of the blocks that cannot be read: none of them need be brought.
  ///   - asking: Answers the questions.
  /// - Throws: What `asking` throws, or a finding about the template.
  init(
    _ template: BlockTemplate, _ id: BlockID, for info: CatalogInfo, beside blocks: [Block], ids: Set<String>,
    _ asking: (inout Interview) throws -> Void
  ) async throws {
    self.template = template
    self.id = id
    let needed = template.requires.filter { !ids.contains($0) }
    let home = try await Self.home(needed)
    let taken = TakenNames(blocks + home.blocks)
    let facts = Self.facts(id, taken)
    var interview = Interview(template.questions(in: info), facts: facts, taken: taken)
    try asking(&interview)
    let made = try template.files(
      from: interview, languages: info.languages,
      facts: facts.merging(["license": .markup(info.license)]) { $1 }
    ).map { $0.inside(id.text) }
    try Self.check(made, against: taken, advice: "name the type otherwise with --set type=NAME")
    let brought = home.blocks.map { BroughtBlock($0, from: home.info ?? info, to: info) }
    try Self.check(
      brought.flatMap(\.files), against: TakenNames(blocks), advice: "the template needs this block; rename the other")
    self.brought = brought.map(\.id)
    files = brought.flatMap(\.files) + made
  }

  /// The blocks to bring, from the catalog that travels with the program.
  private static func home(_ ids: [String]) async throws -> (info: CatalogInfo?, blocks: [Block]) {
    guard !ids.isEmpty else { return (nil, []) }
    let catalog = try await Catalog.load(root: BuiltInTemplates.catalog(), shownAs: "Catalog")
    var wanted = Set(ids)
    // What a block requires comes along, and what that requires.
    while true {
      let blocks = catalog.manifests.filter { wanted.contains($0.id) }
      let further = Set(blocks.flatMap { $0.requires.map(\.value) }).subtracting(wanted)
      if further.isEmpty { break }
      wanted.formUnion(further)
    }
    return (catalog.info, await catalog.blocks(wanted))
  }

  private static func facts(_ id: BlockID, _ taken: TakenNames) -> [String: Value] {
    [
      "id": .markup(id.text),
      "names": .object([
        "title": .text(id.title), "words": .text(id.text.split(separator: "-").joined(separator: " ")),
        "type": .text(taken.free(SwiftName.name(.type, from: id.text))),
        "function": .text(taken.free(SwiftName.name(.value, from: id.text))),
      ]),
    ]
  }

  /// What a source declares beside the names that were asked for may be somebody else's, too.
  private static func check(_ files: [NewFile], against taken: TakenNames, advice: String) throws(Finding) {
    for file in files where file.path.hasSuffix(".swift") {
      let source = SourceFile(path: file.path, bytes: file.bytes)
      for type in SourceAPI(parsing: source).sharedTypes {
        guard let owner = taken.owner(of: type.name) else { continue }
        throw Finding(
          BlockTemplate.rule, "\(owner) has a '\(type.name)' already; \(advice)", at: Location(source, type.nameRange))
      }
    }
  }
}
