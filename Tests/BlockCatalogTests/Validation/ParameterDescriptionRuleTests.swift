import Testing

@testable import BlockCatalog

@Suite struct ParameterDescriptionRuleTests {
  @Test func takesTheDescriptionOfTheDocComment() async {
    var sample = Sample.parameters(
      "{title: , size: The width}",
      source: """
        extension View {
          /// Shows a card.
          /// - Parameter title: The first line.
          func card(title: String, size: CGFloat) -> some View { self }
        }
        """)
    let found = await sample.findings()
    #expect(found == [])
    sample.source = sample.source.replacingOccurrences(of: "/// - Parameter title: The first line.", with: "")
    let found2 = await sample.findings()
    #expect(
      found2 == [
        "9:14 parameter-description: 'title' has no description; write one here or in the source's doc comment"
      ])
  }
}
