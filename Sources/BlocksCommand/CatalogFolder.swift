import BlockCatalog
import Diagnostics
import Foundation

/// The folder of the catalog that a command works on.
struct CatalogFolder: Sendable {
  /// An absolute path.
  let path: String
  /// The same folder as messages show it: from the working directory, or as the option wrote it; empty for the working
  /// directory itself.
  let shownPath: String

  static let rule = Rule(
    "catalog", "A command finds a catalog: a folder with a catalog.yaml.",
    bad: "blocks list --catalog Sources",
    good: "blocks list --catalog Catalog")

  /// The folder that `--catalog` names, or the `Catalog` folder in it; or else the nearest one: this folder or one above, or a `Catalog` folder of either.
  ///
  /// - Throws: A finding where no folder has a `catalog.yaml`.
  init(_ invocation: Invocation) throws(Finding) {
    func hasCatalog(_ path: String) -> Bool {
      FileManager.default.fileExists(atPath: "\(path)/\(Catalog.fileName)")
    }
    if let option = invocation.arguments.value(of: "catalog") {
      var shown = option[...]
      while shown.count > 1, shown.last == "/" { shown.removeLast() }
      let way = shown == "." ? "" : String(shown)
      self.init(path: invocation.absolutePath(option), shownPath: way)
      guard !hasCatalog(path) else { return }
      if hasCatalog("\(path)/Catalog") {
        let inner = way == "" ? "Catalog" : way == "/" ? "/Catalog" : "\(way)/Catalog"
        self.init(path: "\(path)/Catalog", shownPath: inner)
        return
      }
      var isFolder: ObjCBool = false
      let message =
        if !FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) {
          "there is no such folder; name a catalog's folder with --catalog"
        } else if isFolder.boolValue {
          "neither this folder nor a folder Catalog in it has a catalog.yaml; name a catalog's folder with --catalog"
        } else {
          "a folder was expected here, and this is a file; name the folder of catalog.yaml with --catalog"
        }
      throw Self.finding(message, at: option)
    }
    let parts = URL(fileURLWithPath: invocation.workingDirectory).standardized.path.split(separator: "/")
    for height in 0...parts.count {
      let folder = "/" + parts.dropLast(height).joined(separator: "/")
      let way = String(repeating: "../", count: height)
      let candidates = [(folder, way), (folder == "/" ? "/Catalog" : "\(folder)/Catalog", "\(way)Catalog/")]
      if let (path, shown) = candidates.first(where: { hasCatalog($0.0) }) {
        self.init(path: path, shownPath: String(shown.dropLast()))
        return
      }
    }
    throw Self.finding(
      "no catalog.yaml here, in a folder above, or in a Catalog folder of either; name a catalog's folder with --catalog",
      at: "")
  }

  private init(path: String, shownPath: String) {
    self.path = path
    self.shownPath = shownPath
  }

  /// Reads the catalog's YAML files.
  func load() async throws(Finding) -> Catalog {
    try await Catalog.load(root: path, shownAs: shownPath)
  }

  private static func finding(_ message: String, at path: String) -> Finding {
    Finding(rule, message, at: Location(SourceFile(path: path, bytes: [])))
  }
}

extension Invocation {
  /// The catalog of this run.
  ///
  /// - Throws: A finding where there is no catalog, or it has no block; what may explain that is reported before.
  func loadCatalog() async throws -> Catalog {
    try await loadCatalog(of: CatalogFolder(self))
  }

  /// The catalog of a folder that has been found.
  ///
  /// - Throws: A finding where it cannot be read or has no block; what may explain that is reported before.
  func loadCatalog(of folder: CatalogFolder) async throws -> Catalog {
    console.progress.begin("reading manifests")
    defer { console.progress.end() }
    let catalog = try await folder.load()
    guard !catalog.manifests.isEmpty || !catalog.unreadable.isEmpty else {
      console.report(TextReport(isColored: console.colorsErrors).text(for: catalog.findings))
      throw Finding(
        CatalogFolder.rule, "the catalog has no block; a block is a folder with a block.yaml",
        at: Location(catalog.info.file))
    }
    return catalog
  }

  /// The catalog of this run, where its manifests alone give the answer.
  ///
  /// - Throws: A finding where there is no manifest that can be read.
  func loadReadableCatalog() async throws -> Catalog {
    let catalog = try await loadCatalog()
    guard !catalog.manifests.isEmpty else {
      let count = catalog.unreadable.count
      let which = count == 1 ? "the only manifest cannot" : "not one of the \(count) manifests can"
      throw Finding(
        CatalogFolder.rule, "\(which) be read; to see why, run: blocks validate", at: Location(catalog.info.file))
    }
    return catalog
  }
}
