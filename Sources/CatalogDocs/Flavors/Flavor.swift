import BlockCatalog
import FilePlan

/// The reader that a set of pages is made for: how its texts are written, where its pages lie, how links reach them.
///
/// Its templates lie in `Templates/pages/<name>`; all flavors fill in the same values.
package protocol Flavor: Sendable {
  /// What `--flavor` calls it, and the folder of its templates.
  var name: String { get }

  /// How the pieces of a page are written in a direction of text.
  func markup(_ direction: TextDirection) -> any Markup

  /// The file of a page, below the folder of the output.
  func path(of page: PageAddress) -> String

  /// How the paths of its files end, for finding those that no block claims any more.
  var suffixes: [String] { get }
  /// How many parts the paths of its pages have at most.
  var depth: Int { get }
  /// The id of the block that a page is about, by its path; `nil` for a page about all blocks.
  func block(ofPage path: String) -> String?

  /// What a link in one page writes to reach another.
  func target(of page: PageAddress, from start: PageAddress) -> String

  /// What a link writes to reach a heading of the page that it stands in.
  func fragment(_ anchor: String, on page: PageAddress) -> String

  /// The names by which the headings of a page are linked to.
  func anchors(_ direction: TextDirection) -> Anchors

  /// Whether pages search the catalog themselves, for which its tags travel with them.
  var hasSearch: Bool { get }

  /// Whether pages lie beside the blocks, so that the files of a block are reached by their paths.
  var liesInCatalog: Bool { get }

  /// The path, below the folder of the output, of a picture that travels with the pages.
  ///
  /// - Parameters:
  ///   - name: The picture's name without its ending, told apart by its content.
  ///   - ending: With its dot: `.png`.
  ///   - isDark: Whether it stands for another one in the dark.
  /// - Returns: A path that no other picture has.
  func picturePath(_ name: String, _ ending: String, isDark: Bool) -> String

  /// What a page writes to show a picture that travels with the pages.
  func pictureTarget(_ path: String, from start: PageAddress) -> String
}

/// The flavors that there are, in the order in which they are offered.
package enum Flavors {
  package static let all: [any Flavor] = [GitHubFlavor(), StarlightFlavor(), DocCFlavor(), HTMLFlavor()]

  package static func named(_ name: String) -> (any Flavor)? {
    all.first { $0.name == name }
  }
}

extension Flavor {
  package var hasSearch: Bool { false }

  /// Which generated files may be removed where no block claims them.
  ///
  /// The files of the kept blocks stay whatever they are; where there are any, the catalog's own pages stay too, as they
  /// speak of these. `nil` keeps every file.
  package func leftovers(keeping kept: Set<String>?) -> Leftovers {
    Leftovers(suffixes: kept == nil ? [] : suffixes, depth: depth) { path in
      guard let kept else { return true }
      if liesInCatalog, path.hasPrefix(Catalog.templatesName + "/") { return true }
      return block(ofPage: path).map(kept.contains) ?? !kept.isEmpty
    }
  }

  package func fragment(_ anchor: String, on page: PageAddress) -> String { "#" + MarkdownEscape.target(anchor) }

  /// The way from the file of a page to the folder of the output, empty or ending in `/`.
  func root(from page: PageAddress) -> String {
    String(repeating: "../", count: path(of: page).split(separator: "/").count - 1)
  }
}
