import Testing

@testable import BlockCatalog

@Suite struct ParameterNamesRuleTests {
  @Test func namesAnUnknownParameterAndTheNearestUndescribedOne() async {
    let found = await Sample.manifest("  size:", "  sise:").findings()
    #expect(
      found == [
        "11:3 unknown-parameter: the component has no parameter 'sise'; did you mean 'size'?",
        "> 2:28 'size' stands here",
      ])
  }

  @Test func namesAParameterThatNobodyDescribes() async {
    let sample = Sample.parameters(
      "{title: The first line}",
      source: "extension View { func card(title: String, size: CGFloat = 24) -> some View { self } }")
    let missing = await sample.findings()
    #expect(
      missing == [
        "9:13 missing-parameter: the parameter 'size' of card(title:size:) is not described; add it",
        "> 1:43 'size' stands here",
      ])
  }

  @Test func goesByTheLabelWhereThereIsOne() async {
    let source =
      "extension View { func n(_ title: String, value v: Int, for _: Int, `in` range: Int) -> some View { self } }"
    let found = await Sample.parameters("{title: a, value: b, for: c, in: d}", source: source).findings()
    #expect(found == [])
    let mislabeled = await Sample.parameters("{title: a, v: b, for: c, in: d}", component: "n", source: source)
      .findings()
    #expect(
      mislabeled == [
        "10:24 unknown-parameter: 'v' is the name inside the function; callers write the label, so use 'value'",
        "> 1:42 'value' stands here",
      ])
  }
}
