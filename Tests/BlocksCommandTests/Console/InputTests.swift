import Foundation
import Testing

@testable import BlocksCommand

@Suite struct InputTests {
  private func lines(of input: Input) -> [String] {
    var lines: [String] = []
    while let line = input.line() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n\nb\r\nc", ["a", "", "b", "c"]), ("\n", [""]),
  ])
  func readsLineByLine(text: String, expected: [String]) {
    #expect(lines(of: Input(.memory(Array(text.utf8)))) == expected)
  }

  @Test func readsAFileInPieces() throws {
    let pipe = Pipe()
    let text = "first\n" + String(repeating: "x", count: 5000) + "\nlast"
    try pipe.fileHandleForWriting.write(contentsOf: Data(text.utf8))
    try pipe.fileHandleForWriting.close()
    let input = Input(.descriptor(pipe.fileHandleForReading.fileDescriptor))
    #expect(lines(of: input).map(\.count) == [5, 5000, 4])
    #expect(input.line() == nil)
  }
}
