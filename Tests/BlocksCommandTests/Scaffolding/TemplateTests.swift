import BlockCatalog
import Foundation
import Testing

@testable import BlocksCommand

/// Every template, filled in with what nobody expects.
@Suite(.serialized) struct TemplateTests {
  private static let texts = [
    #"Say "hi" \(name) {{ title }} %@"#, "default", "مرحبا بالعالم", "☕ 🎉 ❤️", "*/ // x /*", "- Parameter foo: bar",
    "yes", "# no: [a], {b}", "\\", #"a\"""b"#, "Re\u{301}sume\u{301}", "<b>&amp; [x](y.md) `z`", "O'Neil: # 1",
    String(repeating: "Wort ", count: 40), String(repeating: "x", count: 200),
  ]

  private static let cases = stride(from: 0, to: texts.count, by: 2).map { index in
    (index: index, text: texts[index], other: texts[(index + 1) % texts.count])
  }

  private static let steps = "default, self, Next, title, none, ☕, 🎉, 卡片, 3D, 3D!, allCases, a b, A B, مرحبا, init"

  // Hard case f08.
  @Test(arguments: ["view", "modifier", "sheet", "tray"])
  func becomesABlockThatIsValidAndCompiles(template: String) async throws {
    let catalog = try SampleCatalog([
      "card/block.yaml": nil, "card/Card.swift": nil, "chip/block.yaml": nil, "chip/Chip.swift": nil,
    ])
    // Each text stands in one of the places, and each kind of place has several.
    for (index, text, other) in Self.cases {
      var words = [
        "new", "block-\(index)", "--template", template, "--yes", "--set", "title=\(text)", "--set",
        "title.es=\(text) ñ", "--set", "summary=\(other)\ntwo\nlines */ // x\n\(text)", "--set", "origin=\(other)",
        "--set", "tags=\(text.filter { $0 != "," }) \(index) x", "--set", "tags.es=y \(index)",
      ]
      switch template {
      case "tray": words += ["--set", "steps=\(other.filter { $0 != "," })!, \(Self.steps)"]
      case "sheet": words += ["--set", "heading=\(other)"]
      case "view": words += index % 2 == 0 ? ["--set", "symbolName=\(other)"] : ["--set", "symbol=no"]
      default: words += ["--set", "opacity=0.\(index)"]
      }
      let answer = await catalog.run(words: words)
      #expect(answer.status == .yes, "\(text): \(answer.errors)")
    }
    let validation = await catalog.run("validate", "--strict")
    #expect(validation.status == .yes, "\(validation.output)")
    #expect(await catalog.run("generate", "--check").output == "")

    let loaded = try await Catalog.load(root: catalog.folder, shownAs: "")
    for (index, text, other) in Self.cases {
      let manifest = try #require(loaded.manifests.first { $0.id == "block-\(index)" })
      let trimmed = text.trimmingCharacters(in: .whitespaces)
      #expect(manifest.title.text(in: "en", default: "en") == trimmed)
      #expect(manifest.title.text(in: "es", default: "en") == text + " ñ")
      #expect(manifest.origin.text(in: "en", default: "en") == other.trimmingCharacters(in: .whitespaces))
      #expect(manifest.summary.text(in: "en", default: "en").hasSuffix("\ntwo\nlines */ // x\n\(trimmed)"))
    }
    #if os(Linux)
      let messages = try TypeCheck.messages(about: catalog.folder)
      #expect(messages == "")
    #endif
  }

  // Hard case f01.
  @Test func namesSwiftRightlyWhateverTheIDIs() async throws {
    let catalog = try SampleCatalog()
    let names = [
      ("Bottom sheet", "bottom-sheet/BottomSheet"), ("3D card", "3d-card/Card3D"), ("Café ☕", "cafe/Cafe"),
      ("text", "text/TextBlock"), ("self", "self/SelfBlock"), ("qr-url", "qr-url/QRURL"), ("404", "404/_404"),
      ("default", "default/Default"),
    ]
    for (typed, source) in names {
      let answer = await catalog.run(words: ["new", typed, "--yes", "--template", "modifier"])
      #expect(answer.status == .yes, "\(answer.errors)")
      #expect(answer.output.contains("wrote \(source).swift\n"))
    }
    for (id, type) in [("kanji", "卡片"), ("party", "🎉")] {
      #expect(await catalog.run(words: ["new", id, "--yes", "--set", "type=\(type)"]).status == .yes)
    }
    #expect(try catalog.text("cafe/block.yaml").hasPrefix("title: Café ☕\n"))
    #expect(await catalog.run("validate", "--strict").status == .yes)
    #if os(Linux)
      let messages = try TypeCheck.messages(about: catalog.folder)
      #expect(messages == "")
    #endif
  }
}
