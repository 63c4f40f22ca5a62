import Diagnostics
import Testing

@testable import BlockCatalog

@Suite struct CatalogAPITests {
  private let tray = (
    manifest: Sample().manifest.replacing("title: Card", with: "title: Tray"),
    source: "extension View { func tray(title: String, size: CGFloat = 24) -> some View { self } }"
  )

  /// A catalog on disk in which the card is built on the tray.
  private func catalog() async throws -> (files: CatalogOnDisk, catalog: Catalog) {
    let files = try CatalogOnDisk()
    try files.write("card/block.yaml", Sample().manifest + "\nbase: tray")
    try files.write("card/Card.swift", Sample().source + "\nlet demo = Text.b.tray(tilte: \"a\")")
    try files.write("tray/block.yaml", tray.manifest)
    try files.write("tray/Tray.swift", tray.source)
    return (files, try await Catalog.load(root: files.root, shownAs: ""))
  }

  @Test func knowsTheBaseOfAChosenBlockThatWasNotChosen() async throws {
    let (files, catalog) = try await catalog()
    let blocks = await catalog.blocks(["card"])
    let validation = await Validation(catalog, blocks, in: ["card"])
    #expect(
      validation.findings.withoutLicenses.flatMap(\.lines) == [
        "4:24 call-matches-api: this call does not fit tray(title:size:): no parameter is labeled 'tilte'; did you mean "
          + "'title'?", "> 1:18 tray(title:size:) stands here",
      ])
    withExtendedLifetime(files) {}
  }

  @Test func tellsEveryBlockWhatTheOthersOffer() async throws {
    let (files, catalog) = try await catalog()
    let blocks = await catalog.blocks()
    let api = CatalogAPI(blocks)
    #expect(api.names == ["card", "tray"])
    let card = try #require(api.block("card")?.api)
    #expect(api.callables(named: "tray", in: card).map(\.file.path) == ["tray/Tray.swift"])
    #expect(api.callables(named: "card", in: card).map(\.file.path) == ["card/Card.swift"])
    #expect(api.callables(named: "sheet", in: card).isEmpty)
    withExtendedLifetime(files) {}
  }
}
