import Testing

@testable import BlockCatalog

@Suite struct KeyFixTests {
  @Test(arguments: [
    ("titel: Card", "title: Card", "replace 'titel' with 'title'"),
    ("# Señal\n\"titel\" : Card # so", "# Señal\n\"title\" : Card # so", "replace 'titel' with 'title'"),
    ("'Title': Card", "'title': Card", "replace 'Title' with 'title'"),
    ("? titel\n: Card", "? title\n: Card", "replace 'titel' with 'title'"),
  ])
  func mendsAMisspelledKeyWhereItStands(before: String, after: String, summary: String) async {
    let summaries = await expectFix(.manifest("title: Card", before), .manifest("title: Card", after))
    #expect(summaries == [summary])
  }

  @Test func mendsTheKeysOfParametersAndOfTheCatalog() async {
    var before = Sample.manifest("type: CGFloat, default:", "\"typ\":CGFloat, defualt:")
    before.info = before.info.replacing("levels:", with: "levles:")
    let summaries = await expectFix(before, .manifest("type: CGFloat, default:", "\"type\":CGFloat, default:"))
    #expect(
      summaries == [
        "replace 'typ' with 'type'", "replace 'defualt' with 'default'", "replace 'levles' with 'levels'",
      ])
  }

  @Test(arguments: [
    // The known key is there as well, two would be the same key, two keys are as near, none is.
    "title: Card\ntitel: Card", "titel: Card\ntitle: Card", "titel: Card\ntitl: Card",
    "title: Card\nlecense: MIT\nlicence: MIT",
    "title: Card\nlabel: MIT\n",
  ])
  func leavesAloneWhatIsNotPlainlyMeant(keys: String) async {
    let sample = Sample.manifest("title: Card", keys)
    let fixed = await FixedSample(sample)
    #expect(fixed.sample.manifest == sample.manifest)
    #expect(fixed.findings != [])
  }

  @Test func mendsMisspelledKeysBeforeAllThatMayHangOnThem() async {
    let source =
      "extension View {\n  func card(size: Int) -> some View { self }\n  func chip(size: Double) -> some View { self }\n}"
    var before = Sample().ending(with: "componet: chip\nparameters:\n  size: {description: A, type: Double}")
    before.source = source
    var after = Sample().ending(with: "component: chip\nparameters:\n  size: {description: A, type: Double}")
    after.source = source
    #expect(await expectFix(before, after) == ["replace 'componet' with 'component'"])
  }
}
