import Foundation
import Testing

/// Files of this package that are made from its code, as they are committed.
enum RecordedFile {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Expects a file to hold a text; with `BLOCKS_RECORD=1` and outside CI, writes it anew before.
  static func expect(_ text: String, in path: String, of suite: String) throws {
    let file = package.appendingPathComponent(path)
    let environment = ProcessInfo.processInfo.environment
    if environment["BLOCKS_RECORD"] == "1", environment["CI"] == nil {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let recorded = FileManager.default.contents(atPath: file.path).map { String(decoding: $0, as: UTF8.self) }
    #expect(recorded == text, "\(path) is stale; refresh it with: BLOCKS_RECORD=1 swift test --filter \(suite)")
  }
}
