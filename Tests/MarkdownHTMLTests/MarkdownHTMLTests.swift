import Testing

@testable import MarkdownHTML

struct MarkdownHTMLTests {
  @Test(arguments: [
    ("a *b* `c`", "<p>a <em>b</em> <code>c</code></p>\n"),
    ("# A\n\nb", "<h1>A</h1>\n<p>b</p>\n"),
    (
      "| a |\n|---|\n| `b\\|c` |\n",
      "<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td><code>b|c</code></td>\n</tr>\n</tbody>\n</table>\n"
    ),
    ("~~a~~", "<p><del>a</del></p>\n"),
    ("www.example.com", "<p><a href=\"http://www.example.com\">www.example.com</a></p>\n"),
    ("", ""),
  ])
  func textIsReadAsGitHubReadsIt(markdown: String, html: String) {
    #expect(MarkdownHTML().html(of: markdown) == html)
  }

  @Test(arguments: [
    ("<script>alert(1)</script>", "<!-- raw HTML omitted -->\n"),
    ("a <b>c</b>", "<p>a <!-- raw HTML omitted -->c<!-- raw HTML omitted --></p>\n"),
    ("[a](javascript:alert(1))", "<p><a href=\"\">a</a></p>\n"),
  ])
  func nothingOfTheTextIsRun(markdown: String, html: String) {
    #expect(MarkdownHTML().html(of: markdown) == html)
  }

  @Test func codeBlocksAreWrittenByThePage() {
    let page = MarkdownHTML(code: { text, language in language == "swift" ? "<pre>\(text.count)</pre>" : nil })
    #expect(
      page.html(of: "```swift title=x\nlet a\n```\n\n```\nb\n```\n")
        == "<pre>6</pre>\n<pre><code>b\n</code></pre>\n")
  }

  @Test func targetsOfLinksAndPicturesAreThePages() {
    let page = MarkdownHTML(target: { "up/" + $0 })
    #expect(
      page.html(of: "[a](b.md) ![c](d.png)")
        == "<p><a href=\"up/b.md\">a</a> <img src=\"up/d.png\" alt=\"c\" /></p>\n")
  }

  @Test func headingsHaveTheAnchorsOfThePage() {
    let page = MarkdownHTML(anchor: { $0 == "no" ? nil : $0.lowercased() + "\"" })
    #expect(
      page.html(of: "## A `b` *c*\n\nd\n\n### no\n")
        == "<h2 id=\"a b c&quot;\">\nA <code>b</code> <em>c</em>\n</h2>\n<p>d</p>\n<h3>no</h3>\n")
  }

  @Test func deepTextIsReadWithoutDepth() {
    let html = MarkdownHTML().html(of: String(repeating: ">", count: 20_000) + "a")
    #expect(html.contains("a"))
  }
}
