import Diagnostics
import Foundation

@testable import BlockCatalog

/// A catalog on disk, in a folder of its own that goes with it.
final class CatalogOnDisk {
  let root = FileManager.default.temporaryDirectory.appending(path: "catalog-\(UUID().uuidString)").path

  /// With a right block, `card`, or without any.
  init(withCard hasCard: Bool = true) throws {
    try write("catalog.yaml", Sample().info)
    guard hasCard else { return }
    try write("card/block.yaml", Sample().manifest)
    try write("card/Card.swift", Sample().source)
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  func write(_ path: String, _ text: String) throws {
    let url = URL(fileURLWithPath: root).appending(path: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Everything that is found in the catalog, with its path.
  func findings() async throws -> [String] {
    let catalog = try await Catalog.load(root: root, shownAs: "Catalog")
    return await Validation(catalog, catalog.blocks()).findings.withoutLicenses.map {
      "\($0.location.file.path) \($0.lines[0])"
    }
  }
}
