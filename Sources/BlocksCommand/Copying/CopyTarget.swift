import BlockCatalog
import CatalogScaffold
import FilePlan

/// The folder that `--to` names.
struct CopyTarget {
  let folder: CopyFolder
  private let shownRoot: String

  static let option = OptionDescription(
    "to", value: "DIR", "The app's folder with the copies.", kind: .folder, isRequired: true)

  init(_ invocation: Invocation) {
    let option = invocation.arguments.value(of: "to") ?? "."
    var shown = option
    while shown.count > 1, shown.last == "/" { shown.removeLast() }
    shownRoot = shown
    folder = CopyFolder(WorkingFolder(root: invocation.absolutePath(option), shownAs: shown))
  }

  /// A path below the folder as answers show it.
  func shown(_ path: String) -> String { folder.files.shown(path) }

  /// The folder itself as messages show it.
  var shownFolder: String { shownRoot }
}

extension Catalog {
  /// Blocks and all that they require or build on, in the order of their ids.
  func requirements(of ids: [String]) -> [String] {
    let manifests = Dictionary(manifests.map { ($0.id, $0) }) { first, _ in first }
    var found: Set<String> = []
    var pending = ids
    while let id = pending.popLast() {
      guard hasBlock(id), found.insert(id).inserted, let manifest = manifests[id] else { continue }
      pending += (manifest.requires + [manifest.base].compactMap(\.self)).map(\.value)
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
