import Testing

@testable import CatalogDocs

struct EmbeddedMarkdownTests {
  @Test(arguments: [
    ("Plain *text* with `code`.\n", "Plain *text* with `code`."),
    ("# A\n\ntext\n\n## B ##", "### A\n\ntext\n\n#### B ##"),
    ("## A\n##### B", "### A\n###### B"),
    ("Above\n===\n\nBelow\n---\nrest", "### Above\n\n#### Below\nrest"),
    ("before\n\n---\n\nafter", "before\n\n---\n\nafter"),
    ("hard break  \nnext\n\n\n", "hard break\\\nnext"),
    ("last line  \n", "last line"),
    ("`code  \nspan`", "`code\nspan`"),
    ("| a | b |  \n|---|---|  \n| c | d |", "| a | b |\n|---|---|\n| c | d |"),
    ("a <b>bold</b> <!-- no --> 1 < 2", "a \\<b>bold\\</b> \\<!-- no --> 1 < 2"),
    ("<details>\n\ntext", "\\<details>\n\ntext"),
    ("<https://a.example> and `<b>`", "<https://a.example> and `<b>`"),
    ("[x](<a b>)", "[x](a%20b)"),
    ("](<img src=x onerror=a>)", "](img%20src=x%20onerror=a)"),
    ("<!--@a> <img\tsrc=a@b> <a@b.example>", "\\<!--@a> \\<img\tsrc=a@b> <a@b.example>"),
    ("https://a.example/<b>.", "https\\://a.example/\\<b>."), ("www.a.example/<b>", "www\\.a.example/\\<b>"),
    ("https://a.example/\\<b>", "https\\://a.example/\\<b>"),
    ("https://a.example/`<b>`", "https\\://a.example/`<b>`"),
    ("(http://a.example/https://www.b.example<i>", "(http\\://a.example/https\\://www\\.b.example\\<i>"),
    ("https://a.example/*_& <b>", "https://a.example/*_& \\<b>"),
    ("[^a] and [^a](b) `[^a]`\n\n[^a]: Note.", "\\[^a] and [^a](b) `[^a]`\n\n\\[^a]: Note."),

    ("```html\n<b>  \n# no\n```\n<i>", "```html\n<b>\n# no\n```\n\\<i>"),
    ("    <b> # code\n", "    <b> # code"),
    ("- item\n  ```\n  <b>\n- next <i>", "- item\n  ```\n  <b>\n- next \\<i>"),
    ("> ```\n> <b>\n<i>", "> ```\n> <b>\n\\<i>"),
    ("1. one\n   # two", "1. one\n   ### two"),
    ("\r\nwindows\r\nlines\r\n", "windows\nlines"),
    ("\\<b> stays", "\\<b> stays"),
    ("", ""),
  ])
  func keepsMarkdownWithinItsSection(markdown: String, expected: String) {
    let embedded = EmbeddedMarkdown(markdown, belowLevel: 2)
    #expect(embedded.text == expected)
  }

  @Test(arguments: [
    ("text\n\n```swift\nlet a = 1\n", "text\n\n```swift\nlet a = 1\n```", 2),
    ("~~~~\n```\n~~~", "~~~~\n```\n~~~\n~~~~", 0),
    ("a\n  ````x\n```", "a\n  ````x\n```\n  ````", 1),
    ("- ```\n  code", "- ```\n  code", 0),
  ])
  func closesAFenceThatIsNeverClosed(markdown: String, expected: String, line: Int) {
    let embedded = EmbeddedMarkdown(markdown, belowLevel: 2)
    #expect(embedded.text == expected)
    #expect(embedded.unclosedFence == line)
  }

  @Test func keepsBracesBehindABareAddressInMDX() {
    let embedded = EmbeddedMarkdown("https://a.example/{id}", belowLevel: 2, as: MarkdownMarkup(.mdx, .leftToRight))
    #expect(embedded.text == "https\\://a.example/\\{id\\}")
  }

  @Test(
    .enabled(if: CommonMark.isInstalled, "cmark-gfm is not installed"),
    arguments: [
      "https://a.example/<b>", "https://a.example/<img src=x onerror=a>", "www.a.example/<i>",
      "https://a.example/`<b>`",
      "https://a.example/\\<b>", "https://a.example/[a](<b>)", "](<b>)", "<b\ta=a@b>", "<!--@a>",
      "*https://a.example<b>*",
      "| a |\n|---|\n| https://a.example/<b> |", "# https://a.example/<b>",
    ])
  func leavesNoHTML(markdown: String) throws {
    let html = try CommonMark.html(EmbeddedMarkdown(markdown, belowLevel: 2).text)
    #expect(["<b>", "<i", "<!--", "<b\t"].allSatisfy { !html.contains($0) }, "\(html)")
  }

  @Test func survivesDeepNesting() {
    let embedded = EmbeddedMarkdown(String(repeating: "> ", count: 5_000) + "x\n- - - - - y\n", belowLevel: 2)
    #expect(embedded.unclosedFence == nil)
  }

  @Test(.enabled(if: CommonMark.isInstalled, "cmark-gfm is not installed"))
  func neverSwallowsWhatFollows() throws {
    let nasty = [
      "```\n", "~~~ x", "<!--", "<script>", "<details><summary>", "- a\n\n      ```", "> ```", "<pre>\n", "`open",
      "*open",
      "[open](", "| a |\n|---|", "    code", "\\", "1. ~~~\n", "<?php", "<![CDATA[", "&", "- - ```\n", "* * *",
    ]
    for markdown in nasty {
      let page = EmbeddedMarkdown(markdown, belowLevel: 2).text + "\n\n## Next\n\n| a |\n|---|\n| b |\n"
      let html = try CommonMark.html(page)
      #expect(html.hasSuffix("</table>\n") && html.contains("<h2>Next</h2>"), "\(markdown): \(html)")
    }
  }
}
