import BlockCatalog
import FilePlan

/// A page of a catalog, whatever its language.
enum PageKind {
  /// All blocks by category.
  case index
  /// All tags.
  case tags
  /// One block.
  case block
}

/// How the generated files of a catalog are named: their one home.
///
/// In the catalog's default language a page is `README.md` or `TAGS.md`, in every further language `README.<code>.md` or
/// `TAGS.<code>.md`; pages and the usage of a block lie in its folder.
package struct PageNames: Sendable {
  /// The first is the default one.
  let languages: [String]

  package init(_ info: CatalogInfo) {
    languages = info.languages
  }

  /// The name of a page in its folder.
  func name(of page: PageKind, in language: String) -> String {
    let base = Self.base(of: page)
    return language == languages.first ? "\(base).md" : "\(base).\(language).md"
  }

  /// The paths, below the catalog, of a block's pages in every language and of its usage.
  func files(ofBlock id: String) -> [String] {
    (languages.map { name(of: .block, in: $0) } + [Block.usageName]).map { "\(id)/\($0)" }
  }

  /// Whether a path below the catalog, in its parts, is that of a file that is generated, be it there already or not.
  func isGenerated(_ parts: [String], of catalog: Catalog) -> Bool {
    switch parts.count {
    case 1: languages.contains { parts[0] == name(of: .index, in: $0) || parts[0] == name(of: .tags, in: $0) }
    case 2: catalog.hasBlock(parts[0]) && files(ofBlock: parts[0]).contains(parts.joined(separator: "/"))
    default: false
    }
  }

  /// Whether a name in a block's folder is one that is generated, in whatever language.
  static func isInBlock(_ name: String) -> Bool {
    let base = base(of: .block)
    return name == Block.usageName || name == "\(base).md" || name.hasPrefix("\(base).") && name.hasSuffix(".md")
  }

  /// Which generated files may be removed where no block claims them.
  ///
  /// The files of the kept blocks stay whatever they are; where there are any, the catalog's own pages stay too, as they
  /// speak of these. `nil` keeps every file.
  package static func leftovers(keeping kept: Set<String>?) -> Leftovers {
    Leftovers(suffixes: kept == nil ? [] : [".md", "/\(Block.usageName)"], depth: 2) { path in
      guard let kept else { return true }
      guard let slash = path.firstIndex(of: "/") else { return !kept.isEmpty }
      let folder = String(path[..<slash])
      return folder == Catalog.templatesName || kept.contains(folder)
    }
  }

  private static func base(of page: PageKind) -> String {
    switch page {
    case .index, .block: "README"
    case .tags: "TAGS"
    }
  }
}
