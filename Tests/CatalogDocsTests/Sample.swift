import BlockCatalog
import Diagnostics
import SwiftAPI

@testable import CatalogDocs

/// Blocks and catalogs made by hand, for tests.
enum Sample {
  static func text(_ text: String) -> LocalizedText {
    localized(["en": text])
  }

  /// Languages in the order of their codes.
  static func localized(_ texts: [String: String]) -> LocalizedText {
    LocalizedText(
      texts.sorted { $0.key < $1.key }.map { LocalizedText.Entry(language: $0.key, text: Located($0.value, at: 0..<0)) }
    )
  }

  static func at<Value: Sendable>(_ value: Value) -> Located<Value> { Located(value, at: 0..<0) }

  static func tags(_ language: String, _ tags: [String]) -> Manifest.TagList {
    Manifest.TagList(language: at(language), tags: tags.map(at))
  }

  static func manifest(_ id: String, title: String, _ change: (inout Manifest) -> Void = { _ in }) -> Manifest {
    var manifest = Manifest(id: id, file: SourceFile(path: "\(id)/block.yaml", text: ""))
    manifest.title = text(title)
    manifest.summary = text("A summary.")
    manifest.description = text("A description.")
    manifest.origin = text("Written from scratch")
    manifest.category = at("sheets")
    manifest.level = at("beginner")
    manifest.platforms = [at("iOS 18.0+")]
    change(&manifest)
    return manifest
  }

  static func catalog(_ manifests: [Manifest], _ change: (inout CatalogInfo) -> Void = { _ in }) -> Catalog {
    var info = CatalogInfo(file: SourceFile(path: "catalog.yaml", text: ""))
    info.name = text("Blocks")
    info.summary = text("A few blocks.")
    info.languages = ["en", "es"]
    info.categories = [.init(key: "sheets", title: localized(["en": "Sheets", "es": "Hojas"]))]
    info.levels = [.init(key: "beginner", title: localized(["en": "Beginner", "es": "Principiante"]))]
    info.license = "MIT"
    change(&info)
    return Catalog(root: "/nowhere", info: info, manifests: manifests)
  }

  /// `name: Type` or `_ name: Type = default`, as it stands in a signature.
  static func parameter(
    _ label: String?, _ name: String? = nil, _ type: String?, default defaultValue: String? = nil,
    attributes: [String] = [], isVariadic: Bool = false
  ) -> Parameter {
    Parameter(
      label: label, name: name ?? label ?? "_", attributes: attributes, type: type, defaultValue: defaultValue,
      isVariadic: isVariadic, range: 0..<0)
  }

  static func function(
    _ name: String, on type: String? = "View", isExtension: Bool = true, _ parameters: [Parameter] = [],
    kind: Declaration.Kind = .function, generics: String? = nil, constraint: String? = nil, effects: [String] = [],
    returns: String? = "some View", modifiers: [String] = [], availability: [Availability] = [],
    condition: String? = nil, documentation: Documentation? = nil, signature: String? = nil
  ) -> Declaration {
    Declaration(
      kind: kind, name: name,
      context: type.map { Declaration.Context(typeName: $0, isExtension: isExtension) }, parameters: parameters,
      genericParameters: generics, constraint: constraint, effects: effects, returnType: returns,
      modifiers: modifiers, availability: availability, condition: condition, documentation: documentation,
      signature: signature ?? "func \(name)()", range: 0..<0, signatureRange: 0..<0)
  }

  static func block(
    _ manifest: Manifest, _ declarations: [Declaration], source: String = "", types: [TypeDeclaration] = [],
    others: [Declaration] = [], examples: [String: String] = [:], descriptions: [String: String] = [:],
    demo: TypeDeclaration? = nil
  ) -> Block {
    let file = SourceFile(path: "\(manifest.id)/Block.swift", text: source)
    let components = declarations.map { declaration in
      Component(
        declaration: declaration,
        parameters: declaration.parameters.map { parameter in
          BlockParameter(
            parameter: parameter, description: text(descriptions[parameter.callName] ?? ""),
            example: examples[parameter.callName])
        })
    }
    return Block(
      manifest: manifest,
      api: SourceAPI(file: file, declarations: declarations + others, types: types, findings: []),
      sourceName: "Block.swift", components: components, demo: demo, findings: [])
  }

  /// A type of a source, found by its name in the source's text.
  static func type(_ name: String, _ inherited: [String], in source: String, from start: String) -> TypeDeclaration {
    let bytes = Array(source.utf8)
    func offset(of text: String) -> Int {
      let wanted = Array(text.utf8)
      return bytes.indices.first { bytes[$0...].starts(with: wanted) } ?? 0
    }
    let nameStart = offset(of: start) + (start.utf8.count - name.utf8.count)
    return TypeDeclaration(
      name: name, inheritedTypes: inherited, range: offset(of: start)..<bytes.count,
      nameRange: nameStart..<nameStart + name.utf8.count)
  }
}
