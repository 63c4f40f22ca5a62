import BlockCatalog
import Mustache

/// What every page of one language shares.
struct PageScope: Sendable {
  let pages: PageSet
  let language: String
  let labels: Labels
  let direction: TextDirection
  let markup: any Markup

  init(_ pages: PageSet, language: String) {
    self.pages = pages
    self.language = language
    labels = pages.templates.labels(for: language)
    direction = TextDirection(of: language)
    markup = pages.flavor.markup(direction)
  }

  var info: CatalogInfo { pages.catalog.info }

  /// A page in this language, or in another.
  func address(_ page: PageAddress.Page, in other: String? = nil) -> PageAddress {
    let code = other ?? language
    return PageAddress(page, in: code == info.defaultLanguage ? nil : code)
  }

  /// What a link from one page to another writes, both in this language unless the other is told.
  func target(of page: PageAddress.Page, from start: PageAddress.Page, in other: String? = nil) -> String {
    pages.flavor.target(of: address(page, in: other), from: address(start))
  }

  func text(_ text: LocalizedText) -> String {
    text.text(in: language, default: info.defaultLanguage)
  }

  /// `null` for an empty text, so that a template can leave its line out.
  func optionalText(_ text: LocalizedText) -> Value {
    let text = self.text(text)
    return text.allSatisfy(\.isWhitespace) ? .null : .text(text)
  }

  /// A choice's title; its key where the catalog does not know it.
  func title(of key: String?, among choices: [CatalogInfo.Choice]) -> Value {
    guard let key else { return .markup("–") }
    let title = choices.first { $0.key == key }.map { text($0.title) } ?? ""
    return .text(title.isEmpty ? key : title)
  }

  func title(of manifest: Manifest) -> String {
    let title = text(manifest.title)
    return title.allSatisfy(\.isWhitespace) ? manifest.id : title
  }

  func platforms(of manifest: Manifest) -> Value {
    manifest.platforms.isEmpty
      ? .markup("–") : .text(manifest.platforms.map(\.value).joined(separator: ", "))
  }

  /// A link to a block's page in this language; an id without a block is code.
  func link(to id: String, from start: PageAddress.Page) -> String {
    guard let manifest = pages.manifests[id] else { return markup.code(id, in: .paragraph) }
    return link(title(of: manifest), to: .block(id), from: start)
  }

  func link(_ text: String, to page: PageAddress.Page, from start: PageAddress.Page) -> String {
    markup.link(markup.text(text), to: target(of: page, from: start))
  }

  /// Links to the same page in every language that has one; `null` where there is just this.
  func translations(of page: PageAddress.Page) -> Value {
    let languages = info.languages.filter { $0 == language || pages.languages.contains($0) }
    guard languages.count > 1 else { return .null }
    let links = languages.map { code in
      let name = markup.text(labels.language(code))
      return code == language ? markup.strong(name) : markup.link(name, to: target(of: page, from: page, in: code))
    }
    return .markup(links.joined(separator: " · "))
  }

  /// `beta` or `deprecated`, as the labels say it; `null` for what is stable.
  func status(of manifest: Manifest) -> Value {
    guard let status = manifest.status?.value, status != .stable else { return .null }
    return .text(labels["status.\(status.rawValue)"])
  }
}

extension PageScope {
  /// Says quietly that texts of the page are in the default language; `null` where every one is translated.
  func fallback(_ texts: [LocalizedText]) -> Value {
    guard texts.contains(where: { $0.isMissing(in: language, default: info.defaultLanguage) }) else { return .null }
    return .text("\(labels["untranslated"]) \(labels.language(info.defaultLanguage))")
  }

  /// The language of a text that is shown in the default language; `null` where it is in that of the page.
  func fallbackLanguage(of text: LocalizedText) -> Value {
    text.isMissing(in: language, default: info.defaultLanguage) ? .markup(info.defaultLanguage) : .null
  }

  /// The names by which the sections of a page are linked to, and links to them where there are several.
  func sections(
    _ titles: [String], of page: PageAddress.Page, under title: String
  ) -> (anchors: [String], jumps: Value) {
    var names = pages.flavor.anchors(direction)
    _ = names.next(title, .title)
    let anchors = titles.map { names.next($0) }
    guard titles.count > 1 else { return (anchors, .null) }
    let links = zip(titles, anchors).map { title, anchor in
      markup.link(markup.text(title), to: pages.flavor.fragment(anchor, on: address(page)))
    }
    return (anchors, .markup(links.joined(separator: " · ")))
  }

  /// What every template can say about the page as a whole.
  func frame(_ page: PageAddress.Page, title: String, summary: String) -> [String: Value] {
    [
      "labels": labels.value,
      "title": .text(title),
      "summary": summary.allSatisfy(\.isWhitespace) ? .null : .text(summary),
      "quoted": .object([
        "title": FrontMatter.quoted(title), "summary": FrontMatter.quoted(summary),
        "status": FrontMatter.quoted(labels["status.deprecated"]),
      ]),
      "language": .markup(language),
      "languageName": .text(labels.language(language)),
      "isRightToLeft": .flag(direction == .rightToLeft),
      "isDefault": .flag(language == info.defaultLanguage),
      "translations": translations(of: page),
      "root": .markup(pages.flavor.root(from: address(page))),
      "catalogName": .text(text(info.name)),
      "indexTarget": .markup(target(of: .index, from: page)),
      "tagsTarget": .markup(target(of: .tags, from: page)),
    ]
  }
}
