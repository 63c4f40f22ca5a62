import Testing

@testable import FilePlan

@Suite struct LineDifferenceTests {
  private typealias Change = LineDifference.Change

  @Test(arguments: [
    ("", "", 0), ("abc", "abc", 0), ("", "abc", 3), ("abc", "", 3), ("abc", "xyz", 6), ("abcabba", "cbabac", 5),
    ("abc", "axc", 2), ("aab", "ab", 1), ("ab", "aab", 1), ("abcdef", "acdefg", 2), ("xaxbx", "ab", 3),
  ])
  func findsFewestEdits(old: String, new: String, edits: Int) {
    let changes = LineDifference(from: Array(old), to: Array(new)).changes
    #expect(changes.reduce(0) { $0 + $1.old.count + $1.new.count } == edits)
    #expect(applied(changes, old, new) == new)
  }

  @Test func agreesWithStandardLibraryOnManyTexts() {
    var generator = Letters(state: 7)
    for _ in 0..<300 {
      let old = generator.word()
      let new = generator.word()
      let changes = LineDifference(from: Array(old), to: Array(new)).changes
      #expect(applied(changes, old, new) == new)
      #expect(
        changes.reduce(0) { $0 + $1.old.count + $1.new.count } == Array(new).difference(from: Array(old)).count,
        "\(old) \(new)")
    }
  }

  @Test func replacesEverythingBetweenFirstAndLastBeyondItsLimit() {
    let old = [-1] + Array(0..<2000) + [-2]
    let new = [-1] + (0..<2000).flatMap { [$0, $0 + 10_000] } + [-2]
    #expect(LineDifference(from: old, to: new).changes == [Change(old: 2..<2001, new: 2..<4001)])
  }

  private func applied(_ changes: [LineDifference.Change], _ old: String, _ new: String) -> String {
    var text = Array(old)
    for change in changes.reversed() { text.replaceSubrange(change.old, with: Array(new)[change.new]) }
    return String(text)
  }

  /// Short words of few letters, the same on every run.
  private struct Letters {
    var state: UInt64

    mutating func next(_ bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }

    mutating func word() -> String {
      String((0..<next(14)).map { _ in Array("abc")[Int(next(3))] })
    }
  }
}
