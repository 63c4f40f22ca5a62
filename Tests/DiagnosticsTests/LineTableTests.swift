import Diagnostics
import Testing

@Suite struct LineTableTests {
  @Test func findsBytesOfLines() {
    let table = LineTable(SourceFile(path: "a", text: "\u{FEFF}ab\r\n\rc\n"))
    #expect(table.count == 3)
    #expect((0...5).map(table.range(ofLine:)) == [10..<10, 3..<5, 7..<7, 8..<9, 10..<10, 10..<10])
  }

  @Test func agreesWithPlainCountOnLongLines() {
    let text = String(repeating: "añ日👍", count: 400)
    let table = LineTable(SourceFile(path: "a", text: text + "\n" + text))
    var offset = 0
    for (index, scalar) in text.unicodeScalars.enumerated() {
      #expect(table.position(at: offset) == Position(line: 1, column: index + 1))
      #expect(table.position(at: text.utf8.count + 1 + offset) == Position(line: 2, column: index + 1))
      offset += scalar.utf8.count
    }
  }
}
