import BlockCatalog
import Diagnostics

/// What stands in the way of a block's pages, told before any page is made.
package enum PageCheck {
  /// The rules that its findings can have.
  package static let rules = [Usage.rule, DescriptionCheck.rule]

  /// A fence of a description that is never closed, an example that is no expression, a required parameter that the
  /// usage has no value for.
  package static func findings(in block: Block, of catalog: Catalog) -> [Finding] {
    let findings = DescriptionCheck.findings(in: block.manifest, default: catalog.info.defaultLanguage)
    guard var builder = UsageBuilder(block, in: catalog.info) else {
      return findings + ExampleCheck(block.manifest).findings
    }
    _ = try? builder.build()
    return findings + builder.findings
  }
}
