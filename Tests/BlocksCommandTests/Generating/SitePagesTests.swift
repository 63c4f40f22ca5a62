import Testing

@testable import BlocksCommand

/// Pages that are written into a folder of their own.
@Suite struct SitePagesTests {
  @Test func writesWhatPagesNeedBesideThemThoughABlockIsBroken() async throws {
    let catalog = try SampleCatalog(["chip/block.yaml": "title: [Chip\n"])
    let outcome = await catalog.run("generate", "--flavor", "html", "--output", ".site")
    let written = outcome.output.split(separator: "\n").compactMap { $0.split(separator: "/").last }
    #expect(outcome.status == .failure)
    #expect(written.contains("site.css") && written.contains("site.js") && !written.contains("search.js"))
  }

  @Test func declaresTheEncodingWhereBrowsersLook() async throws {
    let catalog = try SampleCatalog()
    _ = await catalog.run("generate", "--flavor", "html", "--output", ".site")
    for path in ["index.html", "tags.html", "card/index.html"] {
      let page = try catalog.text(".site/\(path)")
      #expect(page.contains("<head>\n<meta charset=\"utf-8\">\n"))
    }
  }

  @Test func saysTheLanguageOfATextThatIsNotTranslated() async throws {
    let catalog = try SampleCatalog()
    try catalog.write(SampleCatalog.card.replacing("Shows a card.", with: "{en: Shows it.}"), to: "card/block.yaml")
    _ = await catalog.run("generate", "--flavor", "html", "--output", ".site")
    let page = try catalog.text(".site/card/index.es.html")
    #expect(page.contains(" lang=\"en\" dir=\"auto\">"))
    #expect(page.contains("<h1 id=\""))
  }

  @Test(arguments: [
    ("github", "card/README.es.md", "README.md"), ("starlight", "es/blocks/card.mdx", "../../../blocks/card"),
    ("docc", "Blocks.docc/card.es.md", "doc:card)"), ("html", "card/index.es.html", "card/index.html"),
  ])
  func linksToLanguagesThatHavePages(flavor: String, path: String, target: String) async throws {
    let catalog = try SampleCatalog()
    _ = await catalog.run("generate", "--flavor", flavor, "--output", ".site", "--language", "es")
    #expect(try !catalog.text(".site/\(path)").contains(target))
    _ = await catalog.run("generate", "--flavor", flavor, "--output", ".site")
    let whole = try catalog.text(".site/\(path)")
    #expect(whole.contains(target))
    _ = await catalog.run("generate", "--flavor", flavor, "--output", ".site", "--language", "es")
    #expect(try catalog.text(".site/\(path)") == whole)
  }
}
