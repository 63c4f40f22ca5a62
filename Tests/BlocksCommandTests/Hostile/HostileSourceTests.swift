import Foundation
import Testing

@testable import BlocksCommand

/// No Swift source makes the program hang, swell or fall over: it ends with a finding.
@Suite struct HostileSourceTests {
  @Test(arguments: nesting + texts)
  func endsWithAFinding(source: Hostile) throws {
    let catalog = try SampleCatalog()
    try catalog.write(source.bytes, to: "card/Card.swift")
    let run = try BoundedRun("validate", in: catalog)
    #expect(run.status == 1)
    // What a fast machine reads may take the parser too long on a busy one.
    let isFound = [source.rule, "swift-length"].contains { run.output.contains("[\($0)]") }
    #expect(isFound, "\(run.output.prefix(500))")
    #expect(run.output.utf8.count < 100_000)
  }

  private static let nesting = [
    Hostile("deep parentheses", Hostile.filled("("), "swift-nesting"),
    Hostile("deep braces", Hostile.filled("{"), "swift-nesting"),
    Hostile("deep arrays", Hostile.filled("[", after: "let a = "), "swift-nesting"),
    Hostile("arrays where a type may stand", "var a" + String(repeating: "[", count: 40), "swift-nesting"),
    Hostile("deep types", Hostile.filled("A<", after: "let a: "), "swift-nesting"),
    Hostile("deep function types", Hostile.filled("() -> ", after: "let a: "), "swift-nesting"),
    Hostile("deep declarations", Hostile.filled("struct A { "), "swift-nesting"),
    Hostile("deep conditions", Hostile.filled("#if A\n"), "swift-nesting"),
    Hostile("many branches", Hostile.filled("#elseif A\n", after: "#if A\n"), "swift-nesting"),
    Hostile("deep interpolations", Hostile.filled("\"\\("), "swift-nesting"),
    Hostile("leading words", Hostile.filled("await "), "swift-nesting"),
  ]

  private static let texts = [
    Hostile("one byte too many", String(repeating: "\n", count: 1 << 20 + 1), "readable-file"),
    Hostile("a byte that is no UTF-8", Array("func card() {} // ".utf8) + [0xC3], "swift-encoding"),
    Hostile("a surrogate", Array("let a = \"".utf8) + [0xED, 0xA0, 0x80, 0x22], "swift-encoding"),
    Hostile("nothing", "", "source"),
    Hostile("a long word", Hostile.filled("a"), "component"),
    Hostile("a long comment", Hostile.filled("a", after: "/*"), "swift-syntax"),
    Hostile("a chain", "let a = b\(String(repeating: ".a", count: 70_000))(", "swift-syntax"),
    Hostile("a long chain", Hostile.filled(".a", after: "let a = b"), "swift-length"),
    Hostile("closing brackets", String(repeating: ")", count: 149_000), "swift-syntax"),
    Hostile("separators", String(repeating: ";", count: 149_000), "swift-syntax"),
    Hostile("calls", String(repeating: "a()", count: 49_000), "swift-syntax"),
    Hostile("calls in a type", "struct A { " + String(repeating: "a()", count: 49_000), "swift-length"),
    Hostile("closures", String(repeating: "{}", count: 74_000), "swift-syntax"),
    Hostile("a NUL", "func card() {}\0", "invisible-characters"),
    Hostile("nothing but NULs", Hostile.filled("\0"), "invisible-characters"),
    Hostile("text that runs backwards", "let a = \"\u{202E}\"", "invisible-characters"),
  ]
}
