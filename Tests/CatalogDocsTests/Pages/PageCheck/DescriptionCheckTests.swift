import Testing

@testable import CatalogDocs

@Suite struct DescriptionCheckTests {
  @Test func reportsFootnotes() async throws {
    let block = try await CheckedBlock("|\n  A note[^n], `[^c]`.\n\n  [^n]: The note.")
    let message = "a footnote is shown as text, since not every page can have one; write the note in parentheses"
    #expect(block.findings == ["3:9 markdown: \(message)", "5:3 markdown: \(message)"])
  }

  @Test func reportsATableThatFillsUpToTooManyCells() async throws {
    let rows = String(repeating: "  | a |\n", count: 99)
    let (heads, marks) = (String(repeating: "| a ", count: 200), String(repeating: "|---", count: 200))
    let fitting = "  \(heads)|\n  \(marks)|\n"
    #expect(try await CheckedBlock("|\n\(fitting)\(rows.dropLast(16))").findings == [])
    let block = try await CheckedBlock("|\n  Text.\n\n\(fitting)\(rows)")
    #expect(
      block.findings == [
        "5:3 markdown: the tables in the description of 'card' have more than 20000 cells, columns times rows; "
          + "divide them among several blocks, or link to a file"
      ])
  }

  @Test(arguments: ["", "# ", "| a |\n  |---|\n  | "])
  func reportsAParagraphOrRowThatIsTooLong(start: String) async throws {
    let block = try await CheckedBlock("|\n  \(start)\(String(repeating: "[a](b", count: 2_001))\n")
    #expect(
      block.findings.map { String($0.drop { $0 != " " }) } == [
        " markdown: this paragraph or row in the description of 'card' is longer than 10000 bytes; divide it"
      ])
  }
}
