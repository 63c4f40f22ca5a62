import SwiftAPI
import Diagnostics
import Testing
import YAML

@testable import CatalogScaffold

@Suite struct InsertedTextTests {
  // Hard case f08.
  @Test func writesALiteralThatShowsTheTextAsTyped() {
    #expect(
      SwiftTokens.stringLiteral(#"Say "hi" \(name) {{ title }} %@"#) == #""Say \"hi\" \\(name) {{ title }} %@""#)
    #expect(SwiftTokens.stringLiteral("two\nlines\t\\") == #""two\nlines\t\\""#)
  }

  // Hard case f08.
  @Test(arguments: [
    ("two\nlines */ // x", ["two", "lines */ // x"]), ("- Parameter a: b", [#"\- Parameter a: b"#]),
    ("```\nfence", [#"\```"#, "fence"]), ("  indented", ["indented"]), ("\n\n", []),
    (
      String(repeating: "twelve chars ", count: 10),
      [String(repeating: "twelve chars ", count: 8) + "twelve", "chars twelve chars"]
    ),
  ])
  func writesLinesOfADocComment(text: String, lines: [String]) {
    #expect(InsertedText.docLines(text) == lines)
  }

  @Test func keepsACommentOnOneLine() {
    #expect(InsertedText.comment(" two\nlines\r\n*/ // x ") == "two lines */ // x")
  }

  @Test func writesYAMLThatReadsBack() throws {
    let texts = [
      "plain", "a: b", "two\nlines\n", "two\n\n  lines\n", " first\nis indented\n", "ends\n\n", "tab\tand\n", "no",
      "\u{7F}\n", "trailing \nspace\n", "# none\n- x\n",
    ]
    let yaml = WrittenYAML.manifest(texts.enumerated().map { ("key\($0.offset)", .text($0.element)) })
    let root = try #require(Document(parsing: SourceFile(path: "a.yaml", text: yaml)).root)
    #expect(root.entries?.compactMap(\.value.scalar?.text) == texts)
  }

  @Test func writesAManifestForPeople() {
    let yaml = WrittenYAML.manifest([
      ("title", .text("Card")), ("level", .remark("to do: one of\n a, b", nil)), ("demo", nil),
      ("tags", .map([("en", .list(["a", "b, c"]))])), ("description", .text("One.\n\nTwo.\n")),
      ("parameters", .map([])),
    ])
    #expect(
      yaml == """
        title: Card
        level:  # to do: one of a, b
        tags:
          en: [a, 'b, c']
        description: |
          One.

          Two.
        parameters: {}

        """)
  }
}
