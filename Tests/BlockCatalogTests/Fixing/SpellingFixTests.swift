import Testing

@testable import BlockCatalog

@Suite struct PlatformFixTests {
  @Test func removesAPlatformThatStandsTwice() async {
    let summaries = await expectFix(
      .manifest("iOS 18.0+", "[iOS 18.0+, macOS 15.0+, iOS 18.0+]"), .manifest("iOS 18.0+", "[iOS 18.0+, macOS 15.0+]"))
    #expect(summaries == ["remove the platform 'iOS 18.0+'"])
    await expectFix(
      .manifest("iOS 18.0+", "\n  - iOS 18.0+ # first\n  - iOS 18.0+"),
      .manifest("iOS 18.0+", "\n  - iOS 18.0+ # first"))
  }

  @Test func choosesNoneOfTwoVersions() async {
    let fixed = await FixedSample(.manifest("iOS 18.0+", "[iOS 18.0+, iOS 17.0+]"))
    #expect(fixed.summaries == [])
    #expect(fixed.findings.count == 1)
  }

  @Test(arguments: [
    ("ios 18", "iOS 18.0+"), ("'ios18.0' # so", "'iOS 18.0+' # so"), ("\"IOS 18.0\"", "\"iOS 18.0+\""),
    ("[ios 18, 'MacOS 15+', visionOS 2.0+]", "[iOS 18.0+, 'macOS 15.0+', visionOS 2.0+]"),
    ("\n  - maccatalyst 18.0+\n  - \"ipados 18.4\" # ñ", "\n  - Mac Catalyst 18.0+\n  - \"iPadOS 18.4+\" # ñ"),
  ])
  func spellsAsApple(before: String, after: String) async {
    await expectFix(.manifest("iOS 18.0+", before), .manifest("iOS 18.0+", after))
  }

  @Test(arguments: ["[ios 18, iOS 18.0+]", "[ios 18, IOS 18.0]"])
  func repeatsNoOther(platforms: String) async {
    #expect(await FixedSample(.manifest("iOS 18.0+", platforms)).summaries == [])
  }

  @Test func changesNoOtherValueThroughAnAlias() async {
    let shared = Sample.manifest("iOS 18.0+", "&p ios 18").ending(with: "parameters: {title: *p, size: x}")
    #expect(await FixedSample(shared).summaries == [])
    let unused = Sample.manifest("iOS 18.0+", "&p ios 18").ending(with: "parameters: {title: '*p', size: x}")
    #expect(await FixedSample(unused).summaries.first == "replace 'ios 18' with 'iOS 18.0+'")
  }

  @Test func saysHow() async {
    #expect(
      await FixedSample(.manifest("iOS 18.0+", "ios 18")).summaries == ["replace 'ios 18' with 'iOS 18.0+'"])
    #expect(await FixedSample(.manifest("iOS 18.0+", "Android 18")).summaries == [])
  }
}

@Suite struct LanguageFixTests {
  private func sample(_ languages: String, _ manifest: String, title: String = "Sample") -> Sample {
    var sample = Sample.manifest("{en: [card], es: [tarjeta]}", manifest)
    sample.info = sample.info.replacing("[en, es]", with: languages).replacing("name: Sample", with: "name: \(title)")
    return sample
  }

  @Test(arguments: [
    ("[en, pt_br]", "[en, pt-BR]"), ("[en, 'PT-br'] # two", "[en, 'pt-BR'] # two"),
    ("\n  - \"EN\" # ä\n  - ptBR\n  - PT_BR", "\n  - \"en\" # ä\n  - ptBR\n  - pt-BR"),
    ("[en, zh-hant_tw]", "[en, zh-Hant-TW]"), ("[en, pt-BR, pt_br]", "[en, pt-BR, pt_br]"), ("[en, NO]", "[en, 'no']"),
  ])
  func spellsTheLanguagesOfTheCatalog(before: String, after: String) async {
    let fixed = await FixedSample(sample(before, "{en: [card]}"))
    #expect(fixed.sample.info == sample(after, "").info)
    #expect(await FixedSample(fixed.sample).summaries == [])
  }

  @Test(arguments: [
    ("{EN: [card], pt_br: [cartão]}", "{en: [card], pt-BR: [cartão]}"),
    ("\n  \"en\": [card]\n  \"pt-br\": [cartão] # ç", "\n  \"en\": [card]\n  \"pt-BR\": [cartão] # ç"),
    ("{\"En\":[card],'PT_BR':[cartão]}", "{\"en\":[card],'pt-BR':[cartão]}"),
  ])
  func spellsThoseOfManifestsAsTheCatalogDoes(before: String, after: String) async {
    await expectFix(sample("[en, pt-BR]", before), sample("[en, pt-BR]", after))
    // The catalog's own are mended at the same time.
    await expectFix(
      sample("[en, pt_br]", before, title: "{EN: Sample, Pt-Br: Amostra}"),
      sample("[en, pt-BR]", after, title: "{en: Sample, pt-BR: Amostra}"))
  }

  @Test func leavesTwoSpellingsOfOneLanguage() async {
    let twice = sample("[en, es]", "{en: [card], es: [a], ES: [b]}")
    #expect(await FixedSample(twice).summaries == [])
    let twiceWrong = sample("[en, es]", "{en: [card], Es: [a], ES: [b]}")
    #expect(await FixedSample(twiceWrong).summaries == [])
  }
}
