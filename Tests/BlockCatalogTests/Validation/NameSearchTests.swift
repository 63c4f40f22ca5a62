import Diagnostics
import SwiftAPI
import Testing

@testable import BlockCatalog

@Suite struct NameSearchTests {
  @Test(arguments: [
    ("card(", true), ("a.card {", true), ("card<Int>()", true), ("`card`()", true), ("Card.init()", false),
    ("card.init()", true), ("card", false), ("cards()", false), ("func card()", false), ("extension card {", false),
    ("func card() { card() }", true), ("", false), ("tarjetá()", false),
  ])
  func findsNamesThatMayBeCalled(text: String, expected: Bool) {
    #expect(NameSearch.mayHoldCall(of: ["card"], in: Array(text.utf8)) == expected)
  }

  @Test(arguments: [
    ("let card = 1", true), ("func a() { func card() {} }", true), ("enum A { case card }", true),
    ("func card() {}", false), ("card()", false), ("let cards = card()", false),
  ])
  func tellsNamesThatAreDeclaredBesideTheAPI(text: String, expected: Bool) {
    let api = SourceAPI(parsing: SourceFile(path: "a.swift", text: text))
    #expect(NameSearch.isDeclaredOtherwise("card", in: api) == expected)
  }
}
