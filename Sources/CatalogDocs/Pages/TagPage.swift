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
    let sections = languages.compactMap { language -> (name: String, tags: [Value])? in
      let tags = tags(in: language)
      return tags.isEmpty ? nil : (scope.labels.language(language), tags)
    }
    let (anchors, jumps) = scope.sections(sections.map(\.name), of: .tags, under: scope.labels["tags"])
    let values: [String: Value] = [
      "name": .text(scope.text(scope.info.name)),
      "jumps": jumps,
      "languages": .list(
        zip(sections, anchors).map { section, anchor in
          .object(["language": .text(section.name), "anchor": .text(anchor), "tags": .list(section.tags)])
        }),
    ]
    let frame = scope.frame(.tags, title: scope.labels["tags"], summary: scope.labels["tagsIntroduction"])
    return .object(frame.merging(values) { $1 })
  }

  private struct Tag {
    let key: Alphabet.Key
    let text: String
    var links: [String]
  }

  /// By the alphabet of their language; what folds to the same is one tag.
  private func tags(in language: String) -> [Value] {
    let alphabet = Alphabet(of: language)
    var tags: [String: Tag] = [:]
    for manifest in scope.pages.catalog.manifests {
      let link = scope.link(to: manifest.id, from: .tags)
      for list in manifest.tags where list.language.value == language {
        for text in list.tags.map(\.value) {
          let key = Folding.fold(text)
          if tags[key] == nil { tags[key] = Tag(key: alphabet.key(text), text: text, links: []) }
          // In place: a copy of the links for every block would take the square of their number.
          if tags[key]?.links.last != link { tags[key]?.links.append(link) }
        }
      }
    }
    return tags.values.sorted { $0.key < $1.key }.map { tag in
      .object(["tag": .text(tag.text), "links": .markup(tag.links.joined(separator: ", "))])
    }
  }
}
