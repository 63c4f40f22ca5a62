import Diagnostics

/// The hints of one rule in one file: as many words as have findings are looked up, for nobody reads on.
struct Hints {
  private var count = 0

  /// The hint for a further word, as `hint(for:among:)` gives it; nothing beyond the bound.
  mutating func next(for word: String, among candidates: some Sequence<String>) -> String {
    count += 1
    return count <= [Finding].boundOfOneRule ? hint(for: word, among: candidates) : ""
  }
}
