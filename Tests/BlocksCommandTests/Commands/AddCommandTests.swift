import Foundation
import Testing

@testable import BlocksCommand

@Suite struct AddCommandTests {
  private static let source = """
    // SPDX-License-Identifier: MIT
    // A card.

    import SwiftUI

    extension View {
      func card(title: String) -> some View { overlay { CardTitle(text: title) } }
    }

    private struct CardTitle: View {
      let text: String
      var body: some View { Text(text) }
    }

    // MARK: - Demo

    struct CardDemo: View {
      var body: some View { EmptyView().card(title: "Hi") }
    }

    #Preview { CardDemo() }

    """

  /// A catalog in which card requires chip.
  private static func catalog(_ changes: [String: String?] = [:]) throws -> SampleCatalog {
    try SampleCatalog(
      [
        "card/block.yaml": SampleCatalog.card + "demo: CardDemo\nrequires: [chip]\n", "card/Card.swift": source,
      ].merging(changes) { $1 })
  }

  private func edit(_ catalog: SampleCatalog, _ path: String, _ old: String, _ new: String) throws {
    try catalog.write(catalog.text(path).replacing(old, with: new), to: path)
  }

  // MARK: - Copying

  @Test func copiesABlockAndWhatItRequires() async throws {
    let catalog = try Self.catalog()
    #expect(
      await catalog.run("add", "card", "--to", "App")
        == .init(
          status: .yes, output: "added App/Card.swift\nadded App/Chip.swift\n", errors: "2 blocks: 2 changed\n"))
    let copy = try catalog.text("App/Card.swift")
    let lines = copy.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "// SPDX-License-Identifier: MIT")
    #expect(lines[1] == "// Copied by blocks: card, from Sample")
    #expect(lines[2].hasPrefix("// Source: sha256 ") && lines[2].count == 18 + 64)
    #expect(lines[3...].joined(separator: "\n") == Self.source.split(separator: "\n", maxSplits: 1)[1])
    #expect(try catalog.text("App/.blocks/Card.swift.txt") == copy)
    #expect(
      try catalog.contents(of: "App").keys.sorted() == [
        ".blocks/Card.swift.txt", ".blocks/Chip.swift.txt", "Card.swift", "Chip.swift",
      ])
  }

  @Test func followsTheBaseAndRequirementsOfRequirements() async throws {
    let catalog = try Self.catalog([
      "box/block.yaml": SampleCatalog.card.replacing("title:", with: "width:", maxReplacements: 2)
        .replacing("width: {en", with: "title: {en") + "base: card\n",
      "box/Box.swift":
        "// SPDX-License-Identifier: MIT\nextension View { func box(width: Int) -> some View { self } }\n",
    ])
    #expect(
      await catalog.run("add", "box", "--to", "App").output
        == "added App/Box.swift\nadded App/Card.swift\nadded App/Chip.swift\n")
  }

  @Test func namesTheVersionOfTheCatalog() async throws {
    let catalog = try Self.catalog(["catalog.yaml": SampleCatalog.info + "version: 1.2.0\n"])
    _ = await catalog.run("add", "chip", "--to", "App")
    #expect(try catalog.text("App/Chip.swift").contains("\n// Copied by blocks: chip, from Sample 1.2.0\n"))
    try catalog.write(SampleCatalog.info + "version: 1.3.0\n", to: "catalog.yaml")
    #expect(await catalog.run("add", "chip", "--to", "App").errors == "1 block: 0 changed\n")
    #expect(await catalog.run("status", "--to", "App").output == "current\tApp/Chip.swift\tchip\t\n")
  }

  @Test func makesTheCopyPublicAndLeavesOutTheDemo() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "card", "--to", "App", "--access", "public", "--without-demo")
    let copy = try catalog.text("App/Card.swift")
    #expect(copy.contains("\n// Options: public, without demo\n"))
    #expect(copy.contains("\n  public func card(title: String)"))
    #expect(copy.hasSuffix("  var body: some View { Text(text) }\n}\n"))
    #expect(try catalog.text("App/Chip.swift").contains("  public init(label: String = \"New\") {"))
  }

  @Test func keepsTheOptionsOfACopyUntilOthersAreGiven() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "card", "--to", "App", "--access", "public", "--without-demo")
    try edit(catalog, "card/Card.swift", "overlay {", "background {")
    #expect(await catalog.run("status", "--to", "App").output.hasPrefix("behind\tApp/Card.swift\tcard\t\n"))
    #expect(await catalog.run("add", "card", "--to", "App").output == "updated App/Card.swift\n")
    #expect(try catalog.text("App/Card.swift").contains("public func card(title: String) -> some View { background"))
    #expect(
      await catalog.run("add", "card", "--to", "App", "--access", "internal").output
        == "updated App/Card.swift\nupdated App/Chip.swift\n")
    #expect(try !catalog.text("App/Card.swift").contains("public"))
    #expect(try !catalog.text("App/Card.swift").contains("CardDemo"))
  }

  @Test func aChangeInWhatIsLeftOutIsNoChange() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "card", "--to", "App", "--without-demo")
    try edit(catalog, "card/Card.swift", "\"Hi\"", "\"Hello\"")
    #expect(await catalog.run("add", "card", "--to", "App").errors == "2 blocks: 0 changed\n")
  }

  @Test func writesNothingInADryRun() async throws {
    let catalog = try Self.catalog()
    let before = try catalog.contents()
    let answer = await catalog.run("add", "chip", "--to", "App", "--dry-run")
    #expect(answer.status == .yes)
    #expect(answer.output.hasPrefix("would add App/Chip.swift\n--- /dev/null\n+++ b/App/Chip.swift\n@@ -0,0 +1,8 @@\n"))
    #expect(answer.errors == "1 block: 1 would change\n")
    #expect(try catalog.contents() == before)
  }

  // MARK: - Again

  @Test func doesNothingWhereNothingHasChanged() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "card", "--to", "App")
    let times = try catalog.times()
    #expect(await catalog.run("add", "card", "--to", "App") == .init(status: .yes, errors: "2 blocks: 0 changed\n"))
    #expect(try catalog.times() == times)
  }

  @Test func updatesACopyThatNobodyEdited() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "card", "--to", "App")
    try edit(catalog, "chip/Chip.swift", "Text(label)", "Text(label).bold()")
    #expect(
      await catalog.run("add", "chip", "--to", "App")
        == .init(status: .yes, output: "updated App/Chip.swift\n", errors: "1 block: 1 changed\n"))
    #expect(try catalog.text("App/Chip.swift").contains("bold()"))
    #expect(try catalog.text("App/.blocks/Chip.swift.txt").contains("bold()"))
    #expect(await catalog.run("status", "--to", "App").status == .yes)
  }

  @Test func showsBothSidesOfAnEditedCopyAndLeavesItAlone() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "chip", "--to", "App")
    try edit(catalog, "App/Chip.swift", "struct Chip", "/// Mine.\nstruct Chip")
    let mine = try catalog.text("App/Chip.swift")
    let alone = await catalog.run("add", "chip", "--to", "App")
    #expect(alone.status == .yes)
    #expect(alone.output.hasPrefix("edited App/Chip.swift\n# what was edited\n--- a/App/Chip.swift\n"))
    try edit(catalog, "chip/Chip.swift", "Text(label)", "Text(label).bold()")
    let answer = await catalog.run("add", "chip", "--to", "App")
    #expect(answer.status == .no)
    let parts = answer.output.components(separatedBy: "# what was edited\n")
    #expect(parts.first?.contains("+  var body: some View { Text(label).bold() }\n") == true)
    #expect(parts.last?.contains("+/// Mine.\n") == true)
    #expect(
      answer.errors == "1 block: 0 changed, 1 edited and left alone; bring the changes in with --merge, or give up the "
        + "edits with --overwrite\n")
    #expect(try catalog.text("App/Chip.swift") == mine)
  }

  @Test func mergesEditsAndChanges() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "chip", "--to", "App")
    try edit(catalog, "App/Chip.swift", "import SwiftUI\n", "import SwiftUI\n\n/// Mine.\n")
    try edit(catalog, "chip/Chip.swift", "Text(label)", "Text(label).bold()")
    #expect(
      await catalog.run("add", "chip", "--to", "App", "--merge")
        == .init(status: .yes, output: "merged App/Chip.swift\n", errors: "1 block: 1 changed\n"))
    let copy = try catalog.text("App/Chip.swift")
    #expect(copy.contains("/// Mine.\n") && copy.contains(".bold()"))
    #expect(await catalog.run("status", "--to", "App").output == "edited\tApp/Chip.swift\tchip\t\n")
    #expect(await catalog.run("add", "chip", "--to", "App", "--merge").errors == "1 block: 0 changed\n")
  }

  @Test func marksConflicts() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "chip", "--to", "App")
    try edit(catalog, "App/Chip.swift", "Text(label)", "Text(label).italic()")
    try edit(catalog, "chip/Chip.swift", "Text(label)", "Text(label).bold()")
    #expect(
      await catalog.run("add", "chip", "--to", "App", "--merge")
        == .init(
          status: .no, output: "conflict in App/Chip.swift\n",
          errors: "1 block: 1 changed, 1 with conflicts; look for '<<<<<<<' and decide\n"))
    #expect(
      try catalog.text("App/Chip.swift").contains(
        """
        <<<<<<< your edits
          var body: some View { Text(label).italic() }
        =======
          var body: some View { Text(label).bold() }
        >>>>>>> the catalog

        """))
  }

  @Test func givesUpEditsOnDemand() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "chip", "--to", "App")
    let pristine = try catalog.text("App/Chip.swift")
    try edit(catalog, "App/Chip.swift", "Text(label)", "Text(label).italic()")
    #expect(await catalog.run("add", "chip", "--to", "App", "--overwrite").output == "overwrote App/Chip.swift\n")
    #expect(try catalog.text("App/Chip.swift") == pristine)
  }

  @Test func bringsBackACopyThatIsGone() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "chip", "--to", "App")
    try catalog.remove("App/Chip.swift")
    #expect(await catalog.run("add", "chip", "--to", "App").output == "added App/Chip.swift\n")
  }

  @Test func keepsTheNameThatACopyHasWhereTheSourceIsRenamed() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "chip", "--to", "App")
    try catalog.write(catalog.text("chip/Chip.swift") + "\n// New\n", to: "chip/Label.swift")
    try catalog.remove("chip/Chip.swift")
    #expect(await catalog.run("add", "chip", "--to", "App").output == "updated App/Chip.swift\n")
  }

  @Test func endsWhatAStoppedRunHasBegun() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "chip", "--to", "App")
    let old = try catalog.text("App/.blocks/Chip.swift.txt")
    try edit(catalog, "chip/Chip.swift", "Text(label)", "Text(label).bold()")
    _ = await catalog.run("add", "chip", "--to", "App")
    // The copy was written, the text that is kept not yet.
    try catalog.write(old, to: "App/.blocks/Chip.swift.txt")
    #expect(await catalog.run("status", "--to", "App").output.hasPrefix("current\t"))
    #expect(await catalog.run("add", "chip", "--to", "App").errors == "1 block: 0 changed\n")
    #expect(try catalog.text("App/.blocks/Chip.swift.txt").contains("bold()"))
  }

  // MARK: - What stands in the way

  @Test func touchesNoFileThatIsNoCopy() async throws {
    let catalog = try Self.catalog(["App/Chip.swift": "struct Mine {}\n"])
    for words in [["add", "card", "--to", "App"], ["add", "card", "--to", "App", "--overwrite"]] {
      let console = Console()
      #expect(await Program.run(words, console: console, workingDirectory: catalog.folder) == .failure)
      #expect(
        console.errors.text
          == "App/Chip.swift: error: this file was not copied by blocks, so it is not overwritten; move or "
          + "rename it [copy]\nnothing was copied\n")
    }
    #expect(try catalog.contents(of: "App").keys.sorted() == ["Chip.swift"])
  }

  @Test func refusesTwoSourcesOfOneName() async throws {
    let catalog = try Self.catalog([
      "chip/Chip.swift": nil,
      "chip/card.swift":
        "// SPDX-License-Identifier: MIT\nimport SwiftUI\nextension View { func chip(label: String = \"New\") -> some View { self } }\n",
    ])
    let answer = await catalog.run("add", "card", "--to", "App")
    #expect(answer.status == .failure)
    #expect(
      answer.errors == """
        App/Card.swift: error: the sources of 'card' and 'chip' would both be this file; copy them into different folders [copy]
        App/card.swift: error: the sources of 'chip' and 'card' would both be this file; copy them into different folders [copy]
        nothing was copied

        """)
    #expect(!FileManager.default.fileExists(atPath: catalog.folder + "/App"))
  }

  @Test func copiesNoInvalidBlock() async throws {
    let catalog = try Self.catalog([
      "chip/block.yaml": SampleCatalog.chip.replacing("level: advanced", with: "level: expert")
    ])
    let answer = await catalog.run("add", "card", "--to", "App")
    #expect(answer.status == .failure)
    #expect(answer.errors.hasPrefix("chip/block.yaml:6:8: error: 'expert' is no level"))
    #expect(answer.errors.hasSuffix("\nnothing was copied: mend what is wrong with the blocks first\n"))
    #expect(!FileManager.default.fileExists(atPath: catalog.folder + "/App"))
  }

  @Test func followsNoLinkBelowTheFolder() async throws {
    let catalog = try Self.catalog(["App/note.txt": "", "Out/note.txt": ""])
    try FileManager.default.createSymbolicLink(atPath: catalog.folder + "/App/.blocks", withDestinationPath: "../Out")
    #expect(await catalog.run("add", "chip", "--to", "App").status == .failure)
    try catalog.remove("App/.blocks")
    try FileManager.default.createSymbolicLink(
      atPath: catalog.folder + "/App/Chip.swift", withDestinationPath: "../Out/Chip.swift")
    #expect(await catalog.run("add", "chip", "--to", "App", "--overwrite").status == .failure)
    #expect(try catalog.contents(of: "Out").keys.sorted() == ["note.txt"])
    #expect(try catalog.contents(of: "App").keys.sorted() == ["note.txt"])
  }

  @Test func saysThatTheTextOfACopyIsMissing() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "chip", "--to", "App")
    try catalog.remove("App/.blocks")
    // As long as the copy is what it would be today, nothing is lost.
    #expect(await catalog.run("add", "chip", "--to", "App").status == .yes)
    #expect(try catalog.text("App/.blocks/Chip.swift.txt") == catalog.text("App/Chip.swift"))
    try catalog.remove("App/.blocks")
    try edit(catalog, "App/Chip.swift", "Text(label)", "Text(label).italic()")
    let answer = await catalog.run("add", "chip", "--to", "App", "--merge")
    #expect(answer.status == .failure)
    #expect(
      answer.errors.contains("the text of this copy is no longer in '.blocks', so nobody can tell what was edited"))
    #expect(await catalog.run("add", "chip", "--to", "App", "--overwrite").output == "overwrote App/Chip.swift\n")
  }

  @Test func leavesALockedCopyAndEveryOtherAlone() async throws {
    let catalog = try Self.catalog()
    _ = await catalog.run("add", "chip", "--to", "App")
    try edit(catalog, "chip/Chip.swift", "Text(label)", "Text(label).bold()")
    #expect(chmod(catalog.folder + "/App/Chip.swift", 0o444) == 0)
    #expect(
      await catalog.run("add", "card", "--to", "App")
        == .init(
          status: .failure, errors: "App/Chip.swift: error: the file is read-only [output]\nnothing was copied\n"))
    #expect(try catalog.contents(of: "App")["Card.swift"] == nil)
  }

  @Test(arguments: [
    (["add", "crd", "--to", "App"], "the catalog has no block 'crd'; did you mean 'card'?"),
    (["add", "card"], "'--to' is missing; write '--to DIR'"),
    (["add", "--to", "App"], "ID is missing; write 'blocks add --to DIR [options] ID...'"),
    (
      ["add", "card", "--to", "App", "--merge", "--overwrite"],
      "'--merge' and '--overwrite' exclude each other; leave one out"
    ),
    (["add", "card", "--to", "App", "--access", "open"], "'--access' takes 'internal' or 'public', not 'open'"),
  ])
  func refusesWordsThatItCannotUse(words: [String], message: String) async throws {
    let catalog = try Self.catalog()
    let console = Console()
    #expect(await Program.run(words, console: console, workingDirectory: catalog.folder) == .failure)
    #expect(console.errors.text.hasPrefix("blocks add: \(message)\n"))
  }
}
