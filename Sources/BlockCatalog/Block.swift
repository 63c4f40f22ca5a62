import Diagnostics
import SwiftAPI

/// A component's parameter, with all that the manifest and the source know of it.
package struct BlockParameter: Sendable, Hashable {
  package let parameter: Parameter
  /// From the manifest; where it has none, the doc comment's in the default language.
  package let description: LocalizedText
  /// A Swift expression for the generated usage.
  package let example: String?

  package init(parameter: Parameter, description: LocalizedText, example: String? = nil) {
    self.parameter = parameter
    self.description = description
    self.example = example
  }
}

/// One entry of a block's API: a declaration that the block offers, and its parameters in their order.
package struct Component: Sendable, Hashable {
  package let declaration: Declaration
  package let parameters: [BlockParameter]

  package init(declaration: Declaration, parameters: [BlockParameter]) {
    self.declaration = declaration
    self.parameters = parameters
  }
}

/// A manifest together with the Swift that it describes.
///
/// A class, though it never changes: many rules, tables and planned files share one, and a struct of its size would be
/// copied into each.
package final class Block: Sendable {
  /// The generated Swift of a block's folder, which is never its source.
  package static let usageName = "Usage.swift"

  package let manifest: Manifest
  /// `nil` where the source is missing or cannot be read.
  package let api: SourceAPI?
  /// The source's file name in the block's folder.
  package let sourceName: String?
  /// What the block offers, in the order of the manifest, or of the file; empty where that cannot be told.
  package let components: [Component]
  package let demo: TypeDeclaration?
  /// What reading the source and telling its component found.
  package let findings: [Finding]

  package init(
    manifest: Manifest, api: SourceAPI?, sourceName: String?, components: [Component], demo: TypeDeclaration?,
    findings: [Finding]
  ) {
    self.manifest = manifest
    self.api = api
    self.sourceName = sourceName
    self.components = components
    self.demo = demo
    self.findings = findings
  }

  package var id: String { manifest.id }
}
