import Diagnostics
import Foundation

/// A folder of a catalog that holds a block, on disk.
struct BlockFolder: Sendable {
  static let rule = Rule(
    "block-folder", "A folder of the catalog can be listed, is no symbolic link, and holds a block.yaml.",
    bad: """
      card/block.yml
      card/Card.swift
      """,
    good: """
      card/block.yaml
      card/Card.swift
      """)

  /// The folder's name.
  let id: String
  /// The catalog's folder: nothing outside it is read.
  let root: String
  /// The folder as findings show it.
  let shownPath: String
  /// Whether it is known to be a folder and no link to one.
  var isFolder = false

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
    /// A folder that holds a manifest, or whose names tell more where it does not.
    case folder
    /// A folder with a manifest.
    case block
    /// A folder that was probably meant to be a block, and what is wrong with it.
    case misplaced(Finding)
    /// A folder that may well hold a block, and why nobody can tell.
    case unreadable(Finding)
    /// A file beside `catalog.yaml`, or a folder of something else.
    case other
  }

  /// What the folder is, as far as its place tells: nearly always one with a manifest.
  var kind: Kind {
    let isNamed = !id.unicodeScalars.contains("\u{FFFD}")
    if isFolder, isNamed { return .folder }
    var status = stat()
    guard lstat(path, &status) == 0 else {
      let error = SystemError.last
      if !isNamed {
        return .unreadable(finding("this name is not UTF-8, so nothing by it can be opened; rename it"))
      }
      // What has just gone is nobody's loss.
      return error.code == ENOENT ? .other : .unreadable(finding("this cannot be looked at: \(error.message)"))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFLNK:
      guard mayHoldManifest else { return .other }
      let message = "this folder is a symbolic link, and nothing is written through one; put the folder itself here"
      return .unreadable(finding(message))
    default: return .other
    }
  }

  /// What the folder is, as far as the names in it tell.
  var kindByNames: Kind {
    let names: [String]
    do throws(SystemError) {
      names = try FolderListing(path).names
    } catch {
      return .unreadable(finding("this folder cannot be listed: \(error.message)"))
    }
    if names.contains("block.yaml") { return .block }
    if names.contains("block.yml") {
      return .misplaced(finding("the manifest is named block.yml; rename it to block.yaml"))
    }
    if names.contains(where: Self.isSource) {
      return .misplaced(finding("this folder holds Swift but no block.yaml; add one, or move the folder"))
    }
    return .other
  }

  /// Whether a manifest is there; also where nobody may look.
  private var mayHoldManifest: Bool {
    var status = stat()
    if stat("\(path)/block.yaml", &status) == 0 { return true }
    let error = SystemError.last
    return error.code != ENOENT && error.code != ENOTDIR
  }

  /// The Swift files that people write: all but the generated usage, by name.
  ///
  /// - Throws: A finding about the folder where it cannot be listed.
  func swiftFiles() throws(Finding) -> [String] {
    do throws(SystemError) {
      return try FolderListing(path).names.filter(Self.isSource)
    } catch {
      throw finding("this folder cannot be listed: \(error.message)")
    }
  }

  private static func isSource(_ name: String) -> Bool {
    name.hasSuffix(".swift") && !name.hasPrefix(".") && name != Block.usageName
  }

  private func finding(_ message: String) -> Finding {
    Finding(Self.rule, message, at: Location(SourceFile(path: shownPath, bytes: [])))
  }
}
