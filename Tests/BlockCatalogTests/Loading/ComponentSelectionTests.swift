import Testing

@testable import BlockCatalog

@Suite struct ComponentSelectionTests {
  private let overloads = """
    public func card(title: String) -> some View { EmptyView() }
    public func card(title: String, subtitle: String? = nil) -> some View { EmptyView() }
    public func card(_ image: Image, title: String) -> some View { EmptyView() }
    """

  @Test(
    arguments: [
      ("{title: a}", nil, ["card(title:)"]),
      ("{title: a, subtitle: b}", nil, ["card(title:subtitle:)"]),
      ("{image: a, title: b}", "card", ["card(_:title:)"]),
      ("{title: a}", "'card(title:)'", ["card(title:)"]),
      (
        "{title: a, subtitle: b}", "['card(title:)', 'card(title:subtitle:)']",
        ["card(title:)", "card(title:subtitle:)"]
      ),
    ] as [(String, String?, [String])])
  func takesTheOverloadThatTheParametersFit(parameters: String, component: String?, expected: [String]) async {
    let found = await selection(parameters, component: component, source: overloads)
    #expect(found == expected)
  }

  @Test func listsEveryOverloadWhereNoneFits() async {
    let found = await selection("{title: a, footer: b}", source: overloads)
    #expect(
      found == [
        "9:13 component: the parameters fit none of the 3 overloads of 'card'; describe those of one, or name the described ones with 'component:'",
        "> 1:8 the source offers card(title:)",
        "> 2:8 the source offers card(title:subtitle:)",
        "> 3:8 the source offers card(_:title:)",
      ])
  }

  @Test func takesOnlyRealAndVisibleDeclarations() async {
    let source = """
      // func card(title: Int) {}
      /* public func card(title: Bool) {} */
      let sample = \"\"\"
      public func card(title: Double) {}
      \"\"\"
      private func card(title: Float) {}
      public struct Kit {
        func card(title: Character) {}
        public func card(title: String) {}
      }
      func outer() { func card(title: UInt) {} }
      """
    let block = Sample.parameters("{title: a}", source: source).block
    #expect(block?.components.map(\.declaration.parameters.first?.type) == ["String"])
  }

  @Test func tellsThatTheNamedComponentIsPrivate() async {
    let source = "// A comment.\nprivate func card(title: String) {}"
    let found = await selection("{title: a}", component: "card", source: source)
    #expect(
      found == [
        "9:12 component: 'card' is private, so nobody can call it; make it internal or public",
        "> 2:9 found private card(title:) here",
      ])
    let found2 = await selection("{title: a}", source: source)
    #expect(
      found2 == [
        "component: the source offers no component: what it has is private, so nobody can call it; make it internal or public",
        "> 2:9 found private card(title:) here",
      ])
  }

  @Test(arguments: [
    "extension View { func foo(a: Int) {}; func foo(b: Int) {} }",
    "func foo(a: Int) {}\nfunc foo(b: Int) {}",
    "extension View {\n#if os(iOS)\nfunc foo(a: Int) {}\n#else\nfunc foo(b: Int) {}\n#endif\n}",
  ])
  func wantsParametersThatFitOneOverload(source: String) async {
    let found = await selection("{}", source: source)
    #expect(
      found.first
        == "9:13 component: the parameters fit none of the 2 overloads of 'foo'; describe those of one, or name the described ones with 'component:'"
    )
  }

  @Test(arguments: [
    "extension View { func foo(a: Int) {}; func foo(a: Int) {} }",
    "extension View {\n#if os(iOS)\nfunc foo(a: Int) {}\n#else\nfunc foo(a: Int) {}\n#endif\n}",
  ])
  func takesTheFirstOfWhatIsDeclaredTwiceToTheLetter(source: String) async {
    for component in [nil, "foo", "'foo(a:)'"] {
      let found = await selection("{a: b}", component: component, source: source)
      #expect(found == ["foo(a:)"])
    }
    let found = await selection("{}", source: source)
    #expect(found == ["foo(a:)"])
  }

  @Test func keepsOverloadsThatDifferByTypeAlone() async {
    let source = "extension View { func foo(a: Int) {}; func foo(a: String) {} }"
    let found = await selection("{a: b}", source: source)
    #expect(found == ["foo(a:)", "foo(a:)"])
  }

  @Test func tellsAStaticPropertyFromTheFunctionOfTheSameName() async {
    let source = """
      struct P: ButtonStyle {}
      extension ButtonStyle where Self == P {
        static var pill: Self { .init() }
        static func pill(tint: Color) -> Self { .init() }
      }
      """
    for (components, expected) in [
      ("pill", ["pill(tint:)"]), ("[pill, 'pill(tint:)']", ["pill", "pill(tint:)"]),
      ("'pill(tint:)'", ["pill(tint:)"]),
    ] {
      let found = await selection("{tint: a}", component: components, source: source)
      #expect(found == expected)
    }
    let found = await selection("{}", component: "pill", source: source)
    #expect(found == ["pill"])
  }
}
