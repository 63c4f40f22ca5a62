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

  package init(
    root: String, info: CatalogInfo, manifests: [Manifest], unreadable: [String] = [], findings: [Finding] = []
  ) {
    self.root = root
    self.info = info
    self.manifests = manifests
    self.unreadable = unreadable
    self.findings = findings
  }
}
