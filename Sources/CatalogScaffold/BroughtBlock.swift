import BlockCatalog
import Diagnostics
import FilePlan

/// A block of the catalog that travels with the program, as it is brought into another catalog.
package struct BroughtBlock: Sendable {
  package let id: String
  /// Below the catalog: the manifest and the source.
  package let files: [NewFile]

  /// Fits a block into a catalog: with its languages, and with a category and a level that it has.
  ///
  /// - Parameters:
  ///   - block: A block that nothing is wrong with.
  ///   - home: The catalog that it comes from.
  ///   - info: The catalog that it goes to.
  package init(_ block: Block, from home: CatalogInfo, to info: CatalogInfo) {
    id = block.id
    let manifest = block.manifest
    let writer = ManifestText(manifest, home, info)
    let name = block.sourceName ?? ""
    files = [
      NewFile(path: "\(block.id)/block.yaml", bytes: Array(writer.text.utf8)),
      NewFile(path: "\(block.id)/\(name)", bytes: block.api?.file.bytes ?? []),
    ]
  }

  /// The manifest for another catalog.
  private struct ManifestText {
    let text: String

    init(_ manifest: Manifest, _ home: CatalogInfo, _ info: CatalogInfo) {
      func localized(_ text: LocalizedText) -> WrittenYAML {
        let entries = text.entries.filter { info.languages.contains($0.language) }
        guard entries.count > 1 else {
          return .text(entries.first?.text.value ?? text.text(in: info.defaultLanguage, default: home.defaultLanguage))
        }
        return .map(entries.map { ($0.language, .text($0.text.value)) })
      }
      func key(_ key: String?, _ choices: [CatalogInfo.Choice]) -> WrittenYAML {
        .text(choices.contains { $0.key == key } ? key ?? "" : choices.first?.key ?? "")
      }
      let tags = Dictionary(manifest.tags.map { ($0.language.value, $0.tags.map(\.value)) }) { first, _ in first }
      let parameters = (manifest.parameters?.value ?? []).map { parameter in
        let parts: [(key: String, value: WrittenYAML)] = [
          ("type", parameter.type), ("default", parameter.defaultValue), ("example", parameter.example),
        ].compactMap { key, value in value.map { (key, .text($0.value)) } }
        let description = localized(parameter.description)
        return (parameter.name.value, parts.isEmpty ? description : .map([("description", description)] + parts))
      }
      let platforms = manifest.platforms.map(\.value)
      let components = manifest.components.map(\.value)
      let license = manifest.license?.value ?? home.license
      text = WrittenYAML.manifest([
        ("title", localized(manifest.title)), ("summary", localized(manifest.summary)),
        ("origin", localized(manifest.origin)), ("description", localized(manifest.description)),
        ("category", key(manifest.category?.value, info.categories)),
        ("level", key(manifest.level?.value, info.levels)),
        ("platform", platforms.count == 1 ? .text(platforms.joined()) : .list(platforms)),
        ("tags", .map(info.languages.map { ($0, .list(tags[$0] ?? tags[home.defaultLanguage] ?? [])) })),
        ("component", components.isEmpty ? nil : .list(components)), ("parameters", .map(parameters)),
        ("demo", manifest.demo.map { .text($0.value) }), ("base", manifest.base.map { .text($0.value) }),
        ("requires", manifest.requires.isEmpty ? nil : .list(manifest.requires.map(\.value))),
        ("license", license == info.license ? nil : .text(license)),
      ])
    }
  }
}
