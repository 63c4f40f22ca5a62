import Diagnostics

/// A copy as it is, as it was made, and as it would be made today.
package struct CopyComparison: Sendable {
  /// `nil` where the file is not there.
  package let present: SourceFile?
  /// `nil` where nothing is kept of it.
  package let pristine: SourceFile?
  /// `nil` where the block is gone, or cannot be copied.
  package let today: BlockCopy?

  package init(present: SourceFile?, pristine: SourceFile?, today: BlockCopy?) {
    self.present = present
    self.pristine = pristine
    self.today = today
  }

  /// Whether somebody has changed the copy; where nobody can tell, it is taken for changed.
  package var isEdited: Bool {
    guard let present else { return false }
    return present.bytes != pristine?.bytes && present.bytes != today?.bytes
  }

  /// Whether the block has changed since the copy was made.
  ///
  /// A new version of the catalog alone is no change, nor is one in what the copy leaves out.
  package var isBehind: Bool {
    guard let today else { return false }
    guard let made = pristine ?? present, present?.bytes != today.bytes else { return false }
    return CopyHeader(of: made.bytes)?.options != today.header.options
      || CopyHeader.body(of: made.bytes) != CopyHeader.body(of: today.bytes)
  }
}
