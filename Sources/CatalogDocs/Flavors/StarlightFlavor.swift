/// Pages of a site made with Astro Starlight: `blocks/card.mdx`, and `es/blocks/card.mdx` in a further language.
///
/// The folder of the output is one of the site's content, `src/content/docs` or a folder in it. Links are relative to
/// the addresses that pages have when each is a folder of its own, which is how Astro builds them.
struct StarlightFlavor: Flavor {
  let name = "starlight"
  let liesInCatalog = false

  func markup(_ direction: TextDirection) -> any Markup { MarkdownMarkup(.mdx, direction) }

  func path(of page: PageAddress) -> String {
    switch page.page {
    case .index: "\(folder(page))index.mdx"
    case .tags: "\(folder(page))tags.mdx"
    case .block(let id): "\(folder(page))blocks/\(id).mdx"
    }
  }

  let suffixes = [".mdx", "catalog.json"]
  let depth = 3

  func block(ofPage path: String) -> String? {
    let parts = path.split(separator: "/")
    guard parts.dropLast().last == "blocks", let name = parts.last else { return nil }
    return String(name.dropLast(".mdx".count))
  }

  func target(of page: PageAddress, from start: PageAddress) -> String {
    let (start, end) = (address(start), address(page))
    let shared = zip(start, end).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: start.count - shared) + end.dropFirst(shared)
    return parts.isEmpty ? "./" : MarkdownEscape.target(parts.joined(separator: "/")) + "/"
  }

  func anchors() -> Anchors { Anchors(.starlight) }

  func picturePath(_ name: String, _ ending: String, isDark: Bool) -> String {
    "pictures/\(name)\(isDark ? "-dark" : "")\(ending)"
  }

  /// From file to file, since the site's build resolves the paths of pictures.
  func pictureTarget(_ path: String, from start: PageAddress) -> String {
    let depth = self.path(of: start).split(separator: "/").count - 1
    let way = depth == 0 ? "./" : String(repeating: "../", count: depth)
    return way + MarkdownEscape.target(path)
  }

  /// Astro's addresses are in small letters: `pt-br/`.
  private func folder(_ page: PageAddress) -> String {
    page.language.map { $0.lowercased() + "/" } ?? ""
  }

  /// The folders of a page's address.
  private func address(_ page: PageAddress) -> [String] {
    let path = path(of: page).dropLast(".mdx".count).split(separator: "/").map(String.init)
    return path.last == "index" && page.page == .index ? path.dropLast() : path
  }
}
