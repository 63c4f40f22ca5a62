import BlockCatalog

/// The headings of a block's page in their order, and the names by which they are linked to.
struct PageHeadings {
  private let texts: [String]
  private let flavor: any Flavor

  init(_ block: Block, _ scope: PageScope) {
    flavor = scope.pages.flavor
    let manifest = block.manifest
    var texts = [scope.title(of: manifest)]
    let description = Self.headings(in: scope.text(manifest.description))
    if scope.text(manifest.description).contains(where: { !$0.isWhitespace }) {
      texts += [scope.labels["about"]] + description
    }
    if block.demo != nil || !block.components.isEmpty { texts.append(scope.labels["usage"]) }
    if !block.components.isEmpty {
      texts.append(scope.labels["api"])
      for component in EntryList.grouped(block.components) {
        texts.append(component.declaration.fullName)
        texts += Self.headings(in: component.declaration.documentation?.discussion ?? "")
      }
    }
    if !scope.pages.relations.related(to: manifest).isEmpty { texts.append(scope.labels["related"]) }
    if block.sourceName != nil { texts.append(scope.labels["source"]) }
    texts.append(scope.labels["license"])
    self.texts = texts
  }

  /// What links that are written for GitHub call each heading, to what the page's reader calls it.
  var anchors: [String: String] {
    var (github, own) = (GitHubFlavor().anchors(), flavor.anchors())
    var anchors: [String: String] = [:]
    for (index, text) in texts.enumerated() {
      anchors[github.next(text, isTitle: index == 0)] = own.next(text, isTitle: index == 0)
    }
    return anchors
  }

  /// What a reader sees of the headings of an author's Markdown.
  private static func headings(in markdown: String) -> [String] {
    guard markdown.contains("#") || markdown.contains("=") || markdown.contains("-") else { return [] }
    return EmbeddedMarkdown(markdown, belowLevel: 2).headings
  }
}
