import BlockCatalog
import Mustache

/// The blocks of a catalog by category.
struct IndexPage {
  private let scope: PageScope

  init(_ scope: PageScope) {
    self.scope = scope
  }

  var value: Value {
    let known = Set(scope.info.categories.map(\.key))
    let groups = Dictionary(grouping: scope.pages.catalog.manifests) { manifest in
      manifest.category.map(\.value).flatMap { known.contains($0) ? $0 : nil } ?? ""
    }
    var categories = scope.info.categories.compactMap { category in
      groups[category.key].map {
        group(scope.text(category.title).isEmpty ? category.key : scope.text(category.title), $0)
      }
    }
    if let others = groups[""] { categories.append(group(scope.labels["otherCategory"], others)) }
    let sections = scope.sections(categories.map(\.title), of: .index, under: title)
    let values: [String: Value] = [
      "fallback": scope.fallback(
        [scope.info.name, scope.info.summary] + scope.info.categories.map(\.title)
          + scope.pages.catalog.manifests.flatMap { [$0.title, $0.summary] }),
      "jumps": sections.jumps,
      "categories": .list(zip(categories, sections.anchors).map { $0.value(anchor: $1) }),
      "hasLanguages": .flag(scope.info.languages.count > 1),
      "languages": .list(
        scope.info.languages.filter { $0 != scope.language && scope.pages.languages.contains($0) }
          .map { .markup(scope.target(of: .index, from: .index, in: $0)) }),
    ]
    let frame = scope.frame(.index, title: title, summary: scope.text(scope.info.summary))
    return .object(frame.merging(values) { $1 })
  }

  private var title: String { scope.text(scope.info.name) }

  private func group(_ title: String, _ manifests: [Manifest]) -> Group {
    Group(
      title: title, blocks: manifests.map(row),
      items: manifests.map { .markup(scope.target(of: .block($0.id), from: .index)) })
  }

  private struct Group {
    let title: String
    let blocks: [Value]
    let items: [Value]

    func value(anchor: String) -> Value {
      .object(["title": .text(title), "anchor": .text(anchor), "blocks": .list(blocks), "items": .list(items)])
    }
  }

  private func row(_ manifest: Manifest) -> Value {
    .object([
      "link": .markup(scope.link(to: manifest.id, from: .index)),
      "status": scope.status(of: manifest),
      "summary": .text(scope.text(manifest.summary)),
      "platforms": scope.platforms(of: manifest),
    ])
  }
}
