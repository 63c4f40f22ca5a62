import Diagnostics
import FilePlan
import Foundation
import Testing

@Suite struct FilePlanChangesTests {
  @Test func tellsUnchangedMissingAndStaleSortedByPath() async throws {
    let folder = try OutputFolder()
    try folder.write(page("same"), to: "same.md")
    try folder.write(page("old"), to: "b/stale.md")
    try folder.write(page("text"), to: "tail.md")
    let before = folder.listing
    let plan = folder.plan([
      ("same.md", page("same")), ("b/stale.md", page("new")), ("tail.md", page("text, longer")), ("Z.md", page("")),
      ("a/b/missing.md", page("")), ("é.md", page("")), ("b-c.md", page("")),
    ])
    #expect(
      await summary(plan.changes()) == [
        "missing Z.md", "missing a/b/missing.md", "missing b-c.md", "stale b/stale.md", "unchanged same.md",
        "stale tail.md", "missing é.md",
      ])
    #expect(folder.listing == before)
  }

  @Test func worksWithoutOutputFolder() async throws {
    let folder = try OutputFolder()
    let plan = FilePlan(
      root: folder.root + "/no/such", shownRoot: "docs", files: [PlannedFile(path: "a/b.md") { [] }],
      leftovers: Leftovers(suffixes: [".md"], depth: 2) { _ in false })
    #expect(await summary(plan.changes()) == ["missing a/b.md"])
    #expect(folder.listing == [])
  }

  @Test func blocksHandMadeFiles() async throws {
    let folder = try OutputFolder()
    try folder.write("# Mine\n", to: "a.md")
    try folder.write("# Mine\n", to: "same.md")
    try folder.write("", to: "empty.md")
    let message = "this file was not generated, so it is not overwritten; move or delete it [hand-made-file]"
    #expect(
      await summary(folder.plan([("a.md", page("")), ("same.md", "# Mine\n"), ("empty.md", page(""))]).changes()) == [
        "blocked a.md: docs/a.md: \(message)", "blocked empty.md: docs/empty.md: \(message)", "unchanged same.md",
      ])
  }

  @Test func blocksContentThatCannotBeMade() async throws {
    let folder = try OutputFolder()
    try folder.write(page("old"), to: "a.md")
    let finding = Finding(
      Rule("some-rule", "Something holds."), "no", at: Location(SourceFile(path: "x", text: "")))
    let plan = FilePlan(
      root: folder.root, shownRoot: "docs",
      files: [PlannedFile(path: "a.md") { () throws(Finding) in throw finding }],
      leftovers: Leftovers(suffixes: [".md"], depth: 1) { _ in false })
    #expect(await plan.changes() == [FileChange(path: "a.md", kind: .blocked(finding))])
    #expect(await plan.apply().map(\.finding) == [finding])
    #expect(folder.text("a.md") == page("old"))
  }

  @Test(arguments: [
    ("", "it is empty"), ("/etc/x", "it is absolute"), ("a//b", "it has an empty part"), ("a/", "it has an empty part"),
    ("../x", "it has a part '..'"), ("a/../../x", "it has a part '..'"), ("./a", "it has a part '.'"),
    ("a\\b", "it contains a backslash; write '/' between its parts"), ("a\0b", "it contains a NUL character"),
  ])
  func refusesPathsThatAreNotPlain(path: String, fault: String) async throws {
    let folder = try OutputFolder()
    let plan = folder.plan([(path, page(""))])
    let shown = path.isEmpty ? "docs" : "docs/" + path
    let expected = [
      "blocked \(path): \(shown): '\(path)' cannot be a path in the output folder: \(fault) [output-path]"
    ]
    #expect(await summary(plan.changes()) == expected)
    #expect(await summary(plan.apply()) == expected)
    #expect(folder.listing == [])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.base) == ["out"])
  }

  @Test(arguments: [
    ("Card/README.md", "card/README.md"), ("R\u{E9}sum\u{E9}.md", "Re\u{301}sume\u{301}.md"),
    ("STRASSE.md", "stra\u{DF}e.md"), ("\u{3A3}.md", "\u{3C2}.md"),
  ])
  func refusesPathsThatDifferOnlyInCaseOrUnicodeForm(one: String, other: String) async throws {
    let folder = try OutputFolder()
    let plan = folder.plan([(one, page("1")), (other, page("2")), ("fine.md", page(""))])
    let names = [one, other].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let message =
      "'\(names[0])' and '\(names[1])' differ only in case or Unicode form, and are one file on many disks; rename one"
    let blocked = await plan.changes().compactMap(\.finding)
    #expect(blocked.map(\.message) == [message, message])
    #expect(blocked.map(\.rule.id) == ["output-path", "output-path"])
    #expect(await plan.apply().count == 3)
    #expect(folder.listing == ["fine.md"])
  }

  @Test func refusesOnePathPlannedTwiceAndFileWhereFolderIsNeeded() async throws {
    let folder = try OutputFolder()
    let plan = folder.plan([("a", page("1")), ("a", page("2")), ("B", page("")), ("b/c/d", page(""))])
    #expect(
      await summary(plan.apply()) == [
        "blocked B: docs/B: 'B' cannot be a file, as 'b/c/d' needs a folder there [output-path]",
        "blocked a: docs/a: 'a' is planned 2 times; one file has one content [output-path]",
        "blocked a: docs/a: 'a' is planned 2 times; one file has one content [output-path]",
        "missing b/c/d",
      ])
    #expect(folder.listing == ["b/", "b/c/", "b/c/d"])
  }

  @Test func followsNoLinkBelowItsRoot() async throws {
    let folder = try OutputFolder()
    try folder.write(page("old"), to: "real/a.md")
    try FileManager.default.createDirectory(atPath: folder.base + "/outside", withIntermediateDirectories: true)
    try folder.link("out", to: "../outside")
    try folder.link("within", to: "real")
    try folder.link("file.md", to: "real/a.md")
    try folder.link("nowhere.md", to: "nothing")
    let plan = folder.plan([
      ("out/a.md", page("")), ("out/b/c.md", page("")), ("within/a.md", page("")), ("file.md", page("")),
      ("nowhere.md", page("")), ("real/a.md", page("new")),
    ])
    let folderMessage =
      "a folder was expected here, and this is a symbolic link; nothing is written through it [output-path]"
    let fileMessage =
      "a file was expected here, and this is a symbolic link; nothing is written through it [output-path]"
    let blocked = [
      "blocked file.md: docs/file.md: \(fileMessage)", "blocked nowhere.md: docs/nowhere.md: \(fileMessage)",
      "blocked out/a.md: docs/out: \(folderMessage)", "blocked out/b/c.md: docs/out: \(folderMessage)",
      "stale real/a.md", "blocked within/a.md: docs/within: \(folderMessage)",
    ]
    #expect(await summary(plan.changes()) == blocked)
    #expect(await summary(plan.apply()) == blocked)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.base + "/outside") == [])
    #expect(folder.text("real/a.md") == page("new"))
  }

  @Test func takesRootThatIsALink() async throws {
    let folder = try OutputFolder()
    try folder.link("entrance", to: ".")
    let plan = FilePlan(
      root: folder.root + "/entrance", shownRoot: ".", files: [PlannedFile(path: "a.md") { Array(page("").utf8) }])
    #expect(await summary(plan.apply()) == ["missing a.md"])
    #expect(folder.text("a.md") == page(""))
  }

  @Test func blocksWhatIsNoPlainFile() async throws {
    let folder = try OutputFolder()
    try folder.makeFolder("a.md")
    try folder.write("x", to: "b")
    #expect(mkfifo(folder.root + "/pipe.md", 0o600) == 0)
    let plan = folder.plan([("a.md", page("")), ("b/c.md", page("")), ("b/d/e.md", page("")), ("pipe.md", page(""))])
    let blocked = [
      "blocked a.md: docs/a.md: a file was expected here, and this is a folder [output]",
      "blocked b/c.md: docs/b: a folder was expected here, and this is a file [output]",
      "blocked b/d/e.md: docs/b: a folder was expected here, and this is a file [output]",
      "blocked pipe.md: docs/pipe.md: a plain file was expected here, and this is a pipe or a device [output]",
    ]
    #expect(await summary(plan.changes()) == blocked)
    #expect(await summary(plan.apply()) == blocked)
    #expect(folder.listing == ["a.md/", "b", "pipe.md"])
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser may write everywhere"))
  func leavesReadOnlyTreeAlone() async throws {
    let folder = try OutputFolder()
    try folder.write(page("same"), to: "a/same.md")
    #expect(chmod(folder.root + "/a", 0o555) == 0)
    defer { chmod(folder.root + "/a", 0o755) }
    let plan = folder.plan([("a/same.md", page("same"))])
    #expect(await summary(plan.changes()) == ["unchanged a/same.md"])
    #expect(await summary(plan.apply()) == ["unchanged a/same.md"])
    #expect(
      await summary(folder.plan([("a/b.md", page("")), ("a/same.md", page("new"))]).apply()) == [
        "blocked a/b.md: docs/a: no file can be made in this folder: permission denied [output]",
        "blocked a/same.md: docs/a: no file can be made in this folder: permission denied [output]",
      ])
    #expect(folder.text("a/same.md") == page("same"))
  }
}
