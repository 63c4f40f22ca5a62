import BlockCatalog
import CatalogSearch
import Diagnostics
import Foundation

/// `blocks search`: finds blocks by a word in any language of the catalog.
enum SearchCommand: Command {
  static let description = CommandDescription(
    "search", "Find blocks by tag, title, id, category or summary.",
    discussion: """
      Every word must match somewhere in a block. Case, accents and hyphens count for nothing, and the tags of all \
      languages are searched. Exact matches stand before whole words, beginnings of words, and what is inside a word.

      Piped, one block a line: id, title, platforms, level, and the text that matched with its field and language, \
      parted by tabs. Nothing found is exit status 1.
      """,
    arguments: [ArgumentDescription("WORD", "What to look for.", isRepeating: true)],
    options: [
      OptionDescription("language", value: "CODE", "Look at the texts of this language alone; 'pt' covers 'pt-BR'."),
      OptionDescription("platform", value: "PLATFORM", "Only blocks for a platform, or for a version of it: 'iOS 18'."),
      OptionDescription("category", value: "KEY", "Only blocks of a category."),
      OptionDescription("level", value: "KEY", "Only blocks of a level."),
      OptionDescription("limit", value: "NUMBER", "At most so many answers."),
      OptionDescription(
        "format", value: "FORMAT", "How answers are printed.", choices: ["text", "json", "ids"], defaultValue: "text"),
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let arguments = invocation.arguments
    let limit = try arguments.value(of: "limit").map { text in
      guard let limit = Int(text), limit > 0 else {
        throw invocation.usageError(.invalidValue(text, for: "--limit", expected: "a whole number from 1 on"))
      }
      return limit
    }
    let catalog = try await invocation.loadReadableCatalog()
    let query = Query(
      words: arguments.words, language: arguments.value(of: "language"), platform: arguments.value(of: "platform"),
      category: arguments.value(of: "category"), level: arguments.value(of: "level"))
    let hits: [Hit]
    do {
      hits = try CatalogSearch(catalog: catalog).hits(for: query)
    } catch {
      throw invocation.usageError(.other(error.message))
    }
    try print(Array(hits.prefix(limit ?? hits.count)), of: hits.count, query, catalog, invocation)
    invocation.reportUnreadable(in: catalog)
    return hits.isEmpty ? .no : .yes
  }

  private static func print(
    _ hits: [Hit], of total: Int, _ query: Query, _ catalog: Catalog, _ invocation: Invocation
  ) throws {
    let (console, info) = (invocation.console, catalog.info)
    switch invocation.arguments.value(of: "format") {
    case "json":
      let answer = SearchAnswer(
        query: query.words.joined(separator: " "), total: total, hits: hits.map { SearchAnswer.Item($0, info) })
      console.print(try json(answer))
    case "ids":
      for hit in hits { console.print(VisibleText.line(hit.id)) }
    default:
      if hits.isEmpty {
        console.report("nothing found for '\(VisibleText.line(query.words.joined(separator: " ")))'\n")
      }
      for hit in hits {
        console.print(
          console.output.isTerminal
            ? line(for: hit, info, Styled(isColored: console.colorsOutput)) : record(of: hit, info))
      }
    }
  }

  /// The text that matched stands last, after a direction mark, so that right-to-left text moves nothing else.
  private static func line(for hit: Hit, _ info: CatalogInfo, _ styled: Styled) -> String {
    let field = hit.match.field.rawValue + (hit.match.language.map { " \($0)" } ?? "")
    return [
      styled.bold(VisibleText.line(hit.id)), VisibleText.line(info.text(hit.manifest.title)),
      styled.dim(VisibleText.line(hit.manifest.platforms.map(\.value).joined(separator: ", "))),
      styled.dim("\(VisibleText.line(field)): ") + VisibleText.line(hit.match.text) + "\u{200E}",
    ].joined(separator: "  ")
  }

  private static func record(of hit: Hit, _ info: CatalogInfo) -> String {
    [
      hit.id, info.text(hit.manifest.title), hit.manifest.platforms.map(\.value).joined(separator: ", "),
      hit.manifest.level?.value ?? "", hit.match.field.rawValue, hit.match.language ?? "", hit.match.text,
    ].map(VisibleText.line).joined(separator: "\t")
  }
}

/// The answer to a search as JSON.
private struct SearchAnswer: Encodable {
  struct Item: Encodable {
    struct Match: Encodable {
      let field: String
      let language: String?
      let text: String
      let kind: String
    }

    let id: String
    let title: String
    let matches: [Match]

    init(_ hit: Hit, _ info: CatalogInfo) {
      id = hit.id
      title = info.text(hit.manifest.title)
      matches = [
        Match(
          field: hit.match.field.rawValue, language: hit.match.language, text: hit.match.text,
          kind: hit.match.kind.rawValue)
      ]
    }
  }

  let version = 1
  let query: String
  let total: Int
  let hits: [Item]
}
