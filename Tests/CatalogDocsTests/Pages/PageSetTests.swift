import BlockCatalog
import Diagnostics
import FilePlan
import Foundation
import SwiftAPI
import Testing

@testable import CatalogDocs

struct PageSetTests {
  private func texts(_ blocks: [Block], _ catalog: Catalog) throws -> [String: String] {
    var texts: [String: String] = [:]
    let pages = PageSet(catalog: catalog, templates: try BuiltInTemplates.load())
    for file in pages.indexFiles() + blocks.flatMap({ pages.files(of: $0) }) {
      texts[file.path] = String(decoding: try file.content(), as: UTF8.self)
    }
    return texts
  }

  private static let toastSource = """
    import SwiftUI

    extension View {
      /// Shows a toast above the view.
      func toast<Label: View>(isPresented: Binding<Bool>, edge: Edge = .top, @ViewBuilder label: () -> Label) -> some View {
        overlay(alignment: .top) { label() }
      }
    }

    struct ToastDemo: View {
      var body: some View { Text("Demo") }
    }

    """

  private static var toast: Block {
    let manifest = Sample.manifest("toast", title: "Toast") {
      $0.title = Sample.localized(["en": "Toast", "es": "Tostada"])
      $0.summary = Sample.localized(["en": "A short message at an edge.", "es": "Un mensaje breve en un borde."])
      $0.description = Sample.text("It goes *by itself*.\n\n# Accessibility\n\nVoiceOver reads `label`.\n")
      $0.tags = [Sample.tags("en", ["toast", "snackbar"]), Sample.tags("es", ["tostada", "aviso"])]
      $0.base = Sample.at("card")
      $0.requires = [Sample.at("card"), Sample.at("missing")]
      $0.status = Sample.at(.deprecated)
      $0.replacedBy = Sample.at("card")
    }
    let function = Sample.function(
      "toast",
      [
        Sample.parameter("isPresented", nil, "Binding<Bool>"), Sample.parameter("edge", nil, "Edge", default: ".top"),
        Sample.parameter("label", nil, "() -> Label", attributes: ["@ViewBuilder"]),
      ], generics: "<Label: View>", availability: [Availability(platform: "iOS", introduced: "18.0")],
      documentation: Documentation(summary: "Shows a toast above the view."),
      signature: "func toast<Label: View>(isPresented: Binding<Bool>, edge: Edge = .top, "
        + "@ViewBuilder label: () -> Label) -> some View")
    return Sample.block(
      manifest, [function], source: toastSource,
      descriptions: ["isPresented": "Whether it shows.", "edge": "Where | from `.top` on.", "label": "What it says."],
      demo: Sample.type("ToastDemo", ["View"], in: toastSource, from: "struct ToastDemo"))
  }

  private static var card: Block {
    Sample.block(
      Sample.manifest("card", title: "Card") { $0.tags = [Sample.tags("en", ["card", "Éclair", "zebra"])] },
      [Sample.function("card", signature: "func card() -> some View")], source: "// Card\n")
  }

  private static var catalog: Catalog { Sample.catalog([card.manifest, toast.manifest]) }

  @Test func plansAPageALanguageAndAUsageABlock() throws {
    let pages = PageSet(catalog: Self.catalog, templates: try BuiltInTemplates.load())
    #expect(
      (pages.indexFiles() + pages.files(of: Self.card)).map(\.path) == [
        "README.md", "TAGS.md", "README.es.md", "TAGS.es.md", "card/README.md", "card/README.es.md", "card/Usage.swift",
      ])
  }

  @Test func matchesTheRecordedPages() throws {
    let texts = try texts([Self.card, Self.toast], Self.catalog)
    let names = [
      ("README.md", "index.md"), ("TAGS.md", "tags.md"), ("TAGS.es.md", "tags.es.md"), ("toast/README.md", "toast.md"),
      ("toast/README.es.md", "toast.es.md"), ("card/README.md", "card.md"),
    ]
    for (path, name) in names { try Golden.expect(try #require(texts[path]), equals: name) }
  }

  @Test func endsEveryFileWithOneLineBreakAndNoLineWithSpaces() throws {
    for (path, text) in try texts([Self.card, Self.toast], Self.catalog) {
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n"), "\(path)")
      #expect(!text.contains(" \n") && !text.contains("\t\n") && !text.contains("\n\n\n"), "\(path)")
      #expect(GeneratedMark.isPresent(in: Array(text.utf8), at: path), "\(path)")
    }
  }

  @Test func putsBlankLinesAroundTables() throws {
    for (path, text) in try texts([Self.card, Self.toast], Self.catalog) {
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("|") != next.hasPrefix("|") {
        #expect(line.isEmpty || next.isEmpty, "\(path): \(line)")
      }
    }
  }

  @Test func saysThatThereAreNoParameters() throws {
    let page = try #require(try texts([Self.card], Self.catalog)["card/README.md"])
    #expect(page.contains("\n\nNo parameters\n\n"))
    #expect(!page.contains("| Parameter |"))
  }

  @Test func sortsTagsByTheCodePointsOfTheirFoldedForm() throws {
    let titles = ["apple", "Banana", "Äpfel", "zebra", "item 10", "item 9", "éclair", "カード"]
    let manifest = Sample.manifest("a", title: "A") { $0.tags = [Sample.tags("en", titles)] }
    let page = try #require(try texts([], Sample.catalog([manifest]))["TAGS.md"])
    let tags = page.split(separator: "\n").filter { $0.hasPrefix("- ") }.map { $0.dropFirst(2).prefix { $0 != ":" } }
    #expect(tags == ["Äpfel", "apple", "Banana", "éclair", "item 10", "item 9", "zebra", "カード"])
  }

  @Test func linksEveryBlockWhateverItsTitle() throws {
    let titles = ["Bottom Sheet", "Card (new)", "Array [Int]", "カード", "Größe/Size", "a#b?c%20d", "x](y"]
    let manifests = titles.enumerated().map { Sample.manifest("b\($0)", title: $1) }
    let texts = try texts(manifests.map { Sample.block($0, []) }, Sample.catalog(manifests))
    let page = try #require(texts["README.md"])
    let links = [
      "[Bottom Sheet](b0/README.md)", "[Card (new)](b1/README.md)", #"[Array \[Int\]](b2/README.md)"#,
      "[カード](b3/README.md)", "[Größe/Size](b4/README.md)", "[a#b?c%20d](b5/README.md)", #"[x\](y](b6/README.md)"#,
    ]
    for link in links { #expect(page.contains("| \(link) |"), "\(page)") }
    for index in titles.indices { #expect(texts["b\(index)/README.md"] != nil) }
  }

  @Test func listsWhatHasNoCategoryUnderOthers() throws {
    let manifest = Sample.manifest("a", title: "A") { $0.category = nil }
    let page = try #require(try texts([], Sample.catalog([manifest]))["README.md"])
    #expect(page.contains("## Other\n"))
  }

  @Test func keepsAPageWholeWhateverTheManifestSays() throws {
    let nasty = "--> <b>`|\n# [x](y) ```"
    let manifest = Sample.manifest("nasty", title: nasty) {
      $0.summary = Sample.text(nasty)
      $0.origin = Sample.text(nasty)
      $0.description = Sample.text(nasty + "\n```\nopen")
      $0.tags = [Sample.tags("en", [nasty])]
      $0.category = Sample.at(nasty)
      $0.license = Sample.at(nasty)
      $0.platforms = [Sample.at(nasty)]
    }
    let function = Sample.function(
      "f", [Sample.parameter("a", nil, "String", default: "\"|`\"")], signature: "func f(a: String = \"```\")")
    let block = Sample.block(
      manifest, [function], source: "let a = \"````\"", descriptions: ["a": nasty])
    let page = try #require(try texts([block], Sample.catalog([manifest]))["nasty/README.md"])
    #expect(page.hasPrefix("<!-- Generated by blocks from nasty/block.yaml and nasty/Block.swift;"))
    let headings = page.split(separator: "\n").filter { $0.hasPrefix("## ") }
    #expect(headings == ["## About", "## Usage", "## API reference", "## Source", "## License"])
    guard CommonMark.isInstalled else { return }
    let html = try CommonMark.html(page)
    #expect(html.components(separatedBy: "<h2>").count == 6, "\(html)")
    #expect(html.components(separatedBy: "<table>").count == 3, "\(html)")
    #expect(!html.contains("<b>"))
  }

  @Test func pointsAtAFenceThatADescriptionNeverCloses() throws {
    let text = "description: |\n  Text.\n\n  ```swift\n  let a = 1\n"
    var manifest = Manifest(id: "a", file: SourceFile(path: "a/block.yaml", text: text))
    let description = Located("Text.\n\n```swift\nlet a = 1\n", at: 13..<text.utf8.count)
    manifest.description = LocalizedText([.init(language: "en", text: description)])
    let findings = PageCheck().findings(
      in: Sample.block(manifest, []), of: CheckedCatalog(Sample.catalog([manifest]), offering: CatalogAPI([])))
    #expect(findings.map(\.rule.id) == ["markdown"])
    #expect(findings.map(\.location.position) == [Position(line: 4, column: 3)])
    #expect(
      findings.map(\.message) == [
        "this fence is never closed and would swallow the rest of the page; close it with the same marks on a line of "
          + "their own"
      ])
  }
}
