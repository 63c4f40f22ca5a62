import Diagnostics
import Foundation
import YAML

extension Catalog {
  /// The name of the file that makes a folder a catalog.
  package static let fileName = "catalog.yaml"

  /// The name of the folder beside it that holds the user's own templates, and is no block.
  package static let templatesName = "templates"

  static let catalogFile = Rule(
    "catalog-file", "A catalog has a catalog.yaml that can be read.", isBinding: true,
    bad: """
      # catalog.yaml
      My blocks
      """,
    good: """
      # catalog.yaml
      name: My blocks
      """)

  /// Reads `catalog.yaml` and every manifest of a folder, on all cores; Swift sources are not read.
  ///
  /// - Parameters:
  ///   - root: The folder on disk.
  ///   - shownRoot: The folder as findings show it; an empty text shows paths from the catalog itself.
  /// - Returns: The catalog, with everything that was found wrong in any of its YAML files.
  /// - Throws: A finding where there is no `catalog.yaml`, no tree can be made of it, or the folder cannot be listed.
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
    var findings = FormCheck.findings(in: document, form: .catalogInfo)
    findings +=
      LanguageRule.findings(in: info, root: tree) + LicenseRule.findings(in: info, root: tree)
      + RepositoryRule.findings(in: info, root: tree)
    findings += InvisibleCharactersRule.findings(in: document)

    let defaultLanguage = info.defaultLanguage
    let folders = try listing(of: root, shownAs: shownRoot).entries.filter {
      !$0.name.hasPrefix(".") && $0.name != fileName && $0.name != templatesName
    }.map { entry in
      BlockFolder(id: entry.name, root: root, shownPath: prefix + entry.name, isFolder: entry.isFolder)
    }
    let readings = await folders.concurrentMap { ManifestReading($0, defaultLanguage: defaultLanguage) }
    return Catalog(
      root: root, info: info, manifests: readings.compactMap(\.manifest),
      unreadable: readings.compactMap(\.unreadable), findings: (findings + readings.flatMap(\.findings)).sorted())
  }

  private static func listing(of root: String, shownAs shownRoot: String) throws(Finding) -> FolderListing {
    do throws(SystemError) {
      return try FolderListing(root)
    } catch {
      let shown = SourceFile(path: shownRoot.isEmpty ? "." : shownRoot, bytes: [])
      throw Finding(catalogFile, "the catalog's folder cannot be listed: \(error.message)", at: Location(shown))
    }
  }
}

/// What a folder of the catalog holds: a manifest, as far as it could be read, or nothing of interest.
private struct ManifestReading: Sendable {
  private(set) var manifest: Manifest?
  /// The id of a block that is there, or may well be, but could not be read.
  private(set) var unreadable: String?
  private(set) var findings: [Finding] = []

  init(_ folder: BlockFolder, defaultLanguage: String) {
    take(folder.kind, folder, defaultLanguage)
    // Why a manifest cannot be read must not go unsaid, for then nothing is said of the block.
    if unreadable != nil { findings = findings.map(\.binding) }
  }

  private mutating func take(_ kind: BlockFolder.Kind, _ folder: BlockFolder, _ defaultLanguage: String) {
    switch kind {
    case .folder: read(folder, defaultLanguage)
    case .misplaced(let finding): findings = [finding]
    case .unreadable(let finding):
      unreadable = folder.id
      findings = [finding]
    case .block: unreadable = folder.id
    case .other: break
    }
  }

  private mutating func read(_ folder: BlockFolder, _ defaultLanguage: String) {
    do {
      let file = try folder.readManifest()
      let document = Document(parsing: file)
      findings = FormCheck.findings(in: document, form: .manifest) + InvisibleCharactersRule.findings(in: document)
      if let root = document.root, root.entries != nil {
        manifest = Manifest(id: folder.id, file: file, root: root, defaultLanguage: defaultLanguage)
        let reading = SilenceReading(document)
        manifest?.silences = reading.silences
        findings += reading.findings
      }
      if manifest == nil { unreadable = folder.id }
    } catch {
      findings = [error]
      // Only where there is no manifest to be read do the names in the folder tell what it is.
      let kind = folder.kindByNames
      if case .block = kind {} else { findings = [] }
      take(kind, folder, defaultLanguage)
    }
  }
}
