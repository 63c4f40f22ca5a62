import Testing

@testable import BlockCatalog

@Suite struct PlatformRuleTests {
  @Test(
    arguments: [
      ("iOS 18.0+", nil), ("macOS 15.4.1+", nil), ("Mac Catalyst 18.0+", nil),
      ("18.0", "'18.0' is no platform; write one such as 'iOS 18.0+'"),
      ("ios 18", "'ios 18' is no platform; write 'iOS 18.0+'"),
      ("iOS18+", "'iOS18+' is no platform; write 'iOS 18.0+'"),
      ("iOS 18.0 +", "'iOS 18.0 +' is no platform; write 'iOS 18.0+'"),
      ("iOS 18.x+", "'iOS 18.x+' is no platform; write one such as 'iOS 18.0+'"),
      ("Windows 11.0+", "'Windows 11.0+' is no platform; write one such as 'iOS 18.0+'"),
    ] as [(String, String?)])
  func spellsPlatformsInOneWay(text: String, message: String?) async {
    let platforms = "; the platforms are iOS, iPadOS, Mac Catalyst, macOS, tvOS, visionOS, watchOS"
    let found = await Sample.manifest("iOS 18.0+", text).findings()
    #expect(found == (message.map { ["7:11 platform: \($0)\(platforms)"] } ?? []))
  }

  @Test(arguments: [
    (
      "[iOS 18.0+, iOS 18.0+]",
      ["7:23 platform: the platform 'iOS 18.0+' stands twice; remove one", "> 7:12 'iOS 18.0+' stands here"]
    ),
    (
      "[iOS 18.0+, macOS 15.0+, iOS 17.0+]",
      [
        "7:36 platform: 'iOS 17.0+' and 'iOS 18.0+' are one platform; keep the older version",
        "> 7:12 'iOS 18.0+' stands here",
      ]
    ),
    ("[iOS 18.0+, iPadOS 18.0+]", []),
  ])
  func namesAPlatformThatStandsTwice(platforms: String, expected: [String]) async {
    let found = await Sample.manifest("iOS 18.0+", platforms).findings()
    #expect(found == expected)
  }

  @Test(arguments: [
    ("@available(iOS 18, macOS 15.0, *)", []), ("@available(iOS 17.9, *)", []),
    (
      "@available(iOS 18.10, *)",
      [
        "7:11 platform: 'iOS 18.2+' is too old: card(title:size:) is available from iOS 18.10 on",
        "> 3:3 the source says so here",
      ]
    ),
  ])
  func promisesNoOlderPlatformThanTheComponentNeeds(attribute: String, expected: [String]) async {
    var sample = Sample.manifest("iOS 18.0+", "iOS 18.2+")
    sample.source = """
      extension View {
        \(attribute)
        func card(title: String, size: CGFloat = 24) -> some View { self }
      }
      """
    let found = await sample.findings()
    #expect(found == expected)
  }
}
