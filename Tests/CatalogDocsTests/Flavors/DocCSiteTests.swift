import Foundation
import Testing

@testable import CatalogDocs

/// The site that DocC makes, served on this machine and seen by a browser.
@Suite(.enabled(if: PageReader.isInstalled(for: "docc") && PageReader.chromium != nil))
struct DocCSiteTests {
  @Test func showsEveryBlock() async throws {
    let site = try await SampleSites.site("docc")
    let server = try LocalServer(site.site)
    for (id, title, code) in [
      ("pipes", "Pipes", "func pipes("), ("ticks", "Ticks", "func ticks("),
      ("box", "Box&lt;Content&gt; #", "func box("),
      ("fences", "Fences", "Shows text."), ("start", "Start", "@State"), ("picture", "Picture", "func picture("),
    ] {
      let page = try server.page("documentation/blocks/\(id)/")
      #expect(page.contains("<h1 class=\"title\">") || page.contains("<h1"), "\(id)")
      #expect(Self.text(page).contains(title.replacing("&lt;", with: "<").replacing("&gt;", with: ">")), "\(id)")
      #expect(page.contains("<table"), "\(id)")
      #expect(Self.text(page).contains(code), "\(id)")
    }
  }

  /// What a reader sees of HTML, without its tags.
  private static func text(_ html: String) -> String {
    CommonMark.visibleText(html).replacing("\u{A0}", with: " ")
  }
}
