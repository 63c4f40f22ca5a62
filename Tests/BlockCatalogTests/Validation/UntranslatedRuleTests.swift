import Testing

@testable import BlockCatalog

@Suite struct UntranslatedRuleTests {
  @Test(arguments: [
    (
      "{en: A card, es: A card}",
      [
        "2:27 untranslated: the text for 'es' is the same as the one for 'en'; translate it",
        "> 2:15 the same text stands here",
      ]
    ),
    (
      "{en: A card, es: ' A  card'}",
      [
        "2:27 untranslated: the text for 'es' is the same as the one for 'en'; translate it",
        "> 2:15 the same text stands here",
      ]
    ),
    ("{en: Card, es: Card}", []),
    ("{en: A card, es: Una tarjeta}", []),
    ("{en: A card}", []),
    ("A card", []),
  ])
  func findsATextThatIsTheSameInTwoLanguages(summary: String, expected: [String]) async {
    let found = await Sample.manifest("summary: A card", "summary: \(summary)").findings()
    #expect(found == expected)
  }

  @Test func letsVariantsOfALanguageAgree() async {
    var sample = Sample.manifest("title: Card", "title: {en: A card, en-GB: A card}")
    sample.info = sample.info.replacing("[en, es]", with: "[en, en-GB]")
    sample.manifest = sample.manifest.replacing("es: [tarjeta]", with: "en-GB: [card]")
    let found = await sample.findings()
    #expect(found == [])
  }

  @Test func looksAtDescriptionsOfParameters() async {
    let found = await Sample.manifest("description: The first line", "description: {en: Its line, es: Its line}")
      .findings()
    #expect(
      found == [
        "10:43 untranslated: the text for 'es' is the same as the one for 'en'; translate it",
        "> 10:29 the same text stands here",
      ])
  }
}
