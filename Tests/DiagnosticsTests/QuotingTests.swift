import Diagnostics
import Testing

@Suite struct QuotingTests {
  @Test(arguments: [
    ("card", "'card'"), ("", "''"), (String(repeating: "é", count: 60), "'\(String(repeating: "é", count: 60))'"),
    (String(repeating: "é", count: 61), "'\(String(repeating: "é", count: 60))…'"),
    // One character of many scalars is cut as well.
    ("e" + String(repeating: "\u{301}", count: 500), "'e" + String(repeating: "\u{301}", count: 59) + "…'"),
  ])
  func cutsLongValues(text: String, expected: String) {
    #expect(quoted(text) == expected)
  }

  @Test func listsTheFirstOfManyWords() {
    #expect(listed(["a", "b"]) == "a, b")
    #expect(listed(["a", "b", "c"], limit: 2) == "a, b and 1 more")
  }
}
