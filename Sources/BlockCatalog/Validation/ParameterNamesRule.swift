import Diagnostics
import SwiftAPI

/// A manifest describes exactly the parameters that its component has.
struct ParameterNamesRule: BlockRule {
  static let unknown = Rule(
    "unknown-parameter",
    "A described parameter is one of the component, by its label, or by its name where it has no label.",
    bad: """
      # func card(title: String, size: CGFloat = 24) -> some View
      parameters:
        titel: The first line
        size: The width
      """,
    good: """
      # func card(title: String, size: CGFloat = 24) -> some View
      parameters:
        title: The first line
        size: The width
      """)
  static let missing = Rule(
    "missing-parameter", "Every parameter of the component is described.",
    bad: """
      # func card(title: String, size: CGFloat = 24) -> some View
      parameters:
        title: The first line
      """,
    good: """
      # func card(title: String, size: CGFloat = 24) -> some View
      parameters:
        title: The first line
        size: The width
      """)

  static let rules = [unknown, missing]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    guard let described = block.manifest.parameters, !block.components.isEmpty else { return [] }
    let names = Set(described.value.map(\.name.value))
    let actual = block.components.flatMap(\.declaration.parameters)
    let known = Dictionary(actual.map { ($0.callName, $0) }, uniquingKeysWith: { first, _ in first })
    let undescribed = Set(known.keys).subtracting(names).sorted()
    let unknown = described.value.map(\.name).filter { known[$0.value] == nil }
    // A misspelled name, or the inner name for the label, is one mistake, not two.
    let candidates = undescribed.isEmpty ? actual.map(\.callName) : undescribed
    let near = nearest(unknown.map(\.value), among: candidates)
    let meant = actual.filter { names.contains($0.name) }.map(\.callName)
    let labeled = Dictionary(grouping: actual.filter { $0.label != nil }, by: \.name)
    let inner = labeled.compactMapValues(\.first)
    let intended = unknown.map { inner[$0.value]?.callName ?? near[$0.value] }
    let intentions = Dictionary(grouping: intended, by: \.self)
    var text = ManifestText(block.manifest)
    let unknownFindings = zip(unknown, intended).map { name, intention in
      // Of two that would take the same place, neither is plainly meant; nor is one of two that are as near.
      let isMeant =
        intention.map { intention in
          !names.contains(intention) && intentions[intention]?.count == 1
            && (labeled[name.value].map { Set($0.map(\.callName)).count == 1 }
              ?? isOnlyNearest(intention, to: name.value, among: candidates))
        } ?? false
      let fixes = isMeant ? text.replacing(name, with: intention ?? "") : []
      if let parameter = inner[name.value] {
        return unknownFinding(name, innerNameOf: parameter, fixes, in: block)
      }
      return unknownFinding(name, near: near[name.value].flatMap { known[$0] }, fixes, in: block)
    }
    let missing = block.components.missingParameters(besides: names.union(near.values).union(meant))
    // The order of the signature tells a place for a new name once the others are right.
    let areNamesRight = unknownFindings.allSatisfy(\.fixes.isEmpty)
    let stubs = areNamesRight ? text.stubs(for: missing.flatMap(\.parameters), of: block) : [:]
    return unknownFindings + missingFindings(missing, described.range, stubs, in: block)
  }

  /// What unknown names were probably meant to be; of very many, the first are looked up among the first.
  private func nearest(_ unknown: [String], among known: [String]) -> [String: String] {
    let candidates = known.prefix(1000)
    let pairs = unknown.prefix([Finding].boundOfOneRule).compactMap { name in
      nearestWord(to: name, among: candidates).map { (name, $0) }
    }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  private func unknownFinding(
    _ name: Located<String>, innerNameOf parameter: Parameter, _ fixes: [Fix], in block: Block
  ) -> Finding {
    finding(
      Self.unknown,
      "\(quoted(name.value)) is the name inside the function; callers write the label, so use \(quoted(parameter.callName))",
      in: block, at: name.range, notes: [note(parameter, in: block)], fixes: fixes)
  }

  private func unknownFinding(
    _ name: Located<String>, near parameter: Parameter?, _ fixes: [Fix], in block: Block
  ) -> Finding {
    let message = "the component has no parameter \(quoted(name.value))"
    if let parameter {
      return finding(
        Self.unknown, "\(message); did you mean \(quoted(parameter.callName))?", in: block, at: name.range,
        notes: [note(parameter, in: block)], fixes: fixes)
    }
    let declarations = block.components.map(\.declaration)
    let hasNone = declarations.allSatisfy(\.parameters.isEmpty)
    return finding(
      Self.unknown, hasNone ? "\(message); it has none" : message, in: block, at: name.range,
      notes: declarations.prefix(5).map { declaration in
        .init("the component is \(declaration.shownName)", at: block.location(of: declaration))
      })
  }

  private func note(_ parameter: Parameter, in block: Block) -> Finding.Note {
    .init("\(quoted(parameter.callName)) stands here", at: block.api.map { Location($0.file, parameter.range) })
  }

  private func missingFindings(
    _ missing: [Component], _ range: Range<Int>, _ stubs: [String: Fix], in block: Block
  ) -> [Finding] {
    missing.flatMap { component in
      // The name is as long as there are parameters: it is made once.
      let shownName = component.declaration.shownName
      return component.parameters.map(\.parameter).map { parameter in
        finding(
          Self.missing, "the parameter \(quoted(parameter.callName)) of \(shownName) is not described; add it",
          in: block, at: range.lowerBound..<range.lowerBound, notes: [note(parameter, in: block)],
          fixes: stubs[parameter.callName].map { [$0] } ?? [])
      }
    }
  }
}

extension [Component] {
  /// The components that have parameters beyond the named ones, each with those alone; every parameter once.
  fileprivate func missingParameters(besides names: Set<String>) -> [Component] {
    var reported = names
    return compactMap { component in
      let missing = component.parameters.filter { reported.insert($0.parameter.callName).inserted }
      return missing.isEmpty ? nil : Component(declaration: component.declaration, parameters: missing)
    }
  }
}
