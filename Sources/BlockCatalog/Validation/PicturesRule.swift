import Diagnostics
import Foundation

/// A picture is a file of the block's own folder, for pages show it beside the block.
struct PicturesRule: BlockRule {
  static let rule = Rule(
    "pictures", "A picture is a file in the block's folder, named by a plain relative path.",
    bad: """
      pictures:
        - {light: ../card.png, alt: A card}
      """,
    good: """
      pictures:
        - {light: card.png, alt: A card}
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    let folder = "\(catalog.catalog.root)/\(block.id)"
    return block.manifest.pictures.flatMap { [$0.light] + ($0.dark.map { [$0] } ?? []) }.compactMap { path in
      Self.problem(with: path.value, in: folder).map { finding(Self.rule, $0, in: block, at: path.range) }
    }
  }

  private static func problem(with path: String, in folder: String) -> String? {
    guard isPlain(path) else {
      return "\(quoted(path)) is no plain path; name a file of this folder, such as 'pictures/light.png'"
    }
    var status = stat()
    guard stat("\(folder)/\(path)", &status) == 0 else {
      let error = SystemError.last
      return error.code == ENOENT || error.code == ENOTDIR
        ? "the block's folder has no file \(quoted(path)); add it, or correct the path"
        : "\(quoted(path)) cannot be read: \(error.message)"
    }
    guard status.st_mode & S_IFMT == S_IFREG else { return "\(quoted(path)) is no plain file; name a picture" }
    guard SourceFile.isInside("\(folder)/\(path)", folder: folder) else {
      return "\(quoted(path)) is a link that leads out of the block's folder; put the picture itself there"
    }
    return nil
  }

  /// Whether a path goes down from where it starts, the same way on every system.
  private static func isPlain(_ path: String) -> Bool {
    !path.utf8.contains { $0 == 0 || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: ":") }
      && path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
        !part.isEmpty && part != "." && part != ".."
      }
  }
}
