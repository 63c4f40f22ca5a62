import BlockCatalog
import Diagnostics
import Mustache
import SwiftAPI

/// Everything that a block's page says.
struct BlockPage {
  private let block: Block
  private let scope: PageScope
  private let headings: PageHeadings
  private let links: BlockLinks
  private var page: PageAddress.Page { .block(block.id) }
  private var manifest: Manifest { block.manifest }
  private var markup: any Markup { scope.markup }

  init(_ block: Block, _ scope: PageScope) {
    self.block = block
    self.scope = scope
    headings = PageHeadings(block, scope)
    links = BlockLinks(
      block: block, scope: scope, pictures: PictureFiles(of: block, in: scope.pages.catalog, for: scope.pages.flavor),
      anchors: headings.anchors)
  }

  func value() throws(Finding) -> Value {
    let description = document(scope.text(manifest.description), belowLevel: 2, at: .description)
    let entries = EntryList(block, scope, headings) { document($0, belowLevel: 3, at: .discussion($1)) }.values
    let related = related
    let values: [String: Value] = [
      "anchors": headings.sections,
      "sources": .markup(MarkdownEscape.comment(block.sources)),
      "fallback": scope.fallback(manifest.localizedTexts + block.components.flatMap(\.parameters).map(\.description)),
      "fallbacks": .object([
        "title": scope.fallbackLanguage(of: manifest.title), "summary": scope.fallbackLanguage(of: manifest.summary),
        "origin": scope.fallbackLanguage(of: manifest.origin),
        "description": scope.fallbackLanguage(of: manifest.description),
      ]),
      "status": scope.status(of: manifest),
      "isDeprecated": .flag(manifest.status?.value == .deprecated),
      "replacement": manifest.replacedBy.map { .markup(scope.link(to: $0.value, from: page)) } ?? .null,
      "category": scope.title(of: manifest.category?.value, among: scope.info.categories),
      "platforms": scope.platforms(of: manifest),
      "level": scope.title(of: manifest.level?.value, among: scope.info.levels),
      "origin": scope.optionalText(manifest.origin),
      "tags": tags,
      "pictures": .list(manifest.pictures.compactMap(picture)),
      "description": description.isEmpty ? .null : .markup(description),
      "usage": try usage(),
      "demo": demo,
      "hasEntries": .flag(!entries.isEmpty),
      "entries": .list(entries),
      "hasRelated": .flag(!related.isEmpty),
      "related": .list(related),
      "source": source,
      "license": license,
    ]
    let frame = scope.frame(page, title: scope.title(of: manifest), summary: scope.text(manifest.summary))
    return .object(frame.merging(values) { $1 })
  }

  private func document(_ markdown: String, belowLevel level: Int, at place: PageHeadings.Place) -> String {
    let links = links
    return markup.document(markdown, belowLevel: level, anchors: headings.anchors(of: place)) {
      links.rewriting($0, isImage: $1)
    }
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

  /// The generated usage, which is the least that there is to write.
  private func usage() throws(Finding) -> Value {
    guard !block.components.isEmpty else { return .null }
    return .markup(markup.codeBlock(try scope.pages.usage(of: block, sources: nil), language: "swift"))
  }

  /// The demo, cut from the source.
  private var demo: Value {
    guard let demo = block.demo, let file = block.api?.file else { return .null }
    return .markup(markup.codeBlock(file.text(in: demo.range), language: "swift"))
  }

  /// Links to other blocks, under what relates them; `items` are those that have a page.
  private var related: [Value] {
    scope.pages.relations.related(to: manifest).map { kind, ids in
      let known = ids.filter { scope.pages.manifests[$0] != nil }
      return .object([
        "label": .text(scope.labels[kind.rawValue]),
        "links": .markup(ids.map { scope.link(to: $0, from: page) }.joined(separator: ", ")),
        "hasItems": .flag(!known.isEmpty),
        "items": .list(known.map { .markup(scope.target(of: .block($0), from: page)) }),
      ])
    }
  }

  /// The source as a whole, with a link to its file where it can be reached.
  private var source: Value {
    guard let name = block.sourceName, let file = block.api?.file else { return .null }
    let code = markup.code(name, in: .paragraph)
    let target = links.target(ofFile: [block.id] + name.split(separator: "/").map(String.init))
    return .object([
      "link": .markup(target.map { markup.link(code, to: $0) } ?? code),
      "lines": .text("\(scope.labels["lines"]): \(file.lineCount)"),
      "summary": .markup(MarkdownEscape.html(scope.labels["showSource"])),
      "code": .markup(markup.codeBlock(file.text, language: "swift")),
      "download": markup.download(file.text, as: name, scope.labels["download"]).map(Value.markup) ?? .null,
    ])
  }

  private var license: Value {
    let id = manifest.license?.value ?? scope.info.license
    return id.isEmpty ? .null : .text(id)
  }

  private func picture(_ picture: Manifest.Picture) -> Value? {
    guard let light = links.target(ofPicture: picture.light.value) else { return nil }
    return .markup(
      markup.picture(
        PagePicture(
          light: light, dark: picture.dark.flatMap { links.target(ofPicture: $0.value) },
          alternativeText: scope.text(picture.alternativeText))))
  }
}

extension SourceFile {
  /// How many lines a reader counts: a break at the end of the file begins none.
  fileprivate var lineCount: Int {
    bytes.count { $0 == UInt8(ascii: "\n") } + (bytes.isEmpty || bytes.last == UInt8(ascii: "\n") ? 0 : 1)
  }
}
