import BlockCatalog
import Diagnostics
import Foundation
import SwiftAPI

/// Texts for tests, read as the program reads them.
enum Sample {
  static let info = try? CatalogInfo.parse(
    SourceFile(
      path: "catalog.yaml",
      text: """
        name: Sample
        summary: A catalog for tests
        languages: [en, es]
        categories: {sheets: Sheets, controls: Controls}
        levels: {beginner: Beginner, advanced: Advanced}
        license: MIT

        """))

  static func api(_ source: String) -> SourceAPI {
    SourceAPI(parsing: SourceFile(path: "Source.swift", text: source))
  }

  static func text(_ bytes: [UInt8]?) -> String { String(decoding: bytes ?? [], as: UTF8.self) }

  /// The folder of this package's templates.
  static let templates = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Templates").path
}
