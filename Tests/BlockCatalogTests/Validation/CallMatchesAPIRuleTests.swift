import Testing

@testable import BlockCatalog

@Suite struct CallMatchesAPIRuleTests {
  private let card = "extension View { func card(title: String, size: CGFloat = 24) -> some View { self } }\n"

  /// What the rule finds in a source that has the component `card` and this code.
  private func findings(_ code: String, others: [String] = []) throws -> [String] {
    var sample = Sample()
    sample.source = card + code
    let block = try #require(sample.block)
    let otherBlocks = others.enumerated().compactMap { index, source in
      var other = Sample.parameters("{a: b}", source: source)
      other.id = "other-\(index)"
      return other.block
    }
    return CallMatchesAPIRule().findings(
      in: block, of: CheckedCatalog(sample.catalog, offering: CatalogAPI([block] + otherBlocks))
    )
    .flatMap(\.lines)
  }

  @Test(arguments: [
    (
      "let demo = Text.b.card(tilte: \"a\")",
      "2:24 call-matches-api: this call does not fit card(title:size:): no parameter is labeled 'tilte'; did you mean "
        + "'title'?"
    ),
    (
      "let demo = Text.b.card(size: 3, title: \"a\")",
      "2:33 call-matches-api: this call does not fit card(title:size:): the argument for 'title' must stand before the "
        + "one for 'size'"
    ),
    (
      "func demo() -> some View { card() }",
      "2:28 call-matches-api: this call does not fit card(title:size:): the argument for 'title' is missing; it has no "
        + "default"
    ),
  ])
  func reportsACallThatFitsNothing(code: String, expected: String) throws {
    #expect(try findings(code) == [expected, "> 1:18 card(title:size:) stands here"])
  }

  @Test(arguments: [
    "let demo = view.card(title: \"a\")",
    "extension View { func card(_ text: Int) {} }\nlet demo = view.card(3)",
    "private struct Row { func card() {} }\nlet demo = Row().card()",
    "let demo = kind(.card(3))",
    "extension ButtonStyle { static func card(size: Int) -> Int { size } }\nlet demo = kind(.card(3, of: 4))",
    "func demo() { func card(_ a: Int) {}\n card(3) }",
    "func demo() { let card = { (a: Int) in a }\n _ = card(3) }",
    "struct Row { let card: () -> Void; func demo() { card() } }",
    "enum Kind { case card(Int) }\nlet demo = Kind.card(3)",
    "// card(3) is no call",
    "let demo = view.sheet(3)",
    "let demo = deck.card(at: 3)",
    "let demo = deck.shuffled().card()",
    "let demo = Poker.card(5)",
    "let demo = Deck().card(5)",
    "let demo = game.players[0].card(.ace, of: .spades)",
    "class Game: Deck { func play() { self.card(at: 3) } }",
    "struct Group {}\nlet demo = Group().card(3)",
    "let demo = Text(\"A\").card(…)",
    "let demo = Text(\"A\").card(...)",
    "let demo = Text(\"A\").card(…) { }",
  ])
  func acceptsWhatFitsOrMeansSomethingElse(code: String) throws {
    #expect(try findings(code) == [])
  }

  @Test(arguments: [
    "Text(\"A\").bold().card()", "VStack { }.card()", "Row().card()", "Color.red\n#if DEBUG\n.card()\n#endif",
    "Text.init(\"A\").card()", "later { Text(\"A\")\n.padding()\n.card() }",
  ])
  func holdsWhatIsSurelyAView(code: String) throws {
    #expect(try findings("struct Row: View {}\nlet demo = \(code)").count == 2)
  }

  @Test(arguments: [
    "extension View { private func a() -> some View { self.card() } }",
    "struct Row: View { var body: some View { self.card() } }",
    "struct Bold: ViewModifier { func body(content: Content) -> some View { content.bold().card() } }",
  ])
  func knowsTheViewsThatCodeIsIn(code: String) throws {
    #expect(try findings(code).count == 2)
  }

  @Test func holdsCallsOfOtherBlocksAgainstTheirSources() throws {
    let pill = "struct Pill: View { init(text: String) {} }"
    #expect(
      try findings("let demo = Pill(txt: \"a\")", others: [pill]) == [
        "2:17 call-matches-api: this call does not fit Pill(text:): no parameter is labeled 'txt'; did you mean 'text'?",
        "> 1:21 Pill(text:) stands here",
      ])
    #expect(try findings("let demo = Pill.init(text: \"a\")", others: [pill]) == [])
    #expect(try findings("let demo = Chip(\"a\")", others: [pill]) == [])
  }

  @Test func leavesATypeThatTheSourceDeclaresItselfToTheSource() throws {
    let pill = "struct Pill: View { init(text: String) {} }"
    #expect(try findings("final class Pill: Base {}\nlet demo = Pill(size: 3)", others: [pill]) == [])
  }

  @Test func takesAnyOfSeveralBlocksWithTheName() throws {
    let other = "extension View { func card(width: Int) -> some View { self } }"
    #expect(try findings("let demo = view.card(width: 3)", others: [other]) == [])
    #expect(try findings("let demo = Text().card(height: 3)", others: [other]).count > 0)
  }

  @Test func leavesNamesAloneThatSwiftUIHasToo() throws {
    let sheet = "extension View { func sheet(height: CGFloat) -> some View { self } }"
    #expect(try findings("let demo = view.sheet(isPresented: $a) {}", others: [sheet]) == [])
  }
}
