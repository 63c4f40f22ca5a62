import Foundation
import Testing

/// Texts that stand beside the tests; `BLOCKS_RECORD=1 swift test --filter CatalogDocsTests` writes them anew.
enum Golden {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Goldens")

  static func expect(_ text: String, equals name: String, at sourceLocation: SourceLocation = #_sourceLocation) throws {
    let file = folder.appendingPathComponent(name)
    let environment = ProcessInfo.processInfo.environment
    if environment["BLOCKS_RECORD"] == "1", environment["CI"] == nil {
      try Data(text.utf8).write(to: file)
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == recorded, "\(name) differs", sourceLocation: sourceLocation)
  }
}
