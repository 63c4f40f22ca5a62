import Foundation

@testable import BlocksCommand

/// A catalog with two blocks, card and chip, in a folder of its own that goes when nobody holds it any more.
final class SampleCatalog: Sendable {
  /// An absolute path, through no link.
  let folder: String

  /// Files are added or written otherwise as the changes say, by path; `nil` leaves one out.
  init(_ changes: [String: String?] = [:]) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = base.appendingPathComponent("blocks-test-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let files = Self.files.mapValues { Optional($0) }.merging(changes) { $1 }
    for case (let path, let text?) in files { try write(text, to: path) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// A catalog whose two blocks have their pages.
  static func generated(_ changes: [String: String?] = [:]) async throws -> SampleCatalog {
    let catalog = try SampleCatalog(changes)
    _ = await catalog.run("generate")
    return catalog
  }

  // MARK: - Running

  /// How a run ended, and what it wrote.
  struct Answer: Equatable {
    var status: ExitStatus
    var output = ""
    var errors = ""
  }

  /// Runs the program in the folder, or in one below or beside it.
  func run(_ words: String..., in place: String = "", isTerminal: Bool = false) async -> Answer {
    let console = Console(output: Output(.memory, isTerminal: isTerminal))
    let workingDirectory = place.isEmpty ? folder : "\(folder)/\(place)"
    let status = await Program.run(words, console: console, workingDirectory: workingDirectory)
    return Answer(status: status, output: console.output.text, errors: console.errors.text)
  }

  // MARK: - Files

  func write(_ text: String, to path: String) throws {
    let url = URL(fileURLWithPath: "\(folder)/\(path)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
  }

  func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(path)")), as: UTF8.self)
  }

  /// Every file below a folder with its bytes, by path.
  func contents(of place: String = "") throws -> [String: Data] {
    let root = place.isEmpty ? folder : "\(folder)/\(place)"
    var contents: [String: Data] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: root) {
      contents[path] = FileManager.default.contents(atPath: "\(root)/\(path)")
    }
    return contents
  }

  /// When each file was last written.
  func times() throws -> [String: Date] {
    var times: [String: Date] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) {
      let attributes = try FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)")
      times[path] = attributes[.modificationDate] as? Date
    }
    return times
  }

  // MARK: - Texts

  static let info = """
    name: Sample
    summary: A catalog for tests
    languages: [en, es]
    categories: {sheets: Sheets, controls: Controls}
    levels: {beginner: Beginner, advanced: Advanced}
    license: MIT
    rules: {missing-translation: off}

    """

  static let card = """
    title: {en: Card, es: Tarjeta}
    summary: A card
    origin: Made for a test
    description: Shows a card.
    category: sheets
    level: beginner
    platform: iOS 18.0+
    tags: {en: [card, image], es: [tarjeta, "título"]}
    parameters:
      title: The first line

    """

  static let chip = """
    title: Chip
    summary: A chip
    origin: Made for a test
    description: Shows a chip.
    category: controls
    level: advanced
    platform: [iOS 17.0+, macOS 14.0+]
    tags: {en: [chip], es: [ficha]}
    parameters:
      label: {description: What it says, default: '"New"'}

    """

  private static let files = [
    "catalog.yaml": info,
    "card/block.yaml": card,
    "card/Card.swift": """
    // SPDX-License-Identifier: MIT
    import SwiftUI
    extension View {
      func card(title: String) -> some View { self }
    }

    """,
    "chip/block.yaml": chip,
    "chip/Chip.swift": """
    // SPDX-License-Identifier: MIT
    import SwiftUI
    struct Chip: View {
      var label: String = "New"
      var body: some View { Text(label) }
    }

    """,
  ]
}
