import BlockCatalog
import Diagnostics
import FilePlan

/// The pictures of a block that travel with pages which lie elsewhere than the block.
///
/// Their names hold a part of their digests: other content has another name, so that none is ever overwritten.
struct PictureFiles: Sendable {
  /// More than this no picture on a page should have, in bytes.
  private static let sizeLimit = 32 << 20

  /// By the path in the block's folder.
  private var paths: [String: String] = [:]
  private(set) var files: [PlannedFile] = []
  /// By their paths in the block's folder.
  private(set) var contents: [(path: String, bytes: [UInt8])] = []

  /// Reads the pictures that the manifest lists and those in its descriptions; what cannot be read is left out.
  init(of block: Block, in catalog: Catalog, for flavor: any Flavor) {
    let manifest = block.manifest
    for picture in manifest.pictures {
      add([picture.light.value] + (picture.dark.map { [$0.value] } ?? []), of: block, in: catalog, for: flavor)
    }
    for (link, _) in manifest.descriptions(holdingAnyOf: "[").flatMap(\.links) where link.isImage {
      guard let target = link.target, case .file(let parts) = LinkTarget(target, from: block.id),
        parts.first == block.id, parts.count > 1
      else { continue }
      add([parts.dropFirst().joined(separator: "/")], of: block, in: catalog, for: flavor)
    }
  }

  func path(of picture: String) -> String? { paths[picture] }

  /// Adds a picture, and the one for the dark behind it, under one name.
  private mutating func add(_ pictures: [String], of block: Block, in catalog: Catalog, for flavor: any Flavor) {
    guard let light = pictures.first, paths[light] == nil else { return }
    let contents = pictures.compactMap { picture in
      try? SourceFile.read(
        "\(catalog.root)/\(block.id)/\(picture)", inside: "\(catalog.root)/\(block.id)", limit: Self.sizeLimit
      ).bytes
    }
    guard contents.count == pictures.count else { return }
    let digest = SHA256(of: Array(contents.joined())).hexadecimal.prefix(8)
    let (stem, _) = Self.parts(of: light)
    for (index, picture) in pictures.enumerated() {
      let ending = Self.parts(of: picture).ending
      let name = "\(block.id)-\(stem)-\(digest)"
      let path = flavor.picturePath(name, ending, isDark: index > 0)
      let content = contents[index]
      paths[picture] = path
      self.contents.append((picture, content))
      files.append(PlannedFile(path: path) { () throws(Finding) in content })
    }
  }

  /// A file's name in letters that serve everywhere, and its ending.
  private static func parts(of path: String) -> (stem: String, ending: String) {
    let name = path.split(separator: "/").last ?? ""
    let dot = name.lastIndex(of: ".") ?? name.endIndex
    let stem = name[..<dot].utf8.map { $0.isLetterOrDigit ? $0 : UInt8(ascii: "-") }
    let ending = name[dot...].utf8.filter { $0.isLetterOrDigit || $0 == UInt8(ascii: ".") }
    return (String(decoding: stem, as: UTF8.self), String(decoding: ending, as: UTF8.self))
  }
}
