import BlockCatalog
import Diagnostics

/// `blocks list`: the catalog at a glance.
enum ListCommand: Command {
  static let description = CommandDescription(
    "list", "Show the catalog at a glance.",
    discussion: """
      On a terminal, the blocks of each category with their titles and platforms. Piped, one block a line: id, title, \
      category, level, platforms, parted by tabs. Titles are in your own language (LC_ALL, LC_MESSAGES, LANG) where the \
      catalog has it.
      """)

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let catalog = try await invocation.loadReadableCatalog()
    let console = invocation.console
    let texts = UserTexts(console.environment, catalog.info)
    if console.output.isTerminal {
      for line in lines(of: catalog, texts, styled: Styled(isColored: console.colorsOutput)) { console.print(line) }
    } else {
      for manifest in catalog.manifests { console.print(manifest.record(texts)) }
    }
    invocation.reportUnreadable(in: catalog)
    return .yes
  }

  /// The blocks under the titles of their categories, in the order of `catalog.yaml`.
  private static func lines(of catalog: Catalog, _ texts: UserTexts, styled: Styled) -> [String] {
    let info = catalog.info
    let idWidth = catalog.manifests.map { VisibleText.line($0.id).count }.max() ?? 0
    let known = info.categories.map { (key: $0.key, title: texts.text($0.title)) }
    let groups = known + [(key: nil as String?, title: "Without a known category")].map { ($0.key ?? "", $0.title) }
    return groups.flatMap { key, title -> [String] in
      let manifests = catalog.manifests.filter { manifest in
        let category = manifest.category?.value ?? ""
        return key.isEmpty ? !known.contains { $0.key == category } : category == key
      }
      guard !manifests.isEmpty else { return [] }
      return [styled.bold(VisibleText.line(title))]
        + manifests.map { manifest in
          let id = VisibleText.line(manifest.id).padded(to: idWidth)
          let platforms = styled.dim(VisibleText.line(manifest.platforms.map(\.value).joined(separator: ", ")))
          return "  \(id)  \(VisibleText.line(texts.text(manifest.title)))  \(platforms)"
        }
    }
  }
}

extension Manifest {
  /// The facts of a block as one line: id, title, category, level, platforms, parted by tabs.
  func record(_ texts: UserTexts) -> String {
    let platforms = self.platforms.map(\.value).joined(separator: ", ")
    let facts = [id, texts.text(title), category?.value ?? "", level?.value ?? "", platforms]
    return facts.map(VisibleText.line).joined(separator: "\t")
  }
}

extension Invocation {
  /// Says, in a line for each, which manifests could not be read: what was asked for is answered without them.
  func reportUnreadable(in catalog: Catalog) {
    for id in catalog.unreadable { reportUnreadable(id) }
  }

  /// Says that the manifest of a block could not be read.
  func reportUnreadable(_ id: String) {
    console.report(
      "the manifest of '\(VisibleText.line(id))' cannot be read and was left out; run: blocks validate\n")
  }
}
