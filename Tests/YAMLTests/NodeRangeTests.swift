import Diagnostics
import Testing
import YAML

struct NodeRangeTests {
  @Test func coversATextWithItsQuotesAndACollectionFromItsFirstToItsLastChild() {
    let document = parse(
      """
      # A remark.
      name: 'it''s'

      tags:
        en: [a, "b"]   # more
        de: &words
          - eins
          - !Int zwei
      # The end of the tags.
      more: {x: , y}

      """)
    #expect(
      document.outline == [
        "2:1-10:15 mapping",
        "  2:1-2:5 key 'name'",
        "    2:7-2:14 singleQuoted 'it's'",
        "  4:1-4:5 key 'tags'",
        "    5:3-8:16 mapping",
        "      5:3-5:5 key 'en'",
        "        5:7-5:15 list",
        "          5:8-5:9 plain 'a'",
        "          5:11-5:14 doubleQuoted 'b'",
        "      6:3-6:5 key 'de'",
        "        7:5-8:16 list",
        "          7:7-7:11 plain 'eins'",
        "          8:12-8:16 plain 'zwei'",
        "  10:1-10:5 key 'more'",
        "    10:7-10:15 mapping",
        "      10:8-10:9 key 'x'",
        "        10:10-10:10 plain ''",
        "      10:13-10:14 key 'y'",
        "        10:14-10:14 plain ''",
      ])
  }

  @Test func endsABlockTextWithItsLastLine() {
    let document = parse("a: |\n  one\n  two\n\n\n# remark\nb: >-\n  x\n")
    #expect(
      document.outline == [
        "1:1-8:4 mapping",
        "  1:1-1:2 key 'a'",
        "    1:4-3:6 literal 'one\ntwo\n'",
        "  7:1-7:2 key 'b'",
        "    7:4-8:4 folded 'x'",
      ])
  }

  @Test func placesAnEmptyValueBehindItsKey() {
    let document = parse("a:\n\nb: # remark\nc:\n  -\n  - x\n? d\n# remark\n? e\n")
    #expect(
      document.outline == [
        "1:1-9:4 mapping",
        "  1:1-1:2 key 'a'",
        "    1:3-1:3 plain ''",
        "  3:1-3:2 key 'b'",
        "    3:3-3:3 plain ''",
        "  4:1-4:2 key 'c'",
        "    5:3-6:6 list",
        "      5:4-5:4 plain ''",
        "      6:5-6:6 plain 'x'",
        "  7:3-7:4 key 'd'",
        "    8:9-8:9 plain ''",
        "  9:3-9:4 key 'e'",
        "    9:4-9:4 plain ''",
      ])
  }

  @Test func givesAnAliasTheRangeOfItsAnchorAndEndsTheListBehindTheAlias() {
    let document = parse("a: &one [x]\nb:\n  - *one\nc: d\n")
    #expect(
      document.outline == [
        "1:1-4:5 mapping",
        "  1:1-1:2 key 'a'",
        "    1:9-1:12 list",
        "      1:10-1:11 plain 'x'",
        "  2:1-2:2 key 'b'",
        "    3:3-3:9 list",
        "      1:9-1:12 list",
        "        1:10-1:11 plain 'x'",
        "  4:1-4:2 key 'c'",
        "    4:4-4:5 plain 'd'",
      ])
  }

  @Test(arguments: [
    "título: ação\nclé: «x» # é\nfin: OK\n",
    "título: ação\r\nclé: «x» # é\r\nfin: OK\r\n",
    "\u{FEFF}título: ação\nclé: «x»\nfin: OK\n",
    "\u{FEFF}a: b\nfin: OK",
    "emoji: 👩‍👩‍👧 🎉\nlist: [é, ü]\nfin: OK\n",
    "a: \"x\u{2028}y\u{85}z\"\nb: 'é\u{2029}'\nfin: OK\n",
    "a: |\r\n  é\r\n  ü\r\n\r\nfin: OK\r\n",
  ])
  func countsBytesOfTheFileItself(text: String) throws {
    let document = parse(text)
    let entry = try #require(document.root?.entries?.last)
    #expect(document.file.text(in: entry.keyRange) == "fin")
    #expect(document.file.text(in: entry.value.range) == "OK")
    #expect(document.findings.isEmpty)
  }

  @Test func skipsAByteOrderMark() throws {
    let document = parse("\u{FEFF}title: Card\n")
    let entry = try #require(document.root?.entries?.first)
    #expect(entry.key == "title")
    #expect(entry.keyRange == 3..<8)
    #expect(document.file.position(at: entry.keyRange.lowerBound) == Position(line: 1, column: 1))
  }

  @Test func skipsPropertiesOnLinesOfTheirOwn() throws {
    let document = parse("a: !list &x # remark\n\n  - b\nc: &y !!str\n  text\n")
    let root = try #require(document.root)
    let (list, text) = try (#require(root["a"]), #require(root["c"]))
    #expect(document.file.text(in: list.range) == "- b")
    #expect(document.file.text(in: text.range) == "text")
  }
}
