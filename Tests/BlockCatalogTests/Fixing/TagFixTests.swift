import Testing

@testable import BlockCatalog

@Suite struct TagFixTests {
  @Test(arguments: [
    ("{en: [card, Card], es: [a]}", "{en: [card], es: [a]}"),
    ("{en: [card, pill , \"Card\",x], es: [título, Titulo, TÍTULO]}", "{en: [card, pill,x], es: [título]}"),
    ("\n  en: [card, # one\n    Card, x]\n  es: [a]", "\n  en: [card, # one\n    x]\n  es: [a]"),
    ("\n  en: [card, x,\n    Card]\n  es: [a]", "\n  en: [card, x,\n    ]\n  es: [a]"),
    (
      "\n  en: [\n    card,\n    Card, # twice\n    x\n    ]\n  es: [a]",
      "\n  en: [\n    card,\n    x\n    ]\n  es: [a]"
    ),
    ("\n  en: [\n    card, # one\n    Card\n    ]\n  es: [a]", "\n  en: [\n    card # one\n    ]\n  es: [a]"),
    (
      "\n  es: [a]\n  en:\n    - card\n    # more\n    - Card # twice\n    - 'x'",
      "\n  es: [a]\n  en:\n    - card\n    # more\n    - 'x'"
    ),
    ("\n  es: [a]\n  en:\n  - card # one\n  - \"Card\"\n  - CARD", "\n  es: [a]\n  en:\n  - card # one"),
  ])
  func removesTheLaterOne(before: String, after: String) async {
    // At the end of the file, where the last line may lack its break, and amid it.
    func last(_ tags: String) -> Sample {
      var sample = Sample.manifest("tags: {en: [card], es: [tarjeta]}\n", "")
      sample.manifest += "\ntags: \(tags)"
      return sample
    }
    await expectFix(last(before), last(after))
    func amid(_ tags: String) -> Sample { .manifest("{en: [card], es: [tarjeta]}", tags) }
    await expectFix(amid(before), amid(after))
  }

  @Test func saysWhichTagGoes() async {
    #expect(await FixedSample(.manifest("[card]", "[card, Card]")).summaries == ["remove the tag 'Card'"])
  }

  @Test func takesNothingFromAListThatStandsForTwo() async {
    let sample = Sample.manifest("{en: [card], es: [tarjeta]}", "{en: &t [card, Card], es: *t}")
    let fixed = await FixedSample(sample)
    #expect(fixed.summaries == [])
  }
}
