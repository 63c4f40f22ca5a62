import Foundation
import Testing

@testable import CatalogDocs

/// The sample in each flavor, made once for all tests.
enum SampleSites {
  static let names = Flavors.all.map(\.name).filter(PageReader.isInstalled)

  /// Where the sites of this run lie until it ends.
  static let folder: String = {
    let process = ProcessInfo.processInfo.processIdentifier
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("sample-sites-\(process)").path
    // What is made once for all tests is never let go of before.
    atexit { try? FileManager.default.removeItem(atPath: SampleSites.folder) }
    return folder
  }()

  private static let sites: [String: Task<SampleSite, any Error>] = Dictionary(
    uniqueKeysWithValues: names.map { name in (name, Task { try await SampleSite(name) }) })

  static func site(_ name: String) async throws -> SampleSite {
    try await #require(sites[name]).value
  }
}
