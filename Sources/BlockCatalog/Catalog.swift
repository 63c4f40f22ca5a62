import Diagnostics

/// A folder of blocks, as far as their manifests tell.
package struct Catalog: Sendable {
  /// The folder of `catalog.yaml`, on disk.
  package let root: String
  package let info: CatalogInfo
  /// In the order of their ids, by bytes.
  package let manifests: [Manifest]
  /// The ids of folders whose manifest could not be read: nobody may call their pages orphaned.
  package let unreadable: [String]
  /// What reading `catalog.yaml` and every manifest found, sorted.
  package let findings: [Finding]

  /// Of every block, readable or not.
  private let ids: Set<String>

  package init(
    root: String, info: CatalogInfo, manifests: [Manifest], unreadable: [String] = [], findings: [Finding] = []
  ) {
    self.root = root
    self.info = info
    self.manifests = manifests
    self.unreadable = unreadable
    self.findings = findings
    ids = Set(manifests.map(\.id)).union(unreadable)
  }
}

extension Catalog {
  /// Whether a folder of the catalog holds a block of that id, readable or not.
  package func hasBlock(_ id: String) -> Bool { ids.contains(id) }

  /// The folder of the catalog in which a finding stands; `nil` for one of the catalog itself.
  package func folder(of finding: Finding) -> String? {
    let (path, infoPath) = (finding.location.file.path.utf8, info.file.path.utf8)
    let prefix = infoPath.dropLast(Catalog.fileName.utf8.count)
    guard path.starts(with: prefix), !path.elementsEqual(infoPath) else { return nil }
    return String(Substring(path.dropFirst(prefix.count).prefix { $0 != UInt8(ascii: "/") }))
  }
}
