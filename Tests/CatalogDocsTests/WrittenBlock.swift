import BlockCatalog
import Diagnostics
import Foundation
import Testing

@testable import CatalogDocs

/// A block as people write it, read from the text of its manifest and its source.
struct WrittenBlock {
  let block: Block
  private let pages: PageSet
  /// What validation finds, errors and warnings alike.
  let findings: [String]

  /// Adds lines to those that every manifest has; the description is YAML.
  init(_ lines: String, description: String = "It.", source: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "pages-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(
      at: folder.appending(path: "card"), withIntermediateDirectories: true)
    let texts = [
      "catalog.yaml": """
      name: Blocks
      summary: A few blocks
      languages: [en]
      categories: {sheets: Sheets}
      levels: {beginner: Beginner}
      license: MIT
      rules: {spdx-header: off}
      """,
      "card/block.yaml": """
      title: Card
      summary: A card
      origin: Made for a test
      description: \(description)
      category: sheets
      level: beginner
      platform: iOS 18.0+
      tags: {en: [card]}
      \(lines)
      """,
      "card/Card.swift": source,
    ]
    for (path, text) in texts { try Data(text.utf8).write(to: folder.appending(path: path)) }
    let catalog = try await Catalog.load(root: folder.path, shownAs: "")
    block = try #require(await catalog.blocks().first)
    let validation = await Validation(catalog, [block], uses: [PageCheck()])
    findings = validation.findings.map(\.message)
    pages = PageSet(catalog: catalog, templates: try BuiltInTemplates.load())
  }

  /// The text of `README.md`.
  var page: String {
    get throws {
      let file = try #require(pages.files(of: block).first)
      return String(decoding: try file.content(), as: UTF8.self)
    }
  }

  /// The rows of the API tables, without their heads.
  var rows: [String] {
    get throws {
      let lines = try page.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let heads = lines.indices.filter { lines[$0].hasPrefix("| Parameter |") }
      return heads.flatMap { lines[($0 + 2)...].prefix { $0.hasPrefix("|") } }
    }
  }

  /// The lines in the body of the usage's view, from its first column.
  var usage: String {
    get throws {
      let text = try pages.usage(of: block, sources: nil)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let start = try #require(lines.firstIndex { $0.hasPrefix("  var body: some View {") })
      return lines[(start + 1)...].prefix { $0 != "  }" }.map { String($0.dropFirst(4)) }.joined(separator: "\n")
    }
  }
}
