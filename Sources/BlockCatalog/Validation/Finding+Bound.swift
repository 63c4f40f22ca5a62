import Diagnostics

extension [Finding] {
  /// More findings of one rule in one file than these say nothing new.
  static var boundOfOneRule: Int { 100 }

  /// The findings, sorted; of those of one rule in one file the first hundred, then one that says how many more.
  func sortedAndBounded() -> [Finding] {
    let all = sorted()
    guard count > Self.boundOfOneRule else { return all }
    let groups = Dictionary(grouping: all) { RuleInFile(path: $0.location.file.path, rule: $0.rule.id) }
    guard groups.values.contains(where: { $0.count > Self.boundOfOneRule }) else { return all }
    return groups.values.flatMap { group in
      let rest = group.dropFirst(Self.boundOfOneRule)
      return Array(group.prefix(Self.boundOfOneRule)) + Self.summary(of: rest)
    }.sorted()
  }

  /// One finding for many; as severe as the worst of them, so that none is lost on who counts errors.
  private static func summary(of rest: ArraySlice<Finding>) -> [Finding] {
    guard let first = rest.first else { return [] }
    return [
      Finding(
        first.rule, "\(rest.count) more of this rule in this file \(rest.count == 1 ? "is" : "are") not listed",
        at: first.location, severity: rest.map(\.severity).max(), isBinding: rest.contains(where: \.isBinding))
    ]
  }
}

/// What findings are counted by.
private struct RuleInFile: Hashable {
  let path: String
  let rule: String
}
