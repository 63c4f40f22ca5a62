import BlockCatalog
import Diagnostics
import FilePlan

/// The generated files of a catalog: an index, an index of tags, and a page and a usage for each block.
///
/// Every path is relative to the catalog's root; `PageNames` says how the files are named.
///
/// A class, though it never changes: every planned file shares it.
package final class PageSet: Sendable {
  let catalog: Catalog
  let templates: PageTemplates
  let names: PageNames
  /// Manifests by id, for the titles that links show.
  let manifests: [String: Manifest]

  /// The way from where the pages go to the catalog's folder, empty or ending in `/`: `../Catalog/`.
  let wayToCatalog: String

  package init(catalog: Catalog, templates: PageTemplates, wayToCatalog: String = "") {
    self.catalog = catalog
    self.templates = templates
    names = PageNames(catalog.info)
    self.wayToCatalog = wayToCatalog
    manifests = Dictionary(catalog.manifests.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The catalog's own pages, from every manifest that could be read.
  ///
  /// Nothing is made before a file's content is asked for.
  ///
  /// - Parameter language: The one language to make pages in; every language of the catalog where it is `nil`.
  /// - Returns: An index and an index of tags for each language.
  package func indexFiles(language: String? = nil) -> [PlannedFile] {
    scopes(language).flatMap { scope in
      [
        PlannedFile(path: scope.fileName(.index)) { [self] () throws(Finding) in
          Array(try templates.page(templates.index, IndexPage(scope).value).utf8)
        },
        PlannedFile(path: scope.fileName(.tags)) { [self] () throws(Finding) in
          Array(try templates.page(templates.tags, TagPage(scope).value).utf8)
        },
      ]
    }
  }

  /// The pages of one block, and its usage where it offers something.
  ///
  /// - Parameters:
  ///   - block: A block of the catalog.
  ///   - language: The one language to make pages in; every language of the catalog where it is `nil`.
  /// - Returns: A page for each language, and `Usage.swift`.
  package func files(of block: Block, language: String? = nil) -> [PlannedFile] {
    var files = scopes(language).map { scope in
      PlannedFile(path: "\(block.id)/\(scope.fileName(.block))") { [self] () throws(Finding) in
        Array(try templates.page(templates.block, BlockPage(block, scope).value()).utf8)
      }
    }
    if !block.components.isEmpty {
      files.append(
        PlannedFile(path: "\(block.id)/\(Block.usageName)") { [self] () throws(Finding) in
          Array(try usage(of: block, sources: block.sources).utf8)
        })
    }
    return files
  }

  /// The paths of a block's files, whether it could be read or not: its pages, and its usage, which not every block has.
  package func files(ofBlock id: String, language: String? = nil) -> [String] {
    scopes(language).map { "\(id)/\($0.fileName(.block))" } + ["\(id)/\(Block.usageName)"]
  }

  private func scopes(_ language: String?) -> [PageScope] {
    catalog.info.languages.filter { language == nil || $0 == language }.map { PageScope(self, language: $0) }
  }

  /// The text of the usage, with a comment that names its sources where there are any to be named.
  func usage(of block: Block, sources: String?) throws(Finding) -> String {
    guard var builder = UsageBuilder(block, in: catalog.info) else { return "" }
    return try templates.swift(try builder.build(), sources: sources)
  }
}

extension Block {
  /// The files that the block's pages are made from, for the comment that says so.
  var sources: String {
    "\(id)/block.yaml" + (sourceName.map { " and \(id)/\($0)" } ?? "")
  }
}
