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

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
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
          notes: [.init("the signature stands here", at: block.location(of: component.declaration))],
          fixes: fixes(for: described.map(\.name.value), in: block))
      ]
    }
    return []
  }

  private func fixes(for names: [String], in block: Block) -> [Fix] {
    guard let sorted = SignatureOrder(block.components).sorted(names), sorted != names else { return [] }
    var text = ManifestText(block.manifest)
    let places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    return text.reordering(
      sorted.compactMap { places[$0] }, ofMappingAt: ["parameters"], summary(from: names, to: sorted))
  }

  /// Names the one parameter that moves, or all where it takes more.
  private func summary(from names: [String], to sorted: [String]) -> String {
    let start = zip(names, sorted).prefix { $0 == $1 }.count
    let end = names.count - zip(names.reversed(), sorted.reversed()).prefix { $0 == $1 }.count
    let (old, new) = (names[start..<end], sorted[start..<end])
    guard let first = old.first, let last = old.last else { return "order the parameters" }
    if old.dropFirst().elementsEqual(new.dropLast()) { return "put \(quoted(first)) behind \(quoted(last))" }
    if old.dropLast().elementsEqual(new.dropFirst()) { return "put \(quoted(last)) before \(quoted(first))" }
    return "order the parameters: \(listed(sorted))"
  }
}
