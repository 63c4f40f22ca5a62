import Testing

@testable import YAML

struct DocumentCommentsTests {
  @Test(arguments: [
    ("# One\na: b # Two\n", ["alone 'One'", "behind 'Two'"]),
    ("a: b#c\nd: '# no'\ne: \"# no\" #  yes  \n", ["behind 'yes'"]),
    ("a: |\n  # text\n  more\n# after\nb: c\n", ["alone 'after'"]),
    ("a: [b, # in a list\n  c]\n", ["behind 'in a list'"]),
    ("  # indented\r\na: b\r\n#\r\n", ["alone 'indented'", "alone ''"]),
    ("a: http://x#y\n", []), ("# only\n", []), ("é: ü # ö\n", ["behind 'ö'"]),
    ("a: 'two\n  lines' # x\n", ["behind 'x'"]),
  ])
  func findsWhatIsNoText(text: String, expected: [String]) {
    #expect(parse(text).comments.map { "\($0.isAlone ? "alone" : "behind") '\($0.text)'" } == expected)
  }
}
