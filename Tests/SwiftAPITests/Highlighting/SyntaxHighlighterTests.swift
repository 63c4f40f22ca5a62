import Diagnostics
import Testing

@testable import SwiftAPI

struct SyntaxHighlighterTests {
  @Test(arguments: [
    ("let a: Int = 1.5 // b", ["keyword let", "type Int", "number 1.5", "comment // b"]),
    ("@State var a = \"b\"", ["attribute @State", "keyword var", "string \"b\""]),
    ("#if os(iOS)\n#endif", ["directive #if", "directive os", "directive iOS", "directive #endif"]),
    ("/// A.\nfunc é(_ x: [Größe]) { /* b */ }", ["comment /// A.", "keyword func", "type Größe", "comment /* b */"]),
    ("struct {{{ let", ["keyword struct", "keyword let"]),
    ("", []),
  ])
  func wordsHaveKinds(code: String, kinds: [String]) {
    let file = SourceFile(path: "A.swift", bytes: Array(code.utf8))
    #expect(SyntaxHighlighter.spans(in: file).map { "\($0.kind) \(file.text(in: $0.range))" } == kinds)
  }

  @Test func textThatCannotBeReadIsOfNoKind() {
    #expect(SyntaxHighlighter.spans(in: SourceFile(path: "A.swift", bytes: [0xFF])).isEmpty)
    let deep = Array(String(repeating: "(", count: 10_000).utf8)
    #expect(SyntaxHighlighter.spans(in: SourceFile(path: "A.swift", bytes: deep)).isEmpty)
  }
}
