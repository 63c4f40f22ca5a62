import Diagnostics
import SwiftAPI

extension Catalog {
  /// The blocks of the catalog: each manifest with the API of its source, read on all cores.
  ///
  /// - Parameters:
  ///   - ids: The blocks to read; all where it is `nil`.
  ///   - cache: Where APIs are looked up and kept; without one, every source is parsed.
  /// - Returns: The blocks in the order of their ids.
  package func blocks(_ ids: Set<String>? = nil, cache: APICache? = nil) async -> [Block] {
    let manifests = ids.map { ids in self.manifests.filter { ids.contains($0.id) } } ?? self.manifests
    let root = self.root
    return await manifests.concurrentMap { Block(manifest: $0, catalogRoot: root, cache: cache) }
  }
}

extension Block {
  /// Joins a manifest with its source; what stands in the way becomes findings of the block.
  convenience init(manifest: Manifest, catalogRoot: String, cache: APICache?) {
    let shownPath = manifest.file.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
      separator: "/")
    let folder = BlockFolder(id: manifest.id, root: catalogRoot, shownPath: shownPath)
    do {
      let name = try SourceRule.sourceName(of: manifest, in: folder)
      let file = try SourceRule.read(name, of: manifest, in: folder)
      let api = cache?.api(of: file) ?? SourceAPI(parsing: file, seeking: .inSources)
      self.init(manifest: manifest, api: api, sourceName: name)
    } catch {
      self.init(
        manifest: manifest, api: nil, sourceName: nil, components: [], demo: nil, findings: [error.binding])
    }
  }

  /// Joins a manifest with the API of its source.
  package convenience init(manifest: Manifest, api: SourceAPI, sourceName: String) {
    let selection = ComponentSelection(manifest: manifest, api: api)
    let declarations = selection.declarations
    // A source that cannot be parsed whole explains a missing component better than the selection could.
    let isWhole = !api.findings.contains { $0.severity == .error }
    let described = Dictionary(
      (manifest.parameters?.value ?? []).map { ($0.name.value, $0) }, uniquingKeysWith: { first, _ in first })
    self.init(
      manifest: manifest, api: api, sourceName: sourceName,
      components: declarations.map { Component(declaration: $0, described: described) },
      demo: manifest.demo.flatMap { demo in api.types.first { $0.name == demo.value } },
      findings: api.findings + (isWhole ? selection.findings : []))
  }
}

extension Component {
  fileprivate init(declaration: Declaration, described: [String: Manifest.Parameter]) {
    let documented = declaration.documentedParameters
    self.init(
      declaration: declaration,
      parameters: declaration.parameters.map { parameter in
        let words = described[parameter.callName]
        return BlockParameter(
          parameter: parameter,
          description: words?.description.entries.isEmpty == false
            ? words?.description ?? LocalizedText() : parameter.description(in: documented),
          example: words?.example?.value)
      })
  }
}

extension Declaration {
  /// What the doc comment says of parameters, by the names that it uses.
  fileprivate var documentedParameters: [String: String] {
    Dictionary(
      (documentation?.parameters ?? []).map { ($0.name, $0.text) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Parameter {
  /// What a doc comment says under the inner name or the label, with no place in the manifest.
  fileprivate func description(in documented: [String: String]) -> LocalizedText {
    guard let text = documented[name] ?? label.flatMap({ documented[$0] }), !text.isEmpty else {
      return LocalizedText()
    }
    return LocalizedText([.init(language: "", text: Located(text, at: 0..<0))])
  }
}
