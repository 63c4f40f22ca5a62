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
    return CallMatchesAPIRule(api: CatalogAPI([block] + otherBlocks)).findings(in: block, of: sample.catalog)
      .flatMap(\.lines)
  }

  @Test(arguments: [
    (
      "let demo = view.card(tilte: \"a\")",
      "2:22 call-matches-api: this call does not fit card(title:size:): no parameter is labeled 'tilte'; did you mean "
        + "'title'?"
    ),
    (
      "let demo = view.card(size: 3, title: \"a\")",
      "2:31 call-matches-api: this call does not fit card(title:size:): the argument for 'title' must stand before the "
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
    "func demo() { func card(_ a: Int) {}\n card(3) }",
    "func demo() { let card = { (a: Int) in a }\n _ = card(3) }",
    "struct Row { let card: () -> Void; func demo() { card() } }",
    "enum Kind { case card(Int) }\nlet demo = Kind.card(3)",
    "// card(3) is no call",
    "let demo = view.sheet(3)",
  ])
  func acceptsWhatFitsOrMeansSomethingElse(code: String) throws {
    #expect(try findings(code) == [])
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
    #expect(try findings("let demo = view.card(height: 3)", others: [other]).count > 0)
  }

  @Test func leavesNamesAloneThatSwiftUIHasToo() throws {
    let sheet = "extension View { func sheet(height: CGFloat) -> some View { self } }"
    #expect(try findings("let demo = view.sheet(isPresented: $a) {}", others: [sheet]) == [])
  }
}
