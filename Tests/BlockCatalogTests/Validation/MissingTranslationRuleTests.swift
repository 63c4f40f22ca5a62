import Testing

@testable import BlockCatalog

@Suite struct MissingTranslationRuleTests {
  private func found(_ sample: Sample) async -> [String] {
    await sample.unfiltered().filter { $0.rule == MissingTranslationRule.rule }.flatMap(\.lines)
  }

  @Test func namesEveryTextThatALanguageLacks() async {
    #expect(
      await found(Sample()) == [
        "2:10 missing-translation: no text for 'es' of: summary, origin, description, the parameter 'title', the "
          + "parameter 'size'; until there is one, pages show the one for 'en'"
      ])
  }

  @Test func tellsTheLanguagesApart() async {
    var sample = Sample.manifest("summary: A card", "summary: {en: A card, es: Una tarjeta}")
    sample.info = sample.info.replacing("[en, es]", with: "[en, es, fr]")
    #expect(
      await found(sample).map { $0.prefix { $0 != ";" } } == [
        "2:15 missing-translation: no text for 'fr' of: summary, origin, description, the parameter 'title', the "
          + "parameter 'size'",
        "3:9 missing-translation: no text for 'es' of: origin, description, the parameter 'title', the parameter 'size'",
      ])
  }

  @Test func wantsAWordWhereTheOthersAreWrittenByLanguage() async {
    let sample = Sample.manifest("title: Card", "title: {en: Card}")
    #expect(await found(sample).first?.hasPrefix("1:13 missing-translation: no text for 'es' of: title, ") == true)
  }

  @Test func asksNothingOfACatalogInOneLanguage() async {
    var sample = Sample()
    sample.info = sample.info.replacing("[en, es]", with: "[en]")
    sample.manifest = sample.manifest.replacing(", es: [tarjeta]", with: "")
    #expect(await found(sample) == [])
  }
}
