import Diagnostics

/// A manifest describes parameters in the order in which callers write them.
struct ParameterOrderRule: BlockRule {
  static let rule = Rule("parameter-order", "Parameters are described in the order of the signature.")

  func findings(in block: Block, of catalog: Catalog) -> [Finding] {
    guard let described = block.manifest.parameters?.value else { return [] }
    for component in block.components {
      let expected = component.declaration.parameters.map(\.callName)
      let actual = described.filter { expected.contains($0.name.value) }
      let expectedHere = expected.filter { name in actual.contains { $0.name.value == name } }
      let misplaced = zip(actual, expectedHere).first { $0.name.value != $1 }
      guard let misplaced else { continue }
      return [
        finding(
          Self.rule,
          "'\(misplaced.0.name.value)' stands where '\(misplaced.1)' belongs; the order is \(expectedHere.joined(separator: ", "))",
          in: block, at: misplaced.0.name.range,
          notes: [.init("the signature stands here", at: block.location(of: component.declaration))])
      ]
    }
    return []
  }
}
