import Diagnostics
import FilePlan
import Foundation
import Testing

@Suite struct WorkingFolderTests {
  private func working(_ folder: OutputFolder) -> WorkingFolder { WorkingFolder(root: folder.root, shownAs: "docs") }

  private func text(_ finding: Finding?) -> String? {
    finding.map { "\($0.location.file.path): \($0.message) [\($0.rule.id)]" }
  }

  @Test func readsWhatIsThere() throws {
    let folder = try OutputFolder()
    try folder.write("a", to: "in/a.txt")
    let file = try working(folder).read("in/a.txt")
    #expect(file == SourceFile(path: "docs/in/a.txt", text: "a"))
    #expect(try working(folder).read("in/b.txt") == nil)
    #expect(try working(folder).read("out/b.txt") == nil)
    #expect(try working(folder).names(in: "in") == ["a.txt"])
    #expect(try working(folder).names(in: "out") == [])
  }

  @Test func writesWhereNothingIs() throws {
    let folder = try OutputFolder()
    #expect(working(folder).write([0x61], to: "in/deep/a.txt", replacing: nil) == nil)
    #expect(folder.listing == ["in/", "in/deep/", "in/deep/a.txt"])
    #expect(
      text(working(folder).write([0x62], to: "in/deep/a.txt", replacing: nil))
        == "docs/in/deep/a.txt: the file has changed since it was read; run again [output]")
    #expect(working(folder).write([0x62], to: "in/deep/a.txt", replacing: [0x61]) == nil)
    #expect(folder.text("in/deep/a.txt") == "b")
  }

  @Test(arguments: ["../a.txt", "/a.txt", "in/../../a.txt", ""])
  func staysBelowItself(path: String) throws {
    let folder = try OutputFolder()
    #expect(working(folder).write([0x61], to: path, replacing: nil)?.rule.id == "output-path")
    #expect(throws: Finding.self) { try working(folder).read(path) }
    #expect(folder.listing == [])
  }

  @Test func followsNoLink() throws {
    let folder = try OutputFolder()
    try folder.write("a", to: "real/a.txt")
    try folder.link("linked", to: "real")
    try folder.link("a.txt", to: "real/a.txt")
    for path in ["linked/a.txt", "a.txt"] {
      #expect(throws: Finding.self) { try working(folder).read(path) }
      #expect(working(folder).write([0x62], to: path, replacing: [0x61]) != nil)
    }
    #expect(folder.text("real/a.txt") == "a")
  }

  @Test func tellsWhatStandsInTheWay() throws {
    let folder = try OutputFolder()
    try folder.write("a", to: "a.txt")
    #expect(working(folder).obstacle(to: "a.txt") == nil)
    #expect(working(folder).obstacle(to: "new/deep/b.txt") == nil)
    #expect(chmod(folder.root + "/a.txt", 0o444) == 0)
    #expect(text(working(folder).obstacle(to: "a.txt")) == "docs/a.txt: the file is read-only [output]")
    #expect(
      text(working(folder).obstacle(to: "a.txt/b"))
        == "docs/a.txt: a folder was expected here, and this is a file [output]")
  }

  @Test func readsNoMoreThanItIsTold() throws {
    let folder = try OutputFolder()
    try folder.write("abc", to: "a.txt")
    #expect(try working(folder).read("a.txt", limit: 3)?.bytes.count == 3)
    let error = #expect(throws: Finding.self) { try working(folder).read("a.txt", limit: 2) }
    #expect(error?.message == "the file has more than 2 bytes")
  }
}
