import Diagnostics
import Testing
import YAML

struct EncodingCheckTests {
  @Test(arguments: [
    ([0x61, 0x3A, 0x20, 0xE9, 0x0A], "1:4", "byte 3 is 0xE9"),
    ([0x61, 0x3A, 0x0A, 0xC3], "2:1", "byte 3 is 0xC3"),
    ([0xED, 0xA0, 0x80], "1:1", "byte 0 is 0xED"),
    ([0x61, 0xC0, 0x80], "1:2", "byte 1 is 0xC0"),
    ([0xC3, 0xA9, 0xE2, 0x28, 0xA1], "1:2", "byte 2 is 0xE2"),
    ([0x61, 0xF4, 0x90, 0x80, 0x80], "1:2", "byte 1 is 0xF4"),
    ([0x61, 0x80], "1:2", "byte 1 is 0x80"),
  ])
  func namesTheFirstByteThatIsNotUTF8(bytes: [UInt8], place: String, cause: String) {
    let document = parse(bytes: bytes)
    #expect(document.report == ["\(place) yaml-encoding: the file is not UTF-8: \(cause); save it as UTF-8"])
    #expect(document.root == nil)
  }

  @Test(arguments: [
    ([0xFF, 0xFE, 0x61, 0x00, 0x3A, 0x00], "UTF-16"),
    ([0xFE, 0xFF, 0x00, 0x61, 0x00, 0x3A], "UTF-16"),
    ([0x61, 0x00, 0x3A, 0x00], "UTF-16"),
    ([0x00, 0x61, 0x00, 0x3A], "UTF-16"),
    ([0xFF, 0xFE, 0x00, 0x00, 0x61, 0x00, 0x00, 0x00], "UTF-32"),
    ([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x61], "UTF-32"),
    ([0x61, 0x00, 0x00, 0x00], "UTF-32"),
    ([0x00, 0x00, 0x00, 0x61], "UTF-32"),
  ])
  func refusesOtherEncodings(bytes: [UInt8], name: String) {
    let document = parse(bytes: bytes)
    #expect(document.report == ["1:1 yaml-encoding: the file is \(name), not UTF-8; save it as UTF-8"])
    #expect(document.root == nil)
  }

  @Test(arguments: [
    ("\u{0}", "control character U+0000"), ("\u{7}", "control character U+0007"),
    ("\u{1B}", "control character U+001B"), ("\u{7F}", "control character U+007F"),
    ("\u{80}", "control character U+0080"), ("\u{9F}", "control character U+009F"),
    ("\u{FFFE}", "noncharacter U+FFFE"), ("\u{FFFF}", "noncharacter U+FFFF"),
    ("\u{FEFF}", "byte order mark U+FEFF"),
  ])
  func namesACharacterThatYAMLForbids(character: String, name: String) {
    let document = parse("a: b\nc: \"é\(character)\"\n")
    #expect(
      document.report == [
        "2:6 yaml-encoding: the \(name) at byte 11 is not allowed; remove it, or write it as '\\u\(name.suffix(4))' "
          + "in a text in double quotes"
      ])
    #expect(document.root == nil)
  }

  @Test func namesEveryForbiddenCharacterUpToTen() {
    let document = parse("a: \u{1} \u{2}\n")
    #expect(document.findings.map(\.location.position?.column) == [4, 6])
    #expect(parse(String(repeating: "\u{1}", count: 1_000)).findings.count == 10)
  }

  @Test(arguments: [
    "a: \"x\u{85}y\"\n", "a: \u{A0}\n", "a: \u{FFFD}\u{E000}\n", "a: \u{10FFFF}\u{1FFFE}\n", "a:\tb\r\n",
  ])
  func allowsWhatYAMLAllows(text: String) {
    #expect(parse(text).findings.isEmpty)
  }
}
