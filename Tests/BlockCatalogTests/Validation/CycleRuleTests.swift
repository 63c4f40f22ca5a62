import Diagnostics
import Testing
import YAML

@testable import BlockCatalog

@Suite struct CycleRuleTests {
  /// What the rule finds in blocks with these manifests.
  private func findings(_ manifests: [String: String]) -> [String] {
    let read = manifests.sorted { $0.key < $1.key }.compactMap { id, text in
      let file = SourceFile(path: "\(id)/block.yaml", text: text)
      return Document(parsing: file).root.map { Manifest(id: id, file: file, root: $0, defaultLanguage: "en") }
    }
    let info = CatalogInfo(file: SourceFile(path: "catalog.yaml", text: ""))
    return CycleRule.findings(in: Catalog(root: "", info: info, manifests: read))
      .map { "\($0.location.file.path) \($0.lines[0])" }
  }

  @Test(arguments: [
    (
      ["a": "base: b", "b": "base: a"],
      ["a/block.yaml 1:7 cycle: these blocks need each other in a circle: a -> b -> a; break it"]
    ),
    (
      ["a": "base: c", "b": "requires: [a]", "c": "requires: [x, b]"],
      ["a/block.yaml 1:7 cycle: these blocks need each other in a circle: a -> c -> b -> a; break it"]
    ),
    (
      ["a": "replacedBy: b", "b": "replacedBy: a"],
      ["a/block.yaml 1:13 cycle: these blocks replace each other in a circle: a -> b -> a; break it"]
    ),
    (
      ["a": "requires: [b]", "b": "requires: [a, c]", "c": "requires: [b]"],
      [
        "a/block.yaml 1:12 cycle: these blocks need each other in a circle: a -> b -> a; break it",
        "b/block.yaml 1:15 cycle: these blocks need each other in a circle: b -> c -> b; break it",
      ]
    ),
    (["a": "base: a"], []),
    (["a": "replacedBy: b", "b": "base: a"], []),
    (["a": "see: [b]", "b": "see: [a]"], []),
    (["a": "requires: [b, c]\nbase: b", "b": "requires: [c]", "c": "title: C"], []),
  ])
  func reportsEveryCircleOnce(manifests: [String: String], expected: [String]) {
    #expect(findings(manifests) == expected)
  }

  @Test func findsACircleOfManyBlocks() {
    let count = 5_000
    let pairs = (0..<count).map { ("b\($0 + 10_000)", "base: b\(($0 + 1) % count + 10_000)") }
    let found = findings(Dictionary(pairs, uniquingKeysWith: { first, _ in first }))
    #expect(found.count == 1)
    #expect(found.first?.contains("b10000 -> b10001 -> ") == true)
    #expect(found.first?.hasSuffix("b10019 -> … -> b10000; break it") == true)
  }
}
