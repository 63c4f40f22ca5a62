import Testing

@testable import BlockCatalog

@Suite struct DemoRuleTests {
  @Test func wantsADemoThatIsAViewOfTheSource() async {
    var sample = Sample()
    sample.manifest += "\ndemo: CardDemo"
    let found = await sample.findings()
    #expect(found == ["12:7 demo: the source declares no type 'CardDemo'"])
    sample.source += "\nstruct CardsDemo: View {}\nstruct CardDemo {}"
    let found2 = await sample.findings()
    #expect(
      found2 == [
        "12:7 demo: 'CardDemo' is no View; name a type that conforms to View", "> 5:8 the type stands here",
      ])
    sample.source += "\nextension CardDemo: View {}"
    let found3 = await sample.findings()
    #expect(found3 == [])
    sample.manifest = sample.manifest.replacingOccurrences(of: "CardDemo", with: "CardDemos")
    let found4 = await sample.findings()
    #expect(found4 == ["12:7 demo: the source declares no type 'CardDemos'; did you mean 'CardDemo'?"])
  }
}
