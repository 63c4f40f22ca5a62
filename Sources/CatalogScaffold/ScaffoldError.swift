/// Why a block, or an answer that it needs, cannot be had.
package struct ScaffoldError: Error, Sendable, Hashable {
  /// One sentence, in lower case and without a final period: what is wrong, and how to mend it.
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}
