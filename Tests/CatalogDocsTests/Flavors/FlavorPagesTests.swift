import Foundation
import Testing

@testable import CatalogDocs

/// Pages of every flavor, read back by the reader that they are made for.
@Suite struct FlavorPagesTests {
  @Test(arguments: SampleSites.names)
  func leadsEveryLinkSomewhere(flavor: String) async throws {
    let site = try await SampleSites.site(flavor)
    for (path, page) in site.pages { #expect(page.broken == [], "\(path)") }
    #expect(site.pages.values.map(\.links.count).reduce(0, +) > 200)
    #expect(site.warnings.trimmingCharacters(in: .whitespacesAndNewlines) == "")
  }

  // Hard case m01.
  @Test(arguments: SampleSites.names)
  func keepsPipesInCells(flavor: String) async throws {
    let page = try await SampleSites.site(flavor).page(.block("pipes"))
    #expect(
      page.tables.last?.dropFirst().map { $0 } == [
        ["mode", "Sort", "a || b", "left | right"], ["re", "String", ##"#"\|"#"##, ""],
      ])
    #expect(page.code.contains { $0.contains(##"re: String = #"\|"#"##) })
  }

  // Hard case m03.
  @Test(arguments: SampleSites.names)
  func keepsBackticksInCode(flavor: String) async throws {
    let page = try await SampleSites.site(flavor).page(.block("ticks"))
    #expect(
      page.tables.last?.dropFirst().map { $0 } == [
        ["in", "Int", "Required", "Use in or a`b"], ["style", "Style", ".`default`", "It"],
        ["q", "String", "\"``\"", "It"],
      ])
  }

  // Hard case m04.
  @Test(arguments: SampleSites.names)
  func showsMarksOfMarkupAsTheyAre(flavor: String) async throws {
    let page = try await SampleSites.site(flavor).page(.block("box"))
    #expect(page.title == "Box<Content> #")
    #expect(page.text.contains("Wraps Array<Content>; sizes a*b*c; 1 < 2 & 3 > 2"))
  }

  // Hard case m06.
  @Test(arguments: SampleSites.names)
  func showsWhatOnlySomeReadersTakeForMarkup(flavor: String) async throws {
    let page = try await SampleSites.site(flavor).page(.block("start"))
    for text in [
      "import SwiftUI before you use this view.", "export the result as an image if you like.",
      "{braces} and <Tags> and a < b, see https://example.com/{a}.", "@State is an attribute.", ":::note",
    ] {
      #expect(page.text.contains(text), "\(text)")
    }
    #expect(page.code.contains("import SwiftUI\n@State private var a = { $0 }\n"))
    #expect(page.code.contains("let indented = { 1 }\n"))
    #expect(page.links.contains { $0.hasPrefix("https://example.com/") })
  }

  // Hard cases m07 and m11.
  @Test(arguments: SampleSites.names)
  func givesEveryTitleBack(flavor: String) async throws {
    let site = try await SampleSites.site(flavor)
    let index = try site.page(.index)
    for (number, title) in SampleSite.titles.enumerated() {
      let shown = title.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let page = try site.page(.block("b\(number)"))
      #expect(page.title == (flavor == "starlight" ? title : shown))
      #expect(page.text.contains("before\n") && page.text.contains("after\n"))
      #expect(!page.headings.contains { $0.text == "before" })
      #expect(
        flavor == "html" ? index.text.contains(shown) : index.tables.flatMap(\.self).contains { $0.first == shown },
        "\(shown)")
    }
  }

  // Hard case m08.
  @Test(arguments: SampleSites.names)
  func keepsFencesInCode(flavor: String) async throws {
    let page = try await SampleSites.site(flavor).page(.block("fences"))
    #expect(page.code.last == SampleSite.files["fences/Fences.swift"])
    #expect(page.code.contains("\"\"\"\n```swift\nx\n```\n\"\"\"\n"))
    #expect(page.tables.last?.dropFirst().first == ["text", "String", "See below", "It"])
    // The rest of the page is there.
    #expect(
      page.headings.last?.text == (flavor == "html" ? "Source" : "License")
        || page.headings.dropLast().last?.text == "License")
  }

  // Hard case m12.
  @Test(arguments: SampleSites.names)
  func endsEveryFileOnceAndNoLineWithSpaces(flavor: String) async throws {
    let site = try await SampleSites.site(flavor)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: site.output)
    let endings = [".md", ".mdx", ".json", ".html", ".css", ".js"]
    for path in paths where endings.contains(where: path.hasSuffix) {
      let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: "\(site.output)/\(path)")), as: UTF8.self)
      #expect(text.hasSuffix("\n") && !text.hasSuffix("\n\n") && !text.contains("\n\n\n"), "\(path)")
      #expect(!text.contains(" \n") && !text.contains("\t\n"), "\(path)")
    }
    let text = try site.text(.block("end"))
    if flavor == "html" {
      #expect(text.contains("<p>line with hard break<br />\nnext</p>\n"))
      #expect(text.contains("<p>No parameters</p>\n"))
    } else {
      #expect(text.contains("\n\nline with hard break\\\nnext\n\n"))
      #expect(text.contains("\n\nNo parameters\n\n"))
    }
  }

  @Test(arguments: SampleSites.names)
  func relatesBlocksInBothDirections(flavor: String) async throws {
    let site = try await SampleSites.site(flavor)
    let picture = try site.text(.block("picture"))
    let fences = try site.text(.block("fences"))
    #expect(picture.contains("Built on") && picture.contains("Requires") && picture.contains("See also"))
    #expect(fences.contains("Basis of") && !fences.contains("Required by"))
    #expect(fences.components(separatedBy: "Similar").count == 2)
  }

  @Test(arguments: SampleSites.names)
  func warnsOfADeprecatedBlockAndNamesTheOtherOne(flavor: String) async throws {
    let page = try await SampleSites.site(flavor).page(.block("picture"))
    #expect(page.text.contains("Deprecated · Use instead: End"))
  }

  @Test(arguments: SampleSites.names)
  func showsPicturesForLightAndDark(flavor: String) async throws {
    let page = try await SampleSites.site(flavor).page(.block("picture"))
    #expect(page.images.count == 3)
    #expect(page.images.contains { $0.alt == "A \"mark\" <1>" })
    #expect(page.images.contains { $0.alt == "A mark" })
  }

  @Test(arguments: SampleSites.names)
  func saysWhatIsNotTranslated(flavor: String) async throws {
    let site = try await SampleSites.site(flavor)
    let note = "Une partie de cette page n’est pas encore traduite. Le reste est en : English"
    #expect(try site.page(.block("picture"), in: "fr").text.contains(note))
    #expect(try !site.page(.block("picture")).text.contains("not translated"))
    #expect(try site.page(.block("picture"), in: "fr").text.contains("C’est"))
  }

  @Test(arguments: SampleSites.names)
  func writesArabicFromRightToLeftAndCodeFromLeftToRight(flavor: String) async throws {
    let site = try await SampleSites.site(flavor)
    let text = try site.text(.block("picture"), in: "ar")
    #expect(text.contains("## مرجع الواجهة البرمجية") || text.contains("مرجع الواجهة البرمجية"))
    if flavor == "html" {
      #expect(text.contains("<html lang=\"ar\" dir=\"rtl\">"))
      #expect(try site.text(.block("picture")).contains("<html lang=\"en\" dir=\"ltr\">"))
      return
    }
    if flavor == "docc" {
      #expect(text.contains("\u{2067}انظر \u{2066}`code`\u{2069}\u{2069}"))
    } else {
      #expect(text.contains("<div dir=\"rtl\" lang=\"ar\">\n"))
      #expect(text.contains("انظر <span dir=\"ltr\">`code`</span>"))
      #expect(text.contains("<div dir=\"ltr\">\n\n```swift\n"))
      #expect(text.hasSuffix("\n</div>\n"))
    }
    #expect(try !site.text(.block("picture")).contains("dir="))
    #expect(try site.page(.tags, in: "ar").text.contains("باب"))
  }
}

@Suite struct ReadersTests {
  /// Elsewhere a reader that is missing leaves its tests out.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["CI"] != nil))
  func areAllInstalledInCI() {
    #expect(SampleSites.names == ["github", "starlight", "docc", "html"])
    #expect(PageReader.chromium != nil)
  }
}
