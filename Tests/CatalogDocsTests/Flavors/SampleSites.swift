import Testing

@testable import CatalogDocs

/// The sample in each flavor, made once for all tests.
enum SampleSites {
  static let names = Flavors.all.map(\.name).filter(PageReader.isInstalled)

  private static let sites: [String: Task<SampleSite, any Error>] = Dictionary(
    uniqueKeysWithValues: names.map { name in (name, Task { try await SampleSite(name) }) })

  static func site(_ name: String) async throws -> SampleSite {
    try await #require(sites[name]).value
  }
}
