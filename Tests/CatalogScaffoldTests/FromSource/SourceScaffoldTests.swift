import BlockCatalog
import Diagnostics
import Testing

@testable import CatalogScaffold

@Suite struct SourceScaffoldTests {
  private func manifest(_ source: String, _ answers: [String: Answer] = [:]) throws -> String {
    let scaffold = SourceScaffold(Sample.api(source))
    let component = try #require(scaffold.components.first)
    let info = try #require(Sample.info)
    let files = scaffold.files(of: component, answers: answers, in: info, fileName: "My Sheet.swift")
    #expect(files.map(\.path) == ["block.yaml", "My Sheet.swift"])
    #expect(Sample.text(files.last?.bytes) == source)
    return Sample.text(files.first?.bytes)
  }

  @Test func readsAManifestOffASource() throws {
    let source = """
      // SPDX-License-Identifier: Apache-2.0
      import SwiftUI
      @available(iOS 17, macOS 14.2, *)
      extension View {
        /// Shows a sheet: at once.
        ///
        /// More of it.
        ///
        /// - Parameters:
        ///   - isPresented: Whether it is open: or not.
        func mySheet<C: View>(
          isPresented: Binding<Bool>, title: String = "a: \\"b\\"", @ViewBuilder content: @escaping () -> C
        ) -> some View { self }
      }
      struct MySheetDemo: View { var body: some View { Text("x") } }
      """
    #expect(
      try manifest(source) == """
        title: My Sheet
        summary: 'Shows a sheet: at once.'
        origin: Made of My Sheet.swift.
        description: More of it.
        category:  # to do: one of sheets, controls
        level:  # to do: one of beginner, advanced
        platform: [iOS 17.0+, macOS 14.2+]
        tags:
          en: []  # to do: words by which the block is found
          es: []  # to do: words by which the block is found
        parameters:
          isPresented:
            description: 'Whether it is open: or not.'
            type: Binding<Bool>
          title:  # to do: what the parameter does
            type: String
            default: '"a: \\"b\\""'
          content:  # to do: what the parameter does
            type: '@escaping () -> C'
        demo: MySheetDemo
        license: Apache-2.0

        """)
  }

  @Test func takesTheTextsOfTheType() throws {
    let text = try manifest(
      "/// A pill.\n@available(iOS 16.4, *)\nstruct InfoPill: View { let title: String }",
      [
        "level": .text("beginner"), "category": .text("controls"), "tags": .list(["pill"]),
        "tags.es": .list(["píldora"]), "title": .text("Pill"), "platform": .list(["iOS 18.0+"]),
      ])
    #expect(text.hasPrefix("title: Pill\nsummary: A pill.\norigin: Made of My Sheet.swift.\ndescription: A pill.\n"))
    #expect(text.contains("\ncategory: controls\nlevel: beginner\nplatform: iOS 18.0+\ntags:\n  en: [pill]\n"))
  }

  @Test func offersComponentsByName() {
    let scaffold = SourceScaffold(
      Sample.api(
        """
        extension View {
          func card(title: String) -> some View { self }
          func card(title: String, size: Int) -> some View { self }
          func chip() -> some View { self }
        }
        """))
    #expect(scaffold.components.map(\.name) == ["card", "chip"])
    #expect(scaffold.components.map(\.declarations.count) == [2, 1])
    #expect(SourceScaffold(Sample.api("let x = 1")).components.isEmpty)
  }

  @Test func describesAllOverloadsAtOnce() throws {
    let text = try manifest(
      """
      extension View {
        func card(title: String, content: Int) -> some View { self }
        func card(title: String, size: Int = 3, content: String) -> some View { self }
      }
      """)
    #expect(
      text.contains("component: ['card(title:content:)', 'card(title:size:content:)']\n")
        || text.contains("component: [card(title:content:), card(title:size:content:)]\n"))
    #expect(text.contains("  size:  # to do: what the parameter does\n    type: Int\n    default: '3'\n"))
    #expect(text.contains("  content:  # to do: what the parameter does\n"))
    #expect(!text.contains("type: String\n    default"))
  }
}
