import Testing

@testable import BlockCatalog

@Suite struct UniqueIDRuleTests {
  private let catalog: CatalogOnDisk

  init() throws { catalog = try CatalogOnDisk() }

  @Test func namesIDsThatDifferByCaseAlone() async throws {
    try catalog.write("Card/block.yaml", Sample().manifest)
    try catalog.write("Card/Card.swift", Sample().source)
    let found = try await catalog.findings()
    #expect(
      found == [
        "Catalog/Card/block.yaml id: the folder 'Card' is no id; rename it to lower-case letters, digits and single hyphens, such as 'card'",
        "Catalog/card/block.yaml unique-id: the folders 'Card' and 'card' differ by nothing but case; rename one",
      ])
  }
}
