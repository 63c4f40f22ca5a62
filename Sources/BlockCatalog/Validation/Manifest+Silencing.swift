import Diagnostics

extension Manifest {
  /// The findings of a block without those that its manifest silences, and a warning for each silence of nothing.
  func silenced(_ findings: [Finding], known rules: [Rule]) -> [Finding] {
    guard !silences.isEmpty else { return findings }
    let places = SilencePlaces(silences)
    let lines = LineTable(file)
    var (used, futile): (Set<Int>, Set<Int>) = ([], [])
    var left: [Finding] = []
    for finding in findings {
      let isHere = finding.location.file.path == file.path
      let line = isHere ? finding.location.range.map { lines.position(at: $0.lowerBound).line } : nil
      let silencing = places.silences(of: finding.rule.id, in: line)
      if silencing.isEmpty || finding.isBinding { left.append(finding) }
      if finding.isBinding { futile.formUnion(silencing) } else { used.formUnion(silencing) }
    }
    return left + unusedFindings(besides: used, futile, known: rules)
  }

  /// A warning for each silence that is not used; `futile` are those of findings that nobody can silence.
  private func unusedFindings(besides used: Set<Int>, _ futile: Set<Int>, known rules: [Rule]) -> [Finding] {
    let isBinding = Dictionary(rules.map { ($0.id, $0.isBinding) }, uniquingKeysWith: { first, _ in first })
    var suggestions = Suggestions()
    return silences.indices.filter { !used.contains($0) }.map { index in
      let id = silences[index].rule.value
      let message =
        switch isBinding[id] {
        case false where futile.contains(index):
          "a required key hangs on this finding of '\(id)', which cannot be silenced; mend it and remove the comment"
        case false: "this silences no finding of '\(id)'; remove the comment"
        case true: "\(quoted(id)) cannot be silenced: nothing can be made of what breaks this rule; remove the comment"
        case nil: "there is no rule \(quoted(id)) to silence\(suggestions.next(forRule: id, among: rules))"
        }
      return Finding(Silence.unused, message, at: Location(file, silences[index].rule.range))
    }
  }
}

/// The silences of a manifest by what they cover, as there may be many of them and many findings.
private struct SilencePlaces {
  private struct Place: Hashable {
    let rule: String
    /// `nil` for what stands in no line of the manifest.
    let line: Int?
  }

  private var indices: [Place: [Int]] = [:]

  init(_ silences: [Silence]) {
    for (index, silence) in silences.enumerated() {
      let rule = silence.rule.value
      indices[Place(rule: rule, line: silence.line), default: []].append(index)
      if silence.coversSource { indices[Place(rule: rule, line: nil), default: []].append(index) }
    }
  }

  /// The places in the list of those that cover a rule's finding in a line.
  func silences(of rule: String, in line: Int?) -> [Int] { indices[Place(rule: rule, line: line)] ?? [] }
}
