import BlockCatalog
import Mustache

/// The headings of a block's page in their order, and the names by which they are linked to.
struct PageHeadings {
  /// What a heading stands over.
  enum Place: Hashable {
    case page
    /// A part of the page, by the key of its label.
    case section(String)
    /// A part of the description.
    case description
    /// An entry of the API reference, and a part of what is said about it; counted from 0.
    case entry(Int)
    case discussion(Int)

    /// How the heading is written.
    fileprivate var heading: Anchors.Heading {
      switch self {
      case .page: .title
      case .section: .text
      case .description, .discussion: .written
      case .entry: .code
      }
    }
  }

  /// What links that are written for GitHub call each heading, to what the page's reader calls it.
  private(set) var anchors: [String: String] = [:]
  private var anchorsByPlace: [Place: [String]] = [:]

  init(_ block: Block, _ scope: PageScope) {
    var github = GitHubFlavor().anchors(scope.direction)
    var own = scope.pages.flavor.anchors(scope.direction)
    for (place, text) in Self.headings(of: block, scope) {
      let anchor = own.next(text, place.heading)
      anchors[github.next(text, place.heading)] = anchor
      anchorsByPlace[place, default: []].append(anchor)
    }
  }

  /// What the page's reader calls the headings of a place, in their order.
  func anchors(of place: Place) -> [String] { anchorsByPlace[place] ?? [] }

  /// What templates see: the name of the page's title, and of each section by the key of its label.
  var sections: Value {
    var sections: [String: Value] = [:]
    sections["page"] = anchors(of: .page).first.map(Value.text)
    for (place, anchors) in anchorsByPlace {
      if case .section(let key) = place, let anchor = anchors.first { sections[key] = .text(anchor) }
    }
    return .object(sections)
  }

  private static func headings(of block: Block, _ scope: PageScope) -> [(place: Place, text: String)] {
    let manifest = block.manifest
    var headings: [(place: Place, text: String)] = [(.page, scope.title(of: manifest))]
    func add(section key: String) { headings.append((.section(key), scope.labels[key])) }
    let description = scope.text(manifest.description)
    if description.contains(where: { !$0.isWhitespace }) {
      add(section: "about")
      headings += texts(ofHeadingsIn: description).map { (.description, $0) }
    }
    if !block.components.isEmpty { add(section: "usage") }
    if block.demo != nil { add(section: "demo") }
    if !block.components.isEmpty {
      add(section: "api")
      for (index, component) in EntryList.grouped(block.components).enumerated() {
        headings.append((.entry(index), component.declaration.fullName))
        let discussion = component.declaration.documentation?.discussion ?? ""
        headings += texts(ofHeadingsIn: discussion).map { (.discussion(index), $0) }
      }
    }
    if !scope.pages.relations.related(to: manifest).isEmpty { add(section: "related") }
    if block.sourceName != nil { add(section: "source") }
    add(section: "license")
    return headings
  }

  /// What a reader sees of the headings of an author's Markdown.
  private static func texts(ofHeadingsIn markdown: String) -> [String] {
    guard markdown.contains("#") || markdown.contains("=") || markdown.contains("-") else { return [] }
    return EmbeddedMarkdown(markdown, belowLevel: 2).headings
  }
}
