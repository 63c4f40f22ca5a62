import Foundation
import Testing

@testable import BlocksCommand

@Suite struct FixTests {
  private static let mistaken = SampleCatalog.card
    .replacing("title: {en", with: "titel: {en").replacing("iOS 18.0+", with: "ios 18 # the first")

  @Test func changesManifestsAndListsWhatItChanged() async throws {
    let catalog = try SampleCatalog(["card/block.yaml": Self.mistaken])
    let expected = SampleCatalog.Answer(
      status: .yes,
      errors: """
        fixed card/block.yaml: replace 'titel' with 'title'
        fixed card/block.yaml: replace 'ios 18' with 'iOS 18.0+'
        2 blocks checked: 0 errors, 0 warnings

        """)
    #expect(await catalog.run("validate", "--fix") == expected)
    #expect(
      try catalog.text("card/block.yaml") == SampleCatalog.card.replacing("iOS 18.0+", with: "iOS 18.0+ # the first"))
  }

  @Test func writesNothingWhereNothingIsToBeFixed() async throws {
    let catalog = try SampleCatalog(["card/block.yaml": Self.mistaken])
    _ = await catalog.run("validate", "--fix")
    let (contents, times) = (try catalog.contents(), try catalog.times())
    #expect(
      await catalog.run("validate", "--fix")
        == .init(status: .yes, errors: "2 blocks checked: 0 errors, 0 warnings\n"))
    #expect(try catalog.contents() == contents)
    #expect(try catalog.times() == times)
  }

  @Test func goesOnBehindAFileThatCannotBeWritten() async throws {
    let chip = SampleCatalog.chip.replacing("title:", with: "titel:")
    let catalog = try SampleCatalog(["card/block.yaml": Self.mistaken, "chip/block.yaml": chip])
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: catalog.folder + "/card/block.yaml")
    let answer = await catalog.run("validate", "--fix")
    #expect(answer.status == .failure)
    #expect(answer.errors.components(separatedBy: "the file is read-only [output]").count == 2)
    #expect(answer.errors.contains("fixed chip/block.yaml: replace 'titel' with 'title'\n"))
    #expect(answer.errors.contains("2 blocks checked: "))
    #expect(answer.output.hasPrefix("card/block.yaml:1:1: error: unknown key 'titel'"))
    #expect(try catalog.text("card/block.yaml") == Self.mistaken)
    #expect(try catalog.text("chip/block.yaml") == SampleCatalog.chip)
  }

  @Test func showsNothingThatATerminalWouldObey() async throws {
    let start = SampleCatalog.card.components(separatedBy: "parameters:").first ?? ""
    let manifest = start + "parameters:\n  title: {description: The title, type: \"Str\\e\\nng\"}\n"
    let catalog = try SampleCatalog(["card/block.yaml": manifest])
    let answer = await catalog.run("validate", "--fix")
    #expect(answer.errors.contains("fixed card/block.yaml: replace 'Str\\u{1B}\\u{A}ng' with 'String'\n"))
    #expect(!answer.errors.contains("\u{1B}"))
  }

  @Test func fixesOnlyWhatWasAskedFor() async throws {
    let chip = SampleCatalog.chip.replacing("title:", with: "titel:")
    let catalog = try SampleCatalog(["card/block.yaml": Self.mistaken, "chip/block.yaml": chip])
    #expect(await catalog.run("validate", "--fix", "card").status == .yes)
    #expect(try catalog.text("chip/block.yaml") == chip)
  }

  @Test func saysNoForWhatIsLeft() async throws {
    let manifest = Self.mistaken.replacing("category: sheets", with: "category: sheet")
    let catalog = try SampleCatalog(["card/block.yaml": manifest])
    let answer = await catalog.run("validate", "--fix")
    #expect(answer.status == .no)
    #expect(answer.output.hasPrefix("card/block.yaml:5:11: error: 'sheet' is no category of this catalog"))
    #expect(answer.errors.hasSuffix("2 blocks checked: 1 error, 0 warnings\n"))
    #expect(answer.errors.hasPrefix("fixed card/block.yaml: replace 'titel' with 'title'\n"))
  }

  @Test func keepsTheReportPure() async throws {
    let manifest = Self.mistaken.replacing("category: sheets", with: "category: sheet")
    let catalog = try SampleCatalog(["card/block.yaml": manifest])
    let answer = await catalog.run("validate", "--fix", "--format", "json")
    #expect(answer.status == .no)
    let report = try JSONSerialization.jsonObject(with: Data(answer.output.utf8))
    #expect(report is [String: Any])
    #expect(!answer.output.contains("fixed "))
    #expect(answer.errors.contains("fixed card/block.yaml: replace 'ios 18' with 'iOS 18.0+'\n"))
  }

  @Test func fixesTheCatalogAndTheManifestsThatFollowIt() async throws {
    let info = SampleCatalog.info.replacing("[en, es]", with: "[en, ES]")
    let card = SampleCatalog.card.replacing("es: [", with: "\"Es\": [")
    let catalog = try SampleCatalog(["catalog.yaml": info, "card/block.yaml": card])
    let answer = await catalog.run("validate", "--fix")
    #expect(answer.status == .yes)
    #expect(
      answer.errors == """
        fixed catalog.yaml: replace 'ES' with 'es'
        fixed card/block.yaml: replace 'Es' with 'es'
        2 blocks checked: 0 errors, 0 warnings

        """)
    #expect(try catalog.text("catalog.yaml") == SampleCatalog.info)
    #expect(
      try catalog.text("card/block.yaml") == SampleCatalog.card.replacing("es: [", with: "\"es\": ["))
  }

  @Test func showsTheFixUnderItsPlace() async throws {
    let catalog = try SampleCatalog(["card/block.yaml": Self.mistaken])
    let answer = await catalog.run("validate")
    #expect(
      answer.output.hasPrefix(
        """
        card/block.yaml:1:1: error: unknown key 'titel'; did you mean 'title'? [unknown-key]
           1 | titel: {en: Card, es: Tarjeta}
             | ^~~~~
             | title
           2 | summary: A card

        """))
  }
}
