import Diagnostics
import YAML

/// A catalog whose manifests are read one by one, and only as far as a search looks at them.
package struct CatalogSkim: Sendable {
  /// The folder of `catalog.yaml`, on disk.
  package let root: String
  package let info: CatalogInfo
  /// The names in the catalog's folder that may be blocks, in the order of their bytes.
  package let folders: [String]
  private let prefix: String

  /// What a folder of the catalog holds.
  package enum Content: Sendable {
    /// The keys of `SkimmedText.keys`, as far as the manifest has them.
    case manifest(Manifest)
    case unreadable
    case nothing
  }

  /// Reads `catalog.yaml` and lists the folder.
  ///
  /// - Parameters:
  ///   - root: The folder on disk.
  ///   - shownRoot: The folder as findings show it; an empty text shows paths from the catalog itself.
  /// - Throws: A finding where there is no `catalog.yaml`, no tree can be made of it, or the folder cannot be listed.
  package init(root: String, shownAs shownRoot: String) throws(Finding) {
    self.root = root
    prefix = shownRoot.isEmpty ? "" : shownRoot + "/"
    let file = try SourceFile.read("\(root)/\(Catalog.fileName)", shownAs: prefix + Catalog.fileName, inside: root)
    let document = Document(parsing: file)
    guard let tree = document.root, tree.entries != nil else {
      throw document.findings.first
        ?? Finding(
          Catalog.catalogFile, "catalog.yaml must be a mapping, with name, languages, categories, levels",
          at: Location(file))
    }
    info = CatalogInfo(file: file, root: tree)
    do throws(SystemError) {
      folders = try FolderListing(root).names.filter { !$0.hasPrefix(".") && $0 != Catalog.fileName }
    } catch {
      let shown = SourceFile(path: shownRoot.isEmpty ? "." : shownRoot, bytes: [])
      throw Finding(
        Catalog.catalogFile, "the catalog's folder cannot be listed: \(error.message)", at: Location(shown))
    }
  }

  /// Reads what is searched of a folder's manifest.
  ///
  /// A fault in what is not searched does not matter here: the block is found all the same.
  ///
  /// - Parameter isWanted: Told the manifest's text; where it says no, the folder counts as holding nothing.
  package func block(in name: String, where isWanted: (SkimmedText) -> Bool = { _ in true }) -> Content {
    let folder = BlockFolder(id: name, root: root, shownPath: prefix + name)
    switch folder.kind {
    case .folder: break
    case .unreadable, .block: return .unreadable
    case .misplaced, .other: return .nothing
    }
    guard let file = try? folder.readManifest() else {
      switch folder.kindByNames {
      case .block, .unreadable, .folder: return .unreadable
      case .misplaced, .other: return .nothing
      }
    }
    let text = SkimmedText(file)
    guard isWanted(text) else { return .nothing }
    let skimmed = text.document
    let document = skimmed?.findings.isEmpty == true ? skimmed : Document(parsing: file)
    guard let tree = document?.root, tree.entries != nil else { return .unreadable }
    return .manifest(Manifest(id: name, file: file, root: tree, defaultLanguage: info.defaultLanguage))
  }
}
