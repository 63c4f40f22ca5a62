import BlockCatalog

/// A block with all texts that a search looks at.
struct SearchableBlock: Sendable {
  let manifest: Manifest
  /// In the default language of the catalog.
  private let title: String
  private let texts: [SearchableText]

  /// Folds the texts of a block; those of categories and levels are folded already.
  init(_ manifest: Manifest, choices: [SearchableText.Choice: [SearchableText]], defaultLanguage: String) {
    self.manifest = manifest
    title = manifest.title.text(in: defaultLanguage, default: defaultLanguage)
    var texts = SearchableText.texts(of: .title, manifest.title)
    for list in manifest.tags {
      texts += list.tags.map { SearchableText(.tag, $0.value, language: list.language.value) }
    }
    texts.append(SearchableText(.id, manifest.id))
    for (field, key) in [(Match.Field.category, manifest.category), (.level, manifest.level)] {
      guard let key = key?.value else { continue }
      texts += choices[SearchableText.Choice(field: field, key: key)] ?? [SearchableText(field, key)]
    }
    texts += manifest.platforms.map { SearchableText(.platform, $0.value.text) }
    texts += SearchableText.texts(of: .summary, manifest.summary)
    self.texts = texts
  }

  /// The best answer to a query: its words together in one text, or each of them somewhere in the block.
  ///
  /// The phrase is all the words as one pattern; `admits` tells whether texts of a language are looked at.
  func hit(for words: [Pattern], phrase: Pattern, admits: (String?) -> Bool) -> Hit? {
    if words == [phrase] {
      return best(phrase, admits).map { Hit(manifest: manifest, kind: $0.kind, match: $0) }
    }
    var weakest: Match?
    for word in words {
      guard let match = best(word, admits) else { return nil }
      weakest = weakest.map { $0.outranks(match) ? match : $0 } ?? match
    }
    guard let weakest else { return nil }
    let apart = Hit(manifest: manifest, kind: max(weakest.kind, .word), match: weakest)
    guard let together = best(phrase, admits), (together.kind, together.field) <= (apart.kind, weakest.field) else {
      return apart
    }
    return Hit(manifest: manifest, kind: together.kind, match: together)
  }

  private func best(_ pattern: Pattern, _ admits: (String?) -> Bool) -> Match? {
    var best: Match?
    for text in texts where admits(text.language) {
      guard let match = text.match(pattern) else { continue }
      if best.map(match.outranks) ?? true { best = match }
    }
    return best
  }

  /// The order of answers, the same for every run and every machine: fit, field, title and id, texts by their bytes.
  static func precedes(_ left: (hit: Hit, block: SearchableBlock), _ right: (hit: Hit, block: SearchableBlock)) -> Bool
  {
    let (rank, otherRank) = ((left.hit.kind, left.hit.match.field), (right.hit.kind, right.hit.match.field))
    if rank != otherRank { return rank < otherRank }
    let (title, otherTitle) = (Array(left.block.title.utf8), Array(right.block.title.utf8))
    if title != otherTitle { return title.lexicographicallyPrecedes(otherTitle) }
    return left.hit.id.utf8.lexicographicallyPrecedes(right.hit.id.utf8)
  }
}
