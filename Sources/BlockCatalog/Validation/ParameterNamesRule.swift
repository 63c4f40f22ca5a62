import Diagnostics
import SwiftAPI

/// A manifest describes exactly the parameters that its component has.
struct ParameterNamesRule: BlockRule {
  static let unknown = Rule(
    "unknown-parameter",
    "A described parameter is one of the component, by its label, or by its name where it has no label.")
  static let missing = Rule("missing-parameter", "Every parameter of the component is described.")

  func findings(in block: Block, of catalog: Catalog) -> [Finding] {
    guard let described = block.manifest.parameters, !block.components.isEmpty else { return [] }
    let names = Set(described.value.map(\.name.value))
    let actual = block.components.flatMap(\.declaration.parameters)
    let known = Set(actual.map(\.callName))
    let unknown = described.value.filter { !known.contains($0.name.value) }.map { parameter in
      unknownFinding(parameter.name, actual: actual, undescribed: known.subtracting(names), in: block)
    }
    // Whoever wrote the inner name of a parameter has described it.
    let meant = actual.filter { names.contains($0.name) }.map(\.callName)
    return unknown + missingFindings(names.union(meant), described.range, in: block)
  }

  private func unknownFinding(
    _ name: Located<String>, actual: [Parameter], undescribed: Set<String>, in block: Block
  ) -> Finding {
    let signatures = block.components.map(\.declaration)
    let notes = signatures.map { Finding.Note("the component is \($0.fullName)", at: block.location(of: $0)) }
    if let parameter = actual.first(where: { $0.name == name.value && $0.label != nil }) {
      let message =
        "'\(name.value)' is the name inside the function; callers write the label, so use '\(parameter.callName)'"
      return finding(Self.unknown, message, in: block, at: name.range, notes: notes)
    }
    let known = actual.map(\.callName)
    let hint = suggestion(for: name.value, among: undescribed.isEmpty ? known : undescribed.sorted())
    let list = known.isEmpty ? "; it has none" : hint
    return finding(
      Self.unknown, "the component has no parameter '\(name.value)'\(list)", in: block, at: name.range, notes: notes)
  }

  private func missingFindings(_ names: Set<String>, _ range: Range<Int>, in block: Block) -> [Finding] {
    var reported = names
    return block.components.map(\.declaration).flatMap { declaration in
      declaration.parameters.filter { reported.insert($0.callName).inserted }.map { parameter in
        finding(
          Self.missing, "the parameter '\(parameter.callName)' of \(declaration.fullName) is not described; add it",
          in: block, at: range.lowerBound..<range.lowerBound,
          notes: [.init("it stands here", at: block.api.map { Location($0.file, parameter.range) })])
      }
    }
  }
}
