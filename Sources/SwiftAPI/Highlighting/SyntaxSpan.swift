/// A stretch of Swift code that is of one kind, as editors color it.
package struct SyntaxSpan: Sendable, Hashable {
  /// What readers tell apart by color; plain names, punctuation and white space are of no kind.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    case keyword, type, string, number, comment, attribute, directive
  }

  package let kind: Kind
  /// Bytes of the file.
  package let range: Range<Int>

  package init(_ kind: Kind, _ range: Range<Int>) {
    self.kind = kind
    self.range = range
  }
}
