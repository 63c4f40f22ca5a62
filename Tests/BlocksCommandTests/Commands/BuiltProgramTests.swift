import Foundation
import Testing

@testable import BlocksCommand

/// The program as people run it, in a process of its own.
@Suite struct BuiltProgramTests {
  /// The executable beside the bundle of these tests.
  static func executable() throws -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let program = Bundle.main.executableURL.map { [$0] } ?? []
    let places = (bundles + program).map { $0.deletingLastPathComponent().appendingPathComponent("blocks") }
    let found = places.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    return try #require(found, "the program is not built; run: swift build")
  }

  struct Ending {
    let status: Int32
    let output: String
    let errors: String
  }

  // Runs the program to its end; what it writes is read while it runs, if `isRead` says that somebody reads at all.
  func run(
    _ words: [String], in catalog: SampleCatalog, environment: [String: String] = [:], isRead: Bool = true,
    executable: URL? = nil
  ) throws -> Ending {
    let process = Process()
    process.executableURL = try executable ?? Self.executable()
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: catalog.folder)
    // As in CI, so that nothing is kept in the user's cache folder.
    process.environment = ProcessInfo.processInfo.environment.merging(["CI": "true"]) { $1 }
      .merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    if !isRead { try output.fileHandleForReading.close() }
    try process.run()
    // This process must not hold the ends that it does not write to: reading would never end.
    try output.fileHandleForWriting.close()
    try errors.fileHandleForWriting.close()
    let errorReader = PipeReader(errors.fileHandleForReading)
    let answer = isRead ? PipeReader(output.fileHandleForReading).text : ""
    let messages = errorReader.text
    process.waitUntilExit()
    try #require(process.terminationReason == .exit, "ended by signal \(process.terminationStatus)")
    return Ending(status: process.terminationStatus, output: answer, errors: messages)
  }

  @Test func exitsWithItsStatus() throws {
    let catalog = try SampleCatalog()
    let yes = try run(["search", "tarjeta", "--format", "ids"], in: catalog)
    #expect((yes.status, yes.output, yes.errors) == (0, "card\n", ""))
    let no = try run(["search", "nothing"], in: catalog)
    #expect(
      (no.status, no.output, no.errors) == (
        1, "", "nothing found for 'nothing'; the nearest tags are 'chip', 'ficha', 'título'\n"
      ))
    let failure = try run(["show", "crd"], in: catalog)
    #expect((failure.status, failure.output) == (2, ""))
    #expect(failure.errors.hasPrefix("blocks show: the catalog has no block 'crd'; did you mean 'card'?\n"))
  }

  @Test func endsWithoutACrashWhenNobodyReads() throws {
    let catalog = try SampleCatalog()
    for words in [["list"], ["show", "card", "--source"], ["generate"]] {
      let ending = try run(words, in: catalog, isRead: false)
      #expect(ending.status == 0, "\(words): \(ending.errors)")
      #expect(!ending.errors.contains("cannot be written"))
    }
    #expect(try run(["generate", "--check"], in: catalog).status == 0)
  }

  @Test func writesTheSameBytesInEveryLocale() throws {
    let catalog = try SampleCatalog()
    let locales = ["C", "en_US.UTF-8", "tr_TR.UTF-8"]
    let answers = try locales.map { locale in
      let environment = ["LC_ALL": locale, "LANG": locale, "TZ": "Asia/Tokyo"]
      let words = ["generate", "--output", "\(catalog.folder)/\(locale)/docs"]
      #expect(try run(words, in: catalog, environment: environment).status == 0)
      return try ["image", "IMAGE", "TITULO", "titulo"].map {
        try run(["search", $0], in: catalog, environment: environment).output
      }
    }
    let image = "card\tCard\tiOS 18.0+\tbeginner\ttag\ten\timage\n"
    let title = "card\tCard\tiOS 18.0+\tbeginner\ttag\tes\ttítulo\n"
    #expect(answers == Array(repeating: [image, image, title, title], count: locales.count))
    let pages = try locales.map { try catalog.contents(of: "\($0)/docs") }
    #expect(pages.allSatisfy { $0 == pages[0] && $0.count == 11 })
  }

  @Test func runsWithoutStandardInput() throws {
    let ending = try runInShell(#"exec "$0" validate --strict <&-"#, in: SampleCatalog())
    #expect(ending.status == 0)
  }

  @Test func saysThatStandardOutputIsClosed() throws {
    let ending = try runInShell(#"exec "$0" list >&-"#, in: SampleCatalog())
    #expect(ending.status == 2)
    #expect(ending.errors == "blocks: standard output cannot be written: it is closed\n")
    #expect(try runInShell(#"exec "$0" validate >&- 2>&-"#, in: SampleCatalog()).status == 0)
  }

  @Test func endsWithoutAWorkingDirectory() throws {
    let ending = try runInShell(#"mkdir d && cd d && rmdir ../d && exec "$0" list"#, in: SampleCatalog())
    #expect(ending.status == 2)
    #expect(ending.errors == "blocks: the working directory cannot be told; go to a folder that exists\n")
  }

  @Test func refusesWordsThatAreNotUTF8() throws {
    let catalog = try SampleCatalog()
    let ending = try runInShell(#"exec "$0" generate --output "$(printf '\377')""#, in: catalog)
    #expect(ending.status == 2)
    #expect(ending.errors.hasPrefix("blocks: the word '\u{FFFD}' is not UTF-8; "))
    #expect(try catalog.contents().count == 5)
  }

  /// Runs a line of `sh`, in which `$0` is the program.
  func runInShell(_ line: String, in catalog: SampleCatalog) throws -> Ending {
    try run(["-c", line, Self.executable().path], in: catalog, executable: URL(fileURLWithPath: "/bin/sh"))
  }
}
