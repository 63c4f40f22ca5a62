import Diagnostics
import SwiftAPI

/// A default that a manifest states is the source's, token by token; white space inside a string counts.
struct ParameterDefaultRule: BlockRule {
  static let rule = Rule(
    "parameter-default", "A stated default is the one of the source.",
    bad: """
      # func card(title: String, size: CGFloat = 24) -> some View
      parameters:
        title: The first line
        size: {description: The width, default: 16}
      """,
    good: """
      # func card(title: String, size: CGFloat = 24) -> some View
      parameters:
        title: The first line
        size: {description: The width, default: 24}
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    let declared = block.declaredParameters
    var text = ManifestText(block.manifest)
    return (block.manifest.parameters?.value ?? []).compactMap { described in
      let parameters = declared[described.name.value] ?? []
      guard let stated = described.defaultValue, let first = parameters.first,
        !parameters.contains(where: { $0.defaultValue.map { SwiftTokens.areEqual($0, stated.value) } ?? false })
      else { return nil }
      let actual = parameters.lazy.compactMap(\.defaultValue).first
      let fixes: [Fix] =
        switch Set(parameters.compactMap(\.defaultValue)).count {
        case 0:
          text.removingEntry(
            "default", ofMappingAt: ["parameters", described.name.value], "remove the default \(quoted(stated.value))")
        case 1: text.replacing(stated, with: actual ?? "")
        default: []
        }
      return finding(
        Self.rule, message(described.name.value, stated: stated.value, actual: actual), in: block, at: stated.range,
        notes: [.init("the parameter stands here", at: block.api.map { Location($0.file, first.range) })],
        fixes: fixes)
    }
  }

  private func message(_ name: String, stated: String, actual: String?) -> String {
    guard let actual else { return "\(quoted(name)) has no default in the source; remove \(quoted(stated))" }
    if actual == "\"\(stated)\"" {
      return
        "the default of \(quoted(name)) is a Swift string, and YAML took its quotes away; write \(quoted("\"\(stated)\""))"
    }
    return "the default of \(quoted(name)) is \(quoted(actual)), not \(quoted(stated))"
  }
}
