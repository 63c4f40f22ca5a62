import Foundation
import Testing

@testable import BlockCatalog

/// A block with pictures on disk, in a folder that goes when the test ends.
@Suite final class PicturesRuleTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)").path

  init() throws {
    try FileManager.default.createDirectory(atPath: root + "/card/shots", withIntermediateDirectories: true)
    for path in ["card/light.png", "card/shots/dark.png", "beside.png"] {
      try Data([1]).write(to: URL(fileURLWithPath: "\(root)/\(path)"))
    }
    let files = FileManager.default
    try files.createSymbolicLink(atPath: root + "/card/out.png", withDestinationPath: "../beside.png")
    try files.createSymbolicLink(atPath: root + "/card/in.png", withDestinationPath: "light.png")
  }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  private func findings(_ path: String) -> [String] {
    var sample = Sample()
    sample.manifest += "\npictures: [{light: light.png, dark: \(path), alt: A card}]"
    guard let block = sample.block else { return ["no block"] }
    let catalog = Catalog(root: root, info: sample.catalog.info, manifests: [block.manifest])
    return PicturesRule().findings(in: block, of: CheckedCatalog(catalog, offering: CatalogAPI([]))).flatMap(\.lines)
  }

  @Test(arguments: ["shots/dark.png", "light.png", "in.png"])
  func acceptsAFileOfTheFolder(path: String) {
    #expect(findings(path) == [])
  }

  @Test(arguments: [
    ("../beside.png", "../beside.png"), ("/etc/passwd", "/etc/passwd"), ("./light.png", "./light.png"),
    ("shots/../light.png", "shots/../light.png"), ("shots//dark.png", "shots//dark.png"),
    ("'shots\\dark.png'", "shots\\dark.png"), ("'https://example.com/a.png'", "https://example.com/a.png"),
  ])
  func refusesWhatIsNoPlainPath(written: String, path: String) {
    #expect(
      findings(written) == [
        "12:37 pictures: '\(path)' is no plain path; name a file of this folder, such as 'pictures/light.png'"
      ])
  }

  @Test(arguments: [
    ("none.png", "the block's folder has no file 'none.png'; add it, or correct the path"),
    ("light.png/a", "the block's folder has no file 'light.png/a'; add it, or correct the path"),
    ("shots", "'shots' is no plain file; name a picture"),
    ("out.png", "'out.png' is a link that leads out of the block's folder; put the picture itself there"),
  ])
  func wantsAFileThatIsThere(path: String, message: String) {
    #expect(findings(path) == ["12:37 pictures: \(message)"])
  }
}
