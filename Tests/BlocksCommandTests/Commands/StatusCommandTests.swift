import Foundation
import Testing

@testable import BlocksCommand

@Suite struct StatusCommandTests {
  /// A catalog with copies of its two blocks in `App`.
  private static func copied() async throws -> SampleCatalog {
    let catalog = try SampleCatalog()
    #expect(await catalog.run("add", "card", "chip", "--to", "App").status == .yes)
    return catalog
  }

  @Test func tellsOneCopyALine() async throws {
    let catalog = try await Self.copied()
    #expect(
      await catalog.run("status", "--to", "App")
        == .init(status: .yes, output: "current\tApp/Card.swift\tcard\t\ncurrent\tApp/Chip.swift\tchip\t\n"))
    #expect(
      await catalog.run("status", "--to", ".", in: "App", isTerminal: true).output
        == "current  Card.swift  card  \ncurrent  Chip.swift  chip  \n")
  }

  private static let changes:
    [(line: String, status: BlocksCommand.ExitStatus, change: @Sendable (SampleCatalog) throws -> Void)] = [
      (
        "behind\tApp/Card.swift\tcard\t\n", .no,
        { try $0.write($0.text("card/Card.swift") + "// New\n", to: "card/Card.swift") }
      ),
      (
        "edited\tApp/Card.swift\tcard\t\n", .yes,
        { try $0.write($0.text("App/Card.swift") + "// Mine\n", to: "App/Card.swift") }
      ),
      (
        "edited\tApp/Card.swift\tcard\tand behind\n", .no,
        {
          try $0.write($0.text("card/Card.swift") + "// New\n", to: "card/Card.swift")
          try $0.write($0.text("App/Card.swift") + "// Mine\n", to: "App/Card.swift")
        }
      ),
      ("gone\tApp/Card.swift\tcard\tthe file is not there\n", .no, { try $0.remove("App/Card.swift") }),
      ("gone\tApp/Card.swift\tcard\tthe catalog has no such block\n", .no, { try $0.remove("card") }),
      (
        "gone\tApp/Card.swift\tcard\tthe catalog has no such block; the copy was edited\n", .no,
        {
          try $0.remove("card")
          try $0.write($0.text("App/Card.swift") + "// Mine\n", to: "App/Card.swift")
        }
      ),
      (
        "gone\tApp/Card.swift\tcard\tthe block cannot be copied; run: blocks validate card\n", .no,
        { try $0.remove("card/Card.swift") }
      ),
      (
        "edited\tApp/Card.swift\tcard\tits text is no longer in '.blocks'\n", .no,
        {
          try $0.remove("App/.blocks/Card.swift.txt")
          try $0.write($0.text("App/Card.swift") + "// Mine\n", to: "App/Card.swift")
        }
      ),
      ("current\tApp/Card.swift\tcard\t\n", .yes, { try $0.remove("App/.blocks/Card.swift.txt") }),
    ]

  @Test(arguments: changes.indices)
  func tellsWhatBecameOfACopy(index: Int) async throws {
    let catalog = try await Self.copied()
    let (line, status, change) = Self.changes[index]
    try change(catalog)
    #expect(
      await catalog.run("status", "--to", "App")
        == .init(status: status, output: line + "current\tApp/Chip.swift\tchip\t\n"))
  }

  @Test func saysThatThereAreNoCopies() async throws {
    #expect(
      try await SampleCatalog().run("status", "--to", "App") == .init(status: .no, errors: "no copies in 'App'\n"))
  }

  @Test func refusesATextThatIsNone() async throws {
    let catalog = try await Self.copied()
    try catalog.write("struct Mine {}\n", to: "App/.blocks/Card.swift.txt")
    let answer = await catalog.run("status", "--to", "App")
    #expect(answer.status == .failure)
    #expect(answer.errors.hasPrefix("App/.blocks/Card.swift.txt: error: this is not the text of a copy; restore it"))
  }
}
