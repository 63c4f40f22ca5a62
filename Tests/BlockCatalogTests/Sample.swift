import Diagnostics
import Foundation
import SwiftAPI
import YAML

@testable import BlockCatalog

/// A small catalog in memory: a manifest and a source that fit each other, to be changed a line at a time.
struct Sample {
  var info = """
    name: Sample
    summary: A catalog for tests
    languages: [en, es]
    categories: {sheets: Sheets, controls: Controls}
    levels: {beginner: Beginner, advanced: Advanced}
    license: MIT
    """
  var manifest = """
    title: Card
    summary: A card
    origin: Made for a test
    description: Shows a card.
    category: sheets
    level: beginner
    platform: iOS 18.0+
    tags: {en: [card], es: [tarjeta]}
    parameters:
      title: {description: The first line, type: String}
      size: {description: The width, type: CGFloat, default: "24"}
    """
  var source = """
    extension View {
      func card(title: String, size: CGFloat = 24) -> some View { self }
    }
    """
  var otherIDs: [String] = []
  var id = "card"

  /// The sample with a part of the manifest replaced.
  static func manifest(_ old: String, _ new: String) -> Sample {
    var sample = Sample()
    sample.manifest = sample.manifest.replacingOccurrences(of: old, with: new)
    return sample
  }

  /// The sample with other parameters and another source.
  static func parameters(_ parameters: String, component: String? = nil, source: String) -> Sample {
    var sample = Sample()
    let start = sample.manifest.range(of: "parameters:")?.lowerBound ?? sample.manifest.endIndex
    sample.manifest =
      sample.manifest[..<start] + (component.map { "component: \($0)\n" } ?? "") + "parameters: \(parameters)"
    sample.source = source
    return sample
  }

  var block: Block? {
    let file = SourceFile(path: "Catalog/\(id)/block.yaml", text: manifest)
    guard let root = Document(parsing: file).root else { return nil }
    return Block(
      manifest: Manifest(id: id, file: file, root: root, defaultLanguage: "en"),
      api: SourceAPI(
        parsing: SourceFile(path: "Catalog/\(id)/Card.swift", text: source), seeking: .inSources),
      sourceName: "Card.swift")
  }

  /// The catalog by itself, without a block.
  var catalog: Catalog {
    let file = SourceFile(path: "Catalog/catalog.yaml", text: info)
    let read = Document(parsing: file).root.map { CatalogInfo(file: file, root: $0) }
    return Catalog(root: "Catalog", info: read ?? CatalogInfo(file: file), manifests: [])
  }

  /// The catalog by itself as rules see it.
  var checkedCatalog: CheckedCatalog { CheckedCatalog(catalog, offering: CatalogAPI([])) }

  /// What validation finds, a line each: `line:column rule: message`, notes indented under it.
  func findings() async -> [String] {
    guard block != nil else { return ["block.yaml cannot be read"] }
    return await unfiltered().withoutLicenses.flatMap(\.lines)
  }

  /// What validation finds, with what samples leave out for short: the head of the source, and Spanish.
  func unfiltered() async -> [Finding] {
    guard let block else { return [] }
    let others = otherIDs.map { Manifest(id: $0, file: SourceFile(path: "Catalog/\($0)/block.yaml", text: "")) }
    let texts = InvisibleCharactersRule.findings(in: Document(parsing: block.manifest.file))
    let catalog = Catalog(
      root: "Catalog", info: catalog.info, manifests: [block.manifest] + others, findings: texts)
    return await Validation(catalog, [block]).findings
  }
}

extension [Finding] {
  /// The findings that are not about what samples leave out for short: the license at the beginning of a source, and
  /// Spanish.
  var withoutLicenses: [Finding] {
    filter { $0.rule != SPDXHeaderRule.rule && $0.rule != MissingTranslationRule.rule }
  }
}

extension Finding {
  /// `line:column rule: message`, and a line for each note, `> line:column message`.
  var lines: [String] {
    ["\(location.place)\(rule.id): \(message)"]
      + notes.map { "> \($0.location?.place ?? "")\($0.message)" }
  }
}

extension Location {
  fileprivate var place: String { position.map { "\($0.line):\($0.column) " } ?? "" }
}
