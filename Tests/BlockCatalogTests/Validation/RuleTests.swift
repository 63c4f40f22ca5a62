import Testing

@testable import BlockCatalog

@Suite struct RuleTests {
  @Test func acceptsAManifestThatFitsItsSource() async {
    let found = await Sample().findings()
    #expect(found == [])
  }

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

  @Test(arguments: [
    (
      "{en: [card]}",
      ["8:8 tags: there are no tags for es; every language of the catalog needs some"]
    ),
    (
      "{en: [bottom-sheet, Bottom Sheet], es: [tarjeta]}",
      [
        "8:27 tags: the tag 'Bottom Sheet' is there twice for search, as 'bottom sheet'; remove one",
        "> 8:13 'bottom-sheet' stands here",
      ]
    ),
    (
      "{en: [card], es: [tarjeta, Tárjeta]}",
      [
        "8:34 tags: the tag 'Tárjeta' is there twice for search, as 'tarjeta'; remove one",
        "> 8:25 'tarjeta' stands here",
      ]
    ),
    ("{en: [card], es: []}", ["8:8 tags: there are no tags for es; every language of the catalog needs some"]),
    ("{en: [\"card \"], es: [t]}", ["8:13 tags: the tag 'card ' begins or ends with a space; remove it"]),
    ("{en: [card, \"-\"], es: [t]}", ["8:19 tags: the tag '-' has no letter or digit to search for"]),
    (
      "{en: [card], es: [tarjeta], fr: [carte]}",
      ["8:35 language: 'fr' is no language of this catalog, which has en, es"]
    ),
  ])
  func keepsTagsCompleteAndDistinct(tags: String, expected: [String]) async {
    let found = await Sample.manifest("{en: [card], es: [tarjeta]}", tags).findings()
    #expect(found == expected)
  }

  @Test(
    arguments: [
      (
        "public struct Pill: View { let a: Int }",
        "1:8 component-access: 'Pill' is public, but the initializer that Swift makes for it is internal; write a public one"
      ),
      (
        "public struct Pill: View { init(a: Int) {} }",
        "1:28 component-access: 'Pill' is public, but Pill(a:) is internal; make it public too"
      ),
      (
        "package struct Kit {}\nextension Kit { static func pill(a: Int) -> Kit { Kit() } }",
        "2:24 component-access: 'Kit' is package, but pill(a:) is internal; make it package too"
      ),
      ("public struct Pill: View { public init(a: Int) {} }", nil),
      ("struct Pill: View { let a: Int }", nil),
      ("open class Pill: View { public init(a: Int) {} }", nil),
      ("public struct Pill: View {}\nextension View { func pill(a: Int) -> some View { Pill() } }", nil),
    ] as [(String, String?)])
  func wantsAComponentAsVisibleAsItsType(source: String, message: String?) async {
    let found = await Sample.parameters("{a: b}", source: source).findings()
    #expect(found == (message.map { [$0] } ?? []))
  }

  @Test(arguments: [
    ("Card", "card"), ("bottomSheet", "bottom-sheet"), ("3D card", "3d-card"), ("a--b", "a-b"), ("_", ""),
  ])
  func wantsKebabCaseIDs(id: String, proposal: String) async {
    var sample = Sample()
    sample.id = id
    let mend = proposal.isEmpty ? "" : ", such as '\(proposal)'"
    let found = await sample.findings()
    #expect(
      found == [
        "id: the folder '\(id)' is no id; rename it to lower-case letters, digits and single hyphens\(mend)"
      ])
  }

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

  @Test(arguments: [
    ("base: trey", "12:7 base: the catalog has no block 'trey'; did you mean 'tray'?"),
    ("base: card", "12:7 base: a block cannot name itself; remove 'card'"),
    ("requires: [tray, list, tray]", "12:24 requires: 'tray' is named twice; remove one"),
    ("see: [nothing]", "12:7 see: the catalog has no block 'nothing'"),
    (
      "status: deprecated",
      "12:9 replaced-by: a deprecated block names its replacement; add 'replacedBy:' with an id"
    ),
    (
      "replacedBy: tray",
      "12:13 replaced-by: only a deprecated block has a replacement; add 'status: deprecated' or remove 'replacedBy'"
    ),
    ("{status: deprecated, replacedBy: tray, base: tray, requires: [tray], see: [list]}", ""),
  ])
  func followsReferencesToOtherBlocks(lines: String, expected: String) async {
    var sample = Sample()
    let lines = lines.hasPrefix("{") ? lines.dropFirst().dropLast().replacingOccurrences(of: ", ", with: "\n") : lines
    sample.manifest += "\n\(lines)"
    sample.otherIDs = ["tray", "list"]
    let found = await sample.findings().first ?? ""
    #expect(found == expected)
  }
}
