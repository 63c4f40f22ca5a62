import Diagnostics
import Foundation
import Testing

@testable import FilePlan

@Suite struct NewEntriesTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "new-entries-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func entries(_ paths: String..., in place: String = "") -> NewEntries {
    let files = paths.map { NewFile(path: $0, bytes: Array("new\n".utf8), isExecutable: $0.hasSuffix("hook")) }
    return NewEntries(files, in: place.isEmpty ? folder.path : "\(folder.path)/\(place)", shownAs: "Catalog")
  }

  private func names() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
  }

  private func write(_ path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data("mine\n".utf8).write(to: file)
  }

  @Test func makesFilesAndFoldersTogether() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(entries("card/block.yaml", "card/Tests/CardTests.swift", ".githooks/hook", in: "new/place").make() == nil)
    let root = folder.appending(path: "new/place").path
    #expect(
      try names() == [
        "new", "new/place", "new/place/.githooks", "new/place/.githooks/hook", "new/place/card",
        "new/place/card/Tests", "new/place/card/Tests/CardTests.swift", "new/place/card/block.yaml",
      ])
    #expect(FileManager.default.contents(atPath: root + "/card/block.yaml") == Data("new\n".utf8))
    #expect(FileManager.default.isExecutableFile(atPath: root + "/.githooks/hook"))
    #expect(!FileManager.default.isExecutableFile(atPath: root + "/card/block.yaml"))
  }

  @Test(arguments: [
    ("card", "Catalog/card: 'card' is there already, with Card.swift"),
    ("Card", "Catalog/Card: 'Card' is there already, which is 'card' on many disks, with Card.swift"),
  ])
  func touchesNothingThatIsThere(name: String, message: String) throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("\(name)/Card.swift")
    let finding = try #require(entries("chip/block.yaml", "card/block.yaml").make())
    #expect(
      "\(finding.location.file.path): \(finding.message)"
        == message + "; nothing was written; if another run has just made it, run this one again")
    #expect(try names() == [name, "\(name)/Card.swift"])
    #expect(FileManager.default.contents(atPath: "\(folder.path)/\(name)/Card.swift") == Data("mine\n".utf8))
  }

  @Test func leavesNothingWhereAFileCannotBeMade() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let long = String(repeating: "x", count: 300)
    let finding = try #require(entries("card/block.yaml", "card/\(long)").make())
    #expect(finding.message == "no file can be made in this folder: file name too long")
    #expect(try names().isEmpty)
    #expect(entries("card/\(long)", in: "other").make() != nil)
    #expect(try names().isEmpty)
  }

  @Test func removesWhatAKilledRunHasLeft() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    // No process has this number: it is beyond what systems give.
    try write(".blocks-2147483646-ab-1.tmp/card/block.yaml")
    #expect(entries("card/block.yaml").make() == nil)
    #expect(try names() == ["card", "card/block.yaml"])
  }
}
