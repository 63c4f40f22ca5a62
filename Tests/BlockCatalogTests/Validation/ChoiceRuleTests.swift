import Testing

@testable import BlockCatalog

@Suite struct ChoiceRuleTests {
  @Test func namesTheNearestCategoryAndLevel() async {
    let found = await Sample.manifest("category: sheets", "category: sheet").findings()
    #expect(
      found == [
        "5:11 category: 'sheet' is no category of this catalog, which has sheets, controls; did you mean 'sheets'?"
      ])
    let found2 = await Sample.manifest("level: beginner", "level: expert").findings()
    #expect(
      found2 == [
        "6:8 level: 'expert' is no level of this catalog, which has beginner, advanced"
      ])
  }
}
