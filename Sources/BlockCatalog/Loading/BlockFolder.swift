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
