import BlockCatalog
import Diagnostics
import FilePlan
import Mustache

/// The generated files of a catalog: an index, an index of tags, and a page and a usage for each block.
///
/// The flavor of the templates says where each page lies, and every path is relative to the folder of the output.
package struct PageSet: Sendable {

  let catalog: Catalog
  let templates: PageTemplates
  var flavor: any Flavor { templates.flavor }
  /// Manifests by id, for the titles that links show.
  let manifests: [String: Manifest]

  /// The way from where the pages go to the catalog's folder, empty or ending in `/`: `../Catalog/`.
  let wayToCatalog: String

  package init(catalog: Catalog, templates: PageTemplates, wayToCatalog: String = "") {
    self.catalog = catalog
    self.templates = templates
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
        file(.index, scope) { () throws(Finding) in (templates.index, IndexPage(scope).value) },
        file(.tags, scope) { () throws(Finding) in (templates.tags, TagPage(scope).value) },
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
      file(.block(block.id), scope) { () throws(Finding) in (templates.block, try BlockPage(block, scope).value()) }
    }
    if flavor.liesInCatalog, !block.components.isEmpty {
      files.append(
        PlannedFile(path: "\(block.id)/Usage.swift") { () throws(Finding) in
          Array(try usage(of: block, sources: block.sources).utf8)
        })
    }
    return files
  }

  private func file(
    _ page: PageAddress.Page, _ scope: PageScope,
    _ content: @escaping @Sendable () throws(Finding) -> (template: Template, value: Value)
  ) -> PlannedFile {
    PlannedFile(path: flavor.path(of: scope.address(page))) { () throws(Finding) in
      let page = try content()
      return Array(try templates.page(page.template, page.value, scope.markup).utf8)
    }
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
