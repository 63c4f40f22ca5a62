import Diagnostics
import FilePlan
import Foundation
import Testing

@Suite struct FilePlanRewritingTests {
  /// A file as a reader of the folder, shown as `docs`, has it.
  private func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: "docs/\(path)", text: text) }

  /// Rewrites a file, and says what is wrong as `path: message [rule]`.
  private func rewrite(_ file: SourceFile, to text: String, in folder: OutputFolder) -> String? {
    let finding = FilePlan.rewrite(file, to: Array(text.utf8), below: folder.root, shownAs: "docs")
    return finding.map { "\($0.location.file.path): \($0.message) [\($0.rule.id)]" }
  }

  @Test func replacesAFileThatPeopleWroteAndKeepsItsPermissions() throws {
    let folder = try OutputFolder()
    try folder.write("old", to: "a/b.yaml")
    #expect(chmod(folder.root + "/a/b.yaml", 0o640) == 0)
    let before = folder.status("a/b.yaml")
    #expect(rewrite(file("a/b.yaml", "old"), to: "new", in: folder) == nil)
    #expect(folder.text("a/b.yaml") == "new")
    #expect(folder.status("a/b.yaml").st_mode == before.st_mode)
    #expect(folder.status("a/b.yaml").st_ino != before.st_ino)
    #expect(folder.listing == ["a/", "a/b.yaml"])
  }

  @Test(arguments: ["", "."])
  func takesPathsFromTheFolderItself(shownRoot: String) throws {
    let folder = try OutputFolder()
    try folder.write("old", to: "b.yaml")
    let file = SourceFile(path: "b.yaml", text: "old")
    #expect(FilePlan.rewrite(file, to: Array("new".utf8), below: folder.root, shownAs: shownRoot) == nil)
    #expect(folder.text("b.yaml") == "new")
  }

  @Test(arguments: [nil, "newer", "ol", "old and longer"] as [String?])
  func leavesAFileThatHasChangedMeanwhile(now: String?) throws {
    let folder = try OutputFolder()
    if let now { try folder.write(now, to: "b.yaml") }
    #expect(
      rewrite(file("b.yaml", "old"), to: "new", in: folder)
        == "docs/b.yaml: the file has changed since it was read; run again [output]")
    #expect(folder.text("b.yaml") == now)
  }

  @Test func leavesAFileThatIsReadOnly() throws {
    let folder = try OutputFolder()
    try folder.write("old", to: "b.yaml")
    #expect(chmod(folder.root + "/b.yaml", 0o444) == 0)
    #expect(rewrite(file("b.yaml", "old"), to: "new", in: folder) == "docs/b.yaml: the file is read-only [output]")
    #expect(folder.text("b.yaml") == "old")
  }

  @Test func writesThroughNoLink() throws {
    let folder = try OutputFolder()
    try folder.write("old", to: "real/b.yaml")
    try folder.link("b.yaml", to: "real/b.yaml")
    try folder.link("linked", to: "real")
    #expect(
      rewrite(file("b.yaml", "old"), to: "new", in: folder)
        == "docs/b.yaml: a file was expected here, and this is a symbolic link; nothing is written through it "
        + "[output-path]")
    #expect(
      rewrite(file("linked/b.yaml", "old"), to: "new", in: folder)
        == "docs/linked: a folder was expected here, and this is a symbolic link; nothing is written through it "
        + "[output-path]")
    #expect(
      rewrite(file("../b.yaml", "old"), to: "new", in: folder)
        == "docs/../b.yaml: '../b.yaml' cannot be a path in the output folder: it has a part '..' [output-path]")
    #expect(folder.text("real/b.yaml") == "old")
  }
}
