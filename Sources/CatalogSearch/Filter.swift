import BlockCatalog

/// What a query demands beside its words, checked against what the catalog has.
struct Filter: Sendable {
  private let language: String?
  private let platform: (name: String, version: Version?)?
  private let category: String?
  private let level: String?

  init(_ query: Query, for info: CatalogInfo) throws(QueryError) {
    language = try query.language.map { code throws(QueryError) in try Self.language(code, of: info) }
    platform = try query.platform.map { text throws(QueryError) in try Self.platform(text) }
    category = try query.category.map { word throws(QueryError) in
      try Self.key(word, kind: "category", among: info.categories)
    }
    level = try query.level.map { word throws(QueryError) in
      try Self.key(word, kind: "level", among: info.levels)
    }
  }

  /// Whether a block of these texts may be an answer.
  func admits(_ texts: [BlockRecord.Text], _ bytes: Span<UInt8>) -> Bool {
    func written(_ field: Match.Field) -> [String] {
      texts.filter { $0.field == field }.map { bytes.text($0.written) }
    }
    if let category, !written(.category).contains(category) { return false }
    if let level, !written(.level).contains(level) { return false }
    guard let platform else { return true }
    return written(.platform).contains { text in
      guard let needed = Platform(nearly: text), needed.name == platform.name else { return false }
      return platform.version.map { needed.version <= $0 } ?? true
    }
  }

  /// Whether a text is looked at; what has no language belongs to all.
  func admits(language code: String?) -> Bool {
    guard let language, let code else { return true }
    return LanguageCode.covers(language, LanguageCode.normalized(code))
  }

  // MARK: - Checks

  /// A known language, normalized.
  static func language(_ code: String, of info: CatalogInfo) throws(QueryError) -> String {
    let language = LanguageCode.normalized(code)
    guard info.languages.contains(where: { LanguageCode.covers(language, LanguageCode.normalized($0)) }) else {
      throw .unknown(code, kind: "language", known: info.languages)
    }
    return language
  }

  private static func platform(_ text: String) throws(QueryError) -> (name: String, version: Version?) {
    let parts = Platform.parts(of: text)
    guard let name = Platform.name(nearly: parts.name) else {
      let word = parts.name.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      throw .unknown(word, kind: "platform", known: Platform.names)
    }
    guard !parts.version.isEmpty else { return (name, nil) }
    guard let version = Version(parts.version) else { throw .version(parts.version, platform: name) }
    return (name, version)
  }

  private static func key(
    _ word: String, kind: String, among choices: [CatalogInfo.Choice]
  ) throws(QueryError) -> String {
    let folded = Folding.fold(word)
    let choice =
      choices.first { Folding.fold($0.key) == folded }
      ?? choices.first { $0.title.entries.contains { Folding.fold($0.text.value) == folded } }
    guard let choice else { throw .unknown(word, kind: kind, known: choices.map(\.key)) }
    return choice.key
  }
}
