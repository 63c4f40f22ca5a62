import Testing

@testable import BlockCatalog

@Suite struct FoldedFenceRuleTests {
  private func findings(_ description: String) async -> [String] {
    await Sample.manifest("description: Shows a card.", "description: \(description)").findings()
  }

  private let message =
    "folded-fence: '>' joins the lines of this fence into one; write the description with '|', which keeps them"

  @Test(arguments: [">", ">-", ">+"])
  func refusesAFenceInAFoldedText(mark: String) async {
    let found = await findings("\(mark)\n  Text.\n\n  ```swift\n  card()\n  ```")
    #expect(found == ["7:3 \(message)"])
  }

  @Test func refusesAFenceOfTildesInOneLanguage() async {
    let found = await findings("\n  en: Text.\n  es: >\n    ~~~\n    card()\n    ~~~")
    #expect(found == ["7:5 \(message)"])
  }

  @Test(arguments: [
    "|\n  ```swift\n  card()\n  ```",
    ">\n  Code such as `card()` is\n  no fence.",
    ">\n  Lines that are indented further are kept:\n\n    ```swift\n    card()\n    ```",
    "'> no mark'",
  ])
  func acceptsFencesThatAreKept(description: String) async {
    let found = await findings(description)
    #expect(found == [])
  }
}
