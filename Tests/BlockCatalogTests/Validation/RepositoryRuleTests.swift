import Testing

@testable import BlockCatalog

@Suite struct RepositoryRuleTests {
  @Test(arguments: [
    ("https://github.com/a/b", "https://github.com/a/b"), ("https://github.com/a/b.git", "https://github.com/a/b"),
    ("http://localhost:80/a/", "http://localhost:80/a"), ("https://github.com/a/b.git/", "https://github.com/a/b"),
    ("https://a.example/%20", "https://a.example/%20"),
  ])
  func dropsWhatOnlyProgramsNeed(text: String, address: String) {
    #expect(RepositoryRule.address(text) == address)
  }

  @Test(arguments: [
    "not a url", "git@github.com:a/b.git", "https://", "https:///a", "https://a.example/?b", "https://a.example/#b",
    "https://a.example/(b)", "ssh://a.example/b", "javascript:a", "https://a.example/ b", "https://.git",
  ])
  func refusesWhatIsNoAddress(text: String) {
    #expect(RepositoryRule.address(text) == nil)
  }
}
