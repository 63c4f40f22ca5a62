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
      groups[category.key].map { group(.text(scope.text(category.title)), $0) }
    }
    if let others = groups[""] { categories.append(group(.text(scope.labels["otherCategory"]), others)) }
    return .object([
      "labels": scope.labels.value,
      "title": .text(scope.text(scope.info.name)),
      "summary": scope.optionalText(scope.info.summary),
      "translations": scope.translations(of: .index),
      "categories": .list(categories),
      "tagsTarget": .markup(scope.target(of: .tags, from: .index)),
    ])
  }

  private func group(_ title: Value, _ manifests: [Manifest]) -> Value {
    .object(["title": title, "blocks": .list(manifests.map(row))])
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
