import Diagnostics

/// What a comment of a manifest silences: `# blocks: silence parameter-type`.
///
/// Behind a value it silences the rule's findings in its line; alone, those in the next line that is no comment. Before
/// the first key it also silences the rule's findings that stand in no line of the manifest: in the source, or about a
/// file as a whole. Commas part several rules; what follows a space or a colon is for readers.
package struct Silence: Sendable, Hashable {
  static let unused = Rule(
    "unused-silence", "A comment to blocks is written '# blocks: silence RULE', and silences a finding.",
    severity: .warning,
    bad: "license: MIT # blocks: silence license",
    good: "license: my own # blocks: silence license")

  /// The id of the rule, as written, and the place of the comment.
  package let rule: Located<String>
  /// The line whose findings are silenced, counted from 1.
  package let line: Int
  /// Whether findings outside the manifest are silenced, too.
  package let coversSource: Bool
}
