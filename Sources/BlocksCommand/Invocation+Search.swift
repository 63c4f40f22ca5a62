import BlockCatalog
import CatalogSearch
import Diagnostics

extension Invocation {
  /// The catalog of this run, to be searched.
  func searchedCatalog() throws -> SearchedCatalog {
    let folder = try CatalogFolder(self)
    let skim = try CatalogSkim(root: folder.path, shownAs: folder.shownPath)
    let mayKeep = !arguments.isSet(OptionDescription.noIndex.name)
    return SearchedCatalog(
      skim, indexFile: mayKeep ? CacheFolder.file("search", "index", for: folder, console.environment) : nil)
  }

  /// Says, in a line for each, which manifests could not be read: what was asked for is answered without them.
  ///
  /// - Throws: What `loadReadableCatalog` does, where not one manifest can be read.
  func reportUnreadable(in index: SearchIndex) async throws {
    if !index.hasReadableBlocks { _ = try await loadReadableCatalog() }
    for id in index.unreadable { reportUnreadable(id) }
  }

  /// The languages in which titles are shown: the user's own, then the catalog's default.
  func titleLanguages(_ info: CatalogInfo) -> [String] {
    [LanguageCode.own(in: console.environment), info.defaultLanguage].compactMap(\.self)
  }
}

extension OptionDescription {
  static let noIndex = OptionDescription(
    "no-cache", "Read every manifest, and no index in the user's cache folder.")
}
