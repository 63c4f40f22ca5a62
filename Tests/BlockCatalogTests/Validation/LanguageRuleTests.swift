import Diagnostics
import Foundation
import Testing

@testable import BlockCatalog

@Suite struct LanguageRuleTests {
  private let catalog: CatalogOnDisk

  init() throws { catalog = try CatalogOnDisk() }

  @Test func checksTheLanguagesOfTheCatalog() async throws {
    try catalog.write(
      "catalog.yaml",
      Sample().info.replacingOccurrences(of: "[en, es]", with: "[en, es, en_us, es]").replacingOccurrences(
        of: "name: Sample", with: "name: {en: Sample, de: Muster}"))
    let found = try await catalog.findings().filter { $0.hasPrefix("Catalog/catalog.yaml") }
    #expect(
      found == [
        "Catalog/catalog.yaml 1:20 language: 'de' is not among this catalog's languages, en, es, en_us, es",
        "Catalog/catalog.yaml 3:21 language: 'en_us' is no BCP 47 language code; write one such as 'en', 'pt-BR' or 'zh-Hant'",
        "Catalog/catalog.yaml 3:28 language: the language 'es' is listed twice; remove one",
      ])
  }

  @Test(arguments: [
    ("title: {en: Card, fr: Carte}", "1:19 language: 'fr' is no language of this catalog, which has en, es"),
    (
      "title: {en: Card, ES: Tarjeta}",
      "1:19 language: 'ES' is no language of this catalog, which has en, es; did you mean 'es'?"
    ),
    ("title: {en: Card, es: Tarjeta}", ""),
  ])
  func wantsTheLanguagesOfTheCatalogInABlock(title: String, expected: String) async {
    #expect(await Sample.manifest("title: Card", title).findings() == (expected.isEmpty ? [] : [expected]))
  }

  @Test(arguments: [
    ("en", true), ("no", true), ("zh-Hant-TW", true), ("es-419", true), ("EN", false), ("en_US", false), ("e", false),
    ("english", false), ("", false),
  ])
  func tellsACode(text: String, isCode: Bool) {
    #expect(LanguageRule.isCode(text) == isCode)
  }
}
