import BlockCatalog
import CatalogScaffold
import Diagnostics
import FilePlan

/// The catalog that a new block goes to, as it was found.
struct ScaffoldTarget {
  let folder: CatalogFolder
  let catalog: Catalog
  let blocks: [Block]

  var info: CatalogInfo { catalog.info }

  /// Reads the catalog, which may have no block yet.
  ///
  /// - Throws: A finding where there is none, or its `catalog.yaml` has an error.
  init(_ invocation: Invocation) async throws {
    folder = try CatalogFolder(invocation)
    let catalog = try await folder.load()
    self.catalog = catalog
    let errors = catalog.findings.filter {
      $0.severity == .error && $0.location.file.path == catalog.info.file.path
    }
    if let error = errors.first { throw error }
    blocks = await catalog.blocks()
  }

  /// What stands where a block shall be made, before anything else is looked at.
  func conflict(with id: String) -> Finding? {
    NewEntries([NewFile(path: "\(id)/block.yaml", bytes: [])], in: folder.path, shownAs: folder.shownPath)
      .conflicts().first
  }

  /// A path of the catalog as messages show it.
  func shown(_ path: String) -> String {
    VisibleText.message(folder.shownPath.isEmpty ? path : "\(folder.shownPath)/\(path)")
  }
}

extension Invocation {
  /// The id that somebody wrote, or is asked for, and that nothing stands in the way of.
  ///
  /// - Throws: Where it is no id, the block exists, or nobody can be asked.
  func newID(proposing proposal: String? = nil, in target: ScaffoldTarget) throws -> BlockID {
    func id(_ word: String) throws(ScaffoldError) -> BlockID {
      let id = try BlockID(word)
      if let conflict = target.conflict(with: id.text) { throw ScaffoldError(conflict.summaryLine) }
      return id
    }
    if let word = arguments.words.first ?? proposal {
      do throws(ScaffoldError) {
        return try id(word)
      } catch {
        throw usageError(.other(error.message))
      }
    }
    guard console.canAsk else { throw usageError(.missingWord(NewCommand.idArgument)) }
    console.report("ID: The block's id, or its name, such as 'bottom-sheet'.\n")
    return try Asking(self).answer(default: nil, id)
  }
}

extension Finding {
  /// Path and message on one line.
  fileprivate var summaryLine: String { "\(location.file.path): \(message)" }
}
