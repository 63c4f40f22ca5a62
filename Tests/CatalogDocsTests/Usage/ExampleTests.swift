import Testing

@testable import CatalogDocs

struct ExampleTests {
  private func written(_ example: String) async throws -> WrittenBlock {
    try await WrittenBlock(
      "parameters: {a: {description: It, example: \(example)}}",
      source: "extension View { func go(a: Int) -> some View { self } }")
  }

  @Test(arguments: ["1, b: 2 // c", "1) } }; struct Other {} /*", "1 // one", "1 /* one */", "a: 1", "let a = 1", ")"])
  func refusesWhatIsNotOneExpression(example: String) async throws {
    let written = try await written("'\(example)'")
    #expect(
      written.findings == [
        "'\(example)' is not one Swift expression; write what stands in the call for this parameter alone, without its label and without a comment behind it"
      ])
    #expect(throws: (any Error).self) { try written.usage }
  }

  @Test func reportsEveryParameterAtOnce() async throws {
    let written = try await WrittenBlock(
      "parameters: {a: {description: It, example: 1 2}, b: It, c: It}",
      source:
        "struct Own { private init() {} }\nextension View { func go(a: Int, b: Own, c: Own) -> some View { self } }")
    #expect(written.findings.count == 3)
  }

  @Test func leavesBlankLinesOfAnExampleBlank() async throws {
    let written = try await written("\"{\\n  let a = 1\\n\\n  return a\\n}()\"")
    #expect(written.findings == [])
    #expect(
      try written.usage == "Text(\"Card\")\n  .go(\n    a: {\n      let a = 1\n\n      return a\n    }())")
  }
}
