import Diagnostics
import Testing

@Suite struct SourceFileFixingTests {
  private let rule = Rule("some-rule", "Something holds.")

  /// A fix a row, a replacement an item, of the text `abcdef`.
  @Test(
    arguments: [
      ([], "abcdef", [], []),
      ([[(1..<2, "X")]], "aXcdef", [0], []),
      ([[(4..<5, "Y")], [(1..<2, "")]], "acdYf", [0, 1], []),
      // Of two that overlap the first in the list is made.
      ([[(2..<4, "X")], [(1..<3, "Y")], [(3..<5, "Z")], [(2..<3, "V")], [(0..<6, "W")]], "abXef", [0], [1, 2, 3, 4]),
      // Neighbors only touch.
      ([[(2..<4, "X")], [(0..<2, "Y")], [(4..<6, "Z")]], "YXZ", [0, 1, 2], []),
      // Insertions keep the order of the list, before what follows and behind what precedes them.
      ([[(2..<2, "1")], [(2..<3, "X")], [(2..<2, "2")], [(1..<2, "Y")]], "aY12Xdef", [0, 1, 2, 3], []),
      ([[(6..<6, "1")], [(0..<0, "2")], [(6..<6, "3")]], "2abcdef13", [0, 1, 2], []),
      // An insertion amid what is replaced overlaps it.
      ([[(1..<4, "X")], [(2..<2, "Y")], [(1..<1, "1")], [(4..<4, "2")]], "a1X2ef", [0, 2, 3], [1]),
      ([[(2..<2, "Y")], [(1..<4, "X")]], "abYcdef", [0], [1]),
      // A fix is made whole or not at all.
      ([[(0..<1, "X")], [(5..<6, "Y"), (0..<1, "Z")], [(4..<6, "V")]], "XbcdV", [0, 2], [1]),
      ([[(3..<4, "X"), (1..<2, "Y")]], "aYcXef", [0], []),
      ([[(1..<3, "X"), (2..<4, "Y")]], "abcdef", [], [0]),
      ([[(2..<2, "1"), (2..<2, "2")]], "ab12cdef", [0], []),
      // The same replacements count once.
      ([[(1..<2, "X")], [(1..<2, "X")], [(1..<2, "Y")], [(1..<2, "Y")]], "aXcdef", [0], [2]),
      ([[(2..<2, "1")], [(2..<2, "1")]], "ab1cdef", [0], []),
      // What lies beyond the file is no place to change.
      ([[(5..<7, "X")], [(-1..<1, "X")], [(7..<7, "X")]], "abcdef", [], [0, 1, 2]),
    ] as [([[(Range<Int>, String)]], String, [Int], [Int])])
  func appliesWhatAgrees(rows: [[(Range<Int>, String)]], text: String, applied: [Int], skipped: [Int]) {
    let fixes = rows.enumerated().map { index, row in Fix("\(index)", row.map { Replacement($0, with: $1) }) }
    let result = SourceFile(path: "a", text: "abcdef").applying(fixes)
    #expect(String(decoding: result.bytes, as: UTF8.self) == text)
    #expect(result.applied.map(\.summary) == applied.map(String.init))
    #expect(result.skipped.map(\.summary) == skipped.map(String.init))
  }

  @Test func keepsBytesThatAreNotUTF8() {
    let file = SourceFile(path: "a", bytes: [0xFF, 0x61, 0xFE])
    #expect(file.applying([Fix("b", [Replacement(1..<2, with: "é")])]).bytes == [0xFF, 0xC3, 0xA9, 0xFE])
  }

  @Test func appliesThousandsOfFixes() {
    let file = SourceFile(path: "a", text: String(repeating: "ab", count: 20_000))
    let fixes = (0..<20_000).map { Fix("\($0)", [Replacement($0 * 2..<$0 * 2 + 1, with: "xy")]) }
    let result = file.applying(fixes)
    #expect(result.applied.count == 20_000)
    #expect(result.bytes == Array(String(repeating: "xyb", count: 20_000).utf8))
  }

  @Test func fixesEveryFileWithTheFirstFixOfEachFinding() {
    let (one, two) = (SourceFile(path: "b/block.yaml", text: "one"), SourceFile(path: "a/block.yaml", text: "two"))
    let otherTwo = SourceFile(path: "a/block.yaml", text: "2")
    func finding(_ file: SourceFile, _ range: Range<Int>, _ texts: String...) -> Finding {
      Finding(rule, "m", at: Location(file, range), fixes: texts.map { Fix($0, [Replacement(range, with: $0)]) })
    }
    let files = [
      finding(one, 1..<3, "NE", "no"), finding(one, 0..<1, "O"), finding(two, 0..<3, "TWO"), finding(two, 0..<3, "TWO"),
      finding(two, 1..<2, "x"), finding(otherTwo, 0..<1, "II"), finding(SourceFile(path: "c", text: "c"), 0..<1),
    ].fixedFiles()
    #expect(files.map(\.original) == [otherTwo, two, one])
    #expect(files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["II", "TWO", "ONE"])
    #expect(files.map { $0.applied.map(\.summary) } == [["II"], ["TWO"], ["O", "NE"]])
  }
}
