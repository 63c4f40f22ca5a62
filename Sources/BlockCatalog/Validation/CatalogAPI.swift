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
  /// The types and functions that the blocks declare for other files, components or not.
  let declaredNames: Set<String>
  /// What can be called by one of these names from other files, components or not.
  private let callables: [String: [Callable]]
  private let blocks: [String: Block]

  /// Knows the blocks, and of those that are not among them the ones that they are built on or require.
  init(_ blocks: [Block], of catalog: Catalog) async {
    let manifests = Dictionary(catalog.manifests.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var known = Set(blocks.map(\.id))
    var needed: Set<String> = []
    var waiting = blocks.flatMap(\.manifest.needs).map(\.value)
    while let id = waiting.popLast() {
      guard known.insert(id).inserted, let manifest = manifests[id] else { continue }
      needed.insert(id)
      waiting += manifest.needs.map(\.value)
    }
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
    let apis = blocks.compactMap(\.api)
    declaredNames = Set(
      apis.flatMap { $0.types.filter(\.isVisible).map(\.simpleName) }
        + apis.flatMap { $0.declarations.filter(\.isVisible).map(\.calledName) })
    self.blocks = Dictionary(blocks.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// A block of those that are known.
  func block(_ id: String) -> Block? { blocks[id] }

  /// Whether what stands behind a base may well be a view's: of a base whose type only the compiler knows it is not said.
  func mayBeOfView(_ base: Call.Base, in api: SourceAPI) -> Bool {
    switch base {
    case .none, .implicit, .continued: true
    case .unknown: false
    case .value(let type): isView(type.split(separator: ".").last.map(String.init) ?? type, in: api)
    }
  }

  private func isView(_ name: String, in api: SourceAPI) -> Bool {
    let own = api.types.filter { $0.simpleName == name }
    if !own.isEmpty { return own.contains(where: \.isView) }
    return names.contains(name) || SwiftUINames.all.contains(name) && !declaredNames.contains(name)
  }

  /// What code in a file can mean by a name: what the file declares itself, and what blocks offer from other files; where
  /// the file declares a type of that name, only what is in there.
  func callables(named name: String, in api: SourceAPI) -> [Callable] {
    let own = api.declarations.filter { $0.calledName == name }.map { Callable(declaration: $0, file: api.file) }
    let isOwnType = api.types.contains { $0.simpleName == name }
    return isOwnType ? own : own + (callables[name] ?? []).filter { $0.file.path != api.file.path }
  }
}

extension TypeDeclaration {
  /// The name without the types around it.
  fileprivate var simpleName: String { name.split(separator: ".").last.map(String.init) ?? name }

  fileprivate var isVisible: Bool { access != .private && access != .fileprivate }
}
