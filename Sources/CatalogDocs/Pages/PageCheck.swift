import BlockCatalog
import Diagnostics

/// What stands in the way of a block's pages, told before any page is made.
///
/// A fence of a description that is never closed, a link, an image or a call in one that is wrong; a file that nothing
/// names; an example that is no expression; a required parameter that the usage has no value for.
package struct PageCheck: BlockRule {
  package static let rules = [
    Usage.rule, DescriptionCheck.rule, LinkCheck.rule, PictureTextCheck.rule, OrphanCheck.rule,
  ]

  package init() {}

  package func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    let (manifest, whole) = (block.manifest, catalog.catalog)
    let findings =
      DescriptionCheck.findings(in: manifest, default: catalog.info.defaultLanguage)
      + LinkCheck.findings(in: manifest, of: whole) + PictureTextCheck.findings(in: manifest)
      + FenceCallCheck.findings(in: manifest, knowing: catalog.api) + OrphanCheck.findings(in: block, of: whole)
    guard var builder = UsageBuilder(block, in: catalog.info) else {
      return findings + ExampleCheck(manifest).findings
    }
    _ = try? builder.build()
    return findings + builder.findings
  }
}
