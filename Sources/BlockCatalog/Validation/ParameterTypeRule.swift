import Diagnostics
import SwiftAPI

/// A type that a manifest states is the source's, token by token.
///
/// White space counts for nothing; attributes of the parameter itself, such as `@ViewBuilder`, may be written or left
/// out, those of the type, such as `@escaping`, belong to it.
struct ParameterTypeRule: BlockRule {
  static let rule = Rule(
    "parameter-type", "A stated type is the one of the source.",
    bad: """
      # func card(title: String, size: CGFloat = 24) -> some View
      parameters:
        title: {description: The first line, type: Text}
        size: The width
      """,
    good: """
      # func card(title: String, size: CGFloat = 24) -> some View
      parameters:
        title: {description: The first line, type: String}
        size: The width
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    let declared = block.declaredParameters
    var text = ManifestText(block.manifest)
    return (block.manifest.parameters?.value ?? []).compactMap { described in
      guard let stated = described.type else { return nil }
      let parameters = (declared[described.name.value] ?? []).filter { $0.type != nil }
      guard let first = parameters.first, !parameters.contains(where: { $0.hasType(stated.value) }) else { return nil }
      let isOne = Set(parameters.map(\.type)).count == 1
      return finding(
        Self.rule,
        "the type of \(quoted(described.name.value)) is \(quoted(first.type ?? "")), not \(quoted(stated.value))",
        in: block, at: stated.range,
        notes: [.init("the parameter stands here", at: block.api.map { Location($0.file, first.range) })],
        fixes: isOne ? text.replacing(stated, with: first.type ?? "") : [])
    }
  }
}

extension Parameter {
  fileprivate func hasType(_ text: String) -> Bool {
    guard var type else { return false }
    // Both `Int` and `Int...` say what a parameter takes that takes several.
    if isVariadic, text.hasSuffix("...") { type += "..." }
    return SwiftTokens.areEqual(type, text) || SwiftTokens.areEqual((attributes + [type]).joined(separator: " "), text)
  }
}

extension Block {
  /// The parameters of all components by their names.
  var declaredParameters: [String: [Parameter]] {
    Dictionary(grouping: components.flatMap(\.declaration.parameters), by: \.callName)
  }
}
