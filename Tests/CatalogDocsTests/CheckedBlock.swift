import BlockCatalog
import Diagnostics
import Foundation

@testable import CatalogDocs

/// A block with a description of its own in a catalog on disk, and what is found wrong with its pages.
struct CheckedBlock {
  /// `line:column rule: message` for what is in the manifest, or else the path of the file; notes follow behind `>`.
  let findings: [String]

  /// The description is YAML, as it stands behind the key and a space; files are given by their paths in the catalog.
  init(_ description: String, _ lines: String = "", files: [String] = []) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "checked-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let texts = [
      "catalog.yaml": "name: Blocks\nlanguages: [en, es]\nlicense: MIT\n",
      "card/block.yaml": "title: Card\ndescription: \(description)\nparameters: {title: a}\n\(lines)\n",
      "card/Card.swift": "extension View { func card(title: String) -> some View { self } }\n",
      "tray/block.yaml": "title: Tray\nparameters: {}\n",
    ]
    let others = Dictionary(files.map { ($0, "x") }) { first, _ in first }
    for (path, text) in texts.merging(others, uniquingKeysWith: { text, _ in text }) {
      let url = folder.appending(path: path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    let catalog = try await Catalog.load(root: folder.path, shownAs: "")
    let blocks = await catalog.blocks(["card"])
    let checked = CheckedCatalog(catalog, offering: CatalogAPI(blocks))
    findings = blocks.flatMap { PageCheck().findings(in: $0, of: checked) }
      .filter { $0.rule.id != "usage" }.sorted().flatMap { finding in
        [Self.line(finding)] + finding.notes.map { "> \(Self.place($0.location)) \($0.message)" }
      }
  }

  private static func line(_ finding: Finding) -> String {
    "\(place(finding.location)) \(finding.rule.id): \(finding.message)"
  }

  private static func place(_ location: Location?) -> String {
    location.map { place in place.position.map { "\($0.line):\($0.column)" } ?? place.file.path } ?? ""
  }
}
