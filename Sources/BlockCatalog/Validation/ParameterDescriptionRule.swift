import Diagnostics

/// Every parameter is described somewhere: in the manifest, or in the source's doc comment.
struct ParameterDescriptionRule: BlockRule {
  static let rule = Rule(
    "parameter-description", "Every parameter is described in the manifest or in the doc comment of the source.",
    severity: .warning)

  func findings(in block: Block, of catalog: Catalog) -> [Finding] {
    (block.manifest.parameters?.value ?? []).compactMap { described in
      let parameters = block.components.flatMap(\.parameters).filter { $0.parameter.callName == described.name.value }
      guard !parameters.isEmpty, parameters.allSatisfy(\.description.entries.isEmpty) else { return nil }
      return finding(
        Self.rule, "'\(described.name.value)' has no description; write one here or in the source's doc comment",
        in: block, at: described.name.range)
    }
  }
}
