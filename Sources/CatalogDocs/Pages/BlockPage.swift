import BlockCatalog
import Diagnostics
import Mustache
import SwiftAPI

/// Everything that a block's page says.
struct BlockPage {
  private let block: Block
  private let scope: PageScope
  private var manifest: Manifest { block.manifest }

  init(_ block: Block, _ scope: PageScope) {
    self.block = block
    self.scope = scope
  }

  func value() throws(Finding) -> Value {
    let description = EmbeddedMarkdown(scope.text(manifest.description), belowLevel: 2).text
    let entries = block.components.map { EntrySection($0, scope).value }
    let related = related
    return .object([
      "labels": scope.labels.value,
      "sources": .markup(MarkdownEscape.comment(block.sources)),
      "title": .text(scope.title(of: manifest)),
      "summary": scope.optionalText(manifest.summary),
      "translations": scope.translations(of: .block),
      "status": scope.status(of: manifest),
      "replacement": manifest.replacedBy.map { scope.link(to: $0.value, from: "../") } ?? .null,
      "category": scope.title(of: manifest.category?.value, among: scope.info.categories),
      "platforms": scope.platforms(of: manifest),
      "level": scope.title(of: manifest.level?.value, among: scope.info.levels),
      "origin": scope.optionalText(manifest.origin),
      "tags": tags,
      "pictures": .list(manifest.pictures.map(picture)),
      "description": description.isEmpty ? .null : .markup(description),
      "usage": try usage(),
      "hasEntries": .flag(!entries.isEmpty),
      "entries": .list(entries),
      "hasRelated": .flag(!related.isEmpty),
      "related": .list(related),
      "source": source,
      "license": license,
      "indexTarget": .markup("../" + MarkdownEscape.target(scope.fileName(.index))),
      "catalogName": .text(scope.text(scope.info.name)),
    ])
  }

  /// A list of tags a language; empty lists are left out.
  private var tags: Value {
    let lists = manifest.tags.filter { !$0.tags.isEmpty }.map { list in
      Value.object([
        "language": .text(scope.labels.language(list.language.value)),
        "tags": .text(list.tags.map(\.value).joined(separator: ", ")),
      ])
    }
    return lists.isEmpty ? .null : .object(["lists": .list(lists)])
  }

  /// The demo, cut from the source; the generated usage where there is none.
  private func usage() throws(Finding) -> Value {
    if let demo = block.demo, let file = block.api?.file {
      return .markup(MarkdownCode.block(file.text(in: demo.range), language: "swift"))
    }
    guard !block.components.isEmpty else { return .null }
    return .markup(MarkdownCode.block(try scope.pages.usage(of: block, sources: nil), language: "swift"))
  }

  /// Links to other blocks, under what relates them.
  private var related: [Value] {
    let groups = [
      ("builtOn", [manifest.base].compactMap(\.self)), ("requires", manifest.requires), ("see", manifest.see),
    ]
    return groups.filter { !$0.1.isEmpty }.map { label, ids in
      let links = ids.map { id in scope.link(to: id.value, from: "../").markup }
      return .object(["label": .text(scope.labels[label]), "links": .markup(links.joined(separator: ", "))])
    }
  }

  /// The target of a link to a file of the block: beside the page, unless pages go to another folder than the catalog's.
  private func target(of file: String) -> String {
    let way = scope.pages.wayToCatalog
    return MarkdownEscape.target(way.isEmpty ? file : "../\(way)\(block.id)/\(file)")
  }

  private var source: Value {
    guard let name = block.sourceName, let file = block.api?.file else { return .null }
    return .object([
      "link": .markup("[\(MarkdownCode.span(name))](\(target(of: name)))"),
      "summary": .markup(MarkdownEscape.html(scope.labels["showSource"])),
      "code": .markup(MarkdownCode.block(file.text, language: "swift")),
    ])
  }

  private var license: Value {
    let id = manifest.license?.value ?? scope.info.license
    return id.isEmpty ? .null : .text(id)
  }

  /// HTML, which alone can choose a picture by the reader's color scheme.
  private func picture(_ picture: Manifest.Picture) -> Value {
    func attribute(_ path: Located<String>) -> String { MarkdownEscape.html(target(of: path.value)) }
    let alternative = MarkdownEscape.html(scope.text(picture.alternativeText))
    var lines = ["<picture>", "  <img src=\"\(attribute(picture.light))\" alt=\"\(alternative)\">", "</picture>"]
    if let dark = picture.dark {
      lines.insert("  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(attribute(dark))\">", at: 1)
    }
    return .markup(lines.joined(separator: "\n"))
  }
}

extension Value {
  /// The text of a value that is in the output's form already.
  fileprivate var markup: String {
    if case .markup(let text) = self { text } else { "" }
  }
}
