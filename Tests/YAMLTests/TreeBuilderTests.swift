import Testing
import YAML

struct TreeBuilderTests {
  // MARK: Empty and cut

  @Test(arguments: ["", "\n\n", "# a remark\n", "---", "---\n...\n", "\u{FEFF}", "\u{FEFF}# é\n"])
  func reportsAFileWithoutContent(text: String) {
    let document = parse(text)
    #expect(
      document.report == [
        "- yaml-empty: the file is empty, or nothing but comments stands in it; write its keys and their values"
      ])
    #expect(document.root == nil)
  }

  @Test(arguments: ["~", "null", "''", "- a", "text"])
  func leavesTheKindOfTheRootToItsReader(text: String) {
    #expect(parse(text).root != nil)
    #expect(parse(text).findings.isEmpty)
  }

  @Test(arguments: [("---\na: b\n---\nc: d\n", "3:1"), ("a: b\n...\n---\nc: d\n", "3:1"), ("---\n---\na: b\n", "2:1")])
  func reportsASecondDocument(text: String, place: String) {
    let document = parse(text)
    #expect(
      document.report == [
        "\(place) yaml-single-document: a second document begins here; keep one a file, and remove the rest"
      ])
    #expect(document.root != nil)
  }

  @Test func allowsTheMarksOfOneDocument() {
    #expect(parse("%YAML 1.2\n---\na: b\n...\n# end\n").findings.isEmpty)
  }

  @Test func reportsAnAnchorOrATagWithoutText() {
    let document = parse("a:\n  type: &T\n  other: !Int # remark\n  last: !!str\n")
    #expect(
      document.report == [
        "2:9 yaml-empty-value: the value is empty: '&T' is an anchor, not text; quote it if it is meant as text",
        "3:10 yaml-empty-value: the value is empty: '!Int' is a tag, not text; quote it if it is meant as text",
        "4:9 yaml-empty-value: the value is empty: '!!str' is a tag, not text; quote it if it is meant as text",
      ])
    #expect(document.root?["a"]?["other"]?.text == "")
  }

  @Test(arguments: [
    ("a: Tint with #ff8800 when active\nb: c\n", "1:14", "a comment cuts this text"),
    ("é: [x]\nb:\n  - two\t##ff\n", "3:9", "a comment cuts this text"),
    ("a: #ff8800\nb: c\n", "1:4", "a comment stands in place of this value"),
  ])
  func warnsOfACommentThatLooksLikeText(text: String, place: String, message: String) {
    let document = parse(text)
    #expect(document.report == ["\(place) yaml-cut-text: \(message); quote the text if the '#' belongs to it"])
    #expect(document.findings.map(\.severity) == [.warning])
    #expect(document.root != nil)
  }

  @Test(arguments: [
    "a: b # remark\n", "a: 'b' #remark\n", "a: b#c\n", "a: b #\n", "a: #todo\n  - b\n", "a: |\n  b #c\nd: e\n",
    "a: b\n#c\n", "a: [b] #c\n", "a: b ## remark\n",
  ])
  func leavesOtherCommentsAlone(text: String) {
    #expect(parse(text).findings.isEmpty)
  }

  // MARK: Aliases

  @Test func writesAnAliasOut() {
    let document = parse("a: &x [1, 2]\nb: *x\nc: {d: *x}\n&k e: *k\n")
    #expect(document.root?["b"]?.texts == ["1", "2"])
    #expect(document.root?["c"]?["d"]?.texts == ["1", "2"])
    #expect(document.root?["e"]?.text == "e")
    #expect(document.findings.isEmpty)
  }

  @Test func takesTheLatestAnchorOfAName() {
    #expect(parse("[&x a, *x, &x b, *x]").root?.texts == ["a", "a", "b", "b"])
  }

  @Test func namesAnUndefinedAlias() {
    let document = parse("a:\n  - &size b\n  - *missing\n  - *siz\n")
    #expect(
      document.report == [
        "3:5 yaml-alias: no anchor '&missing' stands before the alias '*missing'; quote it if it is text",
        "4:5 yaml-alias: no anchor '&siz' stands before the alias '*siz'; quote it if it is text; did you mean 'size'?",
      ])
    #expect(document.root == nil)
  }

  @Test(arguments: [
    ("a: &a [*a]\n", "1:8"), ("a: &a\n  b:\n    - {c: *a}\n", "3:11"), ("- &a x\n- &a {b: *a}\n", "2:10"),
  ])
  func refusesAnAliasToItself(text: String, place: String) {
    let document = parse(text)
    #expect(
      document.report == [
        "\(place) yaml-alias: the alias '*a' refers to itself: it stands inside '&a'; write it out"
      ])
    #expect(document.root == nil)
  }

  // MARK: Limits

  private let tooManyNodes =
    "the file has more than 10000 texts, lists and mappings, an alias counted as all that it stands for; split it"

  @Test func endsAnAliasBombAtOnce() {
    var text = "x0: &x0 [a,a,a,a,a,a,a,a,a]\n"
    for level in 1..<10 {
      text += "x\(level): &x\(level) [" + Array(repeating: "*x\(level - 1)", count: 9).joined(separator: ",") + "]\n"
    }
    let document = parse(text)
    #expect(document.report == ["5:10 yaml-limits: \(tooManyNodes)"])
    #expect(document.root == nil)
  }

  @Test func allowsAShortAliasManyTimes() {
    let document = parse("a: &x [1, 2, 3, 4, 5]\nb:\n" + String(repeating: "  - *x\n", count: 40))
    #expect(document.root?["b"]?.elements?.count == 40)
    #expect(document.findings.isEmpty)
  }

  @Test func countsNodesExactly() {
    #expect(parse("[a, b]", limits: .init(nodes: 3)).findings.isEmpty)
    #expect(parse("[a, b]", limits: .init(nodes: 2)).findings.map(\.location.position?.column) == [5])
    #expect(parse("[&x [a], *x]", limits: .init(nodes: 5)).findings.isEmpty)
    #expect(parse("[&x [a], *x]", limits: .init(nodes: 4)).findings.map(\.location.position?.column) == [10])
  }

  @Test func endsAHugeMapping() {
    let document = parse((0..<100_000).map { "k\($0): x\n" }.joined(), limits: .init(bytes: 1 << 24))
    #expect(document.report == ["5000:8 yaml-limits: \(tooManyNodes)"])
  }

  @Test func readsTheLargestMappingThatIsAllowed() {
    #expect(parse((0..<4_999).map { "k\($0): x\n" }.joined()).root?.entries?.count == 4_999)
  }

  @Test(arguments: [
    String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000),
    (0..<1_000).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
    String(repeating: "- ", count: 3_000) + "x\n",
    String(repeating: "{a: ", count: 3_000),
  ])
  func endsDeepNesting(text: String) {
    let document = parse(text)
    #expect(document.findings.map(\.rule.id) == ["yaml-limits"])
    #expect(
      document.findings.map(\.message) == ["lists and mappings are nested more than 64 levels deep; flatten them"])
    #expect(document.root == nil)
  }

  @Test func countsDepthThroughAliases() {
    func nested(_ levels: Int) -> String {
      String(repeating: "[", count: levels) + "x" + String(repeating: "]", count: levels)
    }
    #expect(parse(nested(64)).findings.isEmpty)
    #expect(parse(nested(65)).findings.map(\.location.position?.column) == [65])
    #expect(parse("a: &x \(nested(40))\nb: [*x]\n").findings.isEmpty)
    #expect(parse("a: &x \(nested(63))\nb: [*x]\n").findings.map(\.rule.id) == ["yaml-limits"])
    #expect(parse("a: &x \(nested(62))\nb: [*x]\n").findings.isEmpty)
  }

  @Test func refusesALargeFile() {
    let document = parse("a: " + String(repeating: "x", count: 1 << 20))
    #expect(document.report == ["- yaml-limits: the file has more than 1048576 bytes; split it or make it smaller"])
    #expect(document.root == nil)
  }
}
