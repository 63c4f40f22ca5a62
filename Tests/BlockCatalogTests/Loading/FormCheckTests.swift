import Diagnostics
import Testing
import YAML

@testable import BlockCatalog

@Suite struct FormCheckTests {
  /// What the form of a manifest holds against a text, without missing keys.
  private func mismatches(_ text: String) -> [String] {
    let file = SourceFile(path: "block.yaml", text: text)
    guard let root = Document(parsing: file).root else { return ["no tree"] }
    return FormCheck.findings(in: root, of: file, form: .manifest)
      .filter { $0.rule != FormCheck.missingKey }.flatMap(\.lines)
  }

  @Test(arguments: [
    ("title: [Card]", ["1:8 wrong-form: title must be text, or a text for each language, and this is a list"]),
    ("title: ", ["1:7 wrong-form: title is empty; expected text, or a text for each language"]),
    ("title: {en: }", ["1:12 wrong-form: title.en is empty; expected text"]),
    ("tags: {en: button}", ["1:12 wrong-form: tags.en must be a list of texts, and this is text"]),
    (
      "tags: {fr: [~, \"\", bouton]}",
      ["1:13 wrong-form: tags.fr[0] is empty; expected text", "1:16 wrong-form: tags.fr[1] is empty; expected text"]
    ),
    ("tags: {de: }", ["1:11 wrong-form: tags.de must be a list of texts, and nothing stands here"]),
    ("parameters: [{name: a}]", ["1:13 wrong-form: parameters must be a mapping of parameters, and this is a list"]),
    (
      "parameters: {a: {type: Int, defalt: '1'}}",
      ["1:29 unknown-key: unknown key 'defalt'; did you mean 'default'?"]
    ),
    ("parameters: {a: , b: Text, c: {en: x, es: y}, d: {type: Int}}", []),
    (
      "parameters: {a: {typ: Int}}", ["1:18 unknown-key: unknown key 'typ'; did you mean 'type'?"]
    ),
    (
      "parameters: {a: {en: Text, Exmple: '1'}}",
      [
        "1:18 unknown-key: unknown key 'en'; the known keys are description, type, default, example",
        "1:28 unknown-key: unknown key 'Exmple'; did you mean 'example'?",
      ]
    ),
    ("titel: Card", ["1:1 unknown-key: unknown key 'titel'; did you mean 'title'?"]),
    (
      "status: betta",
      ["1:9 wrong-form: status is one of stable, beta, deprecated, and this is 'betta'; did you mean 'beta'?"]
    ),
    ("requires: tray", ["1:11 wrong-form: requires must be a list of texts, and this is text"]),
    ("platform: {iOS: 18}", ["1:11 wrong-form: platform must be text, or a list of texts, and this is a mapping"]),
    ("pictures: [{light: a.png, alt: A}]", []),
    ("platform: []", ["1:11 wrong-form: platform is empty; expected text, or a list of texts"]),
    ("component: []", ["1:12 wrong-form: component is empty; expected text, or a list of texts"]),
    ("requires: []", []),
    (
      "status: \(String(repeating: "x", count: 70))",
      [
        "1:9 wrong-form: status is one of stable, beta, deprecated, and this is '\(String(repeating: "x", count: 60))…'"
      ]
    ),
  ])
  func reportsEveryMismatchWithItsPath(text: String, expected: [String]) {
    #expect(mismatches(text) == expected)
  }

  @Test func leavesToTheReaderWhatItHasReported() {
    let text = "parameters: {a: {type: &T , default: !Int }, b: {type: }}"
    let document = Document(parsing: SourceFile(path: "block.yaml", text: text))
    let found = FormCheck.findings(in: document, form: .manifest).filter { $0.rule != FormCheck.missingKey }
    #expect(
      found.flatMap(\.lines) == [
        "1:24 yaml-empty-value: the value is empty: '&T' is an anchor, not text; quote it if it is meant as text",
        "1:38 yaml-empty-value: the value is empty: '!Int' is a tag, not text; quote it if it is meant as text",
        "1:55 wrong-form: parameters.b.type is empty; expected text",
      ])
  }

  @Test func listsTheKnownKeysWhereNoneIsNear() {
    let found = mismatches("xyz: 1").first ?? ""
    #expect(found.hasPrefix("1:1 unknown-key: unknown key 'xyz'; the known keys are title, summary, origin"))
  }

  @Test func cutsAKeyThatIsTooLongToRead() {
    let key = String(repeating: "k", count: 90)
    let found = mismatches("\(key): 1").first ?? ""
    #expect(found.hasPrefix("1:1 unknown-key: unknown key '\(key.prefix(60))…'; the known keys are title"))
    let place = mismatches("title: {\(key): []}")
    #expect(place == ["1:\(8 + 93) wrong-form: title.\(key.prefix(60))… must be text, and this is a list"])
  }

  @Test func reportsAMisspelledKeyOnce() {
    let file = SourceFile(path: "block.yaml", text: "titel: Card")
    let found = Document(parsing: file).root.map { FormCheck.findings(in: $0, of: file, form: .manifest) } ?? []
    #expect(!found.map(\.message).contains("the key 'title' is missing"))
    #expect(found.map(\.message).contains("unknown key 'titel'; did you mean 'title'?"))
  }

  @Test func wantsSomethingInWhatACatalogLists() {
    let file = SourceFile(path: "catalog.yaml", text: "languages: []\ncategories: {}\nlevels: {}")
    let found = Document(parsing: file).root.map { FormCheck.findings(in: $0, of: file, form: .catalogInfo) } ?? []
    #expect(
      found.filter { $0.rule != FormCheck.missingKey }.flatMap(\.lines) == [
        "1:12 wrong-form: languages is empty; it needs at least one entry",
        "2:13 wrong-form: categories is empty; it needs at least one entry",
        "3:9 wrong-form: levels is empty; it needs at least one entry",
      ])
  }

  @Test func namesEveryMissingKey() {
    let file = SourceFile(path: "block.yaml", text: "title: Card")
    let root = Document(parsing: file).root
    let missing = root.map { FormCheck.findings(in: $0, of: file, form: .manifest) } ?? []
    #expect(
      missing.map(\.message)
        == ["summary", "origin", "description", "category", "level", "platform", "tags", "parameters"].map {
          "the key '\($0)' is missing"
        })
  }
}
