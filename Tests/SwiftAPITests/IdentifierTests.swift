import Testing

@testable import SwiftAPI

@Suite struct IdentifierTests {
  @Test(arguments: ["Card", "_404", "卡片", "🎉", "Café", "x1", "مرحبا", "async", "left"])
  func takesWhatSwiftTakes(name: String) {
    #expect(SwiftTokens.isIdentifier(name))
  }

  @Test(arguments: [
    "", "_", "3D", "Café☕", "☕", "❤️", "★", "a b", "a.b", "`a`", "class", "default", "self", "Self", "Any", "Type",
    "Protocol", "init", "a-b", "$0", "a\u{0}", "a = 1; let b", "true", "((((", "a[[[[",
  ])
  func refusesWhatNeedsBackticksOrIsNone(name: String) {
    #expect(!SwiftTokens.isIdentifier(name))
  }
}
