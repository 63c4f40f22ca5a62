import Diagnostics
import Testing

@testable import BlockCatalog

/// Inputs so large that work for each pair of things in them would never end.
@Suite struct ManyFindingsTests {
  @Test func boundsTheFindingsOfOneRule() async {
    let names = (0..<20_000).map { "p\($0)" }
    let source = "extension View { func card(\(names.map { "\($0): Int" }.joined(separator: ", "))) {} }"
    let sample = Sample.parameters("{}", source: source)
    let found = await sample.findings()
    let missing = found.filter { $0.contains(" missing-parameter: ") }
    #expect(missing.count == 101)
    #expect(missing.contains("9:13 missing-parameter: 19900 more of this rule in this file are not listed"))
    #expect(missing.allSatisfy { $0.utf8.count < 400 })
  }

  @Test func looksAtManyDescribedParameters() async {
    let names = (0..<500).map { "parameter\($0)" }
    let source = "extension View { func card(\(names.map { "\($0): Int = 1" }.joined(separator: ", "))) {} }"
    let described = names.reversed().map { "\($0)x: {description: a, type: Bool}" }.joined(separator: ", ")
    let found = await Sample.parameters("{\(described)}", source: source).findings()
    #expect(found.contains { $0.hasSuffix("400 more of this rule in this file are not listed") })
  }

  @Test func looksAtManyOverloads() async {
    let source =
      "extension View {\n" + (0..<2_000).map { "func card(p\($0): Int) {}" }.joined(separator: "\n") + "\n}"
    let components = (0..<1_000).map { "'card(p\($0):)'" }.joined(separator: ", ")
    let block = Sample.parameters("{}", component: "[\(components)]", source: source).block
    #expect(block?.components.count == 1_000)
    let unknown = components.replacing("(p", with: "(q")
    let found = await Sample.parameters("{}", component: "[\(unknown)]", source: source).findings()
    #expect(found.contains { $0.hasSuffix("component: 900 more of this rule in this file are not listed") })
  }

  @Test func looksAtManyTags() async {
    let tags = (0..<9_000).map { _ in "card" }.joined(separator: ", ")
    let found = await Sample.manifest("{en: [card], es: [tarjeta]}", "{en: [\(tags)], es: [t]}").findings()
    #expect(found.contains("8:619 tags: 8899 more of this rule in this file are not listed"))
  }

  @Test func looksAtManyReferences() async {
    var sample = Sample()
    sample.otherIDs = (0..<2_000).map { "block-\($0)" }
    sample.manifest += "\nsee: [\((0..<8_000).map { "block-\($0 % 4_000)" }.joined(separator: ", "))]"
    let found = await sample.findings()
    #expect(found.contains { $0.hasSuffix("more of this rule in this file are not listed") })
  }

  @Test func keepsTheWorstSeverityOfWhatItLeavesOut() {
    let rule = Rule("some-rule", "A rule.")
    let file = SourceFile(path: "a", text: "")
    let findings = (0..<102).map { index in
      Finding(rule, "m", at: Location(file, index..<index), severity: index == 101 ? .error : .warning)
    }
    let bounded = findings.sortedAndBounded()
    #expect(bounded.count == 101)
    #expect(bounded.last?.severity == .error)
    #expect(bounded.last?.message == "2 more of this rule in this file are not listed")
    #expect([Finding](findings.prefix(100)).sortedAndBounded().count == 100)
  }
}
