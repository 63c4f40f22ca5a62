import BlockCatalog

/// Where links to files of a block, and those of its authors, lead from the block's page.
struct BlockLinks: Sendable {
  let block: Block
  let scope: PageScope
  let pictures: PictureFiles
  /// The headings of the block's page: what GitHub calls them, and what the page's reader does.
  let anchors: [String: String]

  private var page: PageAddress.Page { .block(block.id) }

  /// The target of a link to a file of the catalog, by the parts of its path; `nil` where nobody can tell it.
  func target(ofFile parts: [String]) -> String? {
    let pages = scope.pages
    guard pages.flavor.liesInCatalog else { return pages.repositoryAddress(of: parts) }
    let way = pages.wayToCatalog
    let isBeside = way.isEmpty && parts.first == block.id
    return MarkdownEscape.target(
      isBeside ? parts.dropFirst().joined(separator: "/") : "../\(way)\(parts.joined(separator: "/"))")
  }

  func target(ofPicture path: String) -> String? {
    if scope.pages.flavor.liesInCatalog {
      return target(ofFile: [block.id] + path.split(separator: "/").map(String.init))
    }
    return pictures.path(of: path).map { scope.pages.flavor.pictureTarget($0, from: scope.address(page)) }
  }

  /// What becomes of a link in a description: pages are reached as the flavor reaches them, other files where they lie.
  func rewriting(_ target: String, isImage: Bool) -> String? {
    let fragment = target.firstIndex(of: "#").map { String(target[target.index(after: $0)...]) }
    switch LinkTarget(target, from: block.id) {
    case nil:
      guard target.hasPrefix("#"), let fragment else { return target }
      guard let anchor = anchors[fragment] else { return nil }
      return scope.pages.flavor.fragment(anchor, on: scope.address(page))
    case .nowhere: return nil
    case .outside: return scope.pages.flavor.liesInCatalog ? target : nil
    case .file(let parts):
      if isImage, parts.first == block.id {
        return self.target(ofPicture: parts.dropFirst().joined(separator: "/"))
      }
      if var address = GeneratedNames(scope.info).page(at: parts, of: scope.pages.catalog) {
        // Who links to a page without naming a language means the reader's own; pages of others may not be made.
        let isMade = address.language.map(scope.pages.languages.contains) ?? false
        if !isMade { address = scope.address(address.page) }
        return scope.pages.flavor.target(of: address, from: scope.address(page))
      }
      return self.target(ofFile: parts)
    }
  }
}
