import BlockCatalog
import Diagnostics
import FilePlan

/// The answer of a run of `generate`: what became of each file, or would.
struct Generation {
  /// The most lines of one file's diff.
  private static let diffLimit = UnifiedDiff.lineLimit
  /// The most lines of all diffs together: beyond them files are listed alone.
  private static let totalDiffLimit = 2000

  private let plan: PagePlan
  private let changes: [FileChange]
  private let console: Console
  private let isCheck: Bool
  private let isWritten: Bool
  private let command: RepairCommand
  /// The changes that catalog.yaml lets count, with what they break.
  private let counted: [(change: FileChange, rule: Rule, severity: Severity)]
  /// What stands in the way, of blocks, templates and files.
  private let obstacles: [Finding]

  init(_ invocation: Invocation, _ plan: PagePlan, _ changes: [FileChange]) {
    self.plan = plan
    self.changes = changes
    console = invocation.console
    isCheck = invocation.arguments.isSet("check")
    isWritten = !isCheck && !invocation.arguments.isSet("dry-run")
    command = RepairCommand(invocation, leavingOut: ["check", "dry-run"])
    let info = plan.catalog.info
    // What was done is told whatever it weighs.
    let weighs = isCheck
    counted = changes.compactMap { change in
      guard let rule = Freshness.rule(for: change) else { return nil }
      guard weighs else { return (change, rule, rule.severity) }
      let weighed = info.weighed([Finding(rule, "", at: plan.files.location(change.path))])
      return weighed.first.map { (change, rule, $0.severity) }
    }
    obstacles =
      plan.chosen.validation.errors + plan.templateFindings + info.weighed(changes.compactMap(\.finding))
  }

  /// Whether something could not be made.
  var isBlocked: Bool { obstacles.contains { $0.severity == .error } }

  /// Whether a file is not what it would be, by a rule whose findings are errors.
  var isStale: Bool { counted.contains { $0.severity == .error } }

  /// The line of a shell that makes every file that can be made; `nil` where nothing would change.
  var repair: String? { counted.isEmpty ? nil : command.text }

  // MARK: - Text

  /// A line for each file, with what would change in it where nothing is written; what stands in the way goes to
  /// standard error.
  func printText() {
    var room = Self.totalDiffLimit
    var hidden = 0
    for entry in lines {
      console.print("\(entry.word) \(VisibleText.message(plan.shown(entry.path)))")
      guard let change = entry.change, !isWritten else { continue }
      do throws(Finding) {
        let diff = try text(of: plan.files.unifiedDiff(of: change), &room, isColored: console.colorsOutput)
        if diff.isEmpty { hidden += 1 }
        console.write(diff)
      } catch {
        // The file has changed since it was compared: the line above is all that can be said.
        hidden += 1
      }
    }
    if hidden > 0 {
      console.print("… the \(hidden == 1 ? "diff of 1 more file is" : "diffs of \(hidden) more files are") left out")
    }
    console.report(TextReport(isColored: console.colorsErrors).text(for: obstacles))
  }

  /// Files by path, each with the word for what it is.
  private var lines: [(path: String, word: String, change: FileChange?)] {
    let changed = counted.map { entry in
      (entry.change.path, word(for: entry.change), FileChange?.some(entry.change))
    }
    let invalid = isWritten ? [] : plan.invalidFiles.map { ($0, "invalid", FileChange?.none) }
    return (changed + invalid).sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
  }

  private func word(for change: FileChange) -> String {
    switch change.kind {
    case .missing: isWritten ? "wrote" : "missing"
    case .stale: isWritten ? "wrote" : "stale"
    case .orphaned: isWritten ? "removed" : "orphaned"
    case .unchanged, .blocked: ""
    }
  }

  /// As much of a diff as there is room for; nothing where there is none.
  private func text(of diff: UnifiedDiff, _ room: inout Int, isColored: Bool) -> String {
    guard room > 0 else { return "" }
    let text = diff.text(lineLimit: min(room, Self.diffLimit), isColored: isColored)
    room -= text.utf8.count { $0 == 0x0A }
    return text
  }

  // MARK: - Reports

  /// Everything as findings, in a format for programs.
  func printReport(as format: ReportFormat, _ invocation: Invocation) {
    var room = Self.totalDiffLimit
    let stale = counted.map { entry in
      let diff = (try? plan.files.unifiedDiff(of: entry.change)) ?? UnifiedDiff.none
      return Freshness.finding(
        entry.rule, entry.change, diff, shownDiff: text(of: diff, &room, isColored: false), repair: command.text,
        in: plan.files
      ).weighing(entry.severity)
    }
    let findings = obstacles + stale
    console.write(
      format.report(
        findings: [.github, .sarif].contains(format)
          ? invocation.relativeToRepository(findings, of: plan.folder) : findings,
        summary: ReportSummary(blocks: plan.chosen.count, findings: findings), rules: RuleList.rules, isColored: false,
        version: Program.version))
  }

  // MARK: - Summary

  /// One line: how many files there are, what became of them, and what to do now.
  var summary: String {
    let blocked = changes.count { $0.finding != nil }
    let what = isCheck ? "not fresh" : isWritten ? "changed" : "would change"
    var summary = "\(Diagnostics.counted(changes.count, "file")): \(counted.count) \(what)"
    if blocked > 0 { summary += ", \(blocked) blocked" }
    let validation = plan.chosen.validation
    if validation.isCatalogInvalid {
      summary += "; every block left alone for the errors of \(Catalog.fileName)"
    } else if !validation.invalidBlocks.isEmpty {
      let count = validation.invalidBlocks.count
      summary += "; \(Diagnostics.counted(count, "block")) left alone for \(count == 1 ? "its" : "their") errors"
    }
    if isCheck, repair != nil { summary += "; to mend this, run:" }
    return summary
  }
}
