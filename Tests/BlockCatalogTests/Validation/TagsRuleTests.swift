import Testing

@testable import BlockCatalog

@Suite struct TagsRuleTests {
  @Test(arguments: [
    (
      "{en: [card]}",
      ["8:8 tags: there are no tags for es; every language of the catalog needs some"]
    ),
    (
      "{en: [bottom-sheet, Bottom Sheet], es: [tarjeta]}",
      [
        "8:27 tags: the tag 'Bottom Sheet' is there twice for search, as 'bottom sheet'; remove one",
        "> 8:13 'bottom-sheet' stands here",
      ]
    ),
    (
      "{en: [card], es: [tarjeta, Tárjeta]}",
      [
        "8:34 tags: the tag 'Tárjeta' is there twice for search, as 'tarjeta'; remove one",
        "> 8:25 'tarjeta' stands here",
      ]
    ),
    ("{en: [card], es: []}", ["8:8 tags: there are no tags for es; every language of the catalog needs some"]),
    ("{en: [\"card \"], es: [t]}", ["8:13 tags: the tag 'card ' begins or ends with a space; remove it"]),
    ("{en: [card, \"-\"], es: [t]}", ["8:19 tags: the tag '-' has no letter or digit to search for"]),
    (
      "{en: [card], es: [tarjeta], fr: [carte]}",
      ["8:35 language: 'fr' is no language of this catalog, which has en, es"]
    ),
  ])
  func keepsTagsCompleteAndDistinct(tags: String, expected: [String]) async {
    let found = await Sample.manifest("{en: [card], es: [tarjeta]}", tags).findings()
    #expect(found == expected)
  }
}
