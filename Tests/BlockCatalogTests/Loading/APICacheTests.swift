import Diagnostics
import Foundation
import SwiftAPI
import Testing

@testable import BlockCatalog

@Suite final class APICacheTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "blocks-apis-\(UUID().uuidString)")
  private var file: URL { folder.appending(path: "cache/api") }
  private let sources = (1...3).map { number in
    SourceFile(path: "Card\(number).swift", text: "extension View { func card\(number)() -> some View { other() } }")
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Looks all sources up as one run does, and tells how many were not parsed.
  @discardableResult
  private func run(build: String = "1", _ sources: [SourceFile]? = nil, keepingUnused: Bool = false) -> Int {
    let cache = APICache(file, build: build)
    let sources = sources ?? self.sources
    for source in sources {
      let (api, plain) = (cache.api(of: source), SourceAPI(parsing: source, seeking: .inSources))
      #expect(api.file == source)
      #expect(api.declarations == plain.declarations && api.calls == plain.calls && api.findings == plain.findings)
    }
    cache.save(keepingUnused: keepingUnused)
    return cache.hits
  }

  @Test func parsesWhatHasNotChangedOnce() {
    #expect(run() == 0)
    #expect(run() == 3)
    let changed = SourceFile(path: "Card1.swift", text: sources[0].text + "\n")
    #expect(run([changed] + sources.dropFirst()) == 2)
    #expect(run([changed] + sources.dropFirst()) == 3)
    // What the last run did not ask for is gone.
    #expect(run() == 2)
  }

  @Test func keepsWhatOtherBlocksMayAskFor() {
    run([sources[0]])
    run([sources[1]], keepingUnused: true)
    #expect(run([sources[0], sources[1]]) == 2)
  }

  @Test func anotherBuildReadsAnew() {
    run()
    #expect(run(build: "2") == 0)
    #expect(run(build: "2") == 3)
  }

  @Test func aMovedSourceIsKnown() {
    run()
    #expect(run([SourceFile(path: "other/Card.swift", bytes: sources[0].bytes)]) == 1)
  }

  @Test func sourcesWithFindingsAreReadEachTime() {
    let wrong = SourceFile(path: "Card.swift", text: "func card(title String) {}")
    #expect(run([wrong]) == 0)
    #expect(run([wrong]) == 0)
  }

  @Test func makesNothingOfABrokenFile() throws {
    run()
    let whole = try Data(contentsOf: file)
    for count in stride(from: 0, to: whole.count, by: 7) {
      try whole.prefix(count).write(to: file)
      #expect(run() < 3)
    }
    for index in stride(from: 0, to: whole.count, by: 7) {
      var changed = whole
      changed[index] ^= 0xFF
      try changed.write(to: file)
      #expect(run() < 3)
    }
    #expect(run() == 3)
  }

  @Test func doesWithoutAPlaceToWrite() throws {
    let cache = APICache(URL(fileURLWithPath: "/dev/null/api"), build: "1")
    #expect(cache.api(of: sources[0]).declarations.map(\.name) == ["card1"])
    cache.save(keepingUnused: false)
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    #expect(run() == 0)
  }

  @Test func severalRunsAtOnceDoNoHarm() async throws {
    let (file, sources) = (file, sources)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        group.addTask {
          let cache = APICache(file, build: "1")
          for source in sources[..<(1 + number % 3)] { _ = cache.api(of: source) }
          cache.save(keepingUnused: true)
        }
      }
    }
    run(keepingUnused: true)
    #expect(run() == 3)
  }
}
