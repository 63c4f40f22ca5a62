import Diagnostics
import Foundation

/// A folder of a catalog that holds a block, on disk.
struct BlockFolder: Sendable {
  static let rule = Rule("block-folder", "A folder of the catalog lies inside it and holds a block.yaml.")

  /// The folder's name.
  let id: String
  /// The catalog's folder: nothing outside it is read.
  let root: String
  /// The folder as findings show it.
  let shownPath: String

  /// The folder itself.
  var path: String { "\(root)/\(id)" }

  /// Reads the manifest's bytes.
  func readManifest() throws(Finding) -> SourceFile {
    try read("block.yaml")
  }

  /// Reads a file of the folder, unless a link leads out of it.
  func read(_ name: String) throws(Finding) -> SourceFile {
    try SourceFile.read("\(path)/\(name)", shownAs: "\(shownPath)/\(name)", inside: root)
  }

  enum Kind {
    case block
    /// A folder that was probably meant to be a block, and what is wrong with it.
    case misplaced(String)
    case other
  }

  /// What the names in the folder tell of it.
  var kind: Kind {
    let names = FolderListing(path).names
    if names.contains("block.yaml") { return .block }
    if names.contains("block.yml") { return .misplaced("the manifest is named block.yml; rename it to block.yaml") }
    if !swiftFiles.isEmpty {
      return .misplaced("this folder holds Swift but no block.yaml; add one, or move the folder")
    }
    return .other
  }

  /// The Swift files that people write: all but the generated usage, by name.
  var swiftFiles: [String] {
    FolderListing(path).names.filter { $0.hasSuffix(".swift") && !$0.hasPrefix(".") && $0 != "Usage.swift" }
  }
}

/// The names in a folder, in the order of their bytes; empty where it cannot be read.
struct FolderListing {
  let names: [String]

  init(_ path: String) {
    names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
