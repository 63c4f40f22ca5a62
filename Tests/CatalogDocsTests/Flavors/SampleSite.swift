import BlockCatalog
import Diagnostics
import FilePlan
import Foundation
import Testing

@testable import CatalogDocs

/// A catalog of blocks that are hard to show, its pages in a flavor, and what their reader sees.
struct SampleSite: Sendable {
  let flavor: any Flavor
  /// Where the catalog, the pages and what is made of them lie.
  let folder: String
  let pages: [String: ReadPage]
  /// What DocC warned of.
  let warnings: String

  /// The folder of the pages.
  var output: String { folder + (flavor.liesInCatalog ? "/Catalog" : "/pages") }
  /// The site that DocC made.
  var site: String { folder + "/site" }

  init(_ name: String) async throws {
    flavor = try #require(Flavors.named(name))
    folder = "\(SampleSites.folder)/\(name)"
    for (path, text) in Self.files { try Self.write(Array(text.utf8), to: "\(folder)/Catalog/\(path)") }
    let catalog = try await Catalog.load(root: folder + "/Catalog", shownAs: "")
    let blocks = await catalog.blocks()
    let set = PageSet(catalog: catalog, templates: try BuiltInTemplates.load(flavor), placeInRepository: "Catalog/")
    let planned = set.indexFiles() + blocks.flatMap { set.files(of: $0) } + [set.catalogFile(of: blocks)]
    let root = folder + (flavor.liesInCatalog ? "/Catalog" : "/pages")
    for file in planned {
      let content = try file.content()
      #expect(file.path.hasSuffix(".svg") || GeneratedMark.isPresent(in: content, at: file.path), "\(file.path)")
      try Self.write(content, to: "\(root)/\(file.path)")
    }
    guard name == "docc" else {
      warnings = ""
      pages = try PageReader.read(name, root)
      return
    }
    warnings = try PageReader.convert(root + "/Blocks.docc", to: folder + "/site")
    pages = try PageReader.read(name, folder + "/site")
  }

  private static func write(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }

  /// The page of a block, or the catalog's own, as its reader sees it.
  func page(_ page: PageAddress.Page, in language: String? = nil) throws -> ReadPage {
    let path = flavor.path(of: PageAddress(page, in: language))
    guard flavor.name == "docc" else { return try #require(pages[path], "\(path)") }
    let name = path.split(separator: "/").last.map { $0.dropLast(".md".count).lowercased() } ?? ""
    let place = page == .index && language == nil ? name : "blocks/\(name)"
    return try #require(pages["data/documentation/\(place).json"], "\(place)")
  }

  /// The text of a page's file.
  func text(_ page: PageAddress.Page, in language: String? = nil) throws -> String {
    let path = output + "/" + flavor.path(of: PageAddress(page, in: language))
    return String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
  }

  // MARK: - The catalog

  static let titles = [
    "Bottom Sheet", "Card (new)", "Array [Int]", "カード", "Größe/Size", "a#b?c%20d", "x](y",
    #"Sheet: "bottom" & 'top' # 1"#, "404", "true", "no", "null", "2024-01-01", "@State", "`card`", "- dash", "*star",
    "[x]", "{x}", "%d", "trailing space ", #"back\slash"#, "🎉 Party", "multi\nline", "import x", "--flag...",
  ]

  static let files: [String: String] = {
    var files = [
      "catalog.yaml": """
      name: {en: Sample & Co, fr: Exemple, ar: عينة}
      summary: {en: A catalog for tests, fr: Un catalogue pour les tests}
      languages: [en, fr, ar]
      categories: {sheets: {en: Sheets, fr: Feuilles, ar: أوراق}, more: {en: Sheets, fr: Plus, ar: المزيد}}
      levels: {beginner: Beginner}
      license: MIT
      repository: https://example.com/sample
      """,
      "picture/block.yaml": manifest(
        "Picture",
        "{en: 'See ![A mark](other.svg), [the end](../end/README.md#about) and [this](#heading-usage).', ar: انظر}",
        """
        status: deprecated
        replacedBy: end
        see: [pipes]
        requires: [fences]
        base: fences
        pictures:
          - {light: mark.svg, dark: dark.svg, alt: {en: 'A "mark" <1>', ar: علامة}}
        """,
        tags: "{en: [shared, zebra, apple], ar: [زر, باب]}"),
      "picture/Picture.swift": "extension View { func picture() -> some View { self } }\n",
      "picture/mark.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>\n",
      "picture/other.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"7\" height=\"8\"/>\n",
      "picture/dark.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>\n",
      // Hard case m01.
      "pipes/block.yaml": manifest(
        "Pipes", "{en: It.}",
        """
        parameters:
          mode: {default: "a || b", description: left | right}
          re: {type: String, default: '#"\\|"#'}
        """),
      "pipes/Pipes.swift":
        #####"extension View { func pipes(mode: Sort = a || b, re: String = #"\|"#) -> some View { self } }"#####,
      // Hard case m03.
      "ticks/block.yaml": manifest(
        "Ticks", "{en: It.}",
        """
        parameters:
          in: {description: Use `in` or ``a`b``}
          style: It
          q: It
        """),
      "ticks/Ticks.swift":
        "extension View { func ticks(`in`: Int, style: Style = .`default`, q: String = \"``\") -> some View { self } }\n",
      // Hard case m04.
      "box/block.yaml": manifest("'Box<Content> #'", "{en: Text.}").replacing(
        "summary: {en: It is, fr: C’est}", with: "summary: Wraps Array<Content>; sizes a*b*c; 1 < 2 & 3 > 2"),
      "box/Box.swift": "extension View { func box() -> some View { self } }\n",
      // Hard case m06.
      "start/block.yaml": manifest(
        "Start",
        """

          en: |
            import SwiftUI before you use this view.

            export the result as an image if you like.

            {braces} and <Tags> and a < b, see <https://example.com/{a}>.

            @State is an attribute.

            :::note

                let indented = { 1 }

            ```swift
            import SwiftUI
            @State private var a = { $0 }
            ```
        """),
      "start/Start.swift": "extension View { func start() -> some View { self } }\n",
      // Hard case m08.
      "fences/block.yaml": manifest("Fences", "{en: It.}", "parameters: {text: It}"),
      "fences/Fences.swift":
        "/// Shows text.\nfunc fences(_ text: String = \"\"\"\n```swift\nx\n```\n\"\"\") {}\n",
      // Hard case m12.
      "end/block.yaml": manifest("End", #"{en: "line with hard break  \nnext\n\n# Heading *usage*\n\n\n"}"#),
      "end/End.swift": "extension View { func end() -> some View { self } }\n",
    ]
    files["picture/block.yaml"] = files["picture/block.yaml"]?.replacing("ar: انظر", with: "ar: 'انظر `code`'")
    // Hard cases m07 and m11.
    for (index, title) in titles.enumerated() {
      files["b\(index)/block.yaml"] = manifest(
        JSONValue.string(title).text, "{en: \"before\\n\\n---\\n\\nafter\"}")
      files["b\(index)/B\(index).swift"] = "extension View { func b\(index)() -> some View { self } }\n"
    }
    return files
  }()

  private static func manifest(
    _ title: String, _ description: String, _ lines: String = "", tags: String = "{en: [shared]}"
  ) -> String {
    """
    title: \(title)
    summary: {en: It is, fr: C’est}
    origin: {en: Made for a test, fr: Fait pour un test}
    description: \(description)
    category: sheets
    level: beginner
    platform: iOS 18.0+
    tags: \(tags)
    \(lines.hasPrefix("parameters") || lines.contains("\nparameters") ? lines : lines + "\nparameters: {}")

    """
  }
}
