import BlockCatalog

/// The generated files that lie beside the blocks: pages of the flavor for repositories, usages, and `catalog.json`.
struct GeneratedNames {
  private static let flavor = GitHubFlavor()
  private let info: CatalogInfo

  init(_ info: CatalogInfo) {
    self.info = info
  }

  /// The page whose file has a path below the catalog, in its parts; `nil` for another file.
  func page(at parts: [String], of catalog: Catalog) -> PageAddress? {
    let pages: [PageAddress.Page] = [.index, .tags] + parts.prefix(1).filter(catalog.hasBlock).map { .block($0) }
    let path = parts.joined(separator: "/")
    return pages.lazy.flatMap { page in
      info.languages.map { PageAddress(page, in: $0 == info.defaultLanguage ? nil : $0) }
    }.first { Self.flavor.path(of: $0) == path }
  }

  /// Whether a path below the catalog, in its parts, is that of a file that is generated, be it there already or not.
  func isGenerated(_ parts: [String], of catalog: Catalog) -> Bool {
    if parts == [CatalogFile.name] || page(at: parts, of: catalog) != nil { return true }
    return parts.count == 2 && parts[1] == Block.usageName && catalog.hasBlock(parts[0])
  }

  /// Whether a name in a block's folder is one that is generated, in whatever language.
  static func isInBlock(_ name: String) -> Bool {
    if name == Block.usageName { return true }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let code = parts.count == 3 ? String(parts[1]) : nil
    return flavor.path(of: PageAddress(.block("id"), in: code)) == "id/" + name
  }
}
