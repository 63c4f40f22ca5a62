import Diagnostics

/// Blocks neither need nor replace each other in a circle.
enum CycleRule {
  static let rule = Rule(
    "cycle", "The bases and requirements of blocks, or their replacements, form no circle.",
    bad: """
      # card/block.yaml
      requires: [chip]
      # chip/block.yaml
      requires: [card]
      """,
    good: """
      # card/block.yaml
      requires: [chip]
      # chip/block.yaml
      requires: []
      """)

  /// Every circle once, at its first block by id; of very many, the first hundred.
  static func findings(in catalog: Catalog) -> [Finding] {
    findings(in: catalog, "need", following: \.needs)
      + findings(in: catalog, "replace") { $0.replacedBy.map { [$0] } ?? [] }
  }

  private static func findings(
    in catalog: Catalog, _ verb: String, following references: (Manifest) -> [Located<String>]
  ) -> [Finding] {
    let manifests = Dictionary(catalog.manifests.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let ways = manifests.mapValues { manifest in
      references(manifest).map(\.value).filter { $0 != manifest.id && manifests[$0] != nil }
    }
    return cycles(in: ways, from: catalog.manifests.map(\.id)).compactMap { cycle in
      guard let first = cycle.first, let manifest = manifests[first] else { return nil }
      let next = cycle.dropFirst().first ?? first
      let way = (cycle.count > 20 ? cycle.prefix(20) + ["…"] : cycle[...]) + [first]
      return Finding(
        rule,
        "these blocks \(verb) each other in a circle: \(way.map { shortened($0) }.joined(separator: " -> ")); break it",
        at: Location(manifest.file, references(manifest).first { $0.value == next }?.range))
    }
  }

  /// The circles that a walk from every id comes upon, each from its first id on.
  ///
  /// Keeps its own stack: a way may be as long as the catalog.
  private static func cycles(in ways: [String: [String]], from ids: [String]) -> [[String]] {
    var finished: Set<String> = []
    var cycles: Set<[String]> = []
    for id in ids where !finished.contains(id) {
      var way: [(id: String, next: Int)] = [(id, 0)]
      var places = [id: 0]
      while let (current, next) = way.last {
        let followers = ways[current] ?? []
        guard next < followers.count, cycles.count < [Finding].boundOfOneRule else {
          finished.insert(current)
          places[current] = nil
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let follower = followers[next]
        if let start = places[follower] {
          cycles.insert(rotated(way[start...].map(\.id)))
        } else if !finished.contains(follower) {
          places[follower] = way.count
          way.append((follower, 0))
        }
      }
    }
    return cycles.sorted { $0.lexicographicallyPrecedes($1) }
  }

  private static func rotated(_ cycle: [String]) -> [String] {
    guard let first = cycle.min(), let start = cycle.firstIndex(of: first) else { return cycle }
    return Array(cycle[start...] + cycle[..<start])
  }
}
