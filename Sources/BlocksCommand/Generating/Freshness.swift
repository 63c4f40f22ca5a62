import Diagnostics
import FilePlan

/// What `generate --check` finds in generated files that are not as they would be made today.
enum Freshness {
  static let stale = Rule(
    "stale-file", "A generated file is what would be made today, to the byte.",
    bad: """
      card/block.yaml, changed since
      card/README.md
      """,
    good: """
      card/block.yaml
      card/README.md, generated again
      """)

  static let missing = Rule(
    "missing-file", "Every file that would be generated is there.",
    bad: """
      card/block.yaml
      card/Card.swift
      """,
    good: """
      card/block.yaml
      card/Card.swift
      card/README.md
      card/Usage.swift
      """)

  static let orphaned = Rule(
    "orphaned-page", "A generated file belongs to a block that is there.",
    bad: "gone/README.md",
    good: """
      card/block.yaml
      card/README.md
      """)

  static let rules = [stale, missing, orphaned]

  /// The rule that a change breaks; `nil` for what is as it should be, or is a finding already.
  static func rule(for change: FileChange) -> Rule? {
    switch change.kind {
    case .stale: stale
    case .missing: missing
    case .orphaned: orphaned
    case .unchanged, .blocked: nil
    }
  }

  /// A finding about a file that is not fresh, with the line of a shell that mends it, and with the part of its diff that
  /// a note shows; without a note where that is empty.
  static func finding(
    _ rule: Rule, _ change: FileChange, _ diff: UnifiedDiff, shownDiff: String, repair: String, in plan: FilePlan
  ) -> Finding {
    let message =
      switch change.kind {
      case .missing: "this generated file is missing; to make it, run: "
      case .orphaned: "this file was generated for a block that is gone; to remove it, run: "
      default:
        "this generated file is stale, with \(counted(diff.addedCount, "line")) to add and \(diff.removedCount) to "
          + "remove; to make it anew, run: "
      }
    let place = change.kind == .stale ? diff.firstPlace : nil
    let note = shownDiff.hasSuffix("\n") ? String(shownDiff.dropLast()) : shownDiff
    return Finding(
      rule, message + repair, at: place ?? plan.location(change.path),
      notes: note.isEmpty ? [] : [Finding.Note(note)])
  }
}
