import Foundation
import Testing

@testable import CatalogDocs

struct MarkdownEscapeTests {
  @Test(arguments: [
    ("Dynamic-height tray", "Dynamic-height tray"),
    ("2 & 3, 1 < 2, 3 > 2", "2 & 3, 1 < 2, 3 > 2"),
    ("snake_case stays, C# too!", "snake_case stays, C# too!"),
    ("a * b ~ c", "a * b ~ c"),
    ("Größe カード 🎉", "Größe カード 🎉"),
    ("", ""),
    ("Box<Content> #", ##"Box\<Content> \#"##),
    ("a*b*c", #"a\*b\*c"#),
    ("_private_ and __init__", #"\_private\_ and \_\_init\_\_"#),
    ("Array [Int]", #"Array \[Int\]"#),
    ("a | b", #"a \| b"#),
    (#"a \| b"#, #"a \\\| b"#),
    (#"back\slash\"#, #"back\slash\\"#),
    ("&amp; &#42; R&D", #"\&amp; \&#42; R&D"#),
    ("`card`", #"\`card\`"#),
    ("~5 or ~~no~~", #"\~5 or \~\~no\~\~"#),
    ("# one", ##"\# one"##),
    ("#1 of 2", "#1 of 2"),
    ("- dash", #"\- dash"#),
    ("-1 is less", "-1 is less"),
    ("+ plus", #"\+ plus"#),
    ("> quote", #"\> quote"#),
    ("---", #"\---"#),
    ("===", #"\==="#),
    ("1. first", #"1\. first"#),
    ("12) twelfth", #"12\) twelfth"#),
    ("18.0 and up", "18.0 and up"),
    ("see https://a.example/b_c", #"see https\://a.example/b_c"#),
    ("www.example.com", #"www\.example.com"#),
    ("two\n lines\t here ", "two lines here"),
  ])
  func escapesOnlyWhatCouldBeMarkup(text: String, expected: String) {
    #expect(MarkdownEscape.inline(text) == expected)
  }

  @Test(arguments: [
    ("Shows `a | b` or *c*", #"Shows `a \| b` or \*c\*"#),
    ("One ` alone", #"One \` alone"#),
    ("``Tray`` it is", "`Tray` it is"),
    ("First.\n\nSecond with `x`.", "First. Second with `x`."),
  ])
  func keepsCodeInProse(text: String, expected: String) {
    #expect(MarkdownEscape.prose(text, inCell: true) == expected)
  }

  @Test(arguments: [
    ("bottom-sheet/README.md", "bottom-sheet/README.md"),
    ("Bottom Sheet", "Bottom%20Sheet"),
    ("Card (new)", "Card%20%28new%29"),
    ("a#b?c%20d", "a%23b%3Fc%2520d"),
    ("カ", "%E3%82%AB"),
  ])
  func encodesTargetsOnce(path: String, expected: String) {
    #expect(MarkdownEscape.target(path) == expected)
  }

  @Test func neverClosesAComment() {
    #expect(MarkdownEscape.comment("a-->b\n--!>c") == "a-- >b --! >c")
  }

  @Test(
    .enabled(if: CommonMark.isInstalled, "cmark-gfm is not installed"),
    arguments: [
      "Box<Content> #", "Wraps Array<Content>; sizes a*b*c; 1 < 2 & 3 > 2", "# x ##", "- dash", "+", "* star", "[x](y)",
      "![x](y)", "[x]: y", "a | b", #"a \| b"#, #"a \\| b"#, #"\"#, #"\\"#, "`", "``", "`a` ``b", "***", "---", "===",
      "- - -", "1. x", "1)", "> q", "<!-- c -->", "<b>bold</b>", "<https://a.b>", "https://a.b/c*d_e_", "www.a.b/*c*",
      "&lt; &copy; &#35;", "~~s~~", "_a_ __b__", "a_b_", "*a*b*", "# #", "##", "#", "@State", "{x} %d {{y}}",
      "back\\slash", "true", "(parens)", "no\u{A0}break", "~~~", "```", "| a |", "|---|", ":-:", "a\\*b", "é_a_é",
      "😀_a_",
    ])
  func showsExactlyTheText(text: String) throws {
    let escaped = MarkdownEscape.inline(text)
    let page = """
      # \(escaped)

      \(escaped)

      [\(escaped)](x)

      | \(escaped) | b |
      |---|---|
      | \(escaped) | \(escaped) |

      - \(escaped)
      """
    let html = try CommonMark.html(page)
    let lines = CommonMark.visibleText(html).split(separator: "\n").map(String.init)
    #expect(lines == [text, text, text, text, "b", text, text, text], "\(html)")
    #expect(html.contains("<a href=\"x\">") && html.components(separatedBy: "<a ").count == 2, "\(html)")
  }
}
