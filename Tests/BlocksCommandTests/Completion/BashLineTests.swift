import Testing

@testable import BlocksCommand

@Suite struct BashLineTests {
  private static let breaks = " \t\n\"'><=;|&(:"

  @Test(arguments: [
    ("blocks ", ["blocks", ""]), ("blocks  se", ["blocks", "se"]), ("blocks 'a b' \"c d", ["blocks", "a b", "c d"]),
    (#"blocks a\ b"c\"d\e"'f\' "#, ["blocks", #"a bc"d\ef\"#, ""]), ("blocks '' x", ["blocks", "", "x"]),
    (#"blocks a\"#, ["blocks", "a"]), ("", [""]), ("blocks --a=b c", ["blocks", "--a=b", "c"]),
  ])
  func readsWordsAsBashDoes(line: String, words: [String]) {
    #expect(BashLine(line, partingAt: Self.breaks).words == words)
  }

  @Test(arguments: [
    ("b al", "altura dinámica", #"altura\ dinámica"#), ("b \"al", "altura dinámica", "altura dinámica"),
    ("b 'al", "it's", #"it'\''s"#), ("b \"al", "a$b`c\"d\\e!", #"a\$b\`c\"d\\e!"#),
    ("b al", "a!b#c~d*", ##"a\!b\#c\~d\*"##),
    ("b --opt=al", "--opt=alt 1", #"alt\ 1"#), ("b --opt='al", "--opt=alt 1", "alt 1"), ("b a:b", "a:bc", "bc"),
    (#"b a\:b"#, "a:bc", "a:bc"), ("b '", "it'", #"it'\'''"#), ("b \"", "say \"hi\"", #"say \"hi\"""#),
  ])
  func writesWhatBashPuts(line: String, word: String, text: String) {
    #expect(BashLine(line, partingAt: Self.breaks).written(word) == text)
  }

  @Test func givesTheWholeWordWhereNothingPartsIt() {
    #expect(BashLine("b --opt=al", partingAt: " ").written("--opt=alt 1") == #"--opt=alt\ 1"#)
  }
}
