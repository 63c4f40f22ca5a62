import Testing

@testable import BlocksCommand

/// Sources over which other tools stumbled, from the file to what is said of it and made of it.
@Suite struct SwiftHardCaseTests {
  // Hard case s01.
  @Test func overloadsAreToldByTheirParameters() async throws {
    let source = """
      public func card(title: String) -> some View { EmptyView() }
      public func card(title: String, subtitle: String? = nil) -> some View { EmptyView() }
      public func card(_ image: Image, title: String) -> some View { EmptyView() }
      """
    let two = try HardCase(
      parameters:
        "\n  title: {description: a, type: String}\n  subtitle: {description: b, type: 'String?', default: nil}",
      source: source)
    #expect(await two.findings() == [])
    #expect(await two.catalog.run("show", "card").output.contains("\ncard(title:subtitle:)\n"))
    let one = try HardCase(parameters: "\n  title: a", source: source)
    #expect(await one.findings() == [])
    #expect(await one.catalog.run("show", "card").output.contains("\ncard(title:)\n"))
    #expect(
      try await HardCase(parameters: "\n  title: a\n  footer: b", source: source).findings() == [
        "card/block.yaml:10:3: error: the parameters fit none of the 3 overloads of 'card'; describe those of one, or name "
          + "the described ones with 'component:' [component]",
        "card/Card.swift:2:8: note: the source offers card(title:)",
        "card/Card.swift:3:8: note: the source offers card(title:subtitle:)",
        "card/Card.swift:4:8: note: the source offers card(_:title:)",
      ])
  }

  // Hard case s02: attributes of the parameter may be left out, those of the type may not.
  @Test func attributesBelongToTypesOrToParameters() async throws {
    let source = """
      func run<Content: View>(@ViewBuilder content: @escaping () -> Content,
               onTap: @escaping@Sendable(String)->Void,
               delay: @autoclosure () -> Double = 0.2,
               work: @MainActor @Sendable () async throws -> Void) -> some View { EmptyView() }
      """
    for attribute in ["", "@ViewBuilder "] {
      let parameters = """

          content: {description: a, type: '\(attribute)@escaping () -> Content'}
          onTap: {description: b, type: '@escaping @Sendable (String) -> Void'}
          delay: {description: c, type: '@autoclosure()->Double'}
          work: {description: d, type: '@MainActor @Sendable ()async throws->Void'}
        """
      let card = try HardCase(parameters: parameters, source: source)
      #expect(await card.findings() == [])
      #expect(
        try await card.rows() == [
          "| `content` | `@escaping () -> Content` | Required | a |",
          "| `onTap` | `@escaping @Sendable (String) -> Void` | Required | b |",
          "| `delay` | `@autoclosure () -> Double` | `0.2` | c |",
          "| `work` | `@MainActor @Sendable () async throws -> Void` | Required | d |",
        ])
      #expect(try card.catalog.text("card/README.md").contains("@ViewBuilder content: @escaping () -> Content"))
    }
    let lacking = "\n  content: {description: a, type: '() -> Content'}\n  onTap: b\n  delay: c\n  work: d"
    #expect(
      try await HardCase(parameters: lacking, source: source).findings() == [
        "card/block.yaml:10:35: error: the type of 'content' is '@escaping () -> Content', not '() -> Content' "
          + "[parameter-type]", "card/Card.swift:2:25: note: the parameter stands here",
      ])
  }

  // Hard case s03.
  @Test func defaultsAreReadToTheLetter() async throws {
    let source = #"""
      func d(sep: String = ", ", paren: String = ")",
             map: [String: [Int]] = ["a,b": [1, 2], "c)": []],
             f: (Int, Int) -> Int = { a, _ in a }, pair: (Int, Int) = (1, 2),
             raw: String = #"a"b, c"#, style: Style = .init(width: 2, color: .red),
             file: StaticString = #fileID, fn: String = #function, neg: Int = -1) -> some View { EmptyView() }
      """#
    func parameters(_ separator: String) -> String {
      "\n  sep: {description: a, default: '\(separator)'}\n  paren: a\n  map: a\n  f: {description: a, default: '{a,_ in a}'}"
        + "\n  pair: a\n  raw: a\n  style: a\n  file: a\n  fn: a\n  neg: a"
    }
    let card = try HardCase(parameters: parameters("\", \""), source: source)
    #expect(await card.findings() == [])
    #expect(
      try await card.rows().map { $0.split(separator: "|")[2].dropFirst().dropLast() } == [
        "`\", \"`", "`\")\"`", "`[\"a,b\": [1, 2], \"c)\": []]`", "`{ a, _ in a }`", "`(1, 2)`", "`#\"a\"b, c\"#`",
        "`.init(width: 2, color: .red)`", "`#fileID`", "`#function`", "`-1`",
      ])
    #expect(
      try await HardCase(parameters: parameters("\",\""), source: source).findings() == [
        "card/block.yaml:10:34: error: the default of 'sep' is '\", \"', not '\",\"' [parameter-default]",
        "card/Card.swift:2:8: note: the parameter stands here",
      ])
  }

  // Hard case s05.
  @Test func effectsAndOwnershipAreKept() async throws {
    let source = """
      func load(value: inout Int, box: sending Box, token: borrowing Token,
                actor: isolated (any Actor)? = #isolation,
                each body: () throws(LoadError) -> Void) async throws(LoadError) -> Int { 0 }
      """
    let parameters = """

        value: {description: a, type: inout Int}
        box: {description: b, type: sending Box, example: Box()}
        token: {description: c, type: borrowing Token, example: Token()}
        actor: {description: d, type: isolated (any Actor)?, default: '#isolation'}
        each: {description: e, type: () throws(LoadError) -> Void}
      """
    let card = try HardCase("component: load", parameters: parameters, source: source)
    #expect(await card.findings() == [])
    #expect(
      try await card.rows() == [
        "| `value` | `inout Int` | Required | a |", "| `box` | `sending Box` | Required | b |",
        "| `token` | `borrowing Token` | Required | c |", "| `actor` | `isolated (any Actor)?` | `#isolation` | d |",
        "| `each` | `() throws(LoadError) -> Void` | Required | e |",
      ])
    #expect(try await card.usage().contains("try await load(value: &value, box: Box(), token: Token()) {}"))
  }

  // Hard case s07: a name is the label, or the inner name where callers write none.
  @Test func parametersAreNamedByTheirLabels() async throws {
    let source = """
      extension View {
        /// - Parameters:
        ///   - value: wrong, this is the label
        ///   - title: the title
        func n(_ title: String, value v: Int, for _: Int, `in` range: Int) -> some View { self }
      }
      """
    let comment =
      "card/Card.swift:4:11: warning: 'value' is the label of a parameter; describe it by its name inside, 'v' "
      + "[doc-parameter]"
    let card = try HardCase(parameters: "\n  title: a\n  value: b\n  for: c\n  in: d", source: source)
    #expect(await card.findings() == [comment])
    #expect(try await card.usage().contains("      .n(\"Title\", value: 1, for: 1, in: 1)\n"))
    #expect(
      try await HardCase(parameters: "\n  title: a\n  v: b\n  for: c\n  in: d", source: source).findings() == [
        comment,
        "card/block.yaml:11:3: error: 'v' is the name inside the function; callers write the label, so use 'value' "
          + "[unknown-parameter]", "card/Card.swift:6:27: note: 'value' stands here",
      ])
  }

  // Hard case s09.
  @Test func theInitializerThatSwiftMakesIsKnown() async throws {
    let source = """
      public struct Pill<Content: View>: View {
        let title: String
        var subtitle: String?
        var size = 24.0
        @Binding var isOn: Bool
        @State private var taps = 0
        @ViewBuilder var content: () -> Content
        private let id = UUID()
        static let shared = 1
        public var body: some View { Text(title) }
      }
      """
    let card = try HardCase(
      parameters: "\n  title: a\n  subtitle: b\n  size: {description: c, type: Double}\n  isOn: d\n  content: e",
      source: source)
    #expect(
      await card.findings() == [
        "card/Card.swift:2:8: warning: 'Pill' is public, but the initializer that Swift makes for it is internal; write a "
          + "public one [component-access]"
      ])
    #expect(
      try await card.rows() == [
        "| `title` | `String` | Required | a |", "| `subtitle` | `String?` | `nil` | b |",
        "| `size` | `Double` | `24.0` | c |", "| `isOn` | `Binding<Bool>` | Required | d |",
        "| `content` | `() -> Content` | Required | e |",
      ])
  }

  // Hard case s09.
  @Test func storedPropertiesDecideWhoMayCallIt() async throws {
    func pill(_ member: String) -> String {
      "struct Pill: View {\n  \(member)\n  var body: some View { Text(\"\") }\n}"
    }
    let constant = try HardCase(parameters: "\n  p: a", source: pill("let p: Int?"))
    #expect(await constant.findings() == [])
    #expect(try await constant.rows() == ["| `p` | `Int?` | Required | a |"])
    #expect(
      try await HardCase(parameters: "\n  a: b", source: pill("private var q = 2; init(a: Int) {}")).findings() == [])
    let hidden = try await HardCase(parameters: "\n  a: b", source: pill("let a: Int; private var q = 2")).findings()
    #expect(
      hidden.first
        == "card/block.yaml: error: the source offers no component: a private stored property makes the initializer of its "
        + "view private; write an initializer, or make the property internal [component]")
  }

  // Hard case s11.
  @Test(arguments: [
    ("glow", "\n  radius: a", "      .glow()\n"), ("pill", " {}", "      .buttonStyle(.pill)\n"),
    ("pill(tint:)", "\n  tint: a", "      .buttonStyle(.pill())\n"),
    ("Table.subscript(_:at:)", "\n  row: a\n  at: b", "Table()[1, at: 1]"),
    ("render", "\n  value: {description: a, example: 1}\n  label: b", "#render(1)"),
  ])
  func everyKindOfComponentIsUsedInItsWay(component: String, parameters: String, call: String) async throws {
    let source = """
      public extension View where Self: Equatable { func glow(radius: CGFloat = 4) -> some View { self } }
      struct PillStyle: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
      extension ButtonStyle where Self == PillStyle { public static var pill: Self { .init() }
        public static func pill(tint: Color = .blue) -> Self { .init() } }
      struct Table { subscript(row: Int, at col: Int) -> Int { 0 } }
      @freestanding(expression) public macro render<T>(_ value: T, label: String = "x") -> String
        = #externalMacro(module: "M", type: "R")
      """
    let card = try HardCase("component: '\(component)'", parameters: parameters, source: source)
    #expect(await card.findings() == [])
    #expect(try await card.usage().contains(call))
    if component == "glow" {
      #expect(try card.catalog.text("card/README.md").contains("`View where Self: Equatable`"))
    }
  }

  // Hard case s12.
  @Test(arguments: ["", "component: card", "component: 'card(title:)'", "component: 'Kit.card(title:)'"])
  func onlyRealAndVisibleDeclarationsCount(component: String) async throws {
    let source = #"""
      // func card(title: Int) {}
      /* public func card(title: Bool) {} */
      let sample = """
      public func card(title: Double) {}
      """
      private func card(title: Float) {}
      public struct Kit {
        func card(title: Character) {}
        public func card(title: String) {}
      }
      func outer() { func card(title: UInt) {} }
      """#
    let card = try HardCase(component, parameters: "\n  title: {description: a, type: String}", source: source)
    #expect(await card.findings() == [])
    let shown = await card.catalog.run("show", "card").output
    #expect(shown.contains("  public func card(title: String)\n") && !shown.contains("Character"))
  }

  // Hard case s12.
  @Test func aHiddenComponentIsNamed() async throws {
    let source = "\n\n\n\nprivate func card(title: Float) -> some View { EmptyView() }"
    #expect(
      try await HardCase(source: source).findings() == [
        "card/block.yaml: error: the source offers no component: what it has is private, so nobody can call it; make it "
          + "internal or public [component]", "card/Card.swift:6:9: note: found private card(title:) here",
      ])
  }

  // Hard case s14.
  @Test(
    arguments: [
      (
        "iOS 18.0+", "'iOS 18.0+' is too old: Glow(radius:) is available from iOS 18.2 on",
        ["Card.swift:4:36: note: the source says so here"]
      ),
      ("iOS 18.2+", nil, []), ("iOS 18.10+", nil, []),
      ("iOS18+", "'iOS18+' is no platform; write 'iOS 18.0+'", []),
      ("ios 18+", "'ios 18+' is no platform; write 'iOS 18.0+'", []),
      ("iOS 18.0 +", "'iOS 18.0 +' is no platform; write 'iOS 18.0+'", []),
    ] as [(String, String?, [String])])
  func availabilityIsHeldAgainstThePlatform(platform: String, message: String?, notes: [String]) async throws {
    let source = """
      @available(iOS 18, macOS 15.0, *)
      public struct Glow: View {
        @available(iOS 18.2, *) public init(radius: Double) {}
        @available(*, deprecated, renamed: "init(radius:)") public init(r: Double) {}
      }
      """
    let found = try await HardCase("platform: \(platform)", parameters: "\n  radius: a", source: source).findings()
    #expect(found.count == (message == nil ? 0 : 1 + notes.count))
    #expect(found.first?.hasPrefix("card/block.yaml:8:11: error: \(message ?? "")") ?? (message == nil))
  }

  // Hard case s15.
  @Test func whatTheParserMendsIsStillWrong() async throws {
    let source = "func card(title: String\n          subtitle: String) -> some View {\n"
    let card = try HardCase(parameters: "\n  title: a\n  subtitle: b", source: source)
    #expect(
      await card.findings() == [
        "card/Card.swift:2:24: error: expected ',' in parameter [swift-syntax]",
        "card/Card.swift:3:43: error: expected '}' to end function [swift-syntax]",
      ])
    #expect(await card.catalog.run("validate").status == .no)
  }

  // Hard case s15.
  @Test(arguments: [
    ("None.swift", "'None.swift': the file cannot be read: no such file or directory"),
    ("Empty.swift", "'Empty.swift' is empty; it must declare the component"),
    ("Folder.swift", "'Folder.swift': a file was expected here, and this is a folder"),
  ])
  func aSourceThatCannotBeReadIsNamed(source: String, message: String) async throws {
    let card = try HardCase("source: \(source)", files: ["card/Empty.swift": "", "card/Folder.swift/a": ""])
    #expect(await card.findings() == ["card/block.yaml:9:9: error: \(message) [source]"])
  }

  // Hard case s16.
  @Test func docCommentsDescribeParameters() async throws {
    let source = """
      /**
       Shows a card.

       - Parameters:
          - title: First line
            goes on here.

            Second paragraph with `a | b`.
          - style: Look. See e.g. 1.5 pt.
       - Returns: A view.
       */
      @MainActor
      @available(iOS 18, *)
      public func card(title: String, style: Style) -> some View { EmptyView() }

      /// Other.
      /// - Parameter title: one
      /// - Parameters extra: plural by mistake
      // plain comment
      public func other(title: String, extra: Int) -> some View { EmptyView() }
      """
    let plural =
      "card/Card.swift:19:5: warning: '- Parameters extra:' describes no parameter; write '- Parameter extra:' "
      + "[doc-comment]"
    let card = try HardCase("component: card", parameters: "\n  title:\n  style: {example: .a}", source: source)
    #expect(await card.findings() == [plural])
    #expect(
      try await card.rows() == [
        "| `title` | `String` | Required | First line goes on here. Second paragraph with `a \\| b`. |",
        "| `style` | `Style` | Required | Look. See e.g. 1.5 pt. |",
      ])
    #expect(
      try await HardCase("component: other", parameters: "\n  title:\n  extra:", source: source).findings() == [
        plural,
        "card/block.yaml:12:3: warning: 'extra' has no description; write one here or in the source's doc comment "
          + "[parameter-description]",
      ])
  }
}
