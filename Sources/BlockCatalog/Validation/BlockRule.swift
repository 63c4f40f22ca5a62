import Diagnostics

/// A check of one block against its source and its catalog.
package protocol BlockRule: Sendable {
  /// What its findings can hold against.
  static var rules: [Rule] { get }

  /// Everything in a block that the rule holds against it; the order does not matter.
  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding]
}

/// The catalog as rules see it that look at one of its blocks.
package struct CheckedCatalog: Sendable {
  /// What is read of the catalog.
  package let catalog: Catalog
  /// What the blocks offer each other.
  package let api: CatalogAPI

  package init(_ catalog: Catalog, offering api: CatalogAPI) {
    self.catalog = catalog
    self.api = api
  }

  package var info: CatalogInfo { catalog.info }
}

extension BlockRule {
  /// A finding in the block's manifest.
  func finding(
    _ rule: Rule, _ message: String, in block: Block, at range: Range<Int>?, notes: [Finding.Note] = [],
    fixes: [Fix] = []
  ) -> Finding {
    Finding(rule, message, at: Location(block.manifest.file, range), notes: notes, fixes: fixes)
  }
}
