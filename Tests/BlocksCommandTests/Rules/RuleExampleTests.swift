import BlockCatalog
import CatalogDocs
import Diagnostics
import Foundation
import Testing

@testable import BlocksCommand

/// Every example of a rule, held against all rules as a part of a small catalog.
@Suite struct RuleExampleTests {
  /// Examples in words: a few lines cannot show what breaks these rules.
  private static let inWords: Set<String> = [
    "availability", "base-parameters", "hand-made-file", "missing-file", "orphaned-page", "readable-file", "stale-file",
    "swift-length", "swift-nesting", "unknown-template", "yaml-limits",
  ]

  @Test(arguments: RuleList.rules.map(\.id))
  func breaksARuleOrKeepsToAll(id: String) async throws {
    let rule = try #require(RuleList.rules.first { $0.id == id })
    let bad = try #require(rule.bad, "every rule has an example of what breaks it")
    let good = try #require(rule.good, "every rule has an example of what keeps to it")
    guard !Self.inWords.contains(id), RuleList.checks.contains(rule) else { return }
    let found = try await Self.findings(in: bad)
    #expect(found.contains { $0.rule == rule }, "the bad example breaks \(found.map(\.rule.id))")
    // Only one example each is about the license at the beginning of a source, and about every language.
    let left = try await Self.findings(in: good)
      .filter { $0.rule == rule || !["spdx-header", "missing-translation"].contains($0.rule.id) }
    #expect(left.isEmpty, "the good example breaks \(left.map(\.rule.id))")
  }

  private static func findings(in example: String) async throws -> [Finding] {
    let catalog = try ExampleCatalog(example)
    do {
      let loaded = try await Catalog.load(root: catalog.sample.folder, shownAs: "")
      return await Validation(loaded, loaded.blocks(), uses: [PageCheck()]).findings
    } catch {
      return [error]
    }
  }
}

/// A catalog on disk that holds an example, and what an example leaves out.
///
/// Swift is the source of a card with a title. Of YAML, a line `# chip/block.yaml` says where the next lines belong; keys
/// take the place of those that are there. Paths are files of blocks that nothing is wrong with.
private struct ExampleCatalog {
  let sample: SampleCatalog

  init(_ example: String) throws {
    sample = try SampleCatalog([
      "catalog.yaml": Self.info, "card/block.yaml": nil, "card/Card.swift": nil, "chip/block.yaml": nil,
      "chip/Chip.swift": nil,
    ])
    switch ExampleLanguage(of: example) {
    case .swift:
      try sample.write(
        Self.manifest("parameters:", "  title: The first line"), to: "card/block.yaml")
      try write(example, to: "card/Card.swift")
    case .yaml:
      try writeParts(of: example)
    case .text:
      let paths = example.split(separator: "\n").map(String.init)
      for path in paths where !paths.contains(where: { $0.hasSuffix(".swift") }) {
        try sample.write(Self.cardSource, to: path.replacingOccurrences(of: "block.yaml", with: "Card.swift"))
      }
      for path in paths { try sample.write(path.hasSuffix(".swift") ? Self.cardSource : Self.card, to: path) }
    }
  }

  private func writeParts(of example: String) throws {
    var files = ["catalog.yaml": Self.info, "card/block.yaml": Self.card, "chip/block.yaml": Self.chip]
    var parts = [(path: "card/block.yaml", lines: [Substring]())]
    for line in example.split(separator: "\n") {
      if line.hasPrefix("# "), files.keys.contains(String(line.dropFirst(2))) {
        parts.append((String(line.dropFirst(2)), []))
      } else {
        parts[parts.count - 1].lines.append(line)
      }
    }
    for (path, lines) in parts where !lines.isEmpty { files[path] = Self.merged(lines, into: files[path] ?? "") }
    for (path, text) in files { try write(text, to: path) }
    try sample.write(Self.cardSource, to: "card/Card.swift")
    if example.contains("card.png") { try sample.write("", to: "card/card.png") }
    try sample.write(
      "extension View {\n  func chip(style: ChipStyle) -> some View { self }\n}\n", to: "chip/Chip.swift")
  }

  /// A file with the entries of an example in the place of its own; the example alone where it has no entries.
  private static func merged(_ lines: [Substring], into file: String) -> String {
    func key(_ line: Substring) -> Substring? {
      guard let first = line.first, !" #".contains(first), line.contains(":") else { return nil }
      return line.prefix { $0 != ":" }
    }
    let keys = Set(lines.compactMap(key))
    var isReplaced = keys.isEmpty
    let kept = file.split(separator: "\n").filter { line in
      if let key = key(line) { isReplaced = keys.isEmpty || keys.contains(key) }
      return !isReplaced
    }
    return (kept + lines).joined(separator: "\n") + "\n"
  }

  /// Writes a text with what an example can only name: an invisible character, another encoding.
  private func write(_ text: String, to path: String) throws {
    let text = text.replacingOccurrences(of: "<U+200B>", with: "\u{200B}")
    try sample.write(text, to: path)
    if text.contains("saved as Latin-1") {
      try text.data(using: .isoLatin1)?.write(to: URL(fileURLWithPath: "\(sample.folder)/\(path)"))
    }
  }

  // MARK: - Texts

  private static let info = """
    name: Sample
    summary: A catalog for tests
    languages: [en, es]
    categories: {sheets: Sheets, controls: Controls}
    levels: {beginner: Beginner, advanced: Advanced}
    license: MIT

    """

  private static func manifest(_ lines: String...) -> String {
    """
    title: Card
    summary: {en: A card, es: Una tarjeta}
    origin: {en: Made for a test, es: Hecho para una prueba}
    description: {en: Shows a card., es: Muestra una tarjeta.}
    category: sheets
    level: beginner
    platform: iOS 18.0+
    tags: {en: [card], es: [tarjeta]}
    \(lines.joined(separator: "\n"))

    """
  }

  private static let card = manifest("component: card", "parameters:", "  title: Title", "  size: Width")
  private static let chip = manifest(
    "component: chip", "parameters:", "  style: {description: Look, example: .round}")
  private static let cardSource = """
    extension View {
      func card(title: String, size: CGFloat = 24) -> some View { self }
    }

    struct CardDemo: View {
      var body: some View { Text("Card") }
    }

    """
}
