import BlockCatalog
import Diagnostics
import Foundation

/// Every file in a block's folder is named by the block: as its source, as a picture, in a description.
enum OrphanCheck {
  static let rule = Rule(
    "orphaned-file", "A file in a block's folder is its source, a picture, generated, or linked from a description.",
    severity: .warning,
    bad: """
      card/block.yaml
      card/Card.swift
      card/notes.txt
      """,
    good: """
      card/block.yaml
      card/Card.swift
      """)

  /// More than these in one folder say nothing new.
  private static let mostFindings = 20

  static func findings(in block: Block, of catalog: Catalog) -> [Finding] {
    // Without its source nobody can tell which file was meant.
    guard let source = block.sourceName else { return [] }
    let manifest = block.manifest
    let pictures = manifest.pictures.flatMap { [$0.light] + ($0.dark.map { [$0] } ?? []) }.map(\.value)
    let listing = Listing(named: Set(["block.yaml", source] + pictures), folder: "\(catalog.root)/\(block.id)")
    var orphans = listing.orphans(in: "", depth: 0)
    guard !orphans.isEmpty else { return [] }
    let linked = linkedPaths(in: manifest)
    orphans.removeAll { orphan in
      let parts = orphan.split(separator: "/")
      return parts.indices.contains { linked.contains(parts[...$0].joined(separator: "/")) }
    }
    let folder = manifest.file.path.dropLast("block.yaml".count)
    let findings = orphans.prefix(mostFindings).map { path in
      Finding(
        rule, "nothing names this file; link to it from the description, list it under 'pictures', or remove it",
        at: Location(SourceFile(path: folder + path, bytes: [])))
    }
    let rest = orphans.count - findings.count
    guard rest > 0 else { return findings }
    return findings + [
      Finding(
        rule, "\(rest) more \(rest == 1 ? "file is" : "files are") named by nothing", at: Location(manifest.file))
    ]
  }

  /// The files and folders of the block that descriptions link to, from the block's folder on.
  private static func linkedPaths(in manifest: Manifest) -> Set<String> {
    let targets = manifest.descriptions(holdingAnyOf: "[").flatMap(\.links).compactMap(\.link.target)
    return Set(
      targets.compactMap { target in
        guard case .file(let parts) = LinkTarget(target, from: manifest.id), parts.first == manifest.id, parts.count > 1
        else { return nil }
        return parts.dropFirst().joined(separator: "/")
      })
  }
}

/// The files in a block's folder that are neither named by its manifest, nor hidden, nor generated.
private struct Listing {
  /// From the block's folder on.
  let named: Set<String>
  let folder: String

  /// Folders below this level are not looked into.
  private static let deepest = 8

  /// In the order of their bytes, folder by folder; a folder that cannot be listed has none.
  func orphans(in place: String, depth: Int) -> [String] {
    let path = place.isEmpty ? folder : "\(folder)/\(place)"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let paths = names.filter { !$0.hasPrefix(".") && !(place.isEmpty && GeneratedNames.isInBlock($0)) }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { place.isEmpty ? $0 : "\(place)/\($0)" }
    return paths.filter { !named.contains($0) }.flatMap { path in
      isFolder(path) && depth < Self.deepest ? orphans(in: path, depth: depth + 1) : [path]
    }
  }

  /// A symbolic link is no folder: nothing is looked for behind it.
  private func isFolder(_ path: String) -> Bool {
    var status = stat()
    return lstat("\(folder)/\(path)", &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
