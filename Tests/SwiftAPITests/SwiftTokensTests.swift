import SwiftAPI
import Testing

struct SwiftTokensTests {
  @Test(arguments: [
    ("{ a, _ in a }", "{a,_ in a}"),
    ("@escaping @Sendable (String) -> Void", "@escaping@Sendable(String)->Void"),
    ("Set<Set<Int>>", "Set<Set<Int> >"),
    ("[String: [Int]]", "[ String : [Int] ]"),
    ("Int??", "Int? ?"),
    ("() -> Void", "() /* nothing */ ->\n Void"),
    (".init(width: 2, color: .red)", ".init( width:2,color:.red )"),
    ("-1", "-1"),
    ("", " "),
    ("((", "(  ("),
  ])
  func sameTokensAreEqual(left: String, right: String) {
    #expect(SwiftTokens.areEqual(left, right))
    #expect(SwiftTokens.areEqual(right, left))
  }

  @Test(arguments: [
    (#"", ""#, #"",""#),
    (#""a  b""#, #""a b""#),
    ("() -> Void", "@escaping () -> Void"),
    ("Int", "Int?"),
    ("letx", "let x"),
    ("nil", ""),
    ("1.0", "1"),
  ])
  func otherTokensAreNot(left: String, right: String) {
    #expect(!SwiftTokens.areEqual(left, right))
  }

  @Test func textsTooDeepToParseAreEqualOnlyToThemselves() {
    let deep = String(repeating: "(", count: 100_000)
    #expect(SwiftTokens.areEqual(deep, deep))
    #expect(!SwiftTokens.areEqual(deep, deep + " "))
    #expect(!SwiftTokens.isExpression(deep))
  }

  @Test func longTextsAreComparedToTheLetter() {
    let long = String(repeating: "A.", count: 40_000) + "A"
    #expect(SwiftTokens.areEqual(long, long))
    #expect(!SwiftTokens.areEqual(long, long + " "))
    let short = String(repeating: "A.", count: 30_000) + "A"
    #expect(SwiftTokens.areEqual(short, short + " "))
  }

  @Test(arguments: [
    ("1", true), (#""a, b""#, true), (".constant(true)", true), ("{ $0 + 1 }", true), ("a ? b : c", true),
    ("try await f()", true), (" [1: 2] ", true), ("if a { 1 } else { 2 }", true), ("1 + 2 /* and */ + 3", true),
    ("// one\n1", true),
    ("", false), ("1 2", false), ("1,", false), ("f(", false), ("a; b", false), ("let x = 1", false), (")", false),
    ("1 +", false), ("func", false), (#""a"#, false), ("1\n2", false),
    ("1 // one", false), ("1 /* one */", false), ("1 /*", false), ("1\n// one\n", false), ("1, b: 2 // c", false),
    ("1) } }; struct Other {} /*", false),
  ])
  func expressionsAreTold(text: String, isExpression: Bool) {
    #expect(SwiftTokens.isExpression(text) == isExpression)
  }
}
