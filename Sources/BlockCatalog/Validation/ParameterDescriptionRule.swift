import Diagnostics

/// Every parameter is described somewhere: in the manifest, or in the source's doc comment.
struct ParameterDescriptionRule: BlockRule {
  static let rule = Rule(
    "parameter-description", "Every parameter is described in the manifest or in the doc comment of the source.",
    severity: .warning,
    bad: """
      parameters:
        title:
        size: The width
      """,
    good: """
      parameters:
        title: The first line
        size: The width
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    let known = Dictionary(grouping: block.components.flatMap(\.parameters), by: \.parameter.callName)
    return (block.manifest.parameters?.value ?? []).compactMap { described in
      guard let parameters = known[described.name.value], parameters.allSatisfy(\.description.entries.isEmpty) else {
        return nil
      }
      return finding(
        Self.rule, "\(quoted(described.name.value)) has no description; write one here or in the source's doc comment",
        in: block, at: described.name.range)
    }
  }
}
