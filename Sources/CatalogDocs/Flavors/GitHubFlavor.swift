/// Pages that GitHub shows in a repository: `README.md` beside the blocks, and `README.es.md` in a further language.
package struct GitHubFlavor: Flavor {
  package let name = "github"
  package let liesInCatalog = true

  package init() {}

  package func markup(_ direction: TextDirection) -> any Markup { MarkdownMarkup(.github, direction) }

  package func path(of page: PageAddress) -> String {
    let ending = page.language.map { ".\($0).md" } ?? ".md"
    return switch page.page {
    case .index: "README\(ending)"
    case .tags: "TAGS\(ending)"
    case .block(let id): "\(id)/README\(ending)"
    }
  }

  package let suffixes = [".md", "/Usage.swift", "catalog.json"]
  package let depth = 2

  package func block(ofPage path: String) -> String? {
    path.firstIndex(of: "/").map { String(path[..<$0]) }
  }

  package func target(of page: PageAddress, from start: PageAddress) -> String {
    MarkdownEscape.target(way(from: start, to: path(of: page)))
  }

  package func anchors() -> Anchors { Anchors(.github) }

  package func picturePath(_ name: String, _ ending: String, isDark: Bool) -> String { name + ending }

  package func pictureTarget(_ path: String, from start: PageAddress) -> String {
    MarkdownEscape.target(way(from: start, to: path))
  }

  /// From the file of a page to another file; what lies in the same folder is named without it.
  private func way(from start: PageAddress, to path: String) -> String {
    guard case .block(let id) = start.page else { return path }
    return path.hasPrefix("\(id)/") ? String(path.dropFirst(id.count + 1)) : "../\(path)"
  }
}
