import Foundation
import Testing

@testable import BlocksCommand

/// No manifest makes the program hang, swell or fall over: it ends with a finding.
@Suite struct HostileManifestTests {
  @Test(arguments: syntax + sizes + characters)
  func endsWithAFinding(manifest: Hostile) throws {
    let catalog = try SampleCatalog()
    try catalog.write(manifest.bytes, to: "card/block.yaml")
    let run = try BoundedRun("validate", in: catalog)
    #expect(run.status == 1)
    #expect(run.output.contains("[\(manifest.rule)]"), "\(run.output.prefix(500))")
    #expect(run.output.contains("card/block.yaml"))
    #expect(run.output.utf8.count < 100_000)
  }

  @Test(arguments: syntax.prefix(6) + characters.prefix(6))
  func aCatalogFileEndsWithAFinding(file: Hostile) throws {
    let catalog = try SampleCatalog()
    try catalog.write(file.bytes, to: "catalog.yaml")
    #expect(try BoundedRun("list", in: catalog).status == 2)
    #expect(try BoundedRun("validate", in: catalog).status == 2)
  }

  /// Each level holds the one before nine times.
  private static let bomb =
    "x0: &x0 [a, a, a, a, a, a, a, a, a]\n"
    + (1...9).map { level in
      "x\(level): &x\(level) [\(Array(repeating: "*x\(level - 1)", count: 9).joined(separator: ", "))]\n"
    }.joined() + "tags: {en: *x9}\n"

  private static let syntax = [
    Hostile("an alias bomb", bomb, "yaml-limits"),
    Hostile("deep lists", Hostile.filled("["), "yaml-limits"),
    Hostile("deep mappings", Hostile.filled("{a: "), "yaml-limits"),
    Hostile("deep blocks", (0..<1_400).map { String(repeating: " ", count: $0) + "k:\n" }.joined(), "yaml-limits"),
    Hostile("deep dashes", Hostile.filled("- "), "yaml-limits"),
    Hostile("deep keys", Hostile.filled("? "), "yaml-limits"),
    Hostile("an alias within its anchor", SampleCatalog.card + "see: &a [*a]\n", "yaml-alias"),
    Hostile("aliases without anchors", "see: [" + String(repeating: "*a,", count: 9_000) + "]\n", "yaml-alias"),
    Hostile("tags without texts", Hostile.filled("!!str "), "yaml-empty-value"),
    Hostile("many documents", Hostile.filled("---\n"), "yaml-single-document"),
    Hostile("directives", Hostile.filled("%A b\n"), "yaml-syntax"),
    Hostile("an open quote", Hostile.filled("x", after: "a: \""), "yaml-syntax"),
    Hostile("colons", Hostile.filled(": "), "yaml-syntax"),
    Hostile("tabs", Hostile.filled("\t"), "yaml-syntax"),
  ]

  private static let sizes = [
    Hostile("one byte too many", String(repeating: "a", count: 1 << 20 + 1), "readable-file"),
    Hostile("100,000 keys", (1...100_000).map { "k\($0):\n" }.joined(), "yaml-limits"),
    Hostile("one key again and again", String(repeating: "a: b\n", count: 4_900), "yaml-duplicate-key"),
    Hostile("as many keys as may be", (1...4_900).map { "k\($0): v\n" }.joined(), "unknown-key"),
    Hostile("a long key", Hostile.filled("k", after: "? ", until: "\n: v\n"), "unknown-key"),
    Hostile("a long text", Hostile.filled("x", after: "title: "), "missing-key"),
    Hostile("long text of marks", Hostile.filled("\u{301}", after: "title: '", until: "'\n"), "missing-key"),
    Hostile(
      "many silences", Hostile.filled("# blocks: silence a\n", until: SampleCatalog.card + "titel: A\n"),
      "unused-silence"),
    Hostile("nothing but comments", Hostile.filled("#\n"), "yaml-empty"),
    Hostile("nothing but line ends", Hostile.filled("\r"), "yaml-empty"),
    Hostile("nothing", "", "yaml-empty"),
  ]

  private static let characters = [
    Hostile("a NUL", "title: a\0b\n", "yaml-encoding"),
    Hostile("nothing but NULs", Hostile.filled("\0"), "yaml-encoding"),
    Hostile("a surrogate", Array("title: ".utf8) + [0xED, 0xA0, 0x80], "yaml-encoding"),
    Hostile("bytes that are nothing", Array(repeating: 0xFF, count: 1 << 20), "yaml-encoding"),
    Hostile("UTF-16", Array("title".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }), "yaml-encoding"),
    Hostile("an escaped surrogate", "title: \"\\ud800\"\n", "yaml-syntax"),
    Hostile("an escaped pair of surrogates", "title: \"\\ud83d\\ude00\"\n", "yaml-syntax"),
    Hostile("an escaped NUL", SampleCatalog.card + "see: \"a\\0b\"\n", "invisible-characters"),
    Hostile("escapes of a terminal", SampleCatalog.card + "source: \"\\e[31m.swift\"\n", "invisible-characters"),
    Hostile("text that runs backwards", SampleCatalog.card + "see: \"\u{202E}a\"\n", "invisible-characters"),
  ]
}

/// A good manifest with one byte broken is never taken for a good one.
@Suite struct BrokenByteTests {
  @Test(arguments: [0xFF, 0xC0, 0x00, 0xED] as [UInt8])
  func everyBrokenByteIsFound(byte: UInt8) async throws {
    let catalog = try SampleCatalog()
    let good = Array(SampleCatalog.card.utf8)
    for offset in stride(from: 0, to: good.count, by: max(1, good.count / 200)) {
      var broken = good
      broken[offset] = byte
      try catalog.write(broken, to: "card/block.yaml")
      let answer = await catalog.run("validate", "card")
      #expect(answer.status == .no, "0x\(String(byte, radix: 16)) at \(offset): \(answer.output)")
      #expect(answer.output.hasPrefix("card/block.yaml:"), "\(answer.output)")
    }
  }
}

extension SampleCatalog {
  func write(_ bytes: [UInt8], to path: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/\(path)"))
  }
}
