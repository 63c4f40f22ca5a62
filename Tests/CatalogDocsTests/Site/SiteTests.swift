import BlockCatalog
import Foundation
import Testing

@testable import CatalogDocs

/// The site of the shipped catalog, visited with a browser.
@Suite(.enabled(if: PageReader.python != nil && PageReader.chromium != nil, "needs python3 and chromium"))
struct SiteTests {
  private struct Plan: Encodable {
    var index = "index.html"
    var block = "dynamic-height-tray/index.html"
    var searches = [
      "bandeja", "altura dinamica", "bottom-sheet", "BottomSheet", "sheeet", "zzzz", " ", "tray", "option tray",
    ]
    var texts: [String]
  }

  private struct Seen: Decodable {
    let found: [String: [String]]
    let folded: [String: String]
    let title: String
    let language: String
    let direction: String
    let active: String?
    let isClosed: Bool
    let copied: String
    let fileName: String
    let file: String
    /// How much wider than the window the page is, in pixels.
    let width: Int
  }

  private static let texts = [
    "Größe", "GROẞE", "İPUCU", "ışık", "cre\u{301}ation", "ｱｸｾﾝﾄ", "ガ", "ＦＵＬＬ", "שָׁלוֹם", "شِبَاك", "شــباك", "أداة", "테마",
    "\u{1110}\u{1166}\u{1106}\u{1161}", "HTTPStatusView", "bottom_sheet-view", "URLs", "👍🏽", "Łódź ąę", "«’quoted’»",
    "ไทย", "हिन्दी",
    "Ω ς Σ", "ﬁ ﬀ", "a\u{200D}b", "3D card", "iOS18Beta",
  ]

  private func visit(_ change: (inout Plan) -> Void = { _ in }) async throws -> (seen: Seen, source: String) {
    let root = URL(fileURLWithPath: BuiltInTemplates.folder).deletingLastPathComponent()
      .appendingPathComponent("Catalog").path
    let catalog = try await Catalog.load(root: root, shownAs: "")
    let blocks = await catalog.blocks()
    let pages = PageSet(catalog: catalog, templates: try BuiltInTemplates.load(HTMLFlavor()))
    let site = FileManager.default.temporaryDirectory.appendingPathComponent("site-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: site) }
    for file in pages.indexFiles() + blocks.flatMap({ pages.files(of: $0) }) {
      let place = site.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(try file.content()).write(to: place)
    }
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    try FileManager.default.copyItem(
      at: here.appendingPathComponent("visit.html"), to: site.appendingPathComponent("visit.html"))
    var plan = Plan(texts: Self.texts)
    change(&plan)
    try JSONEncoder().encode(plan).write(to: site.appendingPathComponent("plan.json"))

    let page = try LocalServer(site.path).page("visit.html", withConsole: true)
    #expect(page.split(separator: "\n").filter { $0.contains("CONSOLE") } == [])
    let json = try #require(
      page.components(separatedBy: "<pre id=\"seen\">").last?.components(separatedBy: "</pre>").first)
    let text = json.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&amp;", with: "&")
    let source = try #require(blocks.first { $0.id == "dynamic-height-tray" }?.api?.file.text)
    return (try JSONDecoder().decode(Seen.self, from: Data(text.utf8)), source)
  }

  @Test func theSearchFindsTagsOfAllLanguages() async throws {
    let (seen, _) = try await visit()
    let (tray, sheet) = ("dynamic-height-tray/index.html", "auto-sizing-bottom-sheet/index.html")
    #expect(seen.found["bandeja"]?.contains(tray) == true)
    #expect(seen.found["altura dinamica"]?.contains(tray) == true)
    #expect(seen.found["bottom-sheet"]?.prefix(2).contains(sheet) == true)
    #expect(seen.found["BottomSheet"] == seen.found["bottom-sheet"])
    #expect(seen.found["sheeet"]?.contains(sheet) == true)
    #expect(seen.found["option tray"]?.first == "option-tray/index.html", "a title leads")
    #expect(seen.found["zzzz"] == [])
    #expect(seen.found[" "] == [])
    #expect(seen.active == seen.found["bandeja"]?.first)
    #expect(seen.isClosed)
  }

  @Test func thePageFoldsTextsAsTheProgramDoes() async throws {
    let (seen, _) = try await visit()
    for text in Self.texts { #expect(seen.folded[text] == Folding.fold(text), "\(text)") }
  }

  @Test func theSourceCanBeCopiedAndSaved() async throws {
    let (seen, source) = try await visit()
    #expect(seen.copied == source)
    #expect(seen.file == source)
    #expect(seen.fileName == "DynamicHeightTray.swift")
    #expect(seen.width == 0)
  }

  @Test func aPageSaysItsLanguageAndSearchesInIt() async throws {
    let (seen, _) = try await visit { $0.index = "index.es.html" }
    #expect(seen.language == "es")
    #expect(seen.direction == "ltr")
    #expect(seen.found["tray"]?.contains("dynamic-height-tray/index.es.html") == true)
  }
}
