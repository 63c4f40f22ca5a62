import Testing

@testable import CatalogDocs

struct MarkdownCodeTests {
  @Test(arguments: [
    ("mode", "`mode`"),
    ("Sort | Filter", #"`Sort \| Filter`"#),
    ("a || b", #"`a \|\| b`"#),
    (##"#"\|"#"##, ##"`#"\\|"#`"##),
    ("`in`", "`` `in` ``"),
    (".`default`", "`` .`default` ``"),
    ("\"``\"", "```\"``\"```"),
    (" padded ", "`  padded  `"),
    ("two\nlines", "`two lines`"),
    ("Array<Content>", "`Array<Content>`"),
    ("", ""),
  ])
  func fencesASpanInACell(code: String, expected: String) {
    #expect(MarkdownCode.span(code, inCell: true) == expected)
  }

  @Test func leavesPipesAloneOutsideTables() {
    #expect(MarkdownCode.span("a || b") == "`a || b`")
  }

  @Test func opensABlockWithALongerFenceThanAnyInside() {
    let code = "/// Shows text.\nfunc mark(_ text: String = \"\"\"\n```swift\nx\n```\n\"\"\") {}\n"
    #expect(
      MarkdownCode.block(code, language: "swift")
        == "````swift\n/// Shows text.\nfunc mark(_ text: String = \"\"\"\n```swift\nx\n```\n\"\"\") {}\n````")
  }

  @Test func leavesOutLineEndsThatToolsRemove() {
    #expect(
      MarkdownCode.block("\u{FEFF}let a = 1  \r\n\r\n\tlet b\t\n\n", language: "swift")
        == "```swift\nlet a = 1\n\n\tlet b\n```")
  }

  @Test(
    .enabled(if: CommonMark.isInstalled, "cmark-gfm is not installed"),
    arguments: [
      "Sort | Filter", ##"#"\|"#"##, "`in`", ".`default`", "\"``\"", "a\\", "\\|\\", "||", "<b>", "&amp;", "`|`",
    ])
  func showsExactlyTheCode(code: String) throws {
    let span = MarkdownCode.span(code, inCell: true)
    let html = try CommonMark.html("| a | b |\n|---|---|\n| \(span) | x |\n")
    #expect(CommonMark.visibleText(html).split(separator: "\n").map(String.init) == ["a", "b", code, "x"], "\(html)")
    #expect(html.contains("<td><code>"))
  }
}
