import BlockCatalog
import Mustache

/// The tags of a catalog by language, each with the blocks that it finds.
struct TagPage {
  private let scope: PageScope

  init(_ scope: PageScope) {
    self.scope = scope
  }

  /// The page's own language comes first, then the others in the catalog's order.
  var value: Value {
    let languages = [scope.language] + scope.info.languages.filter { $0 != scope.language }
    let sections = languages.compactMap { language -> Value? in
      let tags = tags(in: language)
      guard !tags.isEmpty else { return nil }
      return .object(["language": .text(scope.labels.language(language)), "tags": .list(tags)])
    }
    return .object([
      "labels": scope.labels.value,
      "name": .text(scope.text(scope.info.name)),
      "indexTarget": .markup(scope.target(of: .index, from: .tags)),
      "translations": scope.translations(of: .tags),
      "languages": .list(sections),
    ])
  }

  private struct Tag {
    let key: [Unicode.Scalar]
    let text: String
    var links: [String]
  }

  /// By the code points of the folded tag, then of the tag itself: the same order on every machine.
  private func tags(in language: String) -> [Value] {
    var tags: [String: Tag] = [:]
    for manifest in scope.pages.catalog.manifests {
      let link = scope.link(to: manifest.id, from: .tags)
      for list in manifest.tags where list.language.value == language {
        for text in list.tags.map(\.value) {
          let key = Folding.fold(text)
          if tags[key] == nil { tags[key] = Tag(key: Array(key.unicodeScalars), text: text, links: []) }
          // In place: a copy of the links for every block would take the square of their number.
          if tags[key]?.links.last != link { tags[key]?.links.append(link) }
        }
      }
    }
    return tags.values.sorted { $0.key.lexicographicallyPrecedes($1.key) }.map { tag in
      .object(["tag": .text(tag.text), "links": .markup(tag.links.joined(separator: ", "))])
    }
  }
}
