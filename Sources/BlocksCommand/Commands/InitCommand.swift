import BlockCatalog
import CatalogScaffold
import Diagnostics
import FilePlan
import Foundation
import Mustache

/// `blocks init`: starts a catalog.
enum InitCommand: Command {
  static let description = CommandDescription(
    "init", "Start a catalog with a first block, a workflow and a commit hook.",
    discussion: """
      Makes a folder, or fills one that has none of these files yet, with Catalog/catalog.yaml, a first block from a \
      template, README.md, .gitignore, a GitHub workflow and a pre-commit hook, and generates the pages. The questions \
      are asked as in 'blocks new'. Nothing that exists is touched.
      """,
    arguments: [ArgumentDescription("DIR", "The folder of the new catalog; '.' is this one.", kind: .folder)],
    options: [
      OptionDescription(
        "template", value: "NAME", "What the first block begins as: modifier, sheet, tray or view.",
        kind: .blockTemplate, defaultValue: "view"),
      OptionDescription("block", value: "ID", "The first block's id.", defaultValue: "first-block"),
      OptionDescription(
        "set", value: "NAME=VALUE", "The answer to a question; may be given for each.", isRepeating: true),
      OptionDescription("yes", "Take the default of every question that was not answered."),
      OptionDescription("dry-run", "Write nothing; show what would be written."),
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    if invocation.arguments.isSet("catalog") {
      throw invocation.usageError(.other("'--catalog' names a catalog that is there; the new one's folder is DIR"))
    }
    var shown = invocation.arguments.words.first ?? "."
    while shown.count > 1, shown.last == "/" { shown.removeLast() }
    let root = invocation.absolutePath(shown)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: root, isDirectory: &isFolder), !isFolder.boolValue {
      throw invocation.usageError(.other("'\(shown)' is a file; name a folder"))
    }
    let shownRoot = shown == "." ? "" : shown
    let templates = try BuiltInTemplates.folder()
    let template = try BlockTemplate("catalog", in: templates + "/catalogs", shownAs: "Templates/catalogs")
    // Before anything is asked.
    if let conflict = NewEntries(
      ["Catalog", "README.md", ".gitignore", ".github", ".githooks"].map { NewFile(path: $0, bytes: []) }, in: root,
      shownAs: shownRoot
    ).conflicts().first {
      throw conflict
    }
    let block: BlockID
    do throws(ScaffoldError) {
      block = try BlockID(invocation.arguments.value(of: "block") ?? "")
    } catch {
      throw invocation.usageError(.other(error.message))
    }
    let blockTemplate = try TemplateScaffolding.template(invocation)

    let name = URL(fileURLWithPath: root).standardized.lastPathComponent
    let title = SwiftName.title(from: name)
    let facts: [String: Value] = ["names": .object(["title": .text(title.isEmpty ? "Blocks" : title)])]
    var interview = Interview(template.questions(in: nil), facts: facts)
    try Asking(invocation).complete(&interview)
    let files = try template.files(from: interview, languages: [], facts: [:])
    guard let text = files.first(where: { $0.path == "Catalog/catalog.yaml" }) else {
      throw Finding(
        BlockTemplate.rule, "the template makes no Catalog/catalog.yaml",
        at: Location(SourceFile(path: "Templates/catalogs/catalog", bytes: [])))
    }
    let info = try CatalogInfo.parse(SourceFile(path: "Catalog/catalog.yaml", bytes: text.bytes))
    let scaffold = try await TemplateScaffolding(blockTemplate, block, for: info, beside: [], ids: []) { interview in
      for question in interview.questions where interview.isAsked(question) {
        do throws(ScaffoldError) {
          try interview.takeDefault(of: question)
        } catch {
          throw invocation.usageError(.other("\(question.name): \(error.message)"))
        }
      }
    }

    let finishing = Finishing(invocation: invocation, root: root, shownRoot: shownRoot)
    let all = files + scaffold.files.map { $0.inside("Catalog") }
    if invocation.arguments.isSet("dry-run") {
      try await finishing.show(all)
      return .yes
    }
    try finishing.make(all)
    let way = shownRoot.isEmpty ? "Catalog" : "\(shown)/Catalog"
    let isValid = try await finishing.check([], in: way)
    finishing.advise(
      (shownRoot.isEmpty ? [] : ["cd \(shown)"])
        + ["git init", "git config core.hooksPath .githooks", "blocks new ID", "blocks validate --strict"])
    return isValid ? .yes : .no
  }
}
