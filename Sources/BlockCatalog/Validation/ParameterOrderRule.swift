import Diagnostics

/// A manifest describes parameters in the order in which callers write them.
struct ParameterOrderRule: BlockRule {
  static let rule = Rule(
    "parameter-order", "Parameters are described in the order of the signature.",
    bad: """
      # func card(title: String, size: CGFloat = 24) -> some View
      parameters:
        size: The width
        title: The first line
      """,
    good: """
      # func card(title: String, size: CGFloat = 24) -> some View
      parameters:
        title: The first line
        size: The width
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: Catalog) -> [Finding] {
    guard let described = block.manifest.parameters?.value else { return [] }
    for component in block.components {
      let expected = component.declaration.parameters.map(\.callName)
      let known = Set(expected)
      let actual = described.filter { known.contains($0.name.value) }
      let written = Set(actual.map(\.name.value))
      let expectedHere = expected.filter(written.contains)
      let misplaced = zip(actual, expectedHere).first { $0.name.value != $1 }
      guard let misplaced else { continue }
      return [
        finding(
          Self.rule,
          "\(quoted(misplaced.0.name.value)) stands where \(quoted(misplaced.1)) belongs; the order is \(listed(expectedHere))",
          in: block, at: misplaced.0.name.range,
          notes: [.init("the signature stands here", at: block.location(of: component.declaration))])
      ]
    }
    return []
  }
}
