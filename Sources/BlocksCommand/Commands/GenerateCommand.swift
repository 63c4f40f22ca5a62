import BlockCatalog
import CatalogDocs
import Diagnostics
import FilePlan
import Foundation

/// `blocks generate`: pages and usage of the catalog.
enum GenerateCommand: Command {
  static let description = CommandDescription(
    "generate", "Make the pages and the Swift usage of every block.",
    discussion: """
      Writes README.md and TAGS.md for the catalog, and README.md and Usage.swift for each block, README.CODE.md for \
      each further language, and removes generated files of blocks that are gone. Only files that say in their first \
      comment that they are generated are ever replaced or removed. With ids, only the files of those blocks are made. \
      catalog.json, beside the pages, says all of it for programs; 'blocks schema catalog.json' describes it.

      The flavor github is for people who read the repository; starlight is for the content of a site made with Astro \
      Starlight, docc for a documentation catalog, and both are written into the folder that --output names.

      With --check nothing is written: the files that are missing, stale or orphaned are listed with what would change, \
      and the exit status is 1. A block with an error is left alone, with its pages, and the exit status is 2.
      """,
    arguments: [
      ArgumentDescription(
        "ID", "The blocks whose files to make; without one, all.", isRequired: false, isRepeating: true)
    ],
    options: [
      OptionDescription("check", "Write nothing; tell whether every file is fresh."),
      OptionDescription("dry-run", "Write nothing; show what would change."),
      OptionDescription(
        "flavor", value: "FLAVOR", "For whom the pages are made.", choices: Flavors.all.map(\.name),
        defaultValue: GitHubFlavor().name),
      OptionDescription("language", value: "CODE", "Make the pages of this language alone."),
      OptionDescription("output", value: "DIR", "Write into this folder; else into the catalog, beside the sources."),
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, console) = (invocation.arguments, invocation.console)
    if arguments.isSet("check"), arguments.isSet("dry-run") {
      throw invocation.usageError(.conflict("check", "dry-run"))
    }
    let folder = try CatalogFolder(invocation)
    let catalog = try await invocation.loadCatalog()
    let language = try language(invocation, catalog.info)
    let chosen = try await ChosenBlocks(invocation, in: catalog)
    let plan = try makePlan(invocation, folder, catalog, chosen, language: language)

    let isWriting = !arguments.isSet("check") && !arguments.isSet("dry-run")
    let changes = isWriting ? await plan.files.apply() : await plan.files.changes()
    for change in changes where change.kind != .unchanged && change.finding == nil {
      console.print(line(for: change, isWritten: isWriting, shownRoot: plan.shownRoot))
      if !isWriting { console.write(try plan.files.diff(of: change)) }
    }
    let blocked = changes.compactMap(\.finding)
    console.report(TextReport(isColored: console.colorsErrors).text(for: chosen.validation.errors + blocked))
    console.report(summary(changes, chosen, arguments) + "\n")
    if !chosen.validation.errors.isEmpty || !blocked.isEmpty { return .failure }
    return arguments.isSet("check") && changes.contains { $0.kind != .unchanged } ? .no : .yes
  }

  /// The one language to make pages in, as the option says.
  private static func language(_ invocation: Invocation, _ info: CatalogInfo) throws -> String? {
    guard let code = invocation.arguments.value(of: "language") else { return nil }
    guard info.languages.contains(code) else {
      throw invocation.usageError(.unknownChoice(code, for: "--language", choices: info.languages))
    }
    return code
  }

  // MARK: - Planning

  private static func makePlan(
    _ invocation: Invocation, _ folder: CatalogFolder, _ catalog: Catalog, _ chosen: ChosenBlocks, language: String?
  ) throws -> (files: FilePlan, shownRoot: String) {
    let flavor = invocation.arguments.value(of: "flavor").flatMap(Flavors.named) ?? GitHubFlavor()
    let output = invocation.arguments.value(of: "output")
    guard output != nil || flavor.liesInCatalog else {
      throw invocation.usageError(
        .other("the flavor '\(flavor.name)' is written into a folder of its own; name one with '--output DIR'"))
    }
    let root = output.map(invocation.absolutePath) ?? folder.path
    let templates = try PageTemplates(flavor, folder: BuiltInTemplates.folder(), shownAs: "Templates")
    let pages = PageSet(
      catalog: catalog, templates: templates, wayToCatalog: output == nil ? "" : way(from: root, to: folder.path),
      placeInRepository: invocation.placeInRepository(of: folder))

    let kept = keptBlocks(catalog, chosen)
    var files = chosen.blocks.filter { !kept.contains($0.id) }.flatMap { pages.files(of: $0, language: language) }
    // The indexes speak of every block: they are made only where every block can be spoken of.
    let isWhole = chosen.ids == nil && chosen.validation.errors.isEmpty && kept.isEmpty
    if isWhole { files += pages.indexFiles(language: language) }
    if isWhole, language == nil { files.append(pages.catalogFile(of: chosen.blocks)) }
    let mayRemove = chosen.ids == nil && language == nil && !chosen.validation.isCatalogInvalid
    let shownRoot = output ?? folder.shownPath
    return (
      FilePlan(
        root: root, shownRoot: shownRoot, files: files,
        leftovers: mayRemove ? leftovers(of: flavor, keeping: kept) : .none),
      shownRoot
    )
  }

  /// The relative way from one folder to another, ending in `/`; empty where they are the same.
  private static func way(from start: String, to end: String) -> String {
    let (start, end) = (resolvedParts(start), resolvedParts(end))
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared)
    return parts.map { $0 + "/" }.joined()
  }

  /// The parts of a path with its links followed, as `..` leads elsewhere from behind one; the end of the path need not
  /// exist yet.
  private static func resolvedParts(_ path: String) -> [String] {
    var folder = path.split(separator: "/")
    var missing: [String] = []
    while !FileManager.default.fileExists(atPath: "/" + folder.joined(separator: "/")), let last = folder.popLast() {
      missing.insert(String(last), at: 0)
    }
    let existing = URL(fileURLWithPath: "/" + folder.joined(separator: "/")).resolvingSymlinksInPath().path
    let whole = ([existing] + missing).joined(separator: "/")
    return URL(fileURLWithPath: whole).standardized.path.split(separator: "/").map(String.init)
  }

  /// Generated files that no block claims; those of blocks with an error, and then the indexes, are kept.
  private static func leftovers(of flavor: any Flavor, keeping kept: Set<String>) -> Leftovers {
    Leftovers(suffixes: flavor.suffixes, depth: flavor.depth) { path in
      guard !kept.isEmpty else { return false }
      return flavor.block(ofPage: path).map(kept.contains) ?? true
    }
  }

  /// The blocks whose files are left as they are: those with an error, and those whose pages link to one that cannot
  /// be read, as nobody knows its title.
  private static func keptBlocks(_ catalog: Catalog, _ chosen: ChosenBlocks) -> Set<String> {
    if chosen.validation.isCatalogInvalid {
      return Set(chosen.blocks.map(\.id)).union(chosen.validation.invalidBlocks)
    }
    let unreadable = Set(catalog.unreadable)
    let linking = chosen.blocks.filter { block in
      let manifest = block.manifest
      let related = manifest.requires + manifest.see + [manifest.base, manifest.replacedBy].compactMap(\.self)
      return related.contains { unreadable.contains($0.value) }
    }
    return chosen.validation.invalidBlocks.union(linking.map(\.id))
  }

  // MARK: - Answer

  private static func line(for change: FileChange, isWritten: Bool, shownRoot: String) -> String {
    let path = VisibleText.message(shownRoot.isEmpty ? change.path : "\(shownRoot)/\(change.path)")
    return switch change.kind {
    case .missing: isWritten ? "wrote \(path)" : "missing \(path)"
    case .stale: isWritten ? "wrote \(path)" : "stale \(path)"
    case .orphaned: isWritten ? "removed \(path)" : "orphaned \(path)"
    case .unchanged, .blocked: path
    }
  }

  /// One line: how many files there are, what became of them, and what to do now.
  private static func summary(
    _ changes: [FileChange], _ chosen: ChosenBlocks, _ arguments: ParsedArguments
  ) -> String {
    let changed = changes.count { $0.kind != .unchanged && $0.finding == nil }
    let blocked = changes.count { $0.finding != nil }
    let isCheck = arguments.isSet("check")
    let what = isCheck ? "not fresh" : arguments.isSet("dry-run") ? "would change" : "changed"
    var summary = "\(counted(changes.count, "file")): \(changed) \(what)"
    if blocked > 0 { summary += ", \(blocked) blocked" }
    if chosen.validation.isCatalogInvalid {
      summary += "; every block left alone for the errors of \(Catalog.fileName)"
    } else if !chosen.validation.invalidBlocks.isEmpty {
      let count = chosen.validation.invalidBlocks.count
      summary += "; \(counted(count, "block")) left alone for \(count == 1 ? "its" : "their") errors"
    }
    if isCheck, changed > 0 { summary += "; to mend this, run the same without --check" }
    return summary
  }
}
