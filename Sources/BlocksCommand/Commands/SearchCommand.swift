import BlockCatalog
import CatalogSearch
import Diagnostics

/// `blocks search`: finds blocks by words in any language of the catalog.
enum SearchCommand: Command {
  static let description = CommandDescription(
    "search", "Find blocks by tag, title, id, component, category, level, platform or summary.",
    discussion: """
      Every word must match somewhere in a block, in any order. Case, accents and hyphens count for nothing, and the \
      tags of all languages are searched. Exact matches stand before whole words, beginnings of words, what is inside a \
      word, and singulars and plurals; a word that nothing matches is taken for a typo. Within these, tags weigh most, \
      but an exact title leads.

      Piped, one block a line: id, title, platforms, level, and the text that matched with its field and language, \
      parted by tabs. Titles are in your own language (LC_ALL, LC_MESSAGES, LANG) where the catalog has it. Nothing \
      found is exit status 1, and the nearest tags are named.
      """,
    arguments: [ArgumentDescription("WORD", "What to look for.", isRepeating: true, kind: .tag)],
    options: [
      OptionDescription(
        "language", value: "CODE", "Look at the texts of this language alone; 'pt' covers 'pt-BR'.", kind: .language),
      OptionDescription(
        "platform", value: "PLATFORM", "Only blocks for a platform, or for a version of it: 'iOS 18'.", kind: .platform),
      OptionDescription("category", value: "KEY", "Only blocks of a category.", kind: .category),
      OptionDescription("level", value: "KEY", "Only blocks of a level.", kind: .level),
      OptionDescription("limit", value: "NUMBER", "At most so many answers."),
      OptionDescription("offset", value: "NUMBER", "Leave out so many of the first answers."),
      OptionDescription(
        "format", value: "FORMAT", "How answers are printed.", choices: ["text", "json", "ids"], defaultValue: "text"),
      .noIndex,
    ])

  static func run(_ invocation: Invocation) async throws -> ExitStatus {
    let (arguments, console) = (invocation.arguments, invocation.console)
    let limit = try number("limit", from: 1, invocation)
    let offset = try number("offset", from: 0, invocation) ?? 0
    let catalog = try invocation.searchedCatalog()
    let query = Query(
      words: arguments.words, language: arguments.value(of: "language"), platform: arguments.value(of: "platform"),
      category: arguments.value(of: "category"), level: arguments.value(of: "level"),
      ownLanguage: LanguageCode.own(in: console.environment))
    let answer: SearchedCatalog.Answer
    do {
      answer = try await catalog.answer(to: query)
    } catch let error as QueryError {
      throw invocation.usageError(.other(error.message))
    }
    try await invocation.reportUnreadable(in: answer.index)

    let hits = answer.hits.dropFirst(offset)
    let page = SearchPage(
      query: query.words.joined(separator: " "), total: answer.hits.count, offset: offset, limit: limit,
      hits: Array(hits.prefix(limit ?? hits.count)), titleLanguages: invocation.titleLanguages(catalog.skim.info))
    page.print(arguments.value(of: "format") ?? "text", to: console)
    guard answer.hits.isEmpty else { return .yes }
    let nearest = answer.search.nearestTags(to: query, count: 3).map { "'\(VisibleText.line($0))'" }
    let advice = nearest.isEmpty ? "" : "; the nearest tags are \(nearest.joined(separator: ", "))"
    console.report("nothing found for '\(VisibleText.line(page.query))'\(advice)\n")
    return .no
  }

  private static func number(_ name: String, from least: Int, _ invocation: Invocation) throws -> Int? {
    try invocation.arguments.value(of: name).map { text in
      guard let number = Int(text), number >= least else {
        throw invocation.usageError(
          .invalidValue(text, for: "--\(name)", expected: "a whole number from \(least) on"))
      }
      return number
    }
  }
}
