import BlockCatalog

/// What relates the blocks of a catalog, in both directions.
struct Relations: Sendable {
  /// How one block is related to others, as the labels call it.
  enum Kind: String, CaseIterable {
    case builtOn, requires, extendedBy, requiredBy, see, similar
  }

  /// No more blocks than these are called similar.
  static let mostSimilar = 5
  /// A tag of more blocks than these says nothing about any two of them.
  private static let mostSharing = 200

  private var requiredBy: [String: [String]] = [:]
  private var extendedBy: [String: [String]] = [:]
  private var idsOfTag: [String: [String]] = [:]

  init(_ manifests: [Manifest]) {
    for manifest in manifests {
      for id in manifest.requires { requiredBy[id.value, default: []].append(manifest.id) }
      if let base = manifest.base { extendedBy[base.value, default: []].append(manifest.id) }
      for tag in manifest.foldedTags { idsOfTag[tag, default: []].append(manifest.id) }
    }
  }

  /// The ids of the blocks related to one, by kind; kinds without a block are left out.
  ///
  /// A block that is named for a better reason is not called similar. The more folded tags two blocks share, in any
  /// language, the more similar they are; where as many are shared, the order is that of the ids.
  func related(to manifest: Manifest) -> [(kind: Kind, ids: [String])] {
    let extending = Self.unique(extendedBy[manifest.id] ?? [], without: [manifest.id])
    let requiring = Self.unique(requiredBy[manifest.id] ?? [], without: Set(extending + [manifest.id]))
    var groups: [(kind: Kind, ids: [String])] = [
      (.builtOn, [manifest.base].compactMap { $0?.value }), (.requires, Self.unique(manifest.requires.map(\.value))),
      (.extendedBy, extending), (.requiredBy, requiring),
    ]
    groups.append((.see, Self.unique(manifest.see.map(\.value), without: Set(groups.flatMap(\.ids)))))
    groups.append((.similar, similar(to: manifest, without: Set(groups.flatMap(\.ids) + [manifest.id]))))
    return groups.filter { !$0.ids.isEmpty }
  }

  private func similar(to manifest: Manifest, without named: Set<String>) -> [String] {
    var counts: [String: Int] = [:]
    for tag in manifest.foldedTags {
      guard let ids = idsOfTag[tag], ids.count <= Self.mostSharing else { continue }
      for id in ids where !named.contains(id) { counts[id, default: 0] += 1 }
    }
    let sorted = counts.sorted { left, right in
      left.value != right.value
        ? left.value > right.value : left.key.utf8.lexicographicallyPrecedes(right.key.utf8)
    }
    return sorted.prefix(Self.mostSimilar).map(\.key)
  }

  private static func unique(_ ids: [String], without others: Set<String> = []) -> [String] {
    var seen = others
    return ids.filter { seen.insert($0).inserted }
  }
}

extension Manifest {
  /// Every tag of any language once, folded.
  fileprivate var foldedTags: Set<String> {
    Set(tags.flatMap(\.tags).map { Folding.fold($0.value) }).subtracting([""])
  }
}
