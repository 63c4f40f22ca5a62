import BlockCatalog
import Diagnostics

/// What stands in the way of a block's pages, told before any page is made.
package enum PageCheck {
  /// The rules that its findings can have.
  package static let rules = [
    Usage.rule, DescriptionCheck.rule, LinkCheck.rule, PictureTextCheck.rule, OrphanCheck.rule,
  ]

  /// A fence of a description that is never closed, a link or a call in one that is wrong, a file that nothing names, an example that is no expression, a required parameter that the
  /// usage has no value for.
  package static func findings(in block: Block, of catalog: Catalog, knowing api: CatalogAPI) -> [Finding] {
    let manifest = block.manifest
    let findings =
      DescriptionCheck.findings(in: manifest, default: catalog.info.defaultLanguage)
      + LinkCheck.findings(in: manifest, of: catalog) + PictureTextCheck.findings(in: manifest)
      + FenceCallCheck.findings(in: manifest, knowing: api) + OrphanCheck.findings(in: block, of: catalog)
    guard var builder = UsageBuilder(block, in: catalog.info) else {
      return findings + ExampleCheck(manifest).findings
    }
    _ = try? builder.build()
    return findings + builder.findings
  }
}
