import Testing

@testable import BlockCatalog

@Suite struct OfferTests {
  @Test func tellsWhyTheInitializerThatSwiftMakesIsPrivate() async {
    let source = "public struct Pill: View { let title: String; private var q = 2 }"
    let found = await selection("{title: a}", source: source)
    #expect(
      found == [
        "component: the source offers no component: a private stored property makes the initializer of its view private; "
          + "write an initializer, or make the property internal",
        "> 1:8 found private Pill(title:q:) here; Swift makes it no wider than the stored properties that it takes: write an initializer",
      ])
  }

  @Test func tellsWhyANamedInitializerThatSwiftMakesIsPrivate() async {
    let source = "public struct Pill: View { let title: String; private var q = 2 }"
    let found = await selection("{title: a}", component: "Pill", source: source)
    #expect(
      found.first
        == "9:12 component: 'Pill' is private: a private stored property makes the initializer that Swift writes private; write an initializer"
    )
    let hidden = await selection("{title: a}", component: "Pill", source: "private " + source.dropFirst(7))
    #expect(hidden.first == "9:12 component: 'Pill' is private, so nobody can call it; make it internal or public")
  }

  @Test func tellsThatAllIsDeprecated() async {
    let source = "extension View {\n@available(*, deprecated) func card(title: String) -> some View { self }\n}"
    let found = await selection("{title: a}", source: source)
    #expect(
      found == [
        "component: the source offers no component: what it has is deprecated; add what replaces it, or name it with 'component:'",
        "> 2:27 found deprecated card(title:) here",
      ])
    let named = await selection("{title: a}", component: "card", source: source)
    #expect(named == ["card(title:)"])
    let mixed = await selection("{}", source: source + "\nextension View { private func b() {} }")
    #expect(
      mixed == [
        "component: the source offers no component: what it has is private or deprecated; make one internal or public",
        "> 2:27 found deprecated card(title:) here", "> 4:26 found private b() here",
      ])
  }

  @Test func tellsASourceThatOffersNothing() async {
    let found = await selection("{}", source: "let a = 1")
    #expect(
      found == [
        "component: the source offers no component: no function in 'extension View', no initializer of a View, no other function"
      ])
  }

  @Test(arguments: [
    "extension Color { static let brand = Color.blue }",
    "struct K: PreferenceKey { static let defaultValue = 0 }\nextension K { static func reduce(value: inout Int, nextValue: () -> Int) {} }",
    "struct M: ViewModifier { let a: Int; func body(content: Content) -> some View { content } }",
    "struct S: Shape { let a: Int; func path(in rect: CGRect) -> Path { Path() } }",
    "struct CardStyle { let a: Int }\nextension CardStyle { static let plain = CardStyle(a: 1) }",
    "extension ButtonStyle where Self == P { static var pill: P { P() } }",
    "private struct Row: View { let a: Int }",
    "struct CardUsage: View { let a: Int }",
    "struct Card_Previews: PreviewProvider { static var previews: some View { Card(title: \"\") } }",
    "func + (left: Int, right: Card) -> Card { right }",
    "func helper(a: Int) -> Int { a }",
  ])
  func prefersTheViewToWhatHelpsIt(further: String) async {
    for inherited in ["View", "SwiftUI.View", "Equatable, View", "View & Sendable", "@MainActor View"] {
      let source = "struct Card: \(inherited) { let title: String; var body: some View { Text(title) } }"
      let found = await selection("{title: a}", source: source + "\n" + further)
      #expect(found == ["Card(title:)"])
    }
  }

  @Test(arguments: [
    ("struct M: ViewModifier { let a: Int; func body(content: Content) -> some View { content } }", "M(a:)"),
    ("struct S: Shape { let a: Int; func path(in rect: CGRect) -> Path { Path() } }", "S(a:)"),
    ("struct P: ButtonStyle { let a: Int; func makeBody(configuration: C) -> some View { a } }", "P(a:)"),
    ("struct LinkPreview: View { let a: Int }", "LinkPreview(a:)"),
    ("struct Blur: UIViewRepresentable { let a: Int; func makeUIView(context: Context) {} }", "Blur(a:)"),
    ("extension SwiftUI.View { func blur(a: Int) {} }\nstruct B: View { let a: Int }", "blur(a:)"),
    (
      "struct P: ButtonStyle { let a: Int }\nextension ButtonStyle where Self == P { static func pill(a: Int) {} }",
      "pill(a:)"
    ),
    ("struct K { let b: Int; func make(a: Int) {} }\nfunc + (left: K, right: K) {}", "make(a:)"),
  ])
  func takesTheFirstKindThatTheSourceHas(source: String, expected: String) async {
    let found = await selection("{a: b}", source: source)
    #expect(found == [expected])
  }

  @Test func wantsANameWhereTheSourceOffersSeveral() async {
    let source = "extension View { func a() -> some View { self }; func b() -> some View { self } }"
    let found = await selection("{}", source: source)
    #expect(
      found == [
        "component: the source offers several components; name the described ones with 'component:'",
        "> 1:18 the source offers a()", "> 1:50 the source offers b()",
      ])
    let found2 = await selection("{}", component: "c", source: source)
    #expect(
      found2 == [
        "9:12 component: the source declares no 'c'", "> 1:18 the source offers a()",
        "> 1:50 the source offers b()",
      ])
  }

  @Test(
    arguments: [
      (
        "struct Pill: View { let title: String; var body: some View { Text(title) } }", nil, "{title: a}",
        ["Pill(title:)"]
      ),
      ("struct Pill: View { init(_ t: String) {} }", "Pill", "{t: a}", ["Pill(_:)"]),
      (
        "struct Pill: View {}\nextension View { func pill(tint: Color) -> some View { Pill() } }", nil, "{tint: a}",
        ["pill(tint:)"]
      ),
      (
        "extension ButtonStyle where Self == P { static func pill(tint: Color = .blue) -> Self { .init() } }", nil,
        "{tint: a}", ["pill(tint:)"]
      ),
      (
        "extension View {\n@available(*, deprecated, renamed: \"b()\") func a() {}\nfunc b() {}\n}", nil, "{}", ["b()"]
      ),
    ] as [(String, String?, String, [String])])
  func findsWhatASourcePlainlyOffers(source: String, component: String?, parameters: String, expected: [String]) async {
    let found = await selection(parameters, component: component, source: source)
    #expect(found == expected)
  }
}
