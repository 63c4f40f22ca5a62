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

  func findings(in block: Block, of catalog: Catalog) -> [Finding] {
    let languages = catalog.info.languages
    let known = Set(languages)
    var hints = Hints()
    return block.manifest.languageCodes.filter { !known.contains($0.value) }.map { code in
      let mend = hints.next(for: code.value, among: languages)
      return finding(
        Self.rule, "\(quoted(code.value)) is no language of this catalog, which has \(listed(languages))\(mend)",
        in: block, at: code.range)
    }
  }

  /// What is wrong with the codes of `catalog.yaml` itself.
  static func findings(in info: CatalogInfo, root: Node) -> [Finding] {
    var findings: [Finding] = []
    var seen: [String: Range<Int>] = [:]
    for code in root["languages"]?.locatedTexts ?? [] {
      let place = Location(info.file, code.range)
      if !isCode(code.value) {
        findings.append(
          Finding(
            rule, "\(quoted(code.value)) is no BCP 47 language code; write one such as 'en', 'pt-BR' or 'zh-Hant'",
            at: place)
        )
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
    for entry in titles.flatMap(\.entries) where !known.contains(entry.language) {
      findings.append(
        Finding(
          rule, "\(quoted(entry.language)) is not among this catalog's languages, \(listed(info.languages))",
          at: Location(info.file, entry.languageRange)))
    }
    return findings
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

extension Manifest {
  /// Every language code that the manifest uses, with its place.
  fileprivate var languageCodes: [Located<String>] {
    let texts =
      [title, summary, origin, description] + (parameters?.value.map(\.description) ?? [])
      + pictures.map(\.alternativeText)
    let codes = texts.flatMap(\.entries).compactMap { entry in
      entry.languageRange.map { Located(entry.language, at: $0) }
    }
    return codes + tags.map(\.language)
  }
}
