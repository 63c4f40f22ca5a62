import Diagnostics
import Testing

@testable import SwiftAPI

struct OtherNamesTests {
  @Test(arguments: [
    ("let card = 1", true), ("func a() { func card() {} }", true), ("enum A { case card }", true),
    ("func card() {}", false), ("card()", false), ("let cards = card()", false), ("class `card` {}", true),
  ])
  func tellsNamesThatAreDeclaredBesideTheAPI(text: String, expected: Bool) {
    let file = SourceFile(path: "a.swift", text: text + "\ncard()")
    #expect(SourceAPI(parsing: file, seeking: SoughtNames()).otherNames.contains("card") == expected)
  }

  @Test(arguments: [
    ("card()", true), ("let tarjetá = `card`", true), ("cards()", false), ("_card()", false), ("", false),
  ])
  func findsWords(text: String, expected: Bool) {
    #expect(Array(text.utf8).holdsWord(of: ["card"]) == expected)
  }
}
