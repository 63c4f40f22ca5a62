import Testing

@testable import SwiftAPI

struct MemberwiseInitializerTests {
  @Test func parametersAreTheStoredPropertiesInTheirOrder() throws {
    let api = read(
      """
      /// A pill.
      public struct Pill: View {
        /// What it says.
        ///
        /// Short.
        let title: String
        var subtitle: String?
        var size = 24.0
        @Binding var isOn: Bool
        @State private var taps = 0
        @Environment(\\.dismiss) private var dismiss
        @ObservedObject var model: Model
        @ViewBuilder var content: () -> Content
        private let id = UUID()
        static let shared = 1
        lazy var cache = 1
        var count: Int = 0 { didSet {} }
        public var body: some View { Text(title) }
      }
      """)
    #expect(api.findings.isEmpty)
    let initializer = try #require(api.declarations.first)
    #expect(initializer.kind == .memberwiseInitializer)
    #expect(initializer.fullName == "Pill(title:subtitle:size:isOn:model:content:count:)")
    #expect(initializer.access == .internal)
    #expect(
      initializer.parameters.map(\.text) == [
        "title title: String", "subtitle subtitle: String? = nil", "size size: Double = 24.0",
        "isOn isOn: Binding<Bool>", "model model: Model", "content content: @ViewBuilder () -> Content",
        "count count: Int = 0",
      ])
    #expect(
      initializer.signature
        == "init(title: String, subtitle: String? = nil, size: Double = 24.0, isOn: Binding<Bool>, model: Model, "
        + "@ViewBuilder content: () -> Content, count: Int = 0)")
    #expect(initializer.documentation?.summary == "A pill.")
    #expect(initializer.documentation?.parameters == [.init(name: "title", text: "What it says.\n\nShort.")])
    #expect(api.position(initializer.range.lowerBound) == "2:1")
    #expect(api.file.text(in: initializer.signatureRange) == "struct Pill")
    #expect(api.position(initializer.parameters.first?.range.lowerBound ?? 0) == "6:3")
    #expect(api.declarations.map(\.name) == ["init", "shared"])
  }

  @Test(arguments: [
    ("let p: Int?", ["p p: Int?"]),
    ("var p: Int!", ["p p: Int! = nil"]),
    ("var a, b: Double", ["a a: Double", "b b: Double"]),
    ("var a = 1, b: Int", ["a a: Int = 1", "b b: Int"]),
    ("let `in`: Int", ["in in: Int"]),
    ("var x: Int { get { 1 } set {} }", []),
    ("var (a, b) = (1, 2)", []),
    ("let a: Int; func f() {}; enum E { case e }; let b: Int", ["a a: Int", "b b: Int"]),
    ("#if A\nvar a: Int\n#else\nvar a: Double\nvar b: Int\n#endif", ["a a: Int", "b b: Int"]),
    ("@Namespace var space", []),
    ("@MainActor var action: () -> Void", ["action action: () -> Void"]),
    ("@State var taps = 0", ["taps taps: Int = 0"]),
  ])
  func propertiesThatCount(members: String, expected: [String]) {
    let initializer = read("struct S { \(members) }").declarations.first { $0.kind == .memberwiseInitializer }
    #expect(initializer?.parameters.map(\.text) == expected)
  }

  @Test(arguments: [
    ("24.0", "Double"), ("-3", "Int"), ("\"a\"", "String"), ("true", "Bool"), ("Color.red", "Color"),
    ("Color(white: 1)", "Color"), ("Kit.Part()", "Kit.Part"), ("Kit.Part.small", "Kit.Part"),
    ("Set<Int>()", "Set<Int>"),
    ("Color.make(1)", "Color"), (".red", nil), ("make()", nil), ("[1]", nil), ("Color.red.opacity(1)", nil),
    ("nil", nil),
  ])
  func typeIsReadOffAValueWhereItTells(value: String, type: String?) {
    let api = read("struct S { var a = \(value) }")
    #expect(api.declarations.first?.parameters.map(\.type) == [type])
    #expect(api.declarations.first?.parameters.map(\.defaultValue) == [value])
  }

  @Test(arguments: [
    ("public struct S { let a: Int }", Declaration.Access.internal),
    ("struct S {}", .internal),
    ("struct S { private var q = 2 }", .private),
    ("struct S { fileprivate let q: Int }", .fileprivate),
    ("struct S { private let q = 2 }", .internal),
    ("struct S { @State private var taps = 0 }", .internal),
    ("struct S { @Binding private var isOn: Bool }", .private),
    ("private struct S { let a: Int }", .fileprivate),
  ])
  func accessIsInternalAtMost(source: String, access: Declaration.Access) {
    #expect(read(source).declarations.map(\.access) == [access])
  }

  @Test func aWrittenInitializerInTheBodyTakesItsPlace() {
    #expect(read("struct S { let a: Int; init() { a = 1 } }").declarations.map(\.kind) == [.initializer])
    #expect(
      read("struct S { let a: Int }\nextension S { init() { a = 1 } }").declarations.map(\.kind) == [
        .memberwiseInitializer, .initializer,
      ])
    #expect(read("class C { var a = 1 }\nenum E { case a }\nactor A {}").declarations.isEmpty)
  }
}
