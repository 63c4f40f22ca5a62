import Testing

@testable import BlockCatalog

@Suite struct IDRuleTests {
  @Test(arguments: [
    ("Card", "card"), ("bottomSheet", "bottom-sheet"), ("3D card", "3d-card"), ("a--b", "a-b"), ("_", ""),
  ])
  func wantsKebabCaseIDs(id: String, proposal: String) async {
    var sample = Sample()
    sample.id = id
    let mend = proposal.isEmpty ? "" : ", such as '\(proposal)'"
    let found = await sample.findings()
    #expect(
      found == [
        "id: the folder '\(id)' is no id; rename it to lower-case letters, digits and single hyphens\(mend)"
      ])
  }
}
