import SwiftAPI

/// An order of parameters that fits several signatures at once.
struct SignatureOrder {
  private let signatures: [[String]]

  init(_ components: [Component]) {
    signatures = components.map { $0.declaration.parameters.map(\.callName) }
  }

  /// The names in an order that every signature agrees with, as near to their own as that allows.
  ///
  /// Names that no signature has keep their places. `nil` where the signatures contradict each other.
  func sorted(_ names: [String]) -> [String]? {
    let known = Set(signatures.joined())
    guard var sorted = inOrder(names.filter(known.contains)).map({ $0[...] }) else { return nil }
    return names.map { known.contains($0) ? sorted.popFirst() ?? $0 : $0 }
  }

  /// Places each name once those are placed that precede it.
  private func inOrder(_ names: [String]) -> [String]? {
    let places = Dictionary(zip(names, names.indices), uniquingKeysWith: { first, _ in first })
    let predecessors = predecessors(among: Set(names)).mapValues { names in
      names.sorted { places[$0] ?? 0 < places[$1] ?? 0 }
    }
    var order: [String] = []
    var placed: Set<String> = []
    for name in names where !placed.contains(name) {
      var waiting = [name]
      var awaited: Set = [name]
      while let top = waiting.last {
        if let next = predecessors[top]?.first(where: { !placed.contains($0) }) {
          guard awaited.insert(next).inserted else { return nil }
          waiting.append(next)
        } else {
          waiting.removeLast()
          if placed.insert(top).inserted { order.append(top) }
        }
      }
    }
    return order
  }

  /// For each name those that stand right before it in a signature, others left out.
  private func predecessors(among names: Set<String>) -> [String: [String]] {
    var predecessors: [String: [String]] = [:]
    for signature in signatures {
      var seen: Set<String> = []
      let written = signature.filter { names.contains($0) && seen.insert($0).inserted }
      for (previous, name) in zip(written, written.dropFirst()) { predecessors[name, default: []].append(previous) }
    }
    return predecessors
  }
}
