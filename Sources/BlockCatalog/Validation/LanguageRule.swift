import Diagnostics
import YAML

/// Languages are BCP 47 codes, and a manifest speaks only those of its catalog.
struct LanguageRule: BlockRule {
  /// What `isCode` demands, as an ECMA 262 pattern.
  static let pattern = "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$"

  static let rule = Rule(
    "language", "A language is a BCP 47 code that catalog.yaml lists under languages.",
    bad: """
      # languages of catalog.yaml: [en, es]
      title: {en: Card, fr: Carte}
      """,
    good: """
      # languages of catalog.yaml: [en, es]
      title: {en: Card, es: Tarjeta}
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    let languages = catalog.info.languages
    let known = Set(languages)
    var suggestions = Suggestions()
    var text = ManifestText(block.manifest)
    return block.manifest.languageCodes(unknownTo: known).map { code, siblings in
      let mend = suggestions.next(for: code.value, among: languages)
      let meant = Self.language(meantBy: code.value, among: siblings, languages: languages)
      return finding(
        Self.rule, "\(quoted(code.value)) is no language of this catalog, which has \(listed(languages))\(mend)",
        in: block, at: code.range, fixes: meant.flatMap { text.replacing(code, with: $0) } ?? [])
    }
  }

  /// What is wrong with the codes of `catalog.yaml` itself.
  static func findings(in info: CatalogInfo, root: Node) -> [Finding] {
    var findings: [Finding] = []
    var seen: [String: Range<Int>] = [:]
    let codes = root["languages"]?.locatedTexts ?? []
    for code in codes {
      let place = Location(info.file, code.range)
      if !isCode(code.value) {
        // Two spellings of one language are not made one here: it would be listed twice.
        let fix = customaryCode(code.value).flatMap { customary in
          codes.count { isSpelling($0.value, of: customary) } == 1
            ? Fix.replacing(code, with: customary, in: info.file) : nil
        }
        findings.append(
          Finding(
            rule, "\(quoted(code.value)) is no BCP 47 language code; write one such as 'en', 'pt-BR' or 'zh-Hant'",
            at: place, fixes: fix.map { [$0] } ?? []))
      }
      if let first = seen.updateValue(code.range, forKey: code.value) {
        findings.append(
          Finding(
            rule, "the language \(quoted(code.value)) is listed twice; remove one", at: place,
            notes: [.init("it stands here first", at: Location(info.file, first))]))
      }
    }
    let titles = (info.categories + info.levels).map(\.title) + [info.name, info.summary]
    let known = Set(info.languages)
    for (code, siblings) in titles.flatMap({ $0.languageCodes(unknownTo: known) }) {
      let fix = language(meantBy: code.value, among: siblings, languages: info.languages).flatMap {
        Fix.replacing(code, with: $0, in: info.file)
      }
      findings.append(
        Finding(
          rule, "\(quoted(code.value)) is not among this catalog's languages, \(listed(info.languages))",
          at: Location(info.file, code.range), fixes: fix.map { [$0] } ?? []))
    }
    return findings
  }

  // MARK: - Spellings

  /// The one language that differs from a code in case, and in `_` for `-`, alone; `nil` where a code beside it means the
  /// same.
  private static func language(meantBy code: String, among siblings: [String], languages: [String]) -> String? {
    let meant = languages.filter { isSpelling(code, of: $0) }
    guard meant.count == 1, let language = meant.first, isCode(language),
      siblings.count(where: { isSpelling($0, of: language) }) == 1
    else { return nil }
    return language
  }

  private static func isSpelling(_ code: String, of other: String) -> Bool { folded(code) == folded(other) }

  private static func folded(_ code: String) -> String {
    String(code.lowercased().map { $0 == "_" ? "-" : $0 })
  }

  /// A code in its customary case, with `-` between its parts; `nil` where that makes no code of it.
  private static func customaryCode(_ text: String) -> String? {
    let parts = folded(text).split(separator: "-", omittingEmptySubsequences: false).enumerated().map { index, part in
      index == 0
        ? String(part)
        : part.utf8.count == 4 ? part.prefix(1).uppercased() + part.dropFirst() : part.uppercased()
    }
    let code = parts.joined(separator: "-")
    return isCode(code) ? code : nil
  }

  /// Language, then optional script and region in their customary case; `no` and `zh-Hant-TW` are codes.
  ///
  /// Source: RFC 5646, section 2.1 and 2.1.1.
  static func isCode(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard let language = parts.first, (2...3).contains(language.utf8.count), language.utf8.allSatisfy(isLower) else {
      return false
    }
    var rest = parts.dropFirst()
    if let script = rest.first, script.utf8.count == 4, let initial = script.utf8.first, isUpper(initial),
      script.utf8.dropFirst().allSatisfy(isLower)
    {
      rest = rest.dropFirst()
    }
    if let region = rest.first,
      (region.utf8.count == 2 && region.utf8.allSatisfy(isUpper))
        || (region.utf8.count == 3 && region.utf8.allSatisfy(isDigit))
    {
      rest = rest.dropFirst()
    }
    return rest.isEmpty
  }

  private static func isLower(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

/// A language code with its place, and all codes of the mapping in which it stands.
private typealias LanguageCode = (code: Located<String>, siblings: [String])

extension Manifest {
  /// Every language code that the manifest uses, but for the known ones.
  fileprivate func languageCodes(unknownTo known: Set<String>) -> [LanguageCode] {
    let texts =
      [title, summary, origin, description] + (parameters?.value.map(\.description) ?? [])
      + pictures.map(\.alternativeText)
    let languages = tags.map(\.language)
    return texts.flatMap { $0.languageCodes(unknownTo: known) }
      + languages.filter { !known.contains($0.value) }.map { ($0, languages.map(\.value)) }
  }
}

extension LocalizedText {
  /// The codes that are written out, but for the known ones.
  fileprivate func languageCodes(unknownTo known: Set<String>) -> [LanguageCode] {
    entries.compactMap { entry in
      guard let range = entry.languageRange, !known.contains(entry.language) else { return nil }
      return (Located(entry.language, at: range), entries.map(\.language))
    }
  }
}
