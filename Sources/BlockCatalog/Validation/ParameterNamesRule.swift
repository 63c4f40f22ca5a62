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
    let undescribed = known.subtracting(names).sorted()
    let unknown = described.value.map(\.name).filter { !known.contains($0.value) }
    // A misspelled name, or the inner name for the label, is one mistake, not two.
    let misspelled = unknown.compactMap { nearestWord(to: $0.value, among: undescribed) }
    let meant = actual.filter { names.contains($0.name) }.map(\.callName)
    return unknown.map { unknownFinding($0, actual: actual, undescribed: undescribed, in: block) }
      + missingFindings(names.union(misspelled).union(meant), described.range, in: block)
  }

  private func unknownFinding(
    _ name: Located<String>, actual: [Parameter], undescribed: [String], in block: Block
  ) -> Finding {
    if let parameter = actual.first(where: { $0.name == name.value && $0.label != nil }) {
      return finding(
        Self.unknown,
        "'\(name.value)' is the name inside the function; callers write the label, so use '\(parameter.callName)'",
        in: block, at: name.range, notes: [note(parameter, in: block)])
    }
    let known = undescribed.isEmpty ? actual.map(\.callName) : undescribed
    if let near = nearestWord(to: name.value, among: known),
      let parameter = actual.first(where: { $0.callName == near })
    {
      return finding(
        Self.unknown, "the component has no parameter '\(name.value)'; did you mean '\(near)'?", in: block,
        at: name.range, notes: [note(parameter, in: block)])
    }
    return finding(
      Self.unknown, "the component has no parameter '\(name.value)'\(known.isEmpty ? "; it has none" : "")", in: block,
      at: name.range,
      notes: block.components.map(\.declaration).map { declaration in
        .init("the component is \(declaration.fullName)", at: block.location(of: declaration))
      })
  }

  private func note(_ parameter: Parameter, in block: Block) -> Finding.Note {
    .init("'\(parameter.callName)' stands here", at: block.api.map { Location($0.file, parameter.range) })
  }

  private func missingFindings(_ names: Set<String>, _ range: Range<Int>, in block: Block) -> [Finding] {
    var reported = names
    return block.components.map(\.declaration).flatMap { declaration in
      declaration.parameters.filter { reported.insert($0.callName).inserted }.map { parameter in
        finding(
          Self.missing, "the parameter '\(parameter.callName)' of \(declaration.fullName) is not described; add it",
          in: block, at: range.lowerBound..<range.lowerBound,
          notes: [note(parameter, in: block)])
      }
    }
  }
}
