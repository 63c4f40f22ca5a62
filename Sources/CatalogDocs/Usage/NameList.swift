/// Names for what a usage declares, each given out once.
struct NameList {
  private var taken: Set<String>
  /// The number to try next behind a name.
  private var next: [String: Int] = [:]
  /// What stands behind a name that cannot be had.
  private let suffix: String

  init(taken: Set<String>, suffix: String) {
    self.taken = taken
    self.suffix = suffix
  }

  /// The wanted name where it is free and needs no backticks, or else one like it.
  mutating func unique(_ wanted: String) -> String {
    var base = wanted.filter { $0.isLetter || $0.isNumber || $0 == "_" }
    if !(base.first.map { $0.isLetter || $0 == "_" } ?? false) || base == "_" { base = suffix.lowercased() }
    if SwiftText.isKeyword(base) || taken.contains(base) && !base.lowercased().hasSuffix(suffix.lowercased()) {
      base += suffix
    }
    var name = base
    var number = next[base] ?? 2
    while taken.contains(name) {
      name = "\(base)\(number)"
      number += 1
    }
    next[base] = number
    taken.insert(name)
    return name
  }
}
