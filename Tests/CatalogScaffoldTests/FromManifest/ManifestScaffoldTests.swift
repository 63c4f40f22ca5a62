import BlockCatalog
import Diagnostics
import Mustache
import SwiftAPI
import Testing

@testable import CatalogScaffold

@Suite struct ManifestScaffoldTests {
  private static let base = """
    extension View {
      func tray<Tray: View>(
        isPresented: Binding<Bool>, height: CGFloat = 80, onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Tray
      ) -> some View { self }
      func tray<Tray: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Tray) -> some View { self }
    }
    """

  private func scaffold(_ lines: String) throws -> ManifestScaffold {
    let info = try #require(Sample.info)
    func manifest(_ text: String, _ id: String) throws -> Manifest {
      let file = SourceFile(path: "\(id)/block.yaml", text: text)
      return try #require(Manifest.parse(file, id: id, defaultLanguage: "en").manifest)
    }
    let text = "title: Quick tray\nsummary: A quick tray.\n" + lines
    let made = try manifest(text, "quick-tray")
    let trays = try manifest(
      "component: [tray(isPresented:height:onDismiss:content:), tray(isPresented:content:)]", "tray")
    let base = Block(manifest: trays, api: Sample.api(Self.base), sourceName: "Tray.swift")
    return try ManifestScaffold(made, base: made.base == nil ? nil : base, in: info)
  }

  private func source(_ lines: String) throws -> String {
    let file = try SourceFile.read(Sample.templates + "/sources/modifier.swift.mustache")
    return try scaffold(lines).source(Template(parsing: file), demo: "")
  }

  @Test func passesParametersOnToTheBase() throws {
    #expect(
      try source(
        """
        component: quickTray
        parameters:
          isPresented: Whether it is open.
          title: {description: The heading., type: String, default: '"Hi \\"you\\""'}
          onDismiss: When it closes.
          content: {description: What it shows., type: '@escaping () -> Tray'}
        base: tray
        """) == """
          // SPDX-License-Identifier: MIT
          // Quick tray; it needs the source of the block tray

          import SwiftUI

          extension View {
            /// A quick tray.
            ///
            /// - Parameters:
            ///   - isPresented: Whether it is open.
            ///   - title: The heading.
            ///   - onDismiss: When it closes.
            ///   - content: What it shows.
            func quickTray<Tray: View>(
              isPresented: Binding<Bool>,
              title: String = "Hi \\"you\\"",
              onDismiss: (() -> Void)? = nil,
              @ViewBuilder content: @escaping () -> Tray
            ) -> some View {
              modifier(QuickTrayModifier(isPresented: isPresented, title: title, onDismiss: onDismiss, content: content))
            }
          }

          /// Keeps what the component was given, and makes the view of it.
          private struct QuickTrayModifier<Tray: View>: ViewModifier {
            let isPresented: Binding<Bool>
            let title: String
            let onDismiss: (() -> Void)?
            let content: () -> Tray

            func body(content: Content) -> some View {
              content.tray(isPresented: isPresented, onDismiss: onDismiss, content: self.content)
            }
          }

          """)
  }

  @Test func writesTheSignatureOfTheManifest() throws {
    let text = try source(
      """
      component: plainly(_:count:content:)
      parameters:
        text: {description: The text., type: String}
        count: {type: Int, default: '3'}
        content: {type: '@escaping () -> Content'}
      """)
    #expect(
      text.contains("  func plainly<Content: View>(\n    _ text: String,\n    count: Int = 3,\n")
        || text.contains(
          "  func plainly<Content: View>(_ text: String, count: Int = 3, @ViewBuilder content: @escaping () -> Content) -> some View {\n"
        ))
    #expect(
      text.contains(
        "struct PlainlyModifier<Inner: View>: ViewModifier {\n  let text: String\n  let count: Int\n  let content: () -> Inner\n"
      ))
    let declaration = try #require(Sample.api(text).offered().first)
    #expect(declaration.fullName == "plainly(_:count:content:)")
  }

  @Test func underlinesTheKeyThatIsNoName() throws {
    let error = try #require(throws: ManifestFindings.self) {
      try scaffold("parameters: {class: {type: Int, default: '1 +'}, b: {type: Int, default: '1 +'}}")
    }
    let texts = error.findings.map { finding in
      finding.location.range.map { String(decoding: finding.location.file.bytes[$0], as: UTF8.self) }
    }
    #expect(error.findings.map(\.message) == ["'class' is no Swift identifier", "'1 +' is no Swift expression"])
    #expect(texts == ["class", "'1 +'"])
  }

  @Test(arguments: [
    ("parameters: {a: What}", ["'a' has no type; write it as 'type:'"]),
    (
      "parameters: {a: {type: inout Int}, b: {type: 'Int...'}, c: {type: '('}, d: {type: Int, default: '1 +'}}",
      [
        "a parameter of the type 'inout Int' cannot be kept by a modifier; write this source by hand",
        "a parameter of the type 'Int...' cannot be kept by a modifier; write this source by hand",
        "'(' is no Swift type", "'1 +' is no Swift expression",
      ]
    ),
    (
      "component: card(_:b:)\nparameters: {a: {type: Int}}",
      ["the component has 2 labels, and 1 parameters are described; let the two agree"]
    ),
    ("component: Card\nparameters: {}", ["'Card' names no function of View, such as 'card(title:)'"]),
    (
      "component: [a, b]\nparameters: {}", ["several components are described; a source can be written for one"]
    ),
    (
      "base: tray\nparameters: {isPresented: {type: Bool}, content: What}",
      ["'isPresented' has the type 'Bool' here and 'Binding<Bool>' in 'tray'; let the two agree, or name it otherwise"]
    ),
    (
      "base: tray\nparameters: {isPresented: What}",
      ["'tray' also needs 'content', which this manifest does not have; describe it under parameters"]
    ),
  ])
  func saysEverythingThatStandsInTheWay(lines: String, messages: [String]) throws {
    let error = try #require(throws: ManifestFindings.self) { try scaffold(lines) }
    #expect(Array(error.findings.map(\.message).prefix(messages.count)) == messages)
  }
}
