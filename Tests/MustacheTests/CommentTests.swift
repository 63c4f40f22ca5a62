import Testing

/// The specification's module `comments`.
@Suite struct CommentTests {
  @Test(arguments: [
    Case("in a line", "12345{{! a remark! }}67890", gives: "1234567890"),
    Case("over several lines", "12345{{!\n  over several\n  lines\n}}67890\n", gives: "1234567890\n"),
    Case("alone on a line", "Begin.\n{{! a remark }}\nEnd.\n", gives: "Begin.\nEnd.\n"),
    Case("alone and indented", "Begin.\n  {{! a remark }}\nEnd.\n", gives: "Begin.\nEnd.\n"),
    Case("alone before CRLF", "|\r\n{{! a remark }}\r\n|", gives: "|\r\n|"),
    Case("alone on the first line", "  {{! a remark }}\n!", gives: "!"),
    Case("alone on a last line without end", "!\n  {{! a remark }}", gives: "!\n"),
    Case("alone over several lines", "Begin.\n{{!\na remark\n}}\nEnd.\n", gives: "Begin.\nEnd.\n"),
    Case("indented over several lines", "Begin.\n  {{!\n    a remark\n  }}\nEnd.\n", gives: "Begin.\nEnd.\n"),
    Case("behind text on a line", "  12 {{! 34 }}\n", gives: "  12 \n"),
    Case("between blanks", "12345 {{! a remark }} 67890", gives: "12345  67890"),
    Case(
      "named like a value", "nothing: >{{! remark }}<",
      ["! remark": 1, "! remark ": 2, "!remark": 3, "remark": 4], gives: "nothing: ><"),
    Case("with an opening delimiter inside", "a{{! not {{ a tag }}b", gives: "ab"),
    Case("after a comment that ends on its line", "{{!\n}} {{! x }}\n|", gives: " \n|"),
  ])
  func leaveNothing(_ example: Case) throws { try example.check() }
}
