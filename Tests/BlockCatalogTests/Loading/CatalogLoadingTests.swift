import Diagnostics
import Foundation
import Testing

@testable import BlockCatalog

@Suite struct CatalogLoadingTests {
  private let catalog: CatalogOnDisk

  init() throws { catalog = try CatalogOnDisk() }

  @Test func findsNothingWrongInACatalogThatIsRight() async throws {
    let found = try await catalog.findings()
    #expect(found == [])
  }

  @Test func reportsEveryManifestInOneRun() async throws {
    try catalog.write("bad/block.yaml", "title: [\n")
    try catalog.write("empty/block.yaml", "")
    try catalog.write("list/block.yaml", "- a\n")
    let found = try await catalog.findings()
    #expect(found.contains { $0.hasPrefix("Catalog/bad/block.yaml 2:1 yaml-syntax") })
    #expect(
      found.contains {
        $0.hasPrefix("Catalog/empty/block.yaml yaml-empty") || $0.hasPrefix("Catalog/empty/block.yaml 1:1 yaml-empty")
      })
    #expect(found.contains("Catalog/list/block.yaml 1:1 wrong-form: the file must be a mapping, and this is a list"))
    let loaded = try await Catalog.load(root: catalog.root, shownAs: "Catalog")
    #expect(loaded.unreadable == ["bad", "empty", "list"])
    #expect(loaded.manifests.map(\.id) == ["card"])
  }

  @Test func keepsWhatIsWrongWithACatalogThatHasNoBlock() async throws {
    try FileManager.default.removeItem(atPath: catalog.root + "/card")
    try catalog.write("catalog.yaml", "name: Sample\nlanguages: []\nlicense: My own\n")
    let loaded = try await Catalog.load(root: catalog.root, shownAs: "")
    #expect(
      loaded.findings.flatMap(\.lines) == [
        "1:1 missing-key: the key 'categories' is missing",
        "1:1 missing-key: the key 'levels' is missing",
        "1:1 missing-key: the key 'summary' is missing",
        "2:12 wrong-form: languages is empty; it needs at least one entry",
        "3:10 license: 'My own' is no SPDX license; write an id such as 'MIT', or an expression such as 'MIT OR Apache-2.0'",
      ])
  }

  @Test func refusesACatalogThatCannotBeRead() async throws {
    try catalog.write("catalog.yaml", "- a")
    await #expect(throws: Finding.self) { try await Catalog.load(root: catalog.root, shownAs: "Catalog") }
    await #expect(throws: Finding.self) { try await Catalog.load(root: catalog.root + "/none", shownAs: "none") }
  }

  @Test func givesTheSameOrderWhateverTheFileSystemSays() async throws {
    for id in ["zebra", "apple", "item-10", "item-9", "b"] { try catalog.write("\(id)/block.yaml", "title: \(id)") }
    let loaded = try await Catalog.load(root: catalog.root, shownAs: "Catalog")
    #expect(loaded.manifests.map(\.id) == ["apple", "b", "card", "item-10", "item-9", "zebra"])
  }
}
