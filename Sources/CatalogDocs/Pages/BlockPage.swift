import BlockCatalog
import Diagnostics
import Mustache
import SwiftAPI

/// Everything that a block's page says.
struct BlockPage {
  private let block: Block
  private let scope: PageScope
  private var page: PageAddress.Page { .block(block.id) }
  private var markup: any Markup { scope.markup }
  private var manifest: Manifest { block.manifest }

  init(_ block: Block, _ scope: PageScope) {
    self.block = block
    self.scope = scope
  }

  func value() throws(Finding) -> Value {
    let description = markup.document(scope.text(manifest.description), belowLevel: 2) { target, _ in target }
    let entries = block.components.map { EntrySection($0, scope).value }
    let related = related
    return .object([
      "labels": scope.labels.value,
      "sources": .markup(MarkdownEscape.comment(block.sources)),
      "title": .text(scope.title(of: manifest)),
      "summary": scope.optionalText(manifest.summary),
      "translations": scope.translations(of: page),
      "status": scope.status(of: manifest),
      "replacement": manifest.replacedBy.map { .markup(scope.link(to: $0.value, from: page)) } ?? .null,
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
      "indexTarget": .markup(scope.target(of: .index, from: page)),
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
      return .markup(markup.codeBlock(file.text(in: demo.range), language: "swift"))
    }
    guard !block.components.isEmpty else { return .null }
    return .markup(markup.codeBlock(try scope.pages.usage(of: block, sources: nil), language: "swift"))
  }

  /// Links to other blocks, under what relates them.
  private var related: [Value] {
    let groups = [
      ("builtOn", [manifest.base].compactMap(\.self)), ("requires", manifest.requires), ("see", manifest.see),
    ]
    return groups.filter { !$0.1.isEmpty }.map { label, ids in
      let links = ids.map { id in scope.link(to: id.value, from: page) }
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
      "link": .markup(markup.link(markup.code(name, in: .paragraph), to: target(of: name))),
      "summary": .markup(MarkdownEscape.html(scope.labels["showSource"])),
      "code": .markup(markup.codeBlock(file.text, language: "swift")),
    ])
  }

  private var license: Value {
    let id = manifest.license?.value ?? scope.info.license
    return id.isEmpty ? .null : .text(id)
  }

  private func picture(_ picture: Manifest.Picture) -> Value {
    .markup(
      markup.picture(
        PagePicture(
          light: target(of: picture.light.value), dark: picture.dark.map { target(of: $0.value) },
          alternativeText: scope.text(picture.alternativeText))))
  }
}
