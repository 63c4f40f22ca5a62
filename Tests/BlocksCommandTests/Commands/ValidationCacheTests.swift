import Foundation
import Testing

@testable import BlocksCommand

/// Each test has a catalog and a cache folder of its own.
@Suite final class ValidationCacheTests {
  private let catalog: SampleCatalog
  private let cache: URL

  init() throws {
    catalog = try SampleCatalog([
      "card/block.yaml": SampleCatalog.card.replacing("summary: A card", with: "summary: Card #1")
    ])
    cache = FileManager.default.temporaryDirectory.appending(path: "blocks-cache-\(UUID().uuidString)")
  }

  deinit { try? FileManager.default.removeItem(at: cache) }

  private func run(_ words: String..., environment: [String: String] = [:]) async -> SampleCatalog.Answer {
    let console = Console(environment: ["XDG_CACHE_HOME": cache.path].merging(environment) { $1 })
    let status = await Program.run(["validate"] + words, console: console, workingDirectory: catalog.folder)
    return SampleCatalog.Answer(status: status, output: console.output.text, errors: console.errors.text)
  }

  private var files: [URL] {
    let folder = cache.appending(path: "blocks")
    let files = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.lastPathComponent.hasPrefix("validate-") }
  }

  /// Changes the message that is kept, so that an answer shows where it comes from.
  private func markKeptAnswer() throws {
    let file = try #require(files.first)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    try Data(text.replacing("a comment cuts this text", with: "from the cache").utf8).write(to: file)
  }

  private func isFromCache(_ answer: SampleCatalog.Answer) -> Bool { answer.output.contains("from the cache") }

  @Test func givesTheSameAnswerFromTheCache() async throws {
    let fresh = await run()
    #expect(fresh.output.contains("card/block.yaml:2:15: warning: a comment cuts this text"))
    #expect(files.count == 1)
    #expect(await run() == fresh)
    try markKeptAnswer()
    let kept = await run()
    #expect(isFromCache(kept))
    #expect(kept.errors == fresh.errors)
    #expect(await run("--strict").status == .no)
  }

  @Test(arguments: [
    ("catalog.yaml", SampleCatalog.info + "# more\n"), ("card/block.yaml", SampleCatalog.card),
    ("card/Card.swift", "import SwiftUI\n\nextension View {\n  func card(title: Int) -> some View { self }\n}\n"),
    ("card/note.txt", "x"), ("card/a/b/note.txt", "x"), ("card/.hidden", "x"), ("pictures/x.png", "x"),
    ("new/block.yaml", "title: New\n"), ("chip/README.md", "Mine\n"),
  ])
  func looksAnewAfterAnyChange(path: String, text: String) async throws {
    _ = await run()
    try markKeptAnswer()
    try catalog.write(text, to: path)
    let changed = await run()
    #expect(!isFromCache(changed))
    #expect(await run("--no-cache") == changed)
  }

  @Test func tellsChosenBlocksApart() async throws {
    _ = await run()
    try markKeptAnswer()
    #expect(!isFromCache(await run("card")))
    #expect(await run("chip").output == "")
  }

  @Test(arguments: [["CI": "true"], ["XDG_CACHE_HOME": "", "HOME": ""], ["XDG_CACHE_HOME": "/dev/null/x"]])
  func doesWithoutACache(environment: [String: String]) async throws {
    let fresh = await run()
    try markKeptAnswer()
    #expect(await run(environment: environment) == fresh)
    #expect(await run("--no-cache") == fresh)
  }

  @Test(arguments: ["", "{", "{\"key\": 1}", "null", "\u{0}"])
  func makesNothingOfABrokenFile(text: String) async throws {
    let fresh = await run()
    try Data(text.utf8).write(to: try #require(files.first))
    #expect(await run() == fresh)
    try markKeptAnswer()
    #expect(isFromCache(await run()))
  }

  @Test func aSourceThatIsKnownGivesTheSameAnswer() async throws {
    try catalog.write(
      "import SwiftUI\n\nextension View {\n  func card(title: Int) -> some View { Chip(lable: \"a\") }\n}\n",
      to: "card/Card.swift")
    let anew = await run("--no-cache")
    #expect(anew.status == .no)
    #expect(await run() == anew)
    for file in files { try FileManager.default.removeItem(at: file) }
    #expect(await run() == anew)
    let kept = try FileManager.default.contentsOfDirectory(atPath: cache.path + "/blocks")
    #expect(kept.count { $0.hasPrefix("api-") } == 1)
  }
}
