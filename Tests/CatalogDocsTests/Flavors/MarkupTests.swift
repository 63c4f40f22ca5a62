import Testing

@testable import CatalogDocs

@Suite struct MarkupTests {
  private static let mdx = StarlightFlavor().markup(.leftToRight)
  private static let docc = DocCFlavor().markup(.leftToRight)

  @Test(arguments: [
    ("plain text", "plain text", "plain text"),
    ("{x}", #"\{x\}"#, "{x}"),
    ("a < b", #"a \< b"#, "a < b"),
    ("<b>", #"\<b>"#, #"\<b>"#),
    ("import x", "&#105;mport x", "import x"),
    ("exports", "exports", "exports"),
    ("@State", "@State", #"\@State"#),
    ("a @b", "a @b", "a @b"),
    ("it's \"so\"", "it's \"so\"", #"it\'s \"so\""#),
    ("a -- b...", "a -- b...", #"a \-- b\.\.."#),
    (":::note", #"\:\:\:note"#, ":::note"),
  ])
  func escapesForMDXAndDocC(text: String, mdx: String, docc: String) {
    #expect(Self.mdx.text(text) == mdx)
    #expect(Self.docc.text(text) == docc)
  }

  @Test(arguments: [
    ("a { b", "`a { b`", "`a { b`"),
    ("`in`", "`` `in` ``", #"\`in\`"#),
    (#"a\|b"#, #"<code>a\\\|b</code>"#, #"`a\\|b`"#),
  ])
  func writesCodeInACell(code: String, mdx: String, docc: String) {
    #expect(Self.mdx.code(code, in: .cell) == mdx)
    #expect(Self.docc.code(code, in: .cell) == docc)
  }

  @Test func writesNoCodeInAHeadingOfDocC() {
    #expect(Self.docc.code("card(a:)", in: .heading) == "card(a:)")
    #expect(Self.mdx.code("card(a:)", in: .heading) == "`card(a:)`")
  }

  @Test(arguments: [
    ("See [a](x.md) and ![b](y.png).", "See a and b."),
    ("[![b](y.png)](x.md)", "b"),
    ("[a](<x y.md> \"t\")", "a"),
    ("[a]() and ![b](<>)", "a and b"),
    ("`[a](x.md)`", "`[a](x.md)`"),
  ])
  func keepsTheTextOfALinkThatLeadsNowhere(markdown: String, expected: String) {
    #expect(Self.mdx.document(markdown, belowLevel: 2, anchors: []) { _, _ in nil } == expected)
  }

  @Test(arguments: [
    ("See [a](x.md) and ![b](y.png).", "See [a](L) and ![b](P)."),
    ("[![b](y.png)](x.md)", "[![b](P)](L)"),
    ("[a]: x.md", "[a]: L"),
  ])
  func changesTheTargetsOfLinks(markdown: String, expected: String) {
    #expect(Self.docc.document(markdown, belowLevel: 2, anchors: []) { $1 ? "P" : "L" } == expected)
  }

  @Test(arguments: [
    ("ar", TextDirection.rightToLeft), ("he-IL", .rightToLeft), ("az-Arab", .rightToLeft), ("ar-Latn", .leftToRight),
    ("en", .leftToRight), ("", .leftToRight),
  ])
  func knowsTheDirectionOfALanguage(language: String, direction: TextDirection) {
    #expect(TextDirection(of: language) == direction)
  }

  @Test func keepsCodeOfAnAuthorFromLeftToRight() {
    let markup = GitHubFlavor().markup(.rightToLeft)
    #expect(
      markup.document("- ```\n  a\n  ```\n\n    b\n", belowLevel: 2, anchors: []) { target, _ in target } == """
        - <div dir="ltr">

          ```
          a
          ```

          </div>

            b
        """)
  }
}
