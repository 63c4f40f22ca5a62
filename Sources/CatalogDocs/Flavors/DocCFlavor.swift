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

  let suffixes = [".md", "catalog.json"]
  let depth = 2

  /// The catalog's own pages are those of what would be a block called `blocks`, in the languages `index` and `tags`.
  func block(ofPage path: String) -> String? {
    guard path.hasPrefix("\(Self.folder)/"), let name = path.split(separator: "/").last else { return nil }
    let parts = name.split(separator: ".")
    guard parts.count > 1, !(parts[0] == "blocks" && ["index", "tags"].contains(parts[1])) else { return nil }
    return String(parts[0])
  }

  func target(of page: PageAddress, from start: PageAddress) -> String { "doc:\(article(page))" }

  func fragment(_ anchor: String, on page: PageAddress) -> String {
    "doc:\(article(page))" + (anchor.isEmpty ? "" : "#\(MarkdownEscape.target(anchor))")
  }

  func anchors(_ direction: TextDirection) -> Anchors { Anchors(.docc, direction) }

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
