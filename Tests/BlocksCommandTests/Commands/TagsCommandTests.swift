import Testing

@testable import BlocksCommand

@Suite struct TagsCommandTests {
  @Test func listsTagsWithCounts() async throws {
    let catalog = try SampleCatalog()
    #expect(
      await catalog.run("tags")
        == .init(
          status: .yes, output: "card\ten\t1\nchip\ten\t1\nimage\ten\t1\nficha\tes\t1\ntarjeta\tes\t1\ntítulo\tes\t1\n")
    )
    #expect(
      await catalog.run("tags", "--language", "ES", isTerminal: true)
        == .init(status: .yes, output: "1  es  ficha\n1  es  tarjeta\n1  es  título\n"))
    #expect(
      await catalog.run("tags", "--language", "fr")
        == .init(
          status: .failure,
          errors: """
            blocks tags: unknown language 'fr'; known are 'en', 'es'
            Run 'blocks tags --help' for the words and options it takes.

            """))
  }

  @Test func ordersTagsAsThePagesDo() async throws {
    let changes: [String: String?] = [
      "catalog.yaml": SampleCatalog.info.replacing("[en, es]", with: "[en, sv]"), "chip/block.yaml": nil,
      "card/block.yaml": SampleCatalog.card.replacing(
        "es: [tarjeta, \"título\"]", with: "sv: [\"ö\", zon, \"ål\", \"ärt\", apa]"),
    ]
    let answer = try await SampleCatalog(changes).run("tags", "--language", "sv")
    #expect(answer.output == "apa\tsv\t1\nzon\tsv\t1\nål\tsv\t1\närt\tsv\t1\nö\tsv\t1\n")
  }

  @Test func leavesOutManifestsThatCannotBeRead() async throws {
    let catalog = try SampleCatalog(["card/block.yaml": "title: [\n"])
    #expect(
      await catalog.run("tags")
        == .init(
          status: .yes, output: "chip\ten\t1\nficha\tes\t1\n",
          errors: "the manifest of 'card' cannot be read and was left out; run: blocks validate\n"))
  }
}
