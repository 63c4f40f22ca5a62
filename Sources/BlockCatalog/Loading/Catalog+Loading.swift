import Diagnostics
import Foundation
import YAML

extension Catalog {
  /// The name of the file that makes a folder a catalog.
  package static let fileName = "catalog.yaml"

  static let catalogFile = Rule("catalog-file", "A catalog has a catalog.yaml that can be read.")

  /// Reads `catalog.yaml` and every manifest of a folder, on all cores; Swift sources are not read.
  ///
  /// - Parameters:
  ///   - root: The folder on disk.
  ///   - shownRoot: The folder as findings show it; an empty text shows paths from the catalog itself.
  /// - Returns: The catalog, with everything that was found wrong in any of its YAML files.
  /// - Throws: A finding where there is no `catalog.yaml`, or no tree can be made of it.
  package static func load(root: String, shownAs shownRoot: String) async throws(Finding) -> Catalog {
    let prefix = shownRoot.isEmpty ? "" : shownRoot + "/"
    let file = try SourceFile.read("\(root)/\(fileName)", shownAs: prefix + fileName, inside: root)
    let document = Document(parsing: file)
    guard let tree = document.root, tree.entries != nil else {
      throw document.findings.first
        ?? Finding(
          catalogFile, "catalog.yaml must be a mapping, with name, languages, categories, levels", at: Location(file))
    }
    let info = CatalogInfo(file: file, root: tree)
    var findings = document.findings + FormCheck.findings(in: tree, of: file, form: .catalogInfo)
    findings += LanguageRule.findings(in: info, root: tree)

    let (folders, misplaced) = blockFolders(in: root, shownPrefix: prefix)
    findings += misplaced
    let defaultLanguage = info.defaultLanguage
    let readings = await folders.concurrentMap { ManifestReading($0, defaultLanguage: defaultLanguage) }
    return Catalog(
      root: root, info: info,
      manifests: readings.compactMap(\.manifest),
      unreadable: zip(folders, readings).compactMap { $1.manifest == nil ? $0.id : nil },
      findings: (findings + readings.flatMap(\.findings)).sorted())
  }

  /// The folders that hold a block, and what is wrong with folders that should.
  private static func blockFolders(in root: String, shownPrefix: String) -> ([BlockFolder], [Finding]) {
    var folders: [BlockFolder] = []
    var findings: [Finding] = []
    for name in FolderListing(root).names where !name.hasPrefix(".") {
      let folder = BlockFolder(id: name, root: root, shownPath: shownPrefix + name)
      let names = FolderListing(folder.path).names
      if names.contains("block.yaml") {
        folders.append(folder)
      } else if names.contains("block.yml") {
        findings.append(folder.finding("the manifest is named block.yml; rename it to block.yaml"))
      } else if names.contains(where: { $0.hasSuffix(".swift") && $0 != "Usage.swift" }) {
        findings.append(folder.finding("this folder holds Swift but no block.yaml; add one, or move the folder"))
      }
    }
    return (folders, findings)
  }
}

extension BlockFolder {
  fileprivate func finding(_ message: String) -> Finding {
    Finding(Self.rule, message, at: Location(SourceFile(path: shownPath, bytes: [])))
  }
}

/// One manifest, as far as it could be read.
private struct ManifestReading: Sendable {
  let manifest: Manifest?
  let findings: [Finding]

  init(_ folder: BlockFolder, defaultLanguage: String) {
    do {
      let file = try folder.readManifest()
      let document = Document(parsing: file)
      let mismatches = document.root.map { FormCheck.findings(in: $0, of: file, form: .manifest) } ?? []
      findings = document.findings + mismatches
      manifest = document.root.flatMap { root in
        guard root.entries != nil else { return nil }
        return Manifest(id: folder.id, file: file, root: root, defaultLanguage: defaultLanguage)
      }
    } catch {
      findings = [error]
      manifest = nil
    }
  }
}
