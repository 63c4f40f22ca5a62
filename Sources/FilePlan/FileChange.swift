import Diagnostics

/// What a plan finds out about one file.
package struct FileChange: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The file is there to the byte.
    case unchanged
    /// The file is planned and not there.
    case missing
    /// The file was generated, from something else than today.
    case stale
    /// The file was generated and is planned no longer.
    case orphaned
    /// The file cannot be made or may not be touched; kept apart, for there are many changes and few findings.
    indirect case blocked(Finding)
  }

  /// Below the root of the plan, with `/` between its parts.
  package let path: String
  package let kind: Kind

  package init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// Why the file is blocked; `nil` where it is not.
  ///
  /// What is wrong with a whole folder is one and the same finding for each of its files.
  package var finding: Finding? {
    if case .blocked(let finding) = kind { finding } else { nil }
  }
}
