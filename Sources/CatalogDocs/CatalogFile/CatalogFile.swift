import BlockCatalog
import Diagnostics
import FilePlan
import SwiftAPI

/// `catalog.json`: all that a catalog says, for other tools, sites and search engines.
///
/// `CatalogFile.schema` describes it. Members have a fixed order, so that the same catalog gives the same bytes.
package struct CatalogFile: Sendable {
  package static let name = "catalog.json"
  /// Grows where a member changes its meaning or goes; a member may come without it.
  package static let version = 1

  let blocks: [Block]
  let pages: PageSet

  private var info: CatalogInfo { pages.catalog.info }

  /// The text with one line break at its end, in UTF-8.
  ///
  /// Block by block: a tree of ten thousand would take more memory than the text, and so would a string beside its bytes.
  var bytes: [UInt8] {
    // The brackets at the end are opened again for the blocks.
    var bytes = Array(head.text.utf8.dropLast("[]\n}".utf8.count))
    bytes += "[".utf8
    for (index, block) in blocks.enumerated() {
      bytes += (index == 0 ? "\n    " : ",\n    ").utf8
      bytes += value(of: block).text(indentation: 4).utf8
    }
    bytes += (blocks.isEmpty ? "]\n}\n" : "\n  ]\n}\n").utf8
    return bytes
  }

  private var head: JSONValue {
    [
      GeneratedMark.jsonKey: .string(
        "\(GeneratedMark.text) from \(Catalog.fileName) and every block; edit those, then run: blocks generate"),
      "version": .integer(Self.version),
      "name": localized(info.name),
      "summary": localized(info.summary),
      "languages": .array(info.languages.map(JSONValue.string)),
      "categories": .array(info.categories.map(choice)),
      "levels": .array(info.levels.map(choice)),
      "license": .string(info.license),
      "repository": info.repository.map(JSONValue.string),
      "pages": pages(.index),
      "tagPages": pages(.tags),
      "blocks": [],
    ]
  }

  private func choice(_ choice: CatalogInfo.Choice) -> JSONValue {
    ["key": .string(choice.key), "title": localized(choice.title)]
  }

  /// All that is said of a block.
  func value(of block: Block) -> JSONValue {
    let manifest = block.manifest
    return [
      "id": .string(block.id),
      "title": localized(manifest.title),
      "summary": localized(manifest.summary),
      "description": localized(manifest.description),
      "origin": localized(manifest.origin),
      "category": manifest.category.map { .string($0.value) },
      "level": manifest.level.map { .string($0.value) },
      "platforms": .array(manifest.platforms.map { .string($0.value) }),
      "tags": .object(
        manifest.tags.map { list in (list.language.value, .array(list.tags.map { .string($0.value) })) }),
      "status": .string((manifest.status?.value ?? .stable).rawValue),
      "replacedBy": manifest.replacedBy.map { .string($0.value) },
      "base": manifest.base.map { .string($0.value) },
      "requires": .array(manifest.requires.map { .string($0.value) }),
      "see": .array(manifest.see.map { .string($0.value) }),
      "license": .string(manifest.license?.value ?? info.license),
      "demo": block.demo.map { .string($0.name) },
      "components": .array(block.components.map(component)),
      "pictures": .array(manifest.pictures.map(picture)),
      "pages": pages(.block(block.id)),
      "files": .array(files(of: block)),
    ]
  }

  private func component(_ component: Component) -> JSONValue {
    let declaration = component.declaration
    return [
      "name": .string(declaration.fullName),
      "kind": .string(declaration.kind.word),
      "declaration": .string(declaration.signature),
      "extends": declaration.context.flatMap { $0.isExtension ? .string($0.typeName) : nil },
      "summary": (declaration.documentation?.summary).flatMap { $0.isEmpty ? nil : .string($0) },
      "parameters": .array(component.parameters.map(parameter)),
    ]
  }

  private func parameter(_ parameter: BlockParameter) -> JSONValue {
    let swift = parameter.parameter
    return [
      "name": .string(swift.callName),
      "label": swift.label.map(JSONValue.string),
      "type": swift.type.map(JSONValue.string),
      "default": swift.defaultValue.map(JSONValue.string),
      "isRequired": .bool(swift.defaultValue == nil && !swift.isVariadic),
      "description": localized(parameter.description),
    ]
  }

  private func picture(_ picture: Manifest.Picture) -> JSONValue {
    [
      "light": .string(picture.light.value), "dark": picture.dark.map { .string($0.value) },
      "alt": localized(picture.alternativeText),
    ]
  }

  /// Texts by language; one without a language is in the catalog's default one.
  private func localized(_ text: LocalizedText) -> JSONValue {
    var seen: Set<String> = []
    return .object(
      text.entries.compactMap { entry in
        let language = entry.language.isEmpty ? info.defaultLanguage : entry.language
        return seen.insert(language).inserted ? (language, .string(entry.text.value)) : nil
      })
  }

  /// The paths of a page by language, from the folder of this file.
  private func pages(_ page: PageAddress.Page) -> JSONValue {
    .object(
      info.languages.map { language in
        let address = PageAddress(page, in: language == info.defaultLanguage ? nil : language)
        return (language, .string(pages.flavor.path(of: address)))
      })
  }

  /// The manifest, the source and the pictures, by their paths in the catalog.
  private func files(of block: Block) -> [JSONValue] {
    var files = [file("\(block.id)/block.yaml", block.manifest.file.bytes)]
    if let name = block.sourceName, let source = block.api?.file {
      files.append(file("\(block.id)/\(name)", source.bytes))
    }
    let pictures = PictureFiles(of: block, in: pages.catalog, for: pages.flavor).contents
    return files + pictures.map { file("\(block.id)/\($0.path)", $0.bytes) }
  }

  private func file(_ path: String, _ bytes: [UInt8]) -> JSONValue {
    [
      "path": .string(path), "bytes": .integer(bytes.count), "sha256": .string(SHA256(of: bytes).hexadecimal),
    ]
  }
}

extension Declaration.Kind {
  static let words = ["function", "initializer", "static property", "subscript", "macro"]

  /// As `catalog.json` calls it.
  fileprivate var word: String {
    switch self {
    case .function: "function"
    case .initializer, .memberwiseInitializer: "initializer"
    case .staticProperty: "static property"
    case .subscript: "subscript"
    case .macro: "macro"
    }
  }
}
