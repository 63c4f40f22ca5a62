import CatalogSearch
import Testing

@Suite struct LanguageCodeTests {
  @Test(
    arguments: [
      (["LANG": "pt_BR.UTF-8"], "pt-br"), (["LC_ALL": "de_DE@euro", "LANG": "en_US"], "de-de"),
      (["LC_ALL": "", "LC_MESSAGES": "fr", "LANG": "en"], "fr"), (["LANG": "C.UTF-8"], nil), (["LC_ALL": "POSIX"], nil),
      ([:], nil), (["LC_ALL": "C", "LANG": "en"], nil),
    ] as [([String: String], String?)])
  func readsTheUsersLanguageFromTheEnvironment(environment: [String: String], code: String?) {
    #expect(LanguageCode.own(in: environment) == code)
  }

  @Test(
    arguments: [
      ("pt-br", ["en", "pt", "pt-BR"], "pt-BR"), ("pt", ["en", "pt-BR"], "pt-BR"), ("pt-br", ["en", "pt"], "pt"),
      ("pt-pt", ["en", "pt-BR"], "pt-BR"), ("p", ["pt"], nil),
    ] as [(String, [String], String?)])
  func choosesTheNearestCode(language: String, codes: [String], expected: String?) {
    #expect(LanguageCode.best(of: codes, for: language) == expected)
  }
}
