import Diagnostics
import Testing

@testable import CatalogDocs

struct PageTemplatesTests {
  @Test func namesTheTemplateThatCannotBeRead() {
    let finding = #expect(throws: Finding.self) {
      try PageTemplates(GitHubFlavor(), folder: "/nonexistent", shownAs: "Templates")
    }
    #expect(finding?.location.file.path == "Templates/pages/github/index.mustache")
    #expect(finding?.rule.id == "readable-file")
  }
}
