import Foundation
import Testing

@testable import BlocksCommand

/// Manifests over which other tools stumbled, from the file to what is said of it.
@Suite struct YAMLHardCaseTests {
  // Hard case y01.
  @Test func numbersKeepTheirSpelling() async throws {
    let parameters = """

        step: {description: a, type: Double, default: 0.50}
        limit: {description: b, type: Int, default: 1_000}
        code: {description: c, type: Int, default: 007}
        os: {description: d, type: String, default: '18.10'}
      """
    let source =
      "struct Dial: View { init(step: Double = 0.50, limit: Int = 1_000, code: Int = 007, os: String = 18.10) {} }"
    let card = try HardCase(parameters: parameters, source: source)
    #expect(await card.findings() == [])
    #expect(
      try await card.rows() == [
        "| `step` | `Double` | `0.50` | a |", "| `limit` | `Int` | `1_000` | b |", "| `code` | `Int` | `007` | c |",
        "| `os` | `String` | `18.10` | d |",
      ])
    let json = await card.catalog.run("show", "card", "--format", "json").output
    for value in ["0.50", "1_000", "007", "18.10"] { #expect(json.contains("\"default\": \"\(value)\"")) }
    let old = try await HardCase("platform: 18.0").findings()
    #expect(old.count == 1)
    #expect(
      old.first?.hasPrefix("card/block.yaml:8:11: error: '18.0' is no platform; write one such as 'iOS 18.0+'") == true)
  }

  // Hard case y02.
  @Test func wordsThatLookLikeFlagsAreText() async throws {
    let tags = "title: No\ntags: {no: [av, bryter], en: [on, off, yes, no, y, n]}"
    let card = try HardCase(
      tags,
      files: [
        "catalog.yaml": SampleCatalog.info.replacing("[en, es]", with: "[en, no]"),
        "chip/block.yaml": SampleCatalog.chip.replacing("es:", with: "no:"),
      ])
    #expect(await card.findings() == [])
    #expect(
      await card.catalog.run("search", "--language", "no", "bryter").output
        == "card\tNo\tiOS 18.0+\tbeginner\ttag\tno\tbryter\n")
    struct Shown: Decodable, Equatable { let title: String, tags: [String: [String]] }
    let json = await card.catalog.run("show", "card", "--format", "json").output
    #expect(
      try JSONDecoder().decode(Shown.self, from: Data(json.utf8))
        == Shown(title: "No", tags: ["no": ["av", "bryter"], "en": ["on", "off", "yes", "no", "y", "n"]]))
  }

  // Hard case y04.
  @Test func tabsIndentNothingAndPartTokens() async throws {
    let card = try HardCase(bytes: ["card/block.yaml": Array("title: Card\ntags:\n\ten: [card]\n".utf8)])
    let chip = SampleCatalog.chip.replacing("title: Chip", with: "title:\tChip\t# fine")
      .replacing("category: controls", with: "category: control")
    try card.catalog.write(chip, to: "chip/block.yaml")
    #expect(
      await card.findings() == [
        "card/block.yaml:3:1: error: a tab cannot indent here; use spaces [yaml-syntax]",
        "chip/block.yaml:5:11: error: 'control' is no category of this catalog, which has sheets, controls; did you mean "
          + "'controls'? [category]",
      ])
    #expect(await card.catalog.run("list").output.contains("chip\tChip\t"))
  }

  // Hard case y05.
  @Test func aByteOrderMarkIsNoText() async throws {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let source = try SampleCatalog().text("card/Card.swift")
    let card = try HardCase(bytes: [
      "card/block.yaml": mark + Array(SampleCatalog.card.utf8), "card/Card.swift": mark + Array(source.utf8),
    ])
    #expect(await card.findings() == [])
    _ = await card.catalog.run("generate")
    #expect(try card.catalog.contents().filter { $0.key.hasSuffix(".md") }.values.allSatisfy { !$0.contains(0xEF) })
  }

  // Hard case y05.
  @Test(
    arguments: [
      (
        Array("title: Caf".utf8) + [0xE9, 0x0A],
        "card/block.yaml:1:11: error: the file is not UTF-8: byte 10 is 0xE9; save it as UTF-8 [yaml-encoding]"
      ),
      (
        [0xFF, 0xFE] + Array("t\0i\0t\0l\0e\0:\0 \0A\0\n\0".utf8),
        "card/block.yaml:1:1: error: the file is UTF-16, not UTF-8; save it as UTF-8 [yaml-encoding]"
      ),
    ] as [([UInt8], String)])
  func otherEncodingsAreRefused(bytes: [UInt8], expected: String) async throws {
    #expect(try await HardCase(bytes: ["card/block.yaml": bytes]).findings() == [expected])
  }

  // Hard case y07.
  @Test func aliasesGrowNoFileBeyondItsBounds() async throws {
    let bomb =
      "x0: &x0 [a,a,a,a,a,a,a,a,a]\n"
      + (1...9).map { "x\($0): &x\($0) [\(Array(repeating: "*x\($0 - 1)", count: 9).joined(separator: ","))]\n" }
      .joined()
    let card = try HardCase(bytes: ["card/block.yaml": Array(bomb.utf8), "chip/block.yaml": Array("a: &a [*a]\n".utf8)])
    #expect(
      await card.findings() == [
        "card/block.yaml:5:10: error: the file has more than 10000 texts, lists and mappings, an alias counted as all that "
          + "it stands for; split it [yaml-limits]",
        "chip/block.yaml:1:8: error: the alias '*a' refers to itself: it stands inside '&a'; write it out [yaml-alias]",
      ])
    let aliases = Array(repeating: "*tags", count: 40).joined(separator: ", ")
    let many = "tags: {en: &tags [a, b, c, d, e], es: *tags}\ndemo: &demo [\(aliases)]"
    #expect(try await HardCase(many).findings().allSatisfy { !$0.contains("[yaml-") })
  }

  // Hard case y08: merge keys are refused.
  @Test func mergeKeysAndMissingAnchorsAreNamed() async throws {
    let parameters = """

        size: &size {type: CGFloat, default: '24', description: Height}
        width:
          <<: *size
          default: '96'
        other: *missing
      """
    #expect(
      try await HardCase(parameters: parameters).findings() == [
        "card/block.yaml:12:5: error: merge keys ('<<') are not supported; write out the keys that it would bring in "
          + "[yaml-merge-key]",
        "card/block.yaml:14:10: error: no anchor '&missing' stands before the alias '*missing'; quote it if it is text "
          + "[yaml-alias]",
      ])
  }

  // Hard case y10.
  @Test func nothingAndWrongShapesAreNamedInOneRun() async throws {
    let shapes = "title: [Card]\ntags: {en: button, fr: [~, \"\", bouton], de: }\nparameters: [{type: String}]\n"
    let card = try HardCase(
      bytes: ["empty/block.yaml": [], "dash/block.yaml": Array("---\n".utf8), "list/block.yaml": Array("- a\n".utf8)])
    try card.catalog.write("# todo\n", to: "comment/block.yaml")
    try card.catalog.write(shapes, to: "card/block.yaml")
    let found = await card.findings()
    let empty =
      "error: the file is empty, or nothing but comments stands in it; write its keys and their values [yaml-empty]"
    for expected in [
      "comment/block.yaml: \(empty)", "dash/block.yaml: \(empty)", "empty/block.yaml: \(empty)",
      "list/block.yaml:1:1: error: the file must be a mapping, and this is a list [wrong-form]",
      "card/block.yaml:1:8: error: title must be text, or a text for each language, and this is a list [wrong-form]",
      "card/block.yaml:2:12: error: tags.en must be a list of texts, and this is text [wrong-form]",
      "card/block.yaml:2:25: error: tags.fr[0] is empty; expected text [wrong-form]",
      "card/block.yaml:2:28: error: tags.fr[1] is empty; expected text [wrong-form]",
      "card/block.yaml:2:44: error: tags.de must be a list of texts, and nothing stands here [wrong-form]",
      "card/block.yaml:3:13: error: parameters must be a mapping of parameters, and this is a list [wrong-form]",
    ] {
      #expect(found.contains(expected), "\(expected) is not among \(found)")
    }
    #expect(await card.catalog.run("validate").status == .no)
  }

  // Hard case y13.
  @Test func textThatYAMLCutsOrEmptiesIsNamed() async throws {
    let parameters = """

        value: {description: a, type: &T }
        count: {description: b, type: !Int }
        label: {description: c, type: String, default: "Hello"}
      """
    let card = try HardCase(
      "summary: Tint with #ff8800 when active", parameters: parameters,
      source: "struct Tint: View { init(value: Int, count: Int, label: String = \"Hello\") {} }")
    #expect(
      await card.findings() == [
        "card/block.yaml:8:20: warning: a comment cuts this text; quote the text if the '#' belongs to it [yaml-cut-text]",
        "card/block.yaml:10:33: error: the value is empty: '&T' is an anchor, not text; quote it if it is meant as text "
          + "[yaml-empty-value]",
        "card/block.yaml:11:33: error: the value is empty: '!Int' is a tag, not text; quote it if it is meant as text "
          + "[yaml-empty-value]",
        "card/block.yaml:12:50: error: the default of 'label' is a Swift string, and YAML took its quotes away; write "
          + "'\"Hello\"' [parameter-default]", "card/Card.swift:2:50: note: the parameter stands here",
      ])
  }

  // Hard case y14.
  @Test(arguments: [
    ("title: Sheet: bottom", 13, "a second ':' stands on this line; quote the text if the ':' belongs to it"),
    (
      "title: 'It's a card'", 12,
      "text follows the closing quote; write '' for an apostrophe in single quotes, or put the text in double quotes"
    ),
    (
      "título: \"ação\" x", 16,
      "text follows the closing quote; write '\\\"' for a quote in double quotes, or put the text in single quotes"
    ),
  ])
  func errorsStandAtTheCharacter(line: String, column: Int, message: String) async throws {
    let card = try HardCase(bytes: ["card/block.yaml": Array((line + "\n").utf8)])
    let answer = await card.catalog.run("validate")
    let caret = String(repeating: " ", count: column - 1) + "^"
    #expect(
      answer.output == "card/block.yaml:1:\(column): error: \(message) [yaml-syntax]\n   1 | \(line)\n     | \(caret)\n"
    )
    let github = await card.catalog.run("validate", "--format", "github").output
    #expect(github.contains(",line=1,col=\(column),"))
    let json = await card.catalog.run("validate", "--format", "json").output
    #expect(json.contains("\"line\": 1,\n          \"column\": \(column),"))
  }

  // Hard case y15.
  @Test func deepNestingEndsWithAFinding() async throws {
    let deep = "tags: " + String(repeating: "[", count: 20_000) + String(repeating: "]", count: 20_000)
    let steps = (0..<1_400).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
    let card = try HardCase(bytes: ["card/block.yaml": Array(deep.utf8), "chip/block.yaml": Array(steps.utf8)])
    let message = "error: lists and mappings are nested more than 64 levels deep; flatten them [yaml-limits]"
    #expect(await card.findings() == ["card/block.yaml:1:70: \(message)", "chip/block.yaml:65:65: \(message)"])
  }

  // Hard case y16.
  @Test(arguments: [
    (
      "title: Card\ntags:\n\u{A0}\u{A0}en: [card]\n",
      "card/block.yaml:3:1: error: this key has the invisible character U+00A0; use plain spaces to indent, or quote the "
        + "key [yaml-invisible-character]"
    ),
    (
      "title: A\u{2028}B\nx: [\n",
      "card/block.yaml:2:1: error: a ':' was expected before this; write 'key: value', or indent a text that runs over "
        + "several lines [yaml-syntax]"
    ),
    (
      "title: \"a\u{7}b\"\n",
      "card/block.yaml:1:10: error: the control character U+0007 at byte 9 is not allowed; remove it, or write it as "
        + "'\\u0007' in a text in double quotes [yaml-encoding]"
    ),
  ])
  func invisibleCharactersAreNamedWhereTheyStand(manifest: String, expected: String) async throws {
    #expect(try await HardCase(bytes: ["card/block.yaml": Array(manifest.utf8)]).findings().first == expected)
  }

  // Hard case y16.
  @Test func aSpaceThatIsNoneIsNoPartOfAType() async throws {
    let card = try HardCase(source: "extension View { func card(title:\u{A0}String) -> some View { self } }")
    #expect(await card.findings() == [])
    #expect(try await card.rows() == ["| `title` | `String` | Required | The first line |"])
  }
}
