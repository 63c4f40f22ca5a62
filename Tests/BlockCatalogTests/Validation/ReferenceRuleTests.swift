import Testing

@testable import BlockCatalog

@Suite struct ReferenceRuleTests {
  @Test(arguments: [
    ("base: trey", "12:7 base: the catalog has no block 'trey'; did you mean 'tray'?"),
    ("base: card", "12:7 base: a block cannot name itself; remove 'card'"),
    ("requires: [tray, list, tray]", "12:24 requires: 'tray' is named twice; remove one"),
    ("see: [nothing]", "12:7 see: the catalog has no block 'nothing'"),
    (
      "status: deprecated",
      "12:9 replaced-by: a deprecated block names its replacement; add 'replacedBy:' with an id"
    ),
    (
      "replacedBy: tray",
      "12:13 replaced-by: only a deprecated block has a replacement; add 'status: deprecated' or remove 'replacedBy'"
    ),
    ("{status: deprecated, replacedBy: tray, base: tray, requires: [tray], see: [list]}", ""),
  ])
  func followsReferencesToOtherBlocks(lines: String, expected: String) async {
    var sample = Sample()
    let lines = lines.hasPrefix("{") ? lines.dropFirst().dropLast().replacingOccurrences(of: ", ", with: "\n") : lines
    sample.manifest += "\n\(lines)"
    sample.otherIDs = ["tray", "list"]
    let found = await sample.findings().first ?? ""
    #expect(found == expected)
  }
}
