import BlockCatalog
import Diagnostics
import SwiftAPI
import Testing

@testable import CatalogDocs

@Suite struct PlaceholderTests {
  /// The call of a source's first component, with placeholders.
  private func code(_ source: String, _ manifest: String) async throws -> String {
    let written = try await WrittenBlock(manifest, source: source)
    let info = CatalogInfo(file: SourceFile(path: "catalog.yaml", bytes: []))
    return try CodeSnippet(written.block, in: info).code
  }

  @Test(arguments: [
    (
      "extension View { func card(title: String) -> some View { self } }", "card", "title: a",
      ".card(title: <#title#>)\n"
    ),
    (
      "extension View { func card<C: View>(_ on: Binding<Bool>, size: Int = 1, @ViewBuilder content: () -> C) -> some View { self } }",
      "card", "on: a\n  size: b\n  content: c", ".card(<#on#>) {\n  <#content#>\n}\n"
    ),
    (
      "extension View { func card<I, C: View>(item: I, content: (I) -> C) -> some View { self } }", "card",
      "item: a\n  content: c", ".card(item: <#item#>) { <#value#> in\n  <#content#>\n}\n"
    ),
    (
      "struct Card: View { let title: String; var body: some View { Text(title) } }", "Card", "title: a",
      "Card(title: <#title#>)\n"
    ),
    (
      "extension ButtonStyle where Self == Pill { static func pill(tint: Color) -> Self { Pill() } }\nstruct Pill: ButtonStyle {}",
      "pill", "tint: a", ".buttonStyle(.pill(tint: <#tint#>))\n"
    ),
    (
      "func load(value: inout Int, `in` range: Int) async throws -> Int { 0 }", "load", "value: a\n  in: b",
      "try await load(value: &<#value#>, in: <#in#>)\n"
    ),
    ("struct Kit { func open(_ name: String) {} }", "open", "name: a", "<#kit#>.open(<#name#>)\n"),
  ])
  func standForEveryValueThatIsNeeded(source: String, component: String, parameters: String, code: String) async throws
  {
    #expect(try await self.code(source, "component: \(component)\nparameters:\n  \(parameters)") == code)
  }
}
