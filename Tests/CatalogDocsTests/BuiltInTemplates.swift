import Foundation

@testable import CatalogDocs

/// The templates of this repository.
enum BuiltInTemplates {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Templates").path

  static func load(_ flavor: any Flavor = GitHubFlavor()) throws -> PageTemplates {
    try PageTemplates(flavor, folder: folder, shownAs: "Templates")
  }
}
