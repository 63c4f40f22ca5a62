import BlockCatalog

/// The headings of a block's page in their order, and the names by which they are linked to.
struct PageHeadings {
  private let headings: [(text: String, kind: Anchors.Heading)]
  private let scope: PageScope

  init(_ block: Block, _ scope: PageScope) {
    self.scope = scope
    let manifest = block.manifest
    var headings: [(text: String, kind: Anchors.Heading)] = [(scope.title(of: manifest), .title)]
    func label(_ key: String) { headings.append((scope.labels[key], .text)) }
    let description = scope.text(manifest.description)
    if description.contains(where: { !$0.isWhitespace }) {
      label("about")
      headings += Self.headings(in: description)
    }
    if !block.components.isEmpty { label("usage") }
    if block.demo != nil { label("demo") }
    if !block.components.isEmpty {
      label("api")
      for component in EntryList.grouped(block.components) {
        headings.append((component.declaration.fullName, .code))
        headings += Self.headings(in: component.declaration.documentation?.discussion ?? "")
      }
    }
    if !scope.pages.relations.related(to: manifest).isEmpty { label("related") }
    if block.sourceName != nil { label("source") }
    label("license")
    self.headings = headings
  }

  /// What links that are written for GitHub call each heading, to what the page's reader calls it.
  var anchors: [String: String] {
    var github = GitHubFlavor().anchors(scope.direction)
    var own = scope.pages.flavor.anchors(scope.direction)
    var anchors: [String: String] = [:]
    for (text, kind) in headings { anchors[github.next(text, kind)] = own.next(text, kind) }
    return anchors
  }

  /// What a reader sees of the headings of an author's Markdown.
  private static func headings(in markdown: String) -> [(text: String, kind: Anchors.Heading)] {
    guard markdown.contains("#") || markdown.contains("=") || markdown.contains("-") else { return [] }
    return EmbeddedMarkdown(markdown, belowLevel: 2).headings.map { ($0, .written) }
  }
}
