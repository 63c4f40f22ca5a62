import BlockCatalog
import Diagnostics
import SwiftAPI

/// A block's source as it is copied into an app.
package struct BlockCopy: Sendable {
  package let id: String
  /// The name of the block's source.
  package let fileName: String
  package let header: CopyHeader
  package let bytes: [UInt8]

  /// - Parameters:
  ///   - block: A block that nothing is wrong with.
  ///   - options: What is made of its source.
  ///   - info: The catalog that it comes from.
  /// - Throws: A finding where the block cannot be read, or the options do not go with its source.
  package init(_ block: Block, _ options: CopyOptions, from info: CatalogInfo) throws(Finding) {
    guard let api = block.api, let fileName = block.sourceName else {
      throw block.findings.first
        ?? Finding(CopyFolder.rule, "the source of '\(block.id)' cannot be read", at: Location(block.manifest.file))
    }
    var source = api.file
    if options.isPublic {
      source = try PublicAccess.written(for: block.components.map(\.declaration), in: source)
    }
    if options.leavesOutDemo, let demo = block.demo {
      source = try TypeRemoval.removing(demo.name, from: source)
    }
    let name = info.name.text(in: info.defaultLanguage, default: info.defaultLanguage)
    id = block.id
    self.fileName = fileName
    header = CopyHeader(
      id: block.id, catalog: [name, info.version].compactMap(\.self).joined(separator: " "), options: options,
      hash: SHA256(of: api.file.bytes).hexadecimal)
    bytes = header.inserted(into: source.bytes, license: block.manifest.license?.value ?? info.license)
  }
}
