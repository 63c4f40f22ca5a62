import Diagnostics

/// The suggestions of one rule in one file: as many words as have findings are looked up, for nobody reads on.
struct Suggestions {
  private var count = 0

  /// The suggestion for a further word, as `suggestion(for:among:)` gives it; nothing beyond the bound.
  mutating func next(for word: String, among candidates: some Sequence<String>) -> String {
    count += 1
    return count <= [Finding].boundOfOneRule ? suggestion(for: word, among: candidates) : ""
  }

  /// The suggestion for a further unknown id of a rule: the nearest one, or where all are listed.
  mutating func next(forRule id: String, among rules: [Rule]) -> String {
    let nearest = next(for: id, among: rules.lazy.map(\.id))
    return nearest.isEmpty ? "; see 'blocks validate --rules'" : nearest
  }
}
