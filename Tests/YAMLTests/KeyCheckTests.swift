import Testing
import YAML

struct KeyCheckTests {
  @Test func showsBothPlacesOfARepeatedKey() {
    let document = parse("a: b\nc: d\n\"a\": e\n")
    #expect(
      document.report == [
        "3:1 yaml-duplicate-key: the key 'a' stands twice in this mapping; remove one, or rename it",
        "| 1:1 'a' first stands here",
      ])
    #expect(document.root?.entries?.map(\.key) == ["a", "c"])
    #expect(document.root?["a"]?.text == "b")
  }

  @Test func findsRepeatedKeysInALargeMapping() {
    let keys = (0..<40).map { "key\($0): x\n" }.joined()
    let document = parse(keys + "key7: y\nkey7: z\n")
    #expect(
      document.report == [
        "41:1 yaml-duplicate-key: the key 'key7' stands twice in this mapping; remove one, or rename it",
        "| 8:1 'key7' first stands here",
        "42:1 yaml-duplicate-key: the key 'key7' stands twice in this mapping; remove one, or rename it",
        "| 8:1 'key7' first stands here",
      ])
    #expect(document.root?.entries?.count == 40)
  }

  @Test func allowsTheSameKeyInDifferentMappings() {
    #expect(parse("a: {a: {a: b}}\nb: [{a: c}, {a: d}]\n").findings.isEmpty)
  }

  @Test func refusesMergeKeys() {
    let document = parse("a: &size {name: size}\nb:\n  <<: *size\n  name: width\n")
    #expect(
      document.report == [
        "3:3 yaml-merge-key: merge keys ('<<') are not supported; write out the keys that it would bring in"
      ])
    #expect(document.root == nil)
    #expect(parse("'<<': a\n").findings.isEmpty)
  }

  @Test(arguments: ["? [a, b]\n: c\n", "? {a: b}\n: c\n", "a: &x [b]\n*x : c\n"])
  func demandsThatKeysAreText(text: String) {
    let document = parse(text)
    #expect(document.findings.map(\.rule.id) == ["yaml-syntax"])
    #expect(document.root == nil)
  }

  @Test(arguments: [
    ("tags:\n\u{A0}\u{A0}en: [card]\n", "2:1", "00A0"),
    ("a: b\ntitle\u{200B}: c\n", "2:1", "200B"),
    ("a: {b\u{3000}c: d}\n", "1:5", "3000"),
    ("é\u{202E}: a\n", "1:1", "202E"),
  ])
  func namesInvisibleCharactersInKeys(text: String, place: String, code: String) {
    let document = parse(text)
    #expect(
      document.report == [
        "\(place) yaml-invisible-character: this key has the invisible character U+\(code); "
          + "use plain spaces to indent, or quote the key"
      ])
    #expect(document.root == nil)
  }

  @Test(arguments: ["clé: a\n", "می\u{200C}خواهم: a\n", "\"a\u{A0}b\": c\n", "a: b\u{A0}c\n"])
  func leavesOtherKeysAndTextsAlone(text: String) {
    #expect(parse(text).findings.isEmpty)
  }
}
