import BlockCatalog
import Foundation
import Testing

@testable import BlocksCommand

#if os(Linux)
  /// Copies of every block of the Catalog, as a module of an app that another one uses.
  @Suite struct PublicCopiesTests {
    private static let catalog = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Catalog").path

    @Test(arguments: [[], ["--without-demo"]])
    func areCalledFromAnotherModule(options: [String]) async throws {
      let app = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        .appending(path: "blocks-app-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: app) }
      for name in ["Modules", "Callers"] {
        try FileManager.default.createDirectory(at: app.appending(path: name), withIntermediateDirectories: true)
      }
      let catalog = try await Catalog.load(root: Self.catalog, shownAs: "")
      let console = Console()
      let words = ["add", "--to", "Copies", "--access", "public", "--catalog", Self.catalog] + options
      let status = await Program.run(words + catalog.manifests.map(\.id), console: console, workingDirectory: app.path)
      #expect(status == .yes, "\(console.errors.text)")
      let modules = app.appending(path: "Modules").path
      #expect(try TypeCheck.messages(about: app.appending(path: "Copies").path, as: "Copies", in: modules) == "")

      // The usage of a block calls its component with every required parameter.
      for id in catalog.manifests.map(\.id) {
        let usage = try String(contentsOfFile: "\(Self.catalog)/\(id)/Usage.swift", encoding: .utf8)
        try Data("import Copies\n\(usage)".utf8).write(to: app.appending(path: "Callers/\(id).swift"))
      }
      let further = """
        import Copies
        import SwiftUI

        @MainActor func further(_ view: Text, isPresented: Binding<Bool>) -> some View {
          var options = DynamicHeightTrayOptions(maximum: .points(300), overflow: .clip, title: "Options")
          options.minimum = 100
          return view.dynamicHeightTray(isPresented: isPresented, options: options, onDismiss: {}) { Text("Content") }
        }

        """
      try Data(further.utf8).write(to: app.appending(path: "Callers/Further.swift"))
      #expect(try TypeCheck.messages(about: app.appending(path: "Callers").path, as: "Callers", in: modules) == "")
    }

    /// A source with whatever makes it hard to use from elsewhere.
    private static let source = """
      // SPDX-License-Identifier: MIT
      import SwiftUI

      private let standardRadius = 8.0

      typealias KitAction = () -> Void

      protocol KitNamed {
        associatedtype Name: Hashable
        var name: Name { get }
      }

      extension KitNamed {
        func described() -> String { "\\(name)" }
      }

      struct KitStyle: Equatable {
        enum Edge: String, CaseIterable { case top, bottom }
        struct Line { var width = 1.0, edge = Edge.top }

        static let plain = KitStyle()
        static let heavy = KitStyle(radius: 20, line: Line(width: 4), tint: nil)

        var radius = standardRadius
        var line = Line()
        var tint: Color?
        private(set) var isRound = false

        mutating func round() { isRound = true }
        static func == (left: Self, right: Self) -> Bool { left.radius == right.radius }
      }

      final class KitModel {
        var count = 0
        lazy var label = "\\(count)"
        convenience init(count: Int) {
          self.init()
          self.count = count
        }
        init() {}
      }

      actor KitWorker {
        var total = 0
        func add(_ number: Int) { total += number }
      }

      struct KitItem: Identifiable, KitNamed {
        let id: Int
        var name: String { "\\(id)" }
        subscript(offset: Int) -> Int { id + offset }
      }

      struct Kit<Content: View, Item: KitNamed>: View {
        let item: Item
        var style = KitStyle.plain
        @Binding var isOn: Bool
        var action: KitAction
        var onEnd: (() -> Void)?
        @ViewBuilder var content: (Item) -> Content
        @State private var taps = 0

        var body: some View {
          content(item).modifier(KitFrame(style: style)).onAppear { run(style, KitModel(), KitWorker()) }
        }

        func first() -> KitItem? { nil }

        func run(_ style: KitStyle, _ model: KitModel, _ worker: KitWorker) {
          Task { await worker.add(Int(style.radius)) }
        }
      }

      private struct KitFrame: ViewModifier {
        let style: KitStyle
        func body(content: Content) -> some View { content.padding(style.radius) }
      }

      // MARK: - Demo

      struct KitDemo: View {
        @State private var isOn = false
        var body: some View { Kit(item: KitItem(id: 1), isOn: $isOn, action: {}) { Text($0.name) } }
      }

      #Preview { KitDemo() }

      """

    private static let caller = """
      import Copies
      import SwiftUI

      struct Caller: View {
        @State private var isOn = false
        var body: some View {
          Kit(item: KitItem(id: 1), style: KitStyle(radius: 3, line: .init(width: 2, edge: .bottom)), isOn: $isOn, action: {}) {
            Text($0.name + $0.described() + "\\($0[2])")
          }
          Kit(item: KitItem(id: 2), style: .heavy, isOn: $isOn, action: {}, onEnd: {}) { _ in EmptyView() }
        }

        func work() async {
          let (worker, model, style) = (KitWorker(), KitModel(count: 2), KitStyle.plain)
          await worker.add(model.count)
          Task.detached { print(style.radius, KitStyle.Edge.allCases) }
        }
      }

      """

    @Test(arguments: [[], ["--without-demo"]])
    func areCalledWhateverIsInThem(options: [String]) async throws {
      let catalog = try SampleCatalog([
        "kit/block.yaml": """
        title: Kit
        summary: A kit
        origin: Made for a test
        description: Shows a kit.
        category: sheets
        level: beginner
        platform: iOS 18.0+
        tags: {en: [kit], es: [juego]}
        component: Kit
        parameters:
          item: {description: a, example: "KitItem(id: 1)"}
          style: b
          isOn: c
          action: {description: d, example: "{}"}
          onEnd: e
          content: f
        demo: KitDemo
        """, "kit/Kit.swift": Self.source, "Callers/Caller.swift": Self.caller, "Modules/note.txt": "",
      ])
      let answer = await catalog.run(words: ["add", "kit", "--to", "Copies", "--access", "public"] + options)
      #expect(answer.status == .yes, "\(answer.errors)")
      let modules = catalog.folder + "/Modules"
      #expect(try TypeCheck.messages(about: catalog.folder + "/Copies", as: "Copies", in: modules) == "")
      #expect(try TypeCheck.messages(about: catalog.folder + "/Callers", as: "Callers", in: modules) == "")
      #expect(try !catalog.text("Copies/Kit.swift").contains("public struct KitFrame"))
    }

    @Test func keepWhatIsPrivateAndTheDemo() async throws {
      let app = FileManager.default.temporaryDirectory.appending(path: "blocks-app-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: app) }
      let words = [
        "add", "auto-sizing-bottom-sheet", "--access", "public", "--to", app.path, "--catalog", Self.catalog,
      ]
      #expect(await Program.run(words, console: Console(), workingDirectory: "/") == .yes)
      let text = try String(contentsOf: app.appending(path: "AutoSizingBottomSheet.swift"), encoding: .utf8)
      #expect(text.split(separator: "\n").count { $0.contains("public ") } == 2)
      #expect(text.contains("\nstruct AutoSizingBottomSheetDemo: View {"))
    }
  }
#endif
