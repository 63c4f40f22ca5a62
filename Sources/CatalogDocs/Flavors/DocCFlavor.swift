/// A documentation catalog for DocC: an article a page, with the index as the root of the technology.
///
/// DocC knows an article by its file's name alone, in any case of letters, and an id has no dot in it: so a dot tells
/// languages and the catalog's own pages apart from blocks.
struct DocCFlavor: Flavor {
  let name = "docc"
  let liesInCatalog = false

  /// The folder that `docc` takes for a catalog.
  private static let folder = "Blocks.docc"

  func markup(_ direction: TextDirection) -> any Markup { MarkdownMarkup(.docc, direction) }

  func path(of page: PageAddress) -> String { "\(Self.folder)/\(article(page)).md" }

  func target(of page: PageAddress, from start: PageAddress) -> String { "doc:\(article(page))" }

  func anchors() -> Anchors { Anchors(.docc) }

  /// DocC takes the picture with `~dark` in the dark, by its name.
  func picturePath(_ name: String, _ ending: String, isDark: Bool) -> String {
    "\(Self.folder)/Resources/\(name)\(isDark ? "~dark" : "")\(ending)"
  }

  /// DocC finds pictures by their names, wherever they lie.
  func pictureTarget(_ path: String, from start: PageAddress) -> String {
    MarkdownEscape.target(path.split(separator: "/").last.map(String.init) ?? path)
  }

  private func article(_ page: PageAddress) -> String {
    let ending = page.language.map { ".\($0)" } ?? ""
    return switch page.page {
    case .index: "blocks.index\(ending)"
    case .tags: "blocks.tags\(ending)"
    case .block(let id): "\(id)\(ending)"
    }
  }
}
