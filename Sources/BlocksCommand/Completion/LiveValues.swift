import BlockCatalog
import CatalogScaffold
import CatalogSearch

/// The values that a catalog has now, for somebody who is typing.
///
/// Where there is no catalog, or it cannot be read, there are none, and nobody is told why: nobody has asked yet.
struct LiveValues: Sendable {
  private let invocation: Invocation
  private let language: String?

  init(for line: TypedLine, environment: [String: String], workingDirectory: String) {
    var arguments = ParsedArguments()
    if let catalog = line.values["catalog"] {
      // What was typed is not what the shell would have made of it.
      let home = environment["HOME"] ?? ""
      arguments.set("catalog", to: catalog.hasPrefix("~/") ? home + catalog.dropFirst() : catalog)
    }
    invocation = Invocation(
      command: ProgramDescription.help, arguments: arguments, console: Console(environment: environment),
      workingDirectory: workingDirectory)
    language = line.values["language"]
  }

  /// In the catalog's own order.
  func values(of kind: ValueKind) async -> [Candidate] {
    switch kind {
    case .category: choices(\.categories)
    case .level: choices(\.levels)
    case .language: catalog?.skim.info.languages.map { Candidate($0) } ?? []
    case .block: await blocks
    case .tag: await tags
    case .platform: await platforms
    case .blockTemplate:
      (try? BuiltInTemplates.folder()).map { folder in
        BlockTemplate.names(in: folder + "/blocks").map { Candidate($0) }
      } ?? []
    case .command, .file, .folder, .free: []
    }
  }

  private var catalog: SearchedCatalog? { try? invocation.searchedCatalog() }

  private func choices(_ list: KeyPath<CatalogInfo, [CatalogInfo.Choice]>) -> [Candidate] {
    guard let info = catalog?.skim.info else { return [] }
    return info[keyPath: list].map { Candidate($0.key, info.text($0.title)) }
  }

  private var blocks: [Candidate] {
    get async {
      guard let catalog, let index = try? await catalog.wholeIndex() else { return [] }
      let languages = invocation.titleLanguages(catalog.skim.info)
      let readable = index.entries.map { Candidate($0.id, Hit.title(among: $0.titles, in: languages)) }
      return (readable + index.unreadable.map { Candidate($0) }).sorted {
        $0.text.utf8.lexicographicallyPrecedes($1.text.utf8)
      }
    }
  }

  /// Each once, though several languages have it.
  private var tags: [Candidate] {
    get async {
      guard let catalog, let index = try? await catalog.wholeIndex(),
        let tags = try? CatalogSearch(catalog.skim.info, index).tags(in: language)
      else { return [] }
      var languages: [String: [String]] = [:]
      for tag in tags { languages[tag.text, default: []].append(tag.language) }
      return tags.compactMap { tag in
        languages.removeValue(forKey: tag.text).map { Candidate(tag.text, $0.joined(separator: ", ")) }
      }
    }
  }

  /// The platforms that blocks name, alone and with each version.
  private var platforms: [Candidate] {
    get async {
      guard let catalog, let index = try? await catalog.wholeIndex() else { return [] }
      let platforms = Set(index.entries.flatMap(\.platforms).compactMap { Platform(nearly: $0) })
      return Platform.names.flatMap { name -> [Candidate] in
        let versions = platforms.filter { $0.name == name }.map(\.version).sorted()
        return (versions.isEmpty ? [] : [Candidate(name)]) + versions.map { Candidate("\(name) \($0)") }
      }
    }
  }
}
