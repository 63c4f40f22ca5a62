/// How much a finding weighs.
package enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Worth knowing; never makes a run fail.
  case note
  /// Probably a mistake; makes a run fail where warnings count as errors.
  case warning
  /// Wrong; the answer of the run is no.
  case error

  package static func < (left: Severity, right: Severity) -> Bool {
    left.weight < right.weight
  }

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}

/// What a finding holds against: a check with a name that people can look up.
package struct Rule: Sendable, Hashable {
  /// Kebab-case, stable between versions.
  package let id: String
  /// The severity of what the rule finds.
  package let severity: Severity
  /// What the rule demands, in one sentence.
  package let summary: String
  /// A few lines of YAML or Swift that break the rule.
  package let bad: String?
  /// The same lines as the rule wants them.
  package let good: String?
  /// Whether nothing can be made of what breaks the rule, so that nobody can weigh it down or silence it.
  package let isBinding: Bool

  package init(
    _ id: String, _ summary: String, severity: Severity = .error, isBinding: Bool = false, bad: String? = nil,
    good: String? = nil
  ) {
    self.id = id
    self.severity = severity
    self.isBinding = isBinding
    self.summary = summary
    self.bad = bad
    self.good = good
  }
}

/// A place in a file, or the file as a whole.
package struct Location: Sendable, Hashable {
  package let file: SourceFile
  /// Byte offsets in the file; `nil` means the whole file.
  package let range: Range<Int>?

  package init(_ file: SourceFile, _ range: Range<Int>? = nil) {
    self.file = file
    self.range = range
  }

  /// Where the place begins; `nil` for a whole file.
  package var position: Position? { range.map { file.position(at: $0.lowerBound) } }
}

/// One problem at one place.
package struct Finding: Error, Sendable, Hashable {
  /// A further place, or a remark, that helps to understand a finding.
  package struct Note: Sendable, Hashable {
    package let message: String
    package let location: Location?

    package init(_ message: String, at location: Location? = nil) {
      self.message = message
      self.location = location
    }
  }

  package let rule: Rule
  package let severity: Severity
  /// One sentence: what is wrong, what was expected, how to mend it.
  package let message: String
  package let location: Location
  package let notes: [Note]
  /// Changes to the finding's file, each of which mends it; of several the first is applied.
  package let fixes: [Fix]
  /// Whether nobody can weigh it down or silence it: that of a binding rule, or one without which nothing is known of
  /// what the rule asks for.
  package let isBinding: Bool

  package init(
    _ rule: Rule, _ message: String, at location: Location, notes: [Note] = [], fixes: [Fix] = [],
    severity: Severity? = nil, isBinding: Bool = false
  ) {
    self.rule = rule
    self.isBinding = isBinding || rule.isBinding
    self.severity = severity ?? rule.severity
    self.message = message
    self.location = location
    self.notes = notes
    self.fixes = fixes
  }

  /// The same finding with other paths, for readers who stand elsewhere.
  package func renaming(_ path: (String) -> String) -> Finding {
    func renamed(_ location: Location) -> Location {
      Location(SourceFile(path: path(location.file.path), bytes: location.file.bytes), location.range)
    }
    let notes = notes.map { Note($0.message, at: $0.location.map(renamed)) }
    return Finding(
      rule, message, at: renamed(location), notes: notes, fixes: fixes, severity: severity, isBinding: isBinding)
  }

  /// The same finding with another severity.
  package func weighing(_ severity: Severity) -> Finding {
    Finding(
      rule, message, at: location, notes: notes, fixes: fixes, severity: severity, isBinding: isBinding)
  }

  /// The same finding, which nobody can weigh down or silence.
  package var binding: Finding {
    Finding(rule, message, at: location, notes: notes, fixes: fixes, severity: severity, isBinding: true)
  }
}

extension Finding: Comparable {
  /// By path, place, rule, message, severity, notes and fixes: the same order on every machine.
  package static func < (left: Finding, right: Finding) -> Bool {
    if let isBefore = left.location.isBefore(right.location) { return isBefore }
    if left.rule.id != right.rule.id { return left.rule.id.utf8.lexicographicallyPrecedes(right.rule.id.utf8) }
    if left.message != right.message { return left.message.utf8.lexicographicallyPrecedes(right.message.utf8) }
    if left.severity != right.severity { return left.severity > right.severity }
    if left.notes != right.notes { return left.notes.lexicographicallyPrecedes(right.notes) }
    return left.fixes.lexicographicallyPrecedes(right.fixes)
  }
}

extension Sequence<Finding> {
  /// Every finding once, in order: what all reports show and count.
  package func sortedOnce() -> [Finding] {
    sorted().reduce(into: []) { if $1 != $0.last { $0.append($1) } }
  }
}

extension Finding.Note: Comparable {
  /// Notes without a place come first, then by place and message.
  package static func < (left: Finding.Note, right: Finding.Note) -> Bool {
    switch (left.location, right.location) {
    case (nil, .some): return true
    case (.some, nil): return false
    case (let location?, let otherLocation?):
      if let isBefore = location.isBefore(otherLocation) { return isBefore }
    case (nil, nil): break
    }
    return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
  }
}

extension Location {
  /// By path, then by place, a whole file first; `nil` where neither comes first.
  fileprivate func isBefore(_ other: Location) -> Bool? {
    if file.path != other.file.path { return file.path.utf8.lexicographicallyPrecedes(other.file.path.utf8) }
    let (start, otherStart) = (range?.lowerBound ?? -1, other.range?.lowerBound ?? -1)
    if start != otherStart { return start < otherStart }
    let (end, otherEnd) = (range?.upperBound ?? -1, other.range?.upperBound ?? -1)
    return end == otherEnd ? nil : end < otherEnd
  }
}
