import BlockCatalog
import Diagnostics
import FilePlan
import Mustache

/// The generated files of a catalog: an index, an index of tags, and a page and a usage for each block.
///
/// The flavor of the templates says where each page lies, and every path is relative to the folder of the output.
///
/// A class, though it never changes: every planned file shares it.
package final class PageSet: Sendable {
  let catalog: Catalog
  let templates: PageTemplates
  var flavor: any Flavor { templates.flavor }
  /// Manifests by id, for the titles that links show.
  let manifests: [String: Manifest]

  /// The way from where the pages go to the catalog's folder, empty or ending in `/`: `../Catalog/`.
  let wayToCatalog: String

  /// The catalog's folder in its repository, empty or ending in `/`; `nil` where it is in none.
  let placeInRepository: String?

  /// The languages in which there are pages, to which others may link.
  let languages: Set<String>

  let relations: Relations

  /// Pages can link to those of every language of the catalog unless the languages are told.
  package init(
    catalog: Catalog, templates: PageTemplates, wayToCatalog: String = "", placeInRepository: String? = nil,
    languages: Set<String>? = nil
  ) {
    self.languages = languages ?? Set(catalog.info.languages)
    self.catalog = catalog
    self.templates = templates
    self.wayToCatalog = wayToCatalog
    self.placeInRepository = placeInRepository
    relations = Relations(catalog.manifests)
    manifests = Dictionary(catalog.manifests.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The catalog's own pages, from every manifest that could be read.
  ///
  /// Nothing is made before a file's content is asked for.
  ///
  /// - Parameter language: The one language to make pages in; every language of the catalog where it is `nil`.
  /// - Returns: An index and an index of tags for each language, and what the pages of the flavor want beside them.
  package func indexFiles(language: String? = nil) -> [PlannedFile] {
    assetFiles + searchFiles
      + scopes(language).flatMap { scope in
        [
          file(.index, scope, templates.index) { () throws(Finding) in IndexPage(scope).value },
          file(.tags, scope, templates.tags) { () throws(Finding) in TagPage(scope).value },
        ]
      }
  }

  /// The files that any page wants beside it.
  package var assetFiles: [PlannedFile] {
    templates.assets.map { asset in
      let name = asset.path.split(separator: "/").last.map(String.init) ?? asset.path
      return PlannedFile(path: name) { () throws(Finding) in
        Array("/* \(GeneratedMark.text) from its template of the same name. */\n".utf8) + asset.bytes
      }
    }
  }

  /// What pages search, which speaks of every block.
  private var searchFiles: [PlannedFile] {
    flavor.hasSearch
      ? [PlannedFile(path: SearchData.name) { [self] () throws(Finding) in Array(SearchData(self).text.utf8) }] : []
  }

  /// The pages of one block, and its usage where it offers something.
  ///
  /// - Parameters:
  ///   - block: A block of the catalog.
  ///   - language: The one language to make pages in; every language of the catalog where it is `nil`.
  /// - Returns: A page for each language, and `Usage.swift`.
  package func files(of block: Block, language: String? = nil) -> [PlannedFile] {
    var files = scopes(language).map { scope in
      file(.block(block.id), scope, templates.block) { () throws(Finding) in try BlockPage(block, scope).value() }
    }
    if !flavor.liesInCatalog { files += PictureFiles(of: block, in: catalog, for: flavor).files }
    if flavor.liesInCatalog, !block.components.isEmpty {
      files.append(
        PlannedFile(path: "\(block.id)/\(Block.usageName)") { [self] () throws(Finding) in
          Array(try usage(of: block, sources: block.sources).utf8)
        })
    }
    return files
  }

  /// The paths of a block's files, whether it could be read or not: its pages, and its usage, which not every block has.
  package func files(ofBlock id: String, language: String? = nil) -> [String] {
    scopes(language).map { flavor.path(of: $0.address(.block(id))) }
      + (flavor.liesInCatalog ? ["\(id)/\(Block.usageName)"] : [])
  }

  /// `catalog.json`, beside the pages; it speaks of every block.
  package func catalogFile(of blocks: [Block]) -> PlannedFile {
    PlannedFile(path: CatalogFile.name) { [self] () throws(Finding) in
      CatalogFile(blocks: blocks, pages: self).bytes
    }
  }

  private func file(
    _ page: PageAddress.Page, _ scope: PageScope, _ template: Template,
    _ value: @escaping @Sendable () throws(Finding) -> Value
  ) -> PlannedFile {
    PlannedFile(path: flavor.path(of: scope.address(page))) { [templates] () throws(Finding) in
      Array(try templates.page(template, try value(), scope.markup).utf8)
    }
  }

  private func scopes(_ language: String?) -> [PageScope] {
    catalog.info.languages.filter { language == nil || $0 == language }.map { PageScope(self, language: $0) }
  }

  /// Where a file of the catalog is shown on the web, as far as catalog.yaml names the repository.
  func repositoryAddress(of parts: [String]) -> String? {
    guard let repository = catalog.info.repository, let placeInRepository else { return nil }
    return "\(repository)/blob/HEAD/" + MarkdownEscape.target(placeInRepository + parts.joined(separator: "/"))
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
