import BlockCatalog
import Diagnostics
import Foundation
import SwiftAPI
import Testing

@testable import CatalogDocs

/// Generated usages of every kind of parameter, held against the compiler in one run.
///
/// On macOS, whose SwiftUI is another one than that of iOS, the stand-in for SwiftUI is not built.
#if os(Linux)
  @Suite struct CompiledUsageTests {
    /// The Swift of a block each; `NAME` is the name of its component, `Of` stands before the names of its own types.
    private static let sources = [
      "extension View { func NAME(_ title: String) -> some View { self } }",
      "extension View { func NAME(title: LocalizedStringKey, count: Int, ratio: Double, width: CGFloat) -> some View { self } }",
      "extension View { func NAME(isOn: Binding<Bool>) -> some View { self } }",
      "extension View { func NAME(text: Binding<String>, value: Binding<Double>) -> some View { self } }",
      "extension View { func NAME(selection: Binding<Int?>) -> some View { self } }",
      "extension View { func NAME(selection: Binding<Set<Int>>) -> some View { self } }",
      "extension View { func NAME<Item: Identifiable, C: View>(item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> C) -> some View { self } }",
      "extension View { func NAME<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> C) -> some View { self } }",
      "extension View { func NAME<A: View, B: View>(@ViewBuilder header: () -> A, @ViewBuilder footer: () -> B) -> some View { self } }",
      "extension View { func NAME(action: @escaping () -> Void) -> some View { self } }",
      "extension View { func NAME(onChange: @escaping (Int, String) -> Void) -> some View { self } }",
      "extension View { func NAME(validate: @escaping (String) -> Bool) -> some View { self } }",
      "extension View { func NAME(load: @escaping () async throws -> Int) -> some View { self } }",
      "extension View { func NAME(work: @MainActor @Sendable () async -> Void) -> some View { self } }",
      "extension View { func NAME(delay: @autoclosure () -> Double) -> some View { self } }",
      "extension View { func NAME(compare: (Int, Int) -> Int) -> some View { self } }",
      "extension View { func NAME(names: [String], sizes: [CGFloat]) -> some View { self } }",
      "extension View { func NAME(table: [String: Int], flags: Set<Int>) -> some View { self } }",
      "extension View { func NAME(pair: (Int, String)) -> some View { self } }",
      "extension View { func NAME(range: ClosedRange<Int>, span: Range<Double>) -> some View { self } }",
      "extension View { func NAME(name: String?, size: CGFloat?) -> some View { self } }",
      "extension View { func NAME(a: Int = 1, b: String, c: Bool = false) -> some View { self } }",
      "extension View { func NAME(values: Int...) -> some View { self } }",
      "extension View { func NAME(date: Date, url: URL) -> some View { self } }",
      "extension View { func NAME(color: Color, font: Font, image: Image, text: Text) -> some View { self } }",
      "extension View { func NAME(edge: Edge, edges: Edge.Set, alignment: Alignment, axis: Axis) -> some View { self } }",
      "extension View { func NAME(animation: Animation, insets: EdgeInsets, angle: Angle) -> some View { self } }",
      "extension View { func NAME<S: ShapeStyle>(fill: S) -> some View { self } }",
      "extension View { func NAME<S: Shape>(shape: S) -> some View { self } }",
      "extension View { func NAME(fill: some ShapeStyle, in shape: some Shape) -> some View { self } }",
      "extension View { func NAME<V: View>(background: V) -> some View { self } }",
      "extension View { func NAME(overlay: AnyView) -> some View { self } }",
      "enum OfStep { case first, last }\nextension View { func NAME(step: OfStep, steps: Binding<OfStep>) -> some View { self } }",
      "struct OfOptions { var a = 1; static let standard = OfOptions() }\nextension View { func NAME(options: OfOptions) -> some View { self } }",
      "struct OfModel: Identifiable { let id: Int; let name: String }\nextension View { func NAME(model: OfModel, models: [OfModel]) -> some View { self } }",
      "protocol OfSource {}\nstruct OfEmpty: OfSource {}\nextension View { func NAME(source: any OfSource = OfEmpty()) -> some View { self } }",
      "func NAME(value: inout Int) {}",
      "func NAME(value: Int) throws -> Int { value }",
      "func NAME(value: Int) async -> Int { value }",
      "func NAME(value: inout [Int], by step: Int) async throws -> Int { step }",
      "func NAME(size: inout CGFloat, names: inout [String: Int], name: inout String?) {}",
      "func NAME<T: Comparable>(_ a: T, _ b: T) -> Bool { a < b }",
      "func NAME<T: Hashable>(_ values: [T]) -> Set<T> { Set(values) }",
      "struct Of: View { let title: String; @Binding var isOn: Bool; var body: some View { Text(title) } }",
      "struct Of<C: View>: View { let title: String; @ViewBuilder var content: () -> C; var body: some View { content() } }",
      "struct Of: View { @State private var a = 0; var size = 24.0; var body: some View { Text(\"A\") } }",
      "struct Of: View { init(_ title: String?, action: @escaping @MainActor () -> Void) {}; var body: some View { Text(\"A\") } }",
      "struct OfStyle: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }\nextension ButtonStyle where Self == OfStyle { static func NAME(tint: Color) -> OfStyle { OfStyle() } }",
      "struct OfStyle: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }\nextension ButtonStyle where Self == OfStyle { static var NAME: OfStyle { OfStyle() } }",
      "struct OfGrid { subscript(row: Int, at column: Int) -> Int { 0 } }",
      "extension View { func NAME(`in` value: Int, `default` other: String) -> some View { self } }",
    ]

    @Test func compilesAUsageOfEveryKindOfParameter() async throws {
      #expect(Self.sources.count >= 40)
      let folder = FileManager.default.temporaryDirectory.appending(path: "usages-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      func write(_ text: String, _ path: String) throws -> String {
        let url = folder.appending(path: path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
      }
      var files: [String] = []
      _ = try write("name: Blocks\nlanguages: [en]\nlicense: MIT\n", "catalog.yaml")
      for (index, source) in Self.sources.enumerated() {
        let (id, type) = ("kind-\(index)", "Kind\(index)")
        let text = source.replacing("NAME", with: "kind\(index)").replacing("Of", with: type)
        files.append(try write("import Foundation\nimport SwiftUI\n\n\(text)\n", "\(id)/\(type).swift"))
        let names = SourceNames.parameters(of: text).map { "  \($0): It\n" }.joined()
        let component =
          text.contains("ButtonStyle where")
          ? "component: kind\(index)\n" : text.contains("subscript") ? "component: subscript\n" : ""
        _ = try write(
          "title: Kind\n\(component)parameters:\(names.isEmpty ? " {}\n" : "\n" + names)", "\(id)/block.yaml")
      }
      let catalog = try await Catalog.load(root: folder.path, shownAs: "")
      let blocks = await catalog.blocks()
      let pages = PageSet(catalog: catalog, templates: try BuiltInTemplates.load())
      for block in blocks {
        #expect(!block.components.isEmpty, "\(block.id): \(block.findings.map(\.message))")
        let usage = try pages.usage(of: block, sources: nil)
        files.append(try write(usage, "\(block.id)/\(block.id)-Usage.swift"))
      }
      let modules = try #require(Self.modules)
      _ = try Command.run(
        Command.find("swiftc"),
        ["-typecheck", "-swift-version", "6", "-module-name", "Usages", "-I", modules, "-suppress-warnings"] + files)
    }

    /// Where the build puts the modules: the stand-in for SwiftUI is among them.
    private static var modules: String? {
      let bundles =
        Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL, Bundle.main.executableURL].compactMap(\.self)
      let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }.map { $0.appending(path: "Modules").path }
      return folders.first { FileManager.default.fileExists(atPath: $0 + "/SwiftUI.swiftmodule") }
    }
  }

  /// The names by which a manifest calls the parameters of the last declaration of a source.
  private enum SourceNames {
    static func parameters(of source: String) -> [String] {
      let api = SourceAPI(parsing: SourceFile(path: "", text: source))
      let declaration = api.declarations.last { $0.name != "makeBody" && $0.name != "body" }
      return declaration?.parameters.map(\.callName) ?? []
    }
  }
#endif
