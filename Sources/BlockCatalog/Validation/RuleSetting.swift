import Diagnostics

/// What `catalog.yaml` makes of a rule: `rules: {parameter-description: error, untranslated: off}`.
package struct RuleSetting: Sendable, Hashable {
  static let rule = Rule(
    "rule-setting", "What catalog.yaml sets under rules is a rule that exists and can be set.",
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
  /// Binding ones keep their weight, whatever is set.
  package func weighed(_ findings: [Finding]) -> [Finding] {
    guard !ruleSettings.isEmpty else { return findings }
    let weights = Dictionary(ruleSettings.map { ($0.id.value, $0.weight) }) { first, _ in first }
    return findings.compactMap { finding in
      guard let weight = weights[finding.rule.id], !finding.isBinding else { return finding }
      return weight.severity.map(finding.weighing)
    }
  }

  /// What is set for rules that do not exist, or that nothing can be set for.
  func settingFindings(known rules: [Rule]) -> [Finding] {
    let isBinding = Dictionary(rules.map { ($0.id, $0.isBinding) }, uniquingKeysWith: { first, _ in first })
    var suggestions = Suggestions()
    return ruleSettings.compactMap { setting in
      let id = setting.id.value
      let message: String
      switch isBinding[id] {
      case false: return nil
      case true: message = "\(quoted(id)) cannot be set: nothing can be made of what breaks this rule; remove it"
      case nil: message = "there is no rule \(quoted(id))\(suggestions.next(forRule: id, among: rules))"
      }
      return Finding(RuleSetting.rule, message, at: Location(file, setting.id.range))
    }
  }
}
