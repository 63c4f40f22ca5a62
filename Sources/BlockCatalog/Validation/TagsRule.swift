import Diagnostics

/// Every language of the catalog has tags, and no tag is there twice in disguise.
struct TagsRule: BlockRule {
  static let rule = Rule(
    "tags",
    "Every language of the catalog has tags; within a language they differ by more than case, accents or hyphens.",
    bad: "tags: {en: [note card, Note-Card], es: [tarjeta]}",
    good: "tags: {en: [note card, paper], es: [tarjeta]}")

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    var text = ManifestText(block.manifest)
    let lists = block.manifest.tags
    guard !lists.isEmpty else { return [] }
    let filled = Set(lists.filter { !$0.tags.isEmpty }.map(\.language.value))
    let missing = catalog.info.languages.filter { !filled.contains($0) }
    let absent =
      missing.isEmpty
      ? []
      : [
        finding(
          Self.rule,
          "there are no tags for \(listed(missing)); every language of the catalog needs some",
          in: block, at: lists.first?.language.range)
      ]
    return absent + lists.flatMap { checkList($0, in: block, &text) }
  }

  private func checkList(_ list: Manifest.TagList, in block: Block, _ text: inout ManifestText) -> [Finding] {
    var first: [String: Located<String>] = [:]
    return list.tags.flatMap { tag -> [Finding] in
      if tag.value.first?.isWhitespace == true || tag.value.last?.isWhitespace == true {
        return [
          finding(
            Self.rule, "the tag \(quoted(tag.value)) begins or ends with a space; remove it", in: block, at: tag.range)
        ]
      }
      let folded = Folding.fold(tag.value)
      if folded.isEmpty {
        return [
          finding(
            Self.rule, "the tag \(quoted(tag.value)) has no letter or digit to search for", in: block, at: tag.range)
        ]
      }
      guard let earlier = first[folded] else {
        first[folded] = tag
        return []
      }
      return [
        finding(
          Self.rule, "the tag \(quoted(tag.value)) is there twice for search, as \(quoted(folded)); remove one",
          in: block,
          at: tag.range,
          notes: [.init("\(quoted(earlier.value)) stands here", at: Location(block.manifest.file, earlier.range))],
          fixes: text.removingElement(
            in: tag.range, ofListAt: ["tags", list.language.value], "remove the tag \(quoted(tag.value))"))
      ]
    }
  }
}
