import BlockCatalog
import Mustache

/// What every page of one language shares.
struct PageScope: Sendable {
  let pages: PageSet
  let language: String
  let labels: Labels

  init(_ pages: PageSet, language: String) {
    self.pages = pages
    self.language = language
    labels = pages.templates.labels(for: language)
  }

  var info: CatalogInfo { pages.catalog.info }

  /// The name of a page in its folder, in this language or another.
  func fileName(_ page: PageKind, in other: String? = nil) -> String {
    pages.names.name(of: page, in: other ?? language)
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
  ///
  /// The folder is the way from the page to the catalog's root: empty or `../`.
  func link(to id: String, from folder: String) -> Value {
    guard let manifest = pages.manifests[id] else { return .markup(MarkdownCode.span(id)) }
    return .markup(MarkdownEscape.link(title(of: manifest), to: "\(folder)\(id)/\(fileName(.block))"))
  }

  /// Links to the same page in every language; `null` where there is just one.
  func translations(of page: PageKind) -> Value {
    guard info.languages.count > 1 else { return .null }
    let links = info.languages.map { code in
      code == language
        ? "**\(MarkdownEscape.inline(labels.language(code)))**"
        : MarkdownEscape.link(labels.language(code), to: fileName(page, in: code))
    }
    return .markup(links.joined(separator: " · "))
  }

  /// `beta` or `deprecated`, as the labels say it; `null` for what is stable.
  func status(of manifest: Manifest) -> Value {
    guard let status = manifest.status?.value, status != .stable else { return .null }
    return .text(labels["status.\(status.rawValue)"])
  }
}
