import Testing

@testable import BlockCatalog

@Suite struct ParameterOrderRuleTests {
  @Test func wantsTheOrderOfTheSignature() async {
    let sample = Sample.parameters(
      "{size: a, title: b}",
      source: "extension View { func card(title: String, size: CGFloat = 24) -> some View { self } }")
    let found = await sample.findings()
    #expect(
      found == [
        "9:14 parameter-order: 'size' stands where 'title' belongs; the order is title, size",
        "> 1:18 the signature stands here",
      ])
  }
}
