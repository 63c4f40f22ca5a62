import Testing

@testable import BlockCatalog

@Suite struct AvailabilityRuleTests {
  private func findings(_ code: String, platform: String = "iOS 17.0+") async -> [String] {
    var sample = Sample.manifest("platform: iOS 18.0+", "platform: \(platform)")
    sample.source += "\n\(code)"
    return await sample.findings()
  }

  @Test func reportsWhatIsNewerThanThePlatform() async {
    let found = await findings("struct Tray: View { var body: some View { Text(\"a\").presentationSizing(.fitted) } }")
    #expect(
      found == [
        "4:53 availability: 'presentationSizing' is there since iOS 18.0, and the block is for iOS 17.0+; raise its "
          + "platform, or guard this with 'if #available(iOS 18.0, *)'",
        "> 7:11 the platform stands here",
      ])
  }

  @Test(arguments: ["[macOS 14.0+, iPadOS 17.0+]", "[iOS 18.0+, Mac Catalyst 17.0+]"])
  func takesTheOldestPlatformWithTheNumbersOfIOS(platform: String) async {
    let found = await findings("func make() { Text().presentationSizing(.fitted) }", platform: platform)
    #expect(found.count == 2)
    #expect(found.last?.hasPrefix("> 7:") == true)
  }

  @Test(arguments: [
    ("func make() { Text().presentationSizing(.fitted) }", "iOS 18.0+"),
    ("func make() { Text().presentationSizing(.fitted) }", "macOS 14.0+"),
    ("func make() { if #available(iOS 18, *) { Text().presentationSizing(.fitted) } }", "iOS 17.0+"),
    ("@available(iOS 18.0, *) func make() { Text().presentationSizing(.fitted) }", "iOS 17.0+"),
    ("#if os(macOS)\nfunc make() { Text().presentationSizing(.fitted) }\n#endif", "iOS 17.0+"),
    ("func presentationSizing(_ a: Int) {}\nfunc make() { Text().presentationSizing(1) }", "iOS 17.0+"),
    ("class Session { func make() { session.presentationSizing(.fitted) } }", "iOS 17.0+"),
    ("func make() { view.padding() } // presentationSizing(.fitted)", "iOS 17.0+"),
  ])
  func acceptsWhatIsOldEnoughOrGuarded(code: String, platform: String) async {
    let found = await findings(code, platform: platform)
    #expect(found == [])
  }

  @Test func asksForMoreThanAGuardThatIsTooOld() async {
    let found = await findings("func make() { if #available(iOS 17.4, *) { Text().presentationSizing(.fitted) } }")
    #expect(found.count == 2)
  }

  @Test func leavesNamesThatBlocksOfferToThem() throws {
    var sample = Sample.manifest("platform: iOS 18.0+", "platform: iOS 17.0+")
    sample.source += "\nfunc make() { Text().presentationSizing(.fitted) }"
    let block = try #require(sample.block)
    let other = try #require(
      Sample.parameters("{a: b}", source: "extension View { func presentationSizing(_ a: Int) {} }").block)
    #expect(
      AvailabilityRule().findings(in: block, of: CheckedCatalog(sample.catalog, offering: CatalogAPI([block]))).count
        == 1)
    #expect(
      AvailabilityRule().findings(in: block, of: CheckedCatalog(sample.catalog, offering: CatalogAPI([block, other])))
        == [])
  }

  @Test func leavesTypesThatBlocksDeclareToThem() throws {
    var sample = Sample.manifest("platform: iOS 18.0+", "platform: iOS 17.0+")
    sample.source += "\nlet tab = TabSection(3)"
    let block = try #require(sample.block)
    let other = try #require(Sample.parameters("{a: b}", source: Sample().source + "\nstruct TabSection {}").block)
    #expect(
      AvailabilityRule().findings(in: block, of: CheckedCatalog(sample.catalog, offering: CatalogAPI([block]))).count
        == 1)
    #expect(
      AvailabilityRule().findings(in: block, of: CheckedCatalog(sample.catalog, offering: CatalogAPI([block, other])))
        == [])
  }
}
