import Foundation
import Testing

@testable import BlocksCommand

/// Runs of the built program that are ended in the midst, run out of room, or get in each other's way: every file is the
/// old one or the new one, whole, and the next run leaves nothing behind.
@Suite struct InterruptedGenerateTests {
  private static let blockCount = 20

  /// A catalog of many cards whose pages say what the text says.
  private static func catalog() throws -> SampleCatalog {
    let catalog = try SampleCatalog(["chip/block.yaml": nil, "chip/Chip.swift": nil])
    let source = try catalog.text("card/Card.swift")
    for number in 0..<blockCount { try catalog.write(source, to: "b\(number)/Card.swift") }
    return catalog
  }

  private static func describe(_ text: String, in catalog: SampleCatalog) throws {
    for number in 0..<blockCount {
      try catalog.write(
        SampleCatalog.card.replacing("Shows a card.", with: "\(text) \(number)."), to: "b\(number)/block.yaml")
    }
  }

  /// The generated files of the catalog, as they are made from the text.
  private static func pages(of text: String) async throws -> [String: Data] {
    let catalog = try catalog()
    try describe(text, in: catalog)
    #expect(await catalog.run("generate").status == .yes)
    return try generated(in: catalog)
  }

  /// All that is no manifest and no source, temporary files and hidden ones among it.
  private static func generated(in catalog: SampleCatalog, _ place: String = "") throws -> [String: Data] {
    try catalog.contents(of: place).filter { path, _ in !path.hasSuffix(".yaml") && !path.hasSuffix("Card.swift") }
  }

  /// What a run that was ended may leave: nothing but files of the old and the new state, and temporary ones.
  private static func expectWhole(
    _ found: [String: Data], old: [String: Data], new: [String: Data], _ comment: Comment
  ) {
    for (path, bytes) in found where !path.hasSuffix(".tmp") {
      #expect(bytes == old[path] || bytes == new[path], "\(path) is neither old nor new, \(comment)")
    }
    #expect(Set(old.keys).isSubset(of: found.keys), "a file is gone, \(comment)")
  }

  @Test func leavesEveryFileWholeWhenItIsEndedAtAnyMoment() async throws {
    let states = [("First", try await Self.pages(of: "First")), ("Second", try await Self.pages(of: "Second"))]
    let catalog = try Self.catalog()
    try Self.describe("First", in: catalog)
    let start = ContinuousClock.now
    #expect(try BuiltProgramTests().run(["generate"], in: catalog).status == 0)
    let duration = ContinuousClock.now - start
    var random = SeededRandom(seed: 20)
    for round in 1...12 {
      let (old, new) = (states[(round + 1) % 2].1, states[round % 2].1)
      try Self.describe(states[round % 2].0, in: catalog)
      let end = [SIGKILL, SIGINT, SIGTERM][round % 3]
      try Self.run(in: catalog, endedBy: end, after: duration * Double.random(in: 0...1.1, using: &random))
      try Self.expectWhole(Self.generated(in: catalog), old: old, new: new, "round \(round)")
      let next = try BuiltProgramTests().run(["generate"], in: catalog)
      #expect(next.status == 0, "\(next.errors)")
      #expect(try Self.generated(in: catalog) == new, "round \(round)")
    }
  }

  /// Starts the program, and ends it after some time unless it has ended by itself.
  private static func run(in catalog: SampleCatalog, endedBy end: Int32, after time: Duration) throws {
    // On one thread from beginning to end, which waits for the process.
    let process = try start(in: catalog)
    usleep(UInt32(time / .microseconds(1)))
    if process.isRunning { kill(process.processIdentifier, end) }
    process.waitUntilExit()
  }

  /// Starts `generate`, which nobody reads.
  private static func start(in catalog: SampleCatalog) throws -> Process {
    let process = Process()
    process.executableURL = try BuiltProgramTests.executable()
    process.arguments = ["generate"]
    process.currentDirectoryURL = URL(fileURLWithPath: catalog.folder)
    process.environment = ProcessInfo.processInfo.environment.merging(["CI": "true"]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  @Test func leavesEveryFileWholeBeyondTheLargestSize() async throws {
    let (old, new) = (try await Self.pages(of: "First"), try await Self.pages(of: "Second"))
    let catalog = try Self.catalog()
    try Self.describe("First", in: catalog)
    #expect(try BuiltProgramTests().run(["generate"], in: catalog).status == 0)
    try Self.describe("Second", in: catalog)
    let ending = try BuiltProgramTests().runInShell(#"ulimit -f 1; exec "$0" generate"#, in: catalog)
    #expect(ending.status == 2)
    #expect(ending.errors.contains("b0/README.md: error: the file cannot be written: file too large [output]\n"))
    let left = try Self.generated(in: catalog)
    Self.expectWhole(left, old: old, new: new, "beyond the limit")
    #expect(!left.keys.contains { $0.hasSuffix(".tmp") })
    #expect(try BuiltProgramTests().run(["generate"], in: catalog).status == 0)
    #expect(try Self.generated(in: catalog) == new)
  }

  /// A small disk in memory that only one shell sees.
  private static let ownDisk = ["/usr/bin/unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]

  private static var hasOwnDisk: Bool {
    let words = ownDisk.dropFirst() + ["mount -t tmpfs -o size=64k tmpfs /mnt"]
    let process = Process()
    process.executableURL = URL(fileURLWithPath: ownDisk[0])
    process.arguments = Array(words)
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }

  @Test(.enabled(if: hasOwnDisk, "a disk can be mounted"))
  func leavesEveryFileWholeOnAFullDisk() async throws {
    let catalog = try Self.catalog()
    try Self.describe("First", in: catalog)
    try catalog.write("", to: "disk/note.txt")
    try catalog.write(SampleCatalog.card, to: "card/block.yaml")
    let line = #"""
      set -e
      exec 3>&1 1>&2
      mount -t tmpfs -o size=2m tmpfs disk
      "$0" generate --output disk >/dev/null
      for block in b*; do sed -i 's/First/Second/' $block/block.yaml; done
      dd if=/dev/zero of=disk/filler bs=4096 2>/dev/null || true
      "$0" generate --output disk && exit 9 || test $? = 2
      rm disk/filler
      cp -R disk full
      "$0" generate --output disk
      cp -R disk after
      """#
    let ending = try BuiltProgramTests().run(
      Self.ownDisk.dropFirst() + [line, BuiltProgramTests.executable().path], in: catalog,
      executable: URL(fileURLWithPath: Self.ownDisk[0]))
    #expect(ending.status == 0, "\(ending.errors)")
    #expect(ending.errors.contains("disk/b0/README.md: error: the file cannot be written: no space left on device"))
    let expected = try ["First", "Second"].map { text in
      try Self.describe(text, in: catalog)
      #expect(try BuiltProgramTests().run(["generate", "--output", text], in: catalog).status == 0)
      return try Self.generated(in: catalog, text)
    }
    let full = try Self.generated(in: catalog, "full")
    Self.expectWhole(full, old: expected[0], new: expected[1], "on a full disk")
    #expect(!full.keys.contains { $0.hasSuffix(".tmp") })
    #expect(try Self.generated(in: catalog, "after") == expected[1])
  }

  @Test func letsRunsAtOnceDoNoHarm() async throws {
    let catalog = try Self.catalog()
    let new = try await Self.pages(of: "Second")
    try Self.describe("First", in: catalog)
    #expect(try BuiltProgramTests().run(["generate"], in: catalog).status == 0)
    try Self.describe("Second", in: catalog)
    // No other work of the test comes between: a process is waited for on the thread that started it.
    let processes = try (1...4).map { _ in try Self.start(in: catalog) }
    for process in processes {
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    #expect(try Self.generated(in: catalog) == new)
  }
}

/// The same numbers in every run: SplitMix64, by Steele, Lea and Flood (2014).
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
