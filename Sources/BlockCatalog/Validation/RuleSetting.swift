import Diagnostics

/// What `catalog.yaml` makes of a rule: `rules: {parameter-description: error, untranslated: off}`.
package struct RuleSetting: Sendable, Hashable {
  static let rule = Rule(
    "rule-setting", "What catalog.yaml sets under rules is a rule that exists.",
    bad: """
      # catalog.yaml
      rules: {parameter-descriptions: off}
      """,
    good: """
      # catalog.yaml
      rules: {parameter-description: off}
      """)

  /// The words that a rule can be set to.
  package enum Weight: String, Sendable, Hashable, CaseIterable {
    case off, note, warning, error

    fileprivate var severity: Severity? { Severity(rawValue: rawValue) }
  }

  package let id: Located<String>
  package let weight: Weight
}

extension CatalogInfo {
  /// The findings as `catalog.yaml` wants them weighed; those of rules that are off are left out.
  ///
  /// Some keep their weight, whatever is set: why a manifest cannot be read must not go unsaid, for then nothing is.
  package func weighed(_ findings: [Finding], except isFixed: (Finding) -> Bool = { _ in false }) -> [Finding] {
    guard !ruleSettings.isEmpty else { return findings }
    let weights = Dictionary(ruleSettings.map { ($0.id.value, $0.weight) }) { first, _ in first }
    return findings.compactMap { finding in
      guard let weight = weights[finding.rule.id], !isFixed(finding) else { return finding }
      return weight.severity.map(finding.weighing)
    }
  }

  /// What is set for rules that do not exist.
  func settingFindings(known rules: [Rule]) -> [Finding] {
    let ids = Set(rules.map(\.id))
    return ruleSettings.filter { !ids.contains($0.id.value) }.map { setting in
      let hint = ruleHint(for: setting.id.value, among: rules.map(\.id))
      return Finding(
        RuleSetting.rule, "there is no rule \(quoted(setting.id.value))\(hint)",
        at: Location(file, setting.id.range))
    }
  }
}

/// The hint behind an unknown id of a rule: the nearest one, or where all are listed.
func ruleHint(for id: String, among ids: [String]) -> String {
  let nearest = hint(for: id, among: ids)
  return nearest.isEmpty ? "; see 'blocks validate --rules'" : nearest
}
