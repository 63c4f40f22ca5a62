/// A site that stands by itself: `index.html`, and `card/index.html` for a block; `index.es.html` in a further language.
///
/// An id has no dot in it, so no block lies where a file of the site does. Links name files, so that the site also works
/// from a folder on disk.
struct HTMLFlavor: Flavor {
  let name = "html"
  let liesInCatalog = false
  let hasSearch = true

  func markup(_ direction: TextDirection) -> any Markup { HTMLMarkup() }

  func path(of page: PageAddress) -> String {
    let ending = page.language.map { ".\($0).html" } ?? ".html"
    return switch page.page {
    case .index: "index\(ending)"
    case .tags: "tags\(ending)"
    case .block(let id): "\(id)/index\(ending)"
    }
  }

  let suffixes = [".html", ".css", ".js"]
  let depth = 2

  func block(ofPage path: String) -> String? {
    let parts = path.split(separator: "/")
    return parts.count == 2 ? parts.first.map(String.init) : nil
  }

  func target(of page: PageAddress, from start: PageAddress) -> String {
    root(from: start) + MarkdownEscape.target(path(of: page))
  }

  func anchors(_ direction: TextDirection) -> Anchors { Anchors(.github, .leftToRight) }

  func picturePath(_ name: String, _ ending: String, isDark: Bool) -> String { name + ending }

  func pictureTarget(_ path: String, from start: PageAddress) -> String {
    root(from: start) + MarkdownEscape.target(path)
  }
}
