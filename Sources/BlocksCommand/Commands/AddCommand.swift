import BlockCatalog
import CatalogScaffold
import Diagnostics
import FilePlan

/// `blocks add`: copies blocks into an app, and brings copies up to date.
enum AddCommand: Command {
  static let description = CommandDescription(
    "add", "Copy blocks, and what they require, into an app; bring copies up to date.",
    discussion: """
      Copies the Swift source of each block, and of every block that it requires or builds on, into one folder of \
      the app. A comment at the top says which block it is, of which version of the catalog, and the hash of its \
      source; the text as it was copied is kept in '.blocks' beside the copies, which belongs into version control \
      with them.

      Run again, it brings copies up to date that nobody has edited. Of one that was edited it shows what changed in \
      the block and what was edited, and leaves it alone: --merge brings both together, and marks what is at odds; \
      --overwrite gives up the edits. A copy keeps the options that it was made with until others are given. A file \
      that is no copy is never touched, and nothing is written unless all of it can be.
      """,
    arguments: [ArgumentDescription("ID", "The blocks to copy.", isRepeating: true, kind: .block)],
    options: [
      CopyTarget.option,
      OptionDescription(
        "access", value: "LEVEL",
        "Who may use the copies: their own module, or with 'public' every module.", choices: ["internal", "public"]),
      OptionDescription("without-demo", "Leave out the demo and its previews."),
      OptionDescription("merge", "Bring edits and changes of the block together."),
      OptionDescription("overwrite", "Take the block's text, and give up the edits."),
      OptionDescription("dry-run", "Write nothing; show what would change."),
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, console) = (invocation.arguments, invocation.console)
    if arguments.isSet("merge"), arguments.isSet("overwrite") {
      throw invocation.usageError(.conflict("merge", "overwrite"))
    }
    let catalog = try await invocation.loadCatalog()
    for id in arguments.words where !catalog.hasBlock(id) { throw invocation.unknownBlock(id, in: catalog) }
    let chosen = await ChosenBlocks(Set(catalog.requirements(of: arguments.words)), in: catalog, for: invocation)
    guard chosen.validation.errors.isEmpty else {
      console.report(TextReport(isColored: console.colorsErrors).text(for: chosen.validation.errors))
      console.report("nothing was copied: mend what is wrong with the blocks first\n")
      return .failure
    }
    let target = CopyTarget(invocation)
    let plan = try plan(invocation, chosen.blocks, of: catalog.info, to: target)
    guard plan.refusals.isEmpty else {
      console.report(TextReport(isColored: console.colorsErrors).text(for: plan.refusals))
      console.report("nothing was copied\n")
      return .failure
    }
    return carryOut(plan, in: target, invocation)
  }

  private static func plan(
    _ invocation: Invocation, _ blocks: [Block], of info: CatalogInfo, to target: CopyTarget
  ) throws -> CopyPlan {
    let arguments = invocation.arguments
    let records = try target.folder.records()
    let copies = try blocks.map { block in
      var options = records.first { $0.header.id == block.id }?.header.options ?? CopyOptions()
      if let access = arguments.value(of: "access") { options.isPublic = access == "public" }
      if arguments.isSet("without-demo") { options.leavesOutDemo = true }
      return try BlockCopy(block, options, from: info)
    }
    let policy: CopyPlan.Policy =
      arguments.isSet("merge") ? .merge : arguments.isSet("overwrite") ? .overwrite : .leave
    return try CopyPlan(copies, in: target.folder, records, policy) { present, pristine, today throws(Finding) in
      try ThreeWayMerge.run(
        present.bytes, pristine, today, of: present, environment: invocation.console.environment)
    }
  }

  private static func carryOut(_ plan: CopyPlan, in target: CopyTarget, _ invocation: Invocation) -> ExitStatus {
    let console = invocation.console
    let isDryRun = invocation.arguments.isSet("dry-run")
    var findings: [Finding] = []
    for step in plan.steps {
      if !isDryRun, let finding = step.apply(in: target.folder) {
        findings.append(finding)
        continue
      }
      let path = VisibleText.message(target.shown(step.fileName))
      if let word = step.action.word(isDone: !isDryRun) { console.print("\(word) \(path)") }
      if case .leave = step.action {
        let differences = step.differences(shownAs: target.shown(step.fileName))
        if !differences.ofBlock.isEmpty { console.write("# what changed in the block\n" + differences.ofBlock) }
        if !differences.ofEdits.isEmpty { console.write("# what was edited\n" + differences.ofEdits) }
      } else if isDryRun, let content = step.content {
        console.write(
          UnifiedDiff(from: step.comparison.present?.bytes, to: content, path: target.shown(step.fileName)).text(
            lineLimit: UnifiedDiff.lineLimit))
      }
    }
    console.report(TextReport(isColored: console.colorsErrors).text(for: findings))
    console.report(summary(plan.steps, isDryRun: isDryRun) + "\n")
    if !findings.isEmpty { return .failure }
    return plan.steps.contains(where: \.action.isOpen) ? .no : .yes
  }

  private static func summary(_ steps: [CopyPlan.Step], isDryRun: Bool) -> String {
    let changed = steps.count { $0.content != nil }
    var summary = "\(counted(steps.count, "block")): \(changed) \(isDryRun ? "would change" : "changed")"
    let conflicts = steps.count { $0.action == .merge(hasConflicts: true) }
    if conflicts > 0 { summary += ", \(conflicts) with conflicts; look for '<<<<<<<' and decide" }
    let left = steps.count { $0.action == .leave(isBehind: true) }
    if left > 0 {
      summary +=
        ", \(left) edited and left alone; bring the changes in with --merge, or give up the edits with --overwrite"
    }
    return summary
  }
}

extension CopyPlan.Action {
  /// What the answer says of a copy; `nil` where nothing is to be said.
  fileprivate func word(isDone: Bool) -> String? {
    switch self {
    case .add: isDone ? "added" : "would add"
    case .update: isDone ? "updated" : "would update"
    case .overwrite: isDone ? "overwrote" : "would overwrite"
    case .merge(hasConflicts: false): isDone ? "merged" : "would merge"
    case .merge(hasConflicts: true): isDone ? "conflict in" : "would conflict in"
    case .leave: "edited"
    case .keep: nil
    }
  }

  /// Whether somebody has to decide something.
  fileprivate var isOpen: Bool { self == .merge(hasConflicts: true) || self == .leave(isBehind: true) }
}
