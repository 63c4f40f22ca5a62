import Testing

@testable import CatalogDocs

@Suite struct FenceCallCheckTests {
  private let note = "> 1:18 card(title:) stands here"

  @Test func reportsACallThatDoesNotFitAtItsLine() async throws {
    let block = try await CheckedBlock(
      """

        en: Text.
        es: |
          Texto, `card(tilte: "a")`:

          ```swift
          Text("a")
            .card(title: "a")
          ```

          - ```swift {1}
            Text("b")
              .card(tilte: "a")
            ```
      """)
    #expect(
      block.findings == [
        "14:15 call-matches-api: this call does not fit card(title:): no parameter is labeled 'tilte'; did you mean "
          + "'title'?", note,
      ])
  }

  @Test(arguments: [
    "```swift\n  .card(title: \"a\")\n  ```", "```\n  .card(tilte: \"a\")\n  ```", "`card(tilte: 1)`",
    "```swift\n  func card(tilte: Int) {}\n  card(tilte: 3)\n  ```", "~~~js\n  a.card(3)\n  ~~~",
  ])
  func acceptsWhatFitsOrIsNoSwift(text: String) async throws {
    let block = try await CheckedBlock("|\n  \(text)")
    #expect(block.findings == [])
  }

  @Test func checksAModifierThatContinuesAViewThatIsNotShown() async throws {
    let block = try await CheckedBlock("|\n  ~~~swift\n  .card()\n  ~~~")
    #expect(
      block.findings == [
        "4:4 call-matches-api: this call does not fit card(title:): the argument for 'title' is missing; it has no default",
        note,
      ])
  }
}
