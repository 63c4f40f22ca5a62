import Diagnostics
import SwiftAPI

/// What the blocks of a catalog offer, gathered once for every rule that looks beyond a block.
package struct CatalogAPI: Sendable {
  /// A declaration, and the source that it stands in.
  struct Callable: Sendable {
    let declaration: Declaration
    let file: SourceFile

    var location: Location { Location(file, declaration.signatureRange) }
  }

  /// The names by which components are called.
  let names: Set<String>
  /// Those that SwiftUI does not have too: who calls one of the others may mean SwiftUI's.
  let certainNames: Set<String>
  /// What can be called by one of these names from other files, components or not.
  private let callables: [String: [Callable]]
  private let blocks: [String: Block]

  /// Knows the blocks, and of those that are not among them the ones that they are built on or require.
  init(_ blocks: [Block], of catalog: Catalog) async {
    let needed = Set(blocks.flatMap(\.manifest.needs)).subtracting(blocks.map(\.id))
    self.init(needed.isEmpty ? blocks : blocks + (await catalog.blocks(needed)))
  }

  /// Knows the blocks and no others.
  package init(_ blocks: [Block]) {
    names = Set(blocks.flatMap(\.components).map(\.declaration.calledName))
    certainNames = names.subtracting(SwiftUINames.all)
    var callables: [String: [Callable]] = [:]
    for case let api? in blocks.map(\.api) {
      for declaration in api.declarations where declaration.isVisible && certainNames.contains(declaration.calledName) {
        callables[declaration.calledName, default: []].append(Callable(declaration: declaration, file: api.file))
      }
    }
    self.callables = callables
    self.blocks = Dictionary(blocks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A block of those that are known.
  func block(_ id: String) -> Block? { blocks[id] }

  /// What code in a file can mean by a name: what the file declares itself, and what blocks offer from other files; where
  /// the file declares a type of that name, only what is in there.
  func callables(named name: String, in api: SourceAPI) -> [Callable] {
    let own = api.declarations.filter { $0.calledName == name }.map { Callable(declaration: $0, file: api.file) }
    let isOwnType = api.types.contains { $0.name.split(separator: ".").last.map(String.init) == name }
    return isOwnType ? own : own + (callables[name] ?? []).filter { $0.file.path != api.file.path }
  }
}

extension Manifest {
  /// The ids of the blocks without which this one does not compile.
  fileprivate var needs: [String] { ((base.map { [$0] } ?? []) + requires).map(\.value) }
}
