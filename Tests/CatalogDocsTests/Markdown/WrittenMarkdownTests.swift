import BlockCatalog
import Diagnostics
import Testing

@testable import CatalogDocs

@Suite struct WrittenMarkdownTests {
  /// The parts of a text: their kind, their lines and each line's number.
  private func parts(_ text: String) -> [String] {
    WrittenMarkdown(Located(text, at: 0..<0), in: SourceFile(path: "", text: "")).parts.map { part in
      let lines = part.lines.map { "\($0.number) \(String(decoding: $0.text, as: UTF8.self))" }.joined(separator: " | ")
      switch part.kind {
      case .text: return "text: \(lines)"
      case .code(let info): return "code \(String(decoding: info, as: UTF8.self)): \(lines)"
      }
    }
  }

  @Test(arguments: [
    ("a\nb\n\nc", ["text: 0 a | 1 b", "text: 3 c"]),
    ("# a\nb", ["text: 0 # a", "text: 1 b"]),
    ("a\n===\nb", ["text: 0 a", "text: 2 b"]),
    ("> a\n> b\n\n- c\n  d", ["text: 0 a | 1 b", "text: 3 c | 4 d"]),
    ("a\n```swift\nb\n\n  c\n```\nd", ["text: 0 a", "code swift: 2 b | 3  | 4   c", "text: 6 d"]),
    ("- ~~~ js\n    a\n  ~~~", ["code  js: 1   a"]),
    ("    a\n\nb", ["text: 2 b"]), ("a\r\nb\rc", ["text: 0 a | 1 b | 2 c"]), ("", []),
  ])
  func tellsTextFromCode(text: String, expected: [String]) {
    #expect(parts(text) == expected)
  }

  @Test(arguments: [
    ("```swift\n```", true), ("``` Swift {1}\n```", true), ("~~~swift,ignore\n~~~", true), ("```swiftui\n```", false),
    ("```\n```", false),
  ])
  func knowsTheLanguageOfCode(text: String, expected: Bool) {
    let markdown = WrittenMarkdown(Located(text, at: 0..<0), in: SourceFile(path: "", text: ""))
    #expect(markdown.parts.map { $0.isCode(in: "swift") } == [expected])
  }
}
