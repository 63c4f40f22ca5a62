import BlockCatalog
import CatalogScaffold
import Diagnostics

/// `blocks status`: which copies are up to date.
enum StatusCommand: Command {
  static let description = CommandDescription(
    "status", "Tell which copies in an app are current, behind, edited or gone.",
    discussion: """
      One copy a line: its state, its path, its block, and what else there is to say; piped, parted by tabs.

        current  as the catalog has it
        behind   the block has changed; 'blocks add' brings the copy up to date
        edited   somebody changed the copy
        gone     the file, or the block in the catalog, is no longer there

      The exit status is 1 where a copy is behind or gone, or where there are no copies.
      """,
    options: [CopyTarget.option])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let console = invocation.console
    let catalog = try await invocation.loadCatalog()
    let target = CopyTarget(invocation)
    let records = try target.folder.records()
    let strays = try target.folder.strays(beside: records)
    let ids = Set(records.map(\.header.id) + strays.map(\.header.id))
    let blocks = Dictionary(await catalog.blocks(ids).map { ($0.id, $0) }) { first, _ in first }

    func row(_ name: String, _ header: CopyHeader, _ present: SourceFile?, _ pristine: SourceFile?) -> Row {
      let today = blocks[header.id].flatMap { try? BlockCopy($0, header.options, from: catalog.info) }
      let comparison = CopyComparison(present: present, pristine: pristine, today: today)
      return Row(
        path: target.shown(name), header: header, comparison, isKnown: catalog.hasBlock(header.id),
        isKept: pristine != nil)
    }
    var rows = try records.map { record in
      row(record.fileName, record.header, try target.folder.files.read(record.fileName), record.pristine)
    }
    rows += strays.map { row($0.name, $0.header, $0.file, nil) }
    guard !rows.isEmpty else {
      console.report("no copies in '\(VisibleText.message(target.shownFolder))'\n")
      return .no
    }
    rows.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    let widths = (rows.map(\.state.rawValue.count).max() ?? 0, rows.map { VisibleText.line($0.path).count }.max() ?? 0)
    for row in rows {
      let facts = [row.state.rawValue, row.path, row.id, row.remark].map(VisibleText.line)
      let line =
        console.output.isTerminal
        ? "\(facts[0].padded(to: widths.0))  \(facts[1].padded(to: widths.1))  \(facts[2])  \(facts[3])"
        : facts.joined(separator: "\t")
      console.print(line)
    }
    return rows.contains(where: \.isOpen) ? .no : .yes
  }

  /// A copy as the answer tells it.
  private struct Row {
    enum State: String {
      case current, behind, edited, gone
    }

    let path: String
    let id: String
    let state: State
    let remark: String
    /// Whether something is left to do.
    let isOpen: Bool

    init(path: String, header: CopyHeader, _ comparison: CopyComparison, isKnown: Bool, isKept: Bool) {
      self.path = path
      id = header.id
      if comparison.present == nil {
        (state, remark) = (.gone, "the file is not there")
      } else if !isKnown {
        (state, remark) = (
          .gone, "the catalog has no such block" + (comparison.isEdited ? "; the copy was edited" : "")
        )
      } else if comparison.today == nil {
        (state, remark) = (.gone, "the block cannot be copied; run: blocks validate \(header.id)")
      } else if comparison.isEdited, !isKept {
        (state, remark) = (.edited, "its text is no longer in '\(CopyFolder.recordFolder)'")
      } else if comparison.isEdited {
        (state, remark) = (.edited, comparison.isBehind ? "and behind" : "")
      } else {
        (state, remark) = (comparison.isBehind ? .behind : .current, "")
      }
      isOpen = state == .gone || comparison.isBehind
    }
  }
}
