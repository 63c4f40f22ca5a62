import Diagnostics

/// Ids differ by more than case: many file systems take `Card` and `card` for one folder.
enum UniqueIDRule {
  static let rule = Rule(
    "unique-id", "The ids of a catalog's blocks differ by more than case.",
    bad: """
      card/block.yaml
      Card/block.yaml
      """,
    good: """
      card/block.yaml
      note/block.yaml
      """)

  static func findings(in catalog: Catalog) -> [Finding] {
    var first: [String: String] = [:]
    let prefix = catalog.info.file.path.dropLast(Catalog.fileName.count)
    let manifests = Dictionary(catalog.manifests.map { ($0.id, $0.file) }, uniquingKeysWith: { first, _ in first })
    func location(_ id: String) -> Location { Location(manifests[id] ?? SourceFile(path: prefix + id, bytes: [])) }
    return (catalog.manifests.map(\.id) + catalog.unreadable).sorted().compactMap { id in
      // Texts are equal where only the composition of their letters differs.
      let folded = id.lowercased()
      guard let earlier = first[folded] else {
        first[folded] = id
        return nil
      }
      return Finding(
        rule, "the folders \(quoted(earlier)) and \(quoted(id)) differ by nothing but case; rename one",
        at: location(id), notes: [.init("\(quoted(earlier)) stands here", at: location(earlier))])
    }
  }
}
