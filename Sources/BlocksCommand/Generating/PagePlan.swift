import BlockCatalog
import CatalogDocs
import Diagnostics
import FilePlan
import Foundation

/// What a run of `generate` is about: the files as they shall be, and the blocks that they are made of.
struct PagePlan: Sendable {
  let folder: CatalogFolder
  let catalog: Catalog
  let chosen: ChosenBlocks
  let files: FilePlan
  /// How many files there shall be.
  let fileCount: Int
  /// The folder that paths are below, as messages show it; empty for the working directory.
  let shownRoot: String
  /// What is wrong with templates, though pages can be made.
  let templateFindings: [Finding]
  /// The files of blocks with an error, by path: what they should be nobody can tell.
  let invalidFiles: [String]

  /// - Throws: What stops all files: no catalog, an option that does not fit it, a template that cannot be read.
  init(_ invocation: Invocation) async throws {
    folder = try CatalogFolder(invocation)
    catalog = try await invocation.loadCatalog(of: folder)
    let language = try Self.language(invocation, catalog.info)
    chosen = try await ChosenBlocks(invocation, in: catalog)

    let flavor = invocation.arguments.value(of: "flavor").flatMap(Flavors.named) ?? GitHubFlavor()
    let output = invocation.arguments.value(of: "output")
    guard output != nil || flavor.liesInCatalog else {
      throw invocation.usageError(
        .other("the flavor '\(flavor.name)' is written into a folder of its own; name one with '--output DIR'"))
    }
    let root = output.map(invocation.absolutePath) ?? folder.path
    shownRoot = output.map(Self.shown) ?? folder.shownPath
    let templates = try BuiltInTemplates.pageTemplates(invocation, catalog, for: flavor)
    templateFindings = catalog.info.weighed(templates.findings)
    let pages = PageSet(
      catalog: catalog, templates: templates,
      wayToCatalog: output == nil ? "" : Self.way(from: root, to: folder.path),
      placeInRepository: invocation.placeInRepository(of: folder),
      languages: Self.languages(flavor, catalog.info, root: root, making: language))

    let kept = pages.keptBlocks(among: chosen.blocks, after: chosen.validation)
    var files = chosen.blocks.filter { !kept.contains($0.id) }.flatMap { pages.files(of: $0, language: language) }
    // The indexes speak of every block: they are made only where every block can be spoken of.
    let isWhole = chosen.ids == nil && chosen.validation.errors.isEmpty && kept.isEmpty
    if isWhole { files += pages.indexFiles(language: language) }
    if !isWhole, !files.isEmpty { files += pages.assetFiles }
    if isWhole, language == nil { files.append(pages.catalogFile(of: chosen.blocks)) }
    fileCount = files.count
    let mayRemove = chosen.ids == nil && language == nil && !chosen.validation.isCatalogInvalid
    let progress = invocation.console.progress
    let counted = files.map { file in
      PlannedFile(path: file.path) { () throws(Finding) in
        defer { progress.step() }
        return try file.content()
      }
    }
    self.files = FilePlan(
      root: root, shownRoot: shownRoot, files: counted,
      leftovers: flavor.leftovers(keeping: mayRemove ? kept : nil))
    invalidFiles = kept.sorted().flatMap { id in
      pages.files(ofBlock: id, language: language).filter { path in
        !path.hasSuffix(".swift") || FileManager.default.fileExists(atPath: "\(root)/\(path)")
      }
    }
  }

  /// A file of the plan as messages name it.
  func shown(_ path: String) -> String { files.location(path).file.path }

  private static func shown(_ option: String) -> String {
    var shown = option[...]
    while shown.count > 1, shown.last == "/" { shown.removeLast() }
    return shown == "." ? "" : String(shown)
  }

  /// The one language to make pages in, as the option says.
  private static func language(_ invocation: Invocation, _ info: CatalogInfo) throws -> String? {
    guard let code = invocation.arguments.value(of: "language") else { return nil }
    guard info.languages.contains(code) else {
      throw invocation.usageError(.unknownChoice(code, for: "--language", choices: info.languages))
    }
    return code
  }

  /// The languages that have pages: those that are made, and those that were made before.
  private static func languages(
    _ flavor: any Flavor, _ info: CatalogInfo, root: String, making language: String?
  ) -> Set<String> {
    let made = info.languages.filter { code in
      let index = PageAddress(.index, in: code == info.defaultLanguage ? nil : code)
      return language == nil || code == language
        || FileManager.default.fileExists(atPath: "\(root)/\(flavor.path(of: index))")
    }
    return Set(made)
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
}
