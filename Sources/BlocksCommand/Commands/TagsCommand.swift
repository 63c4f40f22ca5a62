import CatalogSearch
import Diagnostics

/// `blocks tags`: the words that blocks are found by.
enum TagsCommand: Command {
  static let description = CommandDescription(
    "tags", "List the tags and how many blocks have each.",
    discussion: """
      In the order of the catalog's languages, then by letter. Tags that are the same for search, such as two spellings \
      of an accent, are one. Piped, one tag a line: tag, language, number of blocks, parted by tabs.
      """,
    options: [
      OptionDescription(
        "language", value: "CODE", "The tags of this language alone; 'pt' covers 'pt-BR'.", kind: .language),
      .noIndex,
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let catalog = try invocation.searchedCatalog()
    let index = try await catalog.wholeIndex()
    let tags: [TagCount]
    do throws(QueryError) {
      tags = try CatalogSearch(catalog.skim.info, index).tags(in: invocation.arguments.value(of: "language"))
    } catch {
      throw invocation.usageError(.other(error.message))
    }
    try await invocation.reportUnreadable(in: index)
    for line in invocation.console.output.isTerminal ? lines(for: tags) : tags.map(record) {
      invocation.console.print(line)
    }
    return tags.isEmpty ? .no : .yes
  }

  private static func record(of tag: TagCount) -> String {
    [tag.text, tag.language, String(tag.count)].map(VisibleText.line).joined(separator: "\t")
  }

  /// The tag stands last, so that one written from right to left moves nothing else.
  private static func lines(for tags: [TagCount]) -> [String] {
    let countWidth = tags.map { String($0.count).count }.max() ?? 0
    let languageWidth = tags.map { VisibleText.line($0.language).count }.max() ?? 0
    return tags.map { tag in
      let count = String(tag.count)
      return String(repeating: " ", count: countWidth - count.count) + count + "  "
        + VisibleText.line(tag.language).padded(to: languageWidth) + "  " + VisibleText.line(tag.text)
    }
  }
}
