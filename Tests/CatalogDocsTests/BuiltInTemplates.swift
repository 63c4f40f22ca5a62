import Foundation

@testable import CatalogDocs

/// The templates of this repository.
enum BuiltInTemplates {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Templates").path

  static func load() throws -> PageTemplates {
    try PageTemplates(folder: folder, shownAs: "Templates")
  }
}
