import Diagnostics
import FilePlan

/// What is to be done in a folder to copy blocks into it.
package struct CopyPlan: Sendable {
  /// What becomes of a copy that was edited.
  package enum Policy: Sendable, Hashable {
    case leave, merge, overwrite
  }

  package enum Action: Sendable, Hashable {
    case add
    case update
    /// The edits give way.
    case overwrite
    /// Edits and changes of the block come together; in a conflict both stand in the file.
    case merge(hasConflicts: Bool)
    /// Nothing is to be done.
    case keep
    /// The copy was edited and stays as it is.
    case leave(isBehind: Bool)
  }

  /// What is to be done with one copy.
  package struct Step: Sendable {
    package let fileName: String
    package let id: String
    package let action: Action
    package let comparison: CopyComparison
    /// What the file shall hold; `nil` where it stays.
    package let content: [UInt8]?
    /// What is kept of it; `nil` where that stays.
    package let record: [UInt8]?
    /// What is kept now, as it was read.
    let knownRecord: [UInt8]?
  }

  /// Two texts that come from a third, brought together.
  package typealias Merge = (
    _ present: SourceFile, _ pristine: [UInt8], _ today: [UInt8]
  ) throws(Finding) -> (text: [UInt8], hasConflicts: Bool)

  /// In the order of the blocks.
  package private(set) var steps: [Step] = []
  /// Why nothing may be written.
  package private(set) var refusals: [Finding] = []

  /// Holds every copy against what is there; nothing is written.
  ///
  /// - Parameters:
  ///   - copies: As they would be made today.
  ///   - folder: The folder they go to.
  ///   - records: What is kept of copies that were made.
  ///   - policy: What becomes of those that were edited.
  ///   - merge: Brings edits and changes together, where that is the policy.
  /// - Throws: What `merge` throws.
  package init(
    _ copies: [BlockCopy], in folder: CopyFolder, _ records: [CopyFolder.Record], _ policy: Policy, merge: Merge
  ) throws(Finding) {
    let names = copies.map { copy in records.first { $0.header.id == copy.id }?.fileName ?? copy.fileName }
    for (copy, name) in zip(copies, names) {
      let others =
        zip(copies, names).filter { $0.0.id != copy.id && Self.isSame($0.1, name) }.map(\.0.id)
        + records.filter { $0.header.id != copy.id && Self.isSame($0.fileName, name) }.map(\.header.id)
      if let other = others.first {
        refusals.append(
          Finding(
            CopyFolder.rule,
            "the sources of '\(copy.id)' and '\(other)' would both be this file; copy them into different folders",
            at: Location(SourceFile(path: folder.files.shown(name), bytes: []))))
        continue
      }
      let record = records.first { $0.header.id == copy.id }
      do throws(Finding) {
        let present = try folder.files.read(name)
        let comparison = CopyComparison(present: present, pristine: record?.pristine, today: copy)
        if let refusal = Self.refusal(of: comparison, policy) {
          refusals.append(refusal)
          continue
        }
        let step = try Self.step(for: copy, named: name, comparison, policy, merge)
        let written =
          (step.content == nil ? [] : [name]) + (step.record == nil ? [] : [CopyFolder.recordPath(of: name)])
        refusals += written.compactMap { folder.files.obstacle(to: $0) }
        steps.append(step)
      } catch {
        refusals.append(error)
      }
    }
    refusals = refusals.sortedOnce()
  }

  /// Names that are one file on many disks.
  private static func isSame(_ left: String, _ right: String) -> Bool {
    left.uppercased().lowercased() == right.uppercased().lowercased()
  }

  /// Why a file may not be touched: nobody knows what in it was copied.
  private static func refusal(of comparison: CopyComparison, _ policy: Policy) -> Finding? {
    guard let present = comparison.present, comparison.pristine == nil, comparison.isEdited else { return nil }
    guard let header = CopyHeader(of: present.bytes), header.id == comparison.today?.id else {
      return Finding(
        CopyFolder.rule, "this file was not copied by blocks, so it is not overwritten; move or rename it",
        at: Location(SourceFile(path: present.path, bytes: [])))
    }
    guard policy != .overwrite else { return nil }
    return Finding(
      CopyFolder.rule,
      "the text of this copy is no longer in '\(CopyFolder.recordFolder)', so nobody can tell what was edited; restore "
        + "it, or take the copy anew with --overwrite", at: Location(SourceFile(path: present.path, bytes: [])))
  }

  private static func step(
    for copy: BlockCopy, named name: String, _ comparison: CopyComparison, _ policy: Policy, _ merge: Merge
  ) throws(Finding) -> Step {
    let known = comparison.pristine?.bytes
    func step(_ action: Action, _ content: [UInt8]?, record: [UInt8]?) -> Step {
      Step(
        fileName: name, id: copy.id, action: action, comparison: comparison, content: content,
        record: record == known ? nil : record, knownRecord: known)
    }
    // A block that has not changed keeps the header that says where it was first taken from.
    let isSettled = known != nil && !comparison.isBehind
    let today = isSettled ? known ?? copy.bytes : copy.bytes
    guard let present = comparison.present else { return step(.add, today, record: today) }
    guard comparison.isEdited else {
      if present.bytes == copy.bytes { return step(.keep, nil, record: copy.bytes) }
      return comparison.isBehind ? step(.update, today, record: today) : step(.keep, nil, record: known)
    }
    if policy == .overwrite { return step(.overwrite, today, record: today) }
    guard policy == .merge, let known, comparison.isBehind else {
      return step(.leave(isBehind: comparison.isBehind), nil, record: known)
    }
    let merged = try merge(present, known, today)
    return step(.merge(hasConflicts: merged.hasConflicts), merged.text, record: today)
  }
}

extension CopyPlan.Step {
  /// Does what is to be done: the copy first, so that a run which is stopped between leaves what the next run can tell.
  ///
  /// - Returns: Why it could not be done.
  package func apply(in folder: CopyFolder) -> Finding? {
    if let content, content != comparison.present?.bytes,
      let finding = folder.files.write(content, to: fileName, replacing: comparison.present?.bytes)
    {
      return finding
    }
    guard let record else { return nil }
    return folder.files.write(record, to: CopyFolder.recordPath(of: fileName), replacing: knownRecord)
  }

  /// What changed in the block and what was edited, each as a unified diff from the text as it was copied.
  package func differences(shownAs path: String) -> (ofBlock: String, ofEdits: String) {
    let pristine = comparison.pristine?.bytes ?? []
    let today = comparison.isBehind ? comparison.today?.bytes ?? pristine : pristine
    return (
      UnifiedDiff(from: pristine, to: today, path: path).text(lineLimit: UnifiedDiff.lineLimit),
      UnifiedDiff(from: pristine, to: comparison.present?.bytes ?? pristine, path: path).text(
        lineLimit: UnifiedDiff.lineLimit)
    )
  }
}
