import Diagnostics
import FilePlan
import Foundation
import Testing

@Suite struct FilePlanApplyTests {
  @Test func writesMissingAndStaleAndLeavesUnchangedUntouched() async throws {
    let folder = try OutputFolder()
    try folder.write(page("same"), to: "same.md")
    try folder.write(page("old"), to: "stale.md")
    try folder.write("mine", to: "mine.md")
    let (unchanged, stale) = (folder.status("same.md"), folder.status("stale.md"))
    let plan = folder.plan([
      ("same.md", page("same")), ("stale.md", page("new")), ("a/b/c.md", page("c")), ("mine.md", page("")),
    ])
    #expect(
      await summary(plan.apply()).map { $0.prefix(while: { $0 != ":" }) } == [
        "missing a/b/c.md", "blocked mine.md", "unchanged same.md", "stale stale.md",
      ])
    #expect(folder.listing == ["a/", "a/b/", "a/b/c.md", "mine.md", "same.md", "stale.md"])
    #expect(folder.text("a/b/c.md") == page("c"))
    #expect(folder.text("stale.md") == page("new"))
    #expect(folder.text("mine.md") == "mine")
    #expect(folder.status("same.md").st_ino == unchanged.st_ino)
    #expect(folder.status("stale.md").st_ino != stale.st_ino)

    let second = folder.status("stale.md")
    #expect(await summary(plan.apply()).dropFirst(2) == ["unchanged same.md", "unchanged stale.md"])
    #expect(folder.status("stale.md").st_ino == second.st_ino)
  }

  @Test func makesItsRootAndKeepsPermissions() async throws {
    let folder = try OutputFolder()
    let plan = FilePlan(
      root: folder.root + "/new/root", shownRoot: "", files: [PlannedFile(path: "a.md") { Array(page("1").utf8) }])
    #expect(await summary(plan.apply()) == ["missing a.md"])
    #expect(folder.status("new/root/a.md").st_mode & 0o777 & ~0o644 == 0)
    #expect(chmod(folder.root + "/new/root/a.md", 0o600) == 0)
    let newer = FilePlan(
      root: folder.root + "/new/root", shownRoot: "", files: [PlannedFile(path: "a.md") { Array(page("2").utf8) }])
    #expect(await summary(newer.apply()) == ["stale a.md"])
    #expect(folder.status("new/root/a.md").st_mode & 0o777 == 0o600)
  }

  @Test func writesEmptyAndLargeFiles() async throws {
    let folder = try OutputFolder()
    let large = String(repeating: "0123456789abcdef", count: 20_000)
    let plan = folder.plan([("empty", ""), ("large.md", page(large))])
    #expect(await summary(plan.apply()) == ["missing empty", "missing large.md"])
    #expect(folder.text("empty") == "")
    #expect(folder.text("large.md") == page(large))
    #expect(await summary(plan.changes()) == ["unchanged empty", "unchanged large.md"])
    #expect(await summary(folder.plan([("large.md", page(""))]).apply()) == ["stale large.md"])
  }

  @Test func reportsWhatTheSystemRefusesAndGoesOn() async throws {
    let folder = try OutputFolder()
    let long = String(repeating: "x", count: 300)
    let plan = folder.plan([(long + "/a.md", page("")), ("y" + long, page("")), ("z.md", page(""))])
    #expect(
      await summary(plan.apply()) == [
        "blocked \(long)/a.md: docs/\(long): the folder cannot be used: file name too long [output]",
        "blocked y\(long): docs/y\(long): what stands here cannot be read: file name too long [output]",
        "missing z.md",
      ])
    #expect(folder.listing == ["z.md"])
  }

  @Test func reportsRootThatIsAFileOnce() async throws {
    let folder = try OutputFolder()
    try folder.write("x", to: "root")
    let plan = FilePlan(
      root: folder.root + "/root", shownRoot: "docs",
      files: ["a.md", "b/c.md"].map { PlannedFile(path: $0) { Array(page("").utf8) } })
    let findings = await plan.apply().compactMap(\.finding)
    #expect(findings.count == 2)
    #expect(Set(findings).map(\.message) == ["a folder was expected here, and this is a file"])
    #expect(findings.first?.location.file.path == "docs")
  }

  #if os(Linux)
    @Test func reportsFolderThatCannotBeMade() async {
      let plan = FilePlan(
        root: "/proc/no-such-folder", shownRoot: "docs",
        files: ["a.md", "b/c.md"].map { PlannedFile(path: $0) { Array(page("").utf8) } })
      #expect(await summary(plan.changes()) == ["missing a.md", "missing b/c.md"])
      #expect(
        await summary(plan.apply()) == [
          "blocked a.md: docs: the folder cannot be made: no such file or directory [output]",
          "blocked b/c.md: docs: the folder cannot be made: no such file or directory [output]",
        ])
    }
  #endif

  @Test func removesTemporariesOfRunsThatAreOver() async throws {
    let folder = try OutputFolder()
    let gone = ".blocks-2147483647-1f-3.tmp"
    let ofEarlierRunWithSameID = ".blocks-\(getpid())-0-3.tmp"
    let ofLivingRun = ".blocks-2147483647-2f-3.tmp"
    let notOurs = [".blocks-0-1f-3.tmp", ".blocks--1-1f-3.tmp", ".blocks-x.tmp", ".other-2147483647-1f-3.tmp"]
    for name in [gone, ofEarlierRunWithSameID, ofLivingRun] + notOurs { try folder.write("half", to: "a/" + name) }
    let lock = open(folder.root + "/a/" + ofLivingRun, O_RDONLY | O_CLOEXEC)
    defer { close(lock) }
    try #require(flock(lock, LOCK_EX) == 0)
    try folder.write("half", to: gone)
    try folder.write("half", to: "elsewhere/" + gone)

    let plan = folder.plan([("a/b.md", page(""))])
    _ = await plan.changes()
    #expect(folder.text("a/" + gone) == "half")
    #expect(await summary(plan.apply()) == ["missing a/b.md"])
    let kept = ([ofLivingRun] + notOurs).map { "a/" + $0 }
    #expect(
      folder.listing
        == ([".blocks-2147483647-1f-3.tmp", "a/", "a/b.md", "elsewhere/", "elsewhere/" + gone] + kept).sorted())

    _ = await folder.plan([], leftovers: Leftovers(suffixes: [".md"], depth: 2) { _ in true }).apply()
    #expect(folder.listing == (["a/", "a/b.md", "elsewhere/"] + kept).sorted())
  }

  @Test func letsSeveralRunsAtOnceDoNoHarm() async throws {
    let folder = try OutputFolder()
    let files = (0..<50).map { (path: "f\($0 % 7)/\($0).md", text: page("\($0)")) }
    let plan = folder.plan(files, leftovers: Leftovers(suffixes: [".md"], depth: 2) { _ in false })
    let results = await withTaskGroup(of: [FileChange].self) { group in
      for _ in 0..<4 { group.addTask { await plan.apply() } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(results.flatMap { $0.compactMap(\.finding) } == [])
    #expect(await plan.changes().allSatisfy { $0.kind == .unchanged })
    #expect(folder.listing.filter { !$0.hasSuffix("/") } == files.map(\.path).sorted())
  }
}
