import Diagnostics
import YAML

/// A catalog whose manifests are read one by one, and only as far as a search looks at them.
package struct CatalogSkim: Sendable {
  /// The folder of `catalog.yaml`, on disk.
  package let root: String
  package let info: CatalogInfo
  private let prefix: String
  /// The catalog's folder as findings show it.
  private let shownRoot: String

  /// What a folder of the catalog holds.
  package enum Content: Sendable {
    /// A manifest that has at least the keys that are searched.
    case manifest(Manifest)
    case unreadable
    case nothing
  }

  /// Reads `catalog.yaml`.
  ///
  /// - Parameters:
  ///   - root: The folder on disk.
  ///   - shownRoot: The folder as findings show it; an empty text shows paths from the catalog itself.
  /// - Throws: A finding where there is no `catalog.yaml`, or no tree can be made of it.
  package init(root: String, shownAs shownRoot: String) throws(Finding) {
    self.root = root
    self.shownRoot = shownRoot
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
  }

  /// What may be blocks in the catalog's folder, in the order of their names' bytes.
  ///
  /// - Throws: A finding where the folder cannot be listed.
  package func folders() throws(Finding) -> [FolderListing.Entry] {
    do throws(SystemError) {
      return try FolderListing(root).entries.filter { !$0.name.hasPrefix(".") && $0.name != Catalog.fileName }
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
  /// - Parameters:
  ///   - entry: One of `folders()`.
  ///   - isWanted: Told the manifest's text; where it says no, the folder counts as holding nothing.
  /// - Returns: The manifest, as far as it is searched, or what else is there.
  package func block(
    in entry: FolderListing.Entry, where isWanted: (SkimmedText) -> Bool = { _ in true }
  ) -> Content {
    let name = entry.name
    let folder = BlockFolder(id: name, root: root, shownPath: prefix + name, isFolder: entry.isFolder)
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
