import BlockCatalog
import CatalogDocs
import CatalogScaffold
import Diagnostics
import FilePlan
import Foundation
import Mustache
import SwiftAPI

/// `blocks new --from block.yaml`: a source for a manifest that is there.
enum ManifestScaffolding {
  static func run(_ invocation: Invocation, file path: String) async throws -> ExitStatus {
    let console = invocation.console
    let target = try await ScaffoldTarget(invocation)
    try GivenAnswers(invocation).check(against: [])
    let file = try SourceFile.read(invocation.absolutePath(path), shownAs: path)
    let place = try Place(invocation, path, target)
    let (read, findings) = Manifest.parse(file, id: place.id, defaultLanguage: target.info.defaultLanguage)
    guard let manifest = read, !findings.contains(where: { $0.severity == .error }) else {
      console.report(TextReport(isColored: console.colorsErrors).text(for: findings))
      return .failure
    }
    let base = manifest.base.flatMap { base in target.blocks.first { $0.id == base.value } }
    if let named = manifest.base, base == nil {
      throw Finding(
        ManifestScaffold.rule, "the catalog has no block '\(named.value)' to build on", at: Location(file, named.range))
    }
    let scaffold: ManifestScaffold
    do throws(ManifestFindings) {
      scaffold = try ManifestScaffold(manifest, base: base, in: target.info)
    } catch {
      console.report(TextReport(isColored: console.colorsErrors).text(for: error.findings))
      return .failure
    }
    let name = manifest.source?.value ?? "\(scaffold.typeName).swift"
    let source = try source(of: scaffold, manifest, named: name, in: target)
    if let type = source.sharedTypes.first(where: { TakenNames(target.blocks).owner(of: $0.name) != nil }) {
      throw Finding(
        ManifestScaffold.rule, "the source would declare '\(type.name)', which is taken; name the component otherwise",
        at: Location(file, manifest.components.first?.range))
    }
    let written = NewFile(path: name, bytes: source.file.bytes)

    let root = place.isInCatalog ? "\(target.folder.path)/\(place.id)" : target.folder.path
    let shownRoot = place.isInCatalog ? target.shown(place.id) : target.folder.shownPath
    let files =
      place.isInCatalog
      ? [written] : [NewFile(path: "block.yaml", bytes: file.bytes), written].map { $0.inside(place.id) }
    let finishing = Finishing(invocation: invocation, root: root, shownRoot: shownRoot)
    if invocation.arguments.isSet("dry-run") {
      try await finishing.show(files)
      return .yes
    }
    try finishing.make(files)
    let isValid = try await finishing.check([place.id], in: target.folder.shownPath)
    finishing.advise([
      "edit \(target.shown("\(place.id)/\(name)"))", "blocks validate \(place.id)", "blocks generate",
    ])
    return isValid ? .yes : .no
  }

  /// The source with its demo, read back: what the demo calls is the component itself.
  private static func source(
    of scaffold: ManifestScaffold, _ manifest: Manifest, named name: String, in target: ScaffoldTarget
  ) throws(Finding) -> SourceAPI {
    let folder = try BuiltInTemplates.folder()
    let template = try Template(
      parsing: SourceFile.read(
        "\(folder)/sources/modifier.swift.mustache", shownAs: "Templates/sources/modifier.swift.mustache"))
    func read(_ demo: String) throws(Finding) -> SourceAPI {
      let text = try scaffold.source(template, demo: demo)
      return SourceAPI(parsing: SourceFile(path: "\(manifest.id)/\(name)", text: text))
    }
    let bare = try read("")
    let block = Block(manifest: manifest, api: bare, sourceName: name)
    if let error = block.findings.first(where: { $0.severity == .error }) { throw error }
    let templates = try PageTemplates(GitHubFlavor(), folder: folder, shownAs: "Templates")
    return try read(PageSet(catalog: target.catalog, templates: templates).demo(of: block, named: scaffold.demoName))
  }

  /// Where the manifest lies, and the id that it gives.
  private struct Place {
    let id: String
    /// Whether it lies in its place in the catalog, where only the source is missing.
    let isInCatalog: Bool

    init(_ invocation: Invocation, _ path: String, _ target: ScaffoldTarget) throws {
      let url = URL(fileURLWithPath: invocation.absolutePath(path)).resolvingSymlinksInPath()
      let folder = url.deletingLastPathComponent()
      let catalog = URL(fileURLWithPath: target.folder.path).resolvingSymlinksInPath().path
      if folder.deletingLastPathComponent().path == catalog, url.lastPathComponent == "block.yaml" {
        id = folder.lastPathComponent
        isInCatalog = true
        if let fault = BlockID.fault(ofFolder: id) {
          throw invocation.usageError(.other("'\(id)' cannot be an id: \(fault); move the manifest"))
        }
        if let word = invocation.arguments.words.first, word != id {
          throw invocation.usageError(.other("the manifest lies in the folder of '\(id)' already; leave out '\(word)'"))
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if let source = names.sorted().first(where: { $0.hasSuffix(".swift") && $0 != "Usage.swift" }) {
          throw invocation.usageError(
            .other("'\(target.shown("\(id)/\(source)"))' is there already; nothing was written"))
        }
      } else {
        id = try invocation.newID(proposing: folder.lastPathComponent, in: target).text
        isInCatalog = false
      }
    }
  }
}
