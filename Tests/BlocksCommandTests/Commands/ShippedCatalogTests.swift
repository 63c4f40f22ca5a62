import Foundation
import Testing

@testable import BlocksCommand

/// The catalog of this package, as it is committed.
@Suite struct ShippedCatalogTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func run(_ words: String...) async -> SampleCatalog.Answer {
    let console = Console()
    let status = await Program.run(words, console: console, workingDirectory: Self.package.path)
    return .init(status: status, output: console.output.text, errors: console.errors.text)
  }

  @Test func isValid() async {
    let answer = await run("validate", "--strict")
    #expect(answer.status == .yes)
    #expect(answer.output == "", "mend what is found, then run: swift run blocks validate")
  }

  /// The example of the README: a parameter of the bottom sheet, misspelled in a copy of the Catalog.
  @Test func answersAsTheReadmeShows() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "blocks-readme-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Self.package.appending(path: "Catalog"), to: folder.appending(path: "Catalog"))
    let manifest = folder.appending(path: "Catalog/auto-sizing-bottom-sheet/block.yaml")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try Data(text.replacing("  backgroundColor:", with: "  backgroundColour:").utf8).write(to: manifest)
    let console = Console()
    _ = await Program.run(["validate"], console: console, workingDirectory: folder.path)
    let readme = try String(contentsOf: Self.package.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("$ swift run blocks validate\n" + console.output.text + console.errors.text))
    let search = await run("search", "altura dinamica")
    #expect(readme.contains("$ swift run blocks search \"altura dinamica\" | cat\n" + search.output))
  }

  @Test func hasFreshPages() async {
    let answer = await run("generate", "--check")
    #expect(answer.status == .yes)
    #expect(answer.output == "", "refresh the generated files: swift run blocks generate")
  }

  @Test(arguments: ["bandeja", "self sizing sheet", "altura dinamica", "detent", "hoja autoajustable"])
  func findsTheTray(word: String) async {
    #expect(await run("search", word, "--format", "ids").output.split(separator: "\n").contains("dynamic-height-tray"))
  }

  @Test(arguments: [
    (
      "README.md", title: "# Dynamic-Height Tray",
      facts: [
        "| Category | Platform | Level | Origin |",
        "| Sheets | iOS 18.0+ | Intermediate | Inspired by the trays of the Family wallet app; written from scratch. |",
        "A sheet exactly as tall as its content, which grows and shrinks as one step of a flow gives way to the next.",
        "- English: tray, self sizing sheet, dynamic height, bottom sheet, steps, fit content, detent",
        "- Español: bandeja, hoja autoajustable, altura dinámica, hoja inferior, pasos, ajustar al contenido, detent",
        "## API reference",
        "| Parameter | Type | Default | Description |",
        "## Source",
        "## License",
      ], required: "Required"
    ),
    (
      "README.es.md", title: "# Bandeja de altura dinámica",
      facts: [
        "| Categoría | Plataforma | Nivel | Origen |",
        "| Hojas | iOS 18.0+ | Intermedio | Inspirada en las bandejas de la app de monedero Family; escrita desde cero. |",
        "- English: tray, self sizing sheet, dynamic height, bottom sheet, steps, fit content, detent",
        "- Español: bandeja, hoja autoajustable, altura dinámica, hoja inferior, pasos, ajustar al contenido, detent",
      ], required: "Obligatorio"
    ),
  ])
  func showsAllOfTheTray(page: String, title: String, facts: [String], required: String) throws {
    let folder = Self.package.appendingPathComponent("Catalog/dynamic-height-tray")
    let text = try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for line in [title, "MIT"] + facts {
      #expect(lines.contains(line), "\(line)")
    }

    #expect(lines.contains { $0.hasPrefix("[`DynamicHeightTray.swift`](DynamicHeightTray.swift) · ") })

    // The first entry, up to the next one.
    let entry = try #require(lines.firstIndex(of: "### `dynamicHeightTray(isPresented:content:)`"))
    let next = try #require(lines[(entry + 1)...].firstIndex { $0.hasPrefix("### ") })
    let rows = lines[entry..<next].filter { $0.hasPrefix("| `") }
    try #require(rows.count == 2)
    #expect(rows[0].hasPrefix("| `isPresented` | `Binding<Bool>` | \(required) | "))
    #expect(rows[1].hasPrefix("| `content` | `@escaping () -> Tray` | \(required) | "))

    // The whole source, to the letter, and the demo.
    let source = try String(contentsOf: folder.appendingPathComponent("DynamicHeightTray.swift"), encoding: .utf8)
    #expect(text.contains("```swift\n\(source)```\n"))
    #expect(lines.contains("struct WalletTrayDemo: View {"))
    for words in ["Recovery phrase", "Remove wallet", "count: 3", "role: .destructive", "Back", "Cancel", "Done"] {
      #expect(text.contains(words))
    }
  }
}
