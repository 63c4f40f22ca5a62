import Testing

@testable import BlocksCommand

@Suite struct UsageErrorTests {
  @Test(arguments: [
    (
      UsageError.Problem.invalidValue("x", for: "--limit", expected: "a whole number from 1 on"),
      "'--limit' takes a whole number from 1 on, not 'x'"
    ),
    (.conflict("check", "dry-run"), "'--check' and '--dry-run' exclude each other; leave one out"),
    (.other("nothing to search"), "nothing to search"),
    (
      .unknownCommand(String(repeating: "a", count: 10_000), known: ["list"]),
      "unknown command '\(String(repeating: "a", count: 60))…'"
    ),
    (.unknownCommand("a\n\u{7}\u{202E}\u{2028}b", known: []), "unknown command 'a\\u{A}\\u{7}\\u{202E}\\u{2028}b'"),
  ])
  func wordsWhatCommandsFindThemselves(problem: UsageError.Problem, message: String) {
    #expect(UsageError(problem).message == message)
  }
}
