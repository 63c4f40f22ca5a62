import BlockCatalog
import Diagnostics
import Mustache
import SwiftAPI

/// The Swift source of a block whose manifest is there already.
///
/// The signature is the manifest's to the letter, so that the two agree by construction. With a `base`, parameters of the
/// same name are passed on to its component, and what the manifest leaves out of them is taken from there.
package struct ManifestScaffold: Sendable {
  package static let rule = Rule(
    "manifest-source", "A manifest says enough of its component for its source to be written.")

  private let manifest: Manifest
  private let info: CatalogInfo
  private let signature: ManifestSignature
  private let base: BaseCall?

  /// The name of the type that the source is named after.
  package let typeName: String
  /// The name of the demo.
  package let demoName: String

  /// - Parameters:
  ///   - manifest: Well formed.
  ///   - base: The block that the manifest names as its base.
  ///   - info: The catalog that the block is for.
  /// - Throws: Everything that stands in the way.
  package init(_ manifest: Manifest, base: Block?, in info: CatalogInfo) throws(ManifestFindings) {
    self.manifest = manifest
    self.info = info
    var findings: [Finding] = []
    let signature = ManifestSignature(manifest, base: base, in: info, findings: &findings)
    self.signature = signature
    self.base = base.flatMap { BaseCall($0, for: signature, manifest, findings: &findings) }
    typeName = SwiftName.name(.type, from: signature.name)
    demoName = manifest.demo?.value ?? typeName + "Demo"
    let names = [typeName, demoName]
    if let type = names.first(where: { !SwiftTokens.isIdentifier($0) }) {
      findings.append(Finding(Self.rule, "'\(type)' is no Swift identifier", at: Location(manifest.file)))
    }
    if !findings.isEmpty { throw ManifestFindings(findings: findings) }
  }

  /// Fills in the template of a source.
  ///
  /// - Parameters:
  ///   - template: `modifier.swift.mustache`.
  ///   - demo: The text of the demo's type; empty leaves the demo out.
  /// - Returns: The text of the source.
  /// - Throws: A finding about the template.
  package func source(_ template: Template, demo: String) throws(Finding) -> String {
    func text(_ text: LocalizedText) -> String {
      text.text(in: info.defaultLanguage, default: info.defaultLanguage)
    }
    let modifier = typeName + "Modifier"
    let stored = signature.parameters.map { parameter -> Value in
      .object([
        "name": .markup(parameter.name), "type": .markup(signature.storedType(of: parameter)),
        "doc": .list(InsertedText.docLines(parameter.description).map(Value.markup)),
      ])
    }
    let described = signature.parameters.filter { !$0.description.isEmpty }.map { parameter -> Value in
      .object(["name": .markup(parameter.name), "text": .markup(InsertedText.comment(parameter.description))])
    }
    let arguments = signature.parameters.map { "\($0.name): \($0.name)" }.joined(separator: ", ")
    return try template.render(
      .object([
        "license": .markup(manifest.license?.value ?? info.license),
        "title": InsertedText.value(text(manifest.title)), "summary": InsertedText.value(text(manifest.summary)),
        "base": .markup(manifest.base?.value ?? ""), "hasBase": .flag(base != nil),
        "type": .markup(modifier), "signature": .markup(signature.declaration),
        "storedGenerics": .markup(signature.storedGenerics), "properties": .list(stored),
        "hasParameters": .flag(!stored.isEmpty), "parameters": .list(described),
        "isDescribed": .flag(!described.isEmpty),
        "call": .markup("\(modifier)(\(arguments))"), "body": .markup(base?.text ?? "content"),
        "demo": .markup(demo), "demoName": .markup(demoName), "hasDemo": .flag(!demo.isEmpty),
      ]), options: RenderOptions(escape: { $0 }, isStrict: true))
  }
}

/// Everything that keeps a source from being written.
package struct ManifestFindings: Error, Sendable {
  package let findings: [Finding]
}
