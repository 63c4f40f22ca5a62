import Diagnostics
import Testing

@Suite struct SourceFileTests {
  @Test(arguments: [
    ("a\nbc\n", 0, 1, 1), ("a\nbc\n", 1, 1, 2), ("a\nbc\n", 2, 2, 1), ("a\nbc\n", 3, 2, 2),
    ("a\nbc\n", 5, 3, 1), ("a\nbc\n", 99, 3, 1), ("a\nbc\n", -1, 1, 1), ("", 0, 1, 1),
    ("a\r\nb", 1, 1, 2), ("a\r\nb", 2, 1, 3), ("a\r\nb", 3, 2, 1), ("a\rb\r", 2, 2, 1), ("a\rb\r", 4, 3, 1),
    ("\n\r\n\r", 1, 2, 1), ("\n\r\n\r", 3, 3, 1),
  ])
  func countsLinesWithEveryLineEnd(text: String, offset: Int, line: Int, column: Int) {
    #expect(SourceFile(path: "a", text: text).position(at: offset) == Position(line: line, column: column))
  }

  @Test(arguments: [
    ("título: x", 8, 8), ("é", 1, 1), ("é", 2, 2), ("日本x", 6, 3), ("日本x", 4, 2), ("e\u{301}x", 3, 3), ("👩‍👧x", 11, 4),
  ])
  func countsColumnsInScalars(text: String, offset: Int, column: Int) {
    #expect(SourceFile(path: "a", text: text).position(at: offset).column == column)
  }

  @Test func countsBytesThatAreNotUTF8OneByOne() {
    let file = SourceFile(path: "a", bytes: [0x66, 0xFC, 0xA7, 0x72, 0xE2, 0x82])
    #expect((0...6).map { file.position(at: $0).column } == [1, 2, 3, 4, 5, 6, 7])
  }

  @Test func leavesByteOrderMarkOutOfFirstLine() {
    let file = SourceFile(path: "a", text: "\u{FEFF}ab\nc")
    #expect(file.position(at: 0) == Position(line: 1, column: 1))
    #expect(file.position(at: 2) == Position(line: 1, column: 1))
    #expect(file.position(at: 4) == Position(line: 1, column: 2))
    #expect(file.position(at: 6) == Position(line: 2, column: 1))
    #expect(file.lines == ["ab", "c"])
  }

  @Test(arguments: [
    ("", []), ("\u{FEFF}", []), ("a", ["a"]), ("a\n", ["a"]), ("a\r\n\r\nb\rc", ["a", "", "b", "c"]),
    ("\n\n", ["", ""]),
    ("a\u{2028}b", ["a\u{2028}b"]),
  ])
  func splitsLinesWithoutTheirEnds(text: String, lines: [String]) {
    #expect(SourceFile(path: "a", text: text).lines == lines)
  }

  @Test func cutsRangesToContent() {
    let file = SourceFile(path: "a", text: "abc")
    #expect(file.text(in: 1..<2) == "b")
    #expect(file.text(in: 1..<9) == "bc")
    #expect(file.text(in: 7..<9) == "")
    #expect(SourceFile(path: "a", bytes: [0x61, 0xFF]).text == "a\u{FFFD}")
  }
}
