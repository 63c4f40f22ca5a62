import Diagnostics

/// A text is not the same in two languages: then somebody has copied it and not yet translated it.
///
/// A single word may well be the same, as names and terms are; so may a text in two variants of one language, such as
/// `pt` and `pt-BR`. Tags are not looked at.
struct UntranslatedRule: BlockRule {
  static let rule = Rule(
    "untranslated", "A text of several words is not the same in two languages.", severity: .note,
    bad: """
      title:
        en: Bottom sheet
        es: Bottom sheet
      """,
    good: """
      title:
        en: Bottom sheet
        es: Hoja inferior
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    let manifest = block.manifest
    let texts =
      [manifest.title, manifest.summary, manifest.origin, manifest.description]
      + (manifest.parameters?.value ?? []).map(\.description)
    return texts.flatMap { findings(in: $0, of: block) }
  }

  private func findings(in text: LocalizedText, of block: Block) -> [Finding] {
    guard text.entries.count > 1 else { return [] }
    var first: [String: LocalizedText.Entry] = [:]
    return text.entries.compactMap { entry in
      // By bytes: looking up what else is white space would take as long as all other rules together.
      let words = entry.text.value.utf8.split { $0 <= 0x20 }.map(Substring.init)
      guard words.count > 1 else { return nil }
      let key = words.joined(separator: " ")
      guard let earlier = first[key] else {
        first[key] = entry
        return nil
      }
      guard Self.primary(earlier.language) != Self.primary(entry.language) else { return nil }
      return finding(
        Self.rule,
        "the text for \(quoted(entry.language)) is the same as the one for \(quoted(earlier.language)); translate it",
        in: block, at: entry.text.range,
        notes: [.init("the same text stands here", at: Location(block.manifest.file, earlier.text.range))])
    }
  }

  /// The language without script and region.
  private static func primary(_ code: String) -> Substring { code.prefix { $0 != "-" } }
}
