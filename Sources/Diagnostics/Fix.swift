/// A change to a finding's file that mends what was found, and that a machine may make without asking.
package struct Fix: Sendable, Hashable {
  /// What the change does, in the imperative: `replace 'titel' with 'title'`.
  package let summary: String
  /// The parts of the change, which only make sense together; they do not overlap.
  package let replacements: [Replacement]

  package init(_ summary: String, _ replacements: [Replacement]) {
    self.summary = summary
    self.replacements = replacements
  }
}

/// A text that takes the place of a part of a file.
package struct Replacement: Sendable, Hashable {
  /// Byte offsets in the finding's file; an empty range is where the text is inserted.
  package let range: Range<Int>
  /// What stands there afterwards; empty to remove what was there.
  package let text: String

  package init(_ range: Range<Int>, with text: String) {
    self.range = range
    self.text = text
  }
}

extension Fix: Comparable {
  /// By replacements, then by summary.
  package static func < (left: Fix, right: Fix) -> Bool {
    if left.replacements != right.replacements {
      return left.replacements.lexicographicallyPrecedes(right.replacements)
    }
    return left.summary.utf8.lexicographicallyPrecedes(right.summary.utf8)
  }
}

extension Replacement: Comparable {
  /// By place, then by text.
  package static func < (left: Replacement, right: Replacement) -> Bool {
    if left.range != right.range { return left.range.comesBefore(right.range) }
    return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension Range<Int> {
  /// Whether the range begins first, or ends first where both begin together: an insertion stands before what follows.
  func comesBefore(_ other: Range<Int>) -> Bool {
    (lowerBound, upperBound) < (other.lowerBound, other.upperBound)
  }
}
