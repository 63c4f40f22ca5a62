import Testing

@testable import BlockCatalog

@Suite struct ValidationTests {
  @Test func acceptsAManifestThatFitsItsSource() async {
    let found = await Sample().findings()
    #expect(found == [])
  }
}
