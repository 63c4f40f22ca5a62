import BlockCatalog
import CatalogSearch
import Foundation

/// A catalog in a folder of its own that goes when nobody holds it any more, and a place for its index beside it.
final class CatalogOnDisk: Sendable {
  let folder: URL
  var root: String { folder.appending(path: "catalog").path }
  var indexFile: URL { folder.appending(path: "cache/search.index") }

  /// Writes a catalog.yaml and manifests, by the ids of the blocks.
  init(_ manifests: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "blocks-test-\(UUID().uuidString)")
    try write(
      """
      name: Sample
      languages: [en, es, ko, ar]
      categories: {sheets: {en: Sheets, es: Hojas}}
      levels: {basic: Basic}
      """, to: "catalog.yaml")
    for (id, text) in manifests { try write(text, to: "\(id)/block.yaml") }
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// Writes a file that looks as if it had been there for a while.
  func write(_ text: String, to path: String, age: TimeInterval = 60) throws {
    let file = folder.appending(path: "catalog/\(path)")
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    let time = Date(timeIntervalSinceNow: -age)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
    try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: root)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.appending(path: "catalog/\(path)"))
  }

  func skim() throws -> CatalogSkim { try CatalogSkim(root: root, shownAs: "Catalog") }

  /// The ids that a search finds, with the index or without one.
  func ids(_ words: String..., withIndex: Bool) async throws -> [String] {
    let catalog = SearchedCatalog(try skim(), indexFile: withIndex ? indexFile : nil)
    return try await catalog.answer(to: Query(words: words)).hits.map(\.id)
  }
}
