import Diagnostics
import Testing

@testable import SwiftAPI

@Suite struct PublicAccessTests {
  struct Case: CustomTestStringConvertible {
    let testDescription: String
    /// The full name of what is made public.
    let name: String
    let before: String
    let after: String

    init(_ description: String, _ name: String, _ before: String, _ after: String) {
      (testDescription, self.name, self.before, self.after) = (description, name, before, after)
    }
  }

  /// The source with one declaration made public.
  private func written(_ name: String, in text: String) throws -> String {
    let file = SourceFile(path: "Card.swift", text: text)
    let declarations = SourceAPI(parsing: file).declarations.filter { $0.fullName == name }
    try #require(!declarations.isEmpty, "\(name) is not declared")
    return try PublicAccess.written(for: declarations, in: file).text
  }

  @Test(arguments: [
    Case(
      "the component alone", "card(title:)",
      """
      extension View {
        func card(title: String) -> some View { self.badge() }
        func badge() -> some View { self }
      }
      struct Demo: View { var body: some View { EmptyView() } }
      """,
      """
      extension View {
        public func card(title: String) -> some View { self.badge() }
        func badge() -> some View { self }
      }
      struct Demo: View { var body: some View { EmptyView() } }
      """),
    Case(
      "before other modifiers, behind attributes", "card()",
      "extension View {\n  @MainActor\n  @ViewBuilder nonisolated func card() -> some View { self }\n}",
      "extension View {\n  @MainActor\n  @ViewBuilder public nonisolated func card() -> some View { self }\n}"),
    Case("in the place of another word", "card()", "internal func card() {}", "public func card() {}"),
    Case("what is public already", "card()", "public func card() {}", "public func card() {}"),
    Case(
      "in an extension that says it", "card()", "public extension View { func card() {} }",
      "public extension View { func card() {} }"),
    Case(
      "in an extension that says otherwise", "card()", "internal extension View { func card() {} }",
      "extension View { public func card() {} }"),
    Case(
      "types of the signature, and what they name", "card(style:)",
      """
      func card(style: Style?) -> [Int: Result] {}
      struct Style {
        var edge: Edge
        private var hidden: Hidden
        init() {}
      }
      enum Edge { case top(Size), bottom }
      struct Size { init() {} }
      struct Hidden {}
      final class Result { init() {} }
      struct Other {}
      """,
      """
      public func card(style: Style?) -> [Int: Result] {}
      public struct Style: Sendable {
        public var edge: Edge
        private var hidden: Hidden
        public init() {}
      }
      public enum Edge: Sendable { case top(Size), bottom }
      public struct Size: Sendable { public init() {} }
      struct Hidden {}
      public final class Result { public init() {} }
      struct Other {}
      """),
    Case(
      "inner types by the names of their place", "card(edge:)",
      """
      func card(edge: Style.Edge) {}
      enum Style {
        enum Edge { case top(Weight) }
        enum Weight { case bold }
      }
      enum Weight { case light }
      """,
      """
      public func card(edge: Style.Edge) {}
      public enum Style: Sendable {
        public enum Edge: Sendable { case top(Weight) }
        public enum Weight: Sendable { case bold }
      }
      enum Weight { case light }
      """),
    Case(
      "no type that a generic parameter is called like", "card(item:)",
      "func card<Item: Named>(item: Item) {}\nstruct Item {}\nprotocol Named {\n  var name: Name { get }\n}\nenum Name {}",
      "public func card<Item: Named>(item: Item) {}\nstruct Item {}\n"
        + "public protocol Named {\n  var name: Name { get }\n}\npublic enum Name: Sendable {}"),
    Case(
      "what default values refer to", "card(width:style:animation:)",
      """
      func card(width: Double = standardWidth, style: Style = .init(makeName()), animation: Animation = .card) {}
      private let standardWidth = 8.0
      func makeName() -> String { "" }
      struct Style { init(_ name: String) {} }
      extension Animation {
        static let card = Animation.snappy
        static let other = Animation.snappy
      }
      """,
      """
      public func card(width: Double = standardWidth, style: Style = .init(makeName()), animation: Animation = .card) {}
      public let standardWidth = 8.0
      public func makeName() -> String { "" }
      public struct Style: Sendable { public init(_ name: String) {} }
      extension Animation {
        public static let card = Animation.snappy
        static let other = Animation.snappy
      }
      """),
    Case(
      "a view by its initializer", "Chip(label:isOn:content:)",
      """
      struct Chip<Content: View>: View {
        let label: String  // what it says
        @Binding var isOn: Bool
        @ViewBuilder var content: () -> Content
        @State private var taps = 0
        @Environment(\\.dismiss) private var dismiss
        static let shared = 1
        var body: some View { row }
        private var row: some View { Text(label) }
      }
      """,
      """
      public struct Chip<Content: View>: View {
        public let label: String  // what it says
        @Binding public var isOn: Bool
        @ViewBuilder public var content: () -> Content
        @State private var taps = 0
        @Environment(\\.dismiss) private var dismiss

        public init(label: String, isOn: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
          self.label = label
          _isOn = isOn
          self.content = content
        }
        public static let shared = 1
        public var body: some View { row }
        private var row: some View { Text(label) }
      }
      """),
    Case(
      "parameters of all kinds", "Row(size:name:action:later:label:count:font:default:)",
      """
      typealias Action = () -> Void
      struct Row {
        var size = 24.0, name: String?
        let action: Action
        var later: (() -> Void)?
        @ViewBuilder let label: Label
        @State var count: Int
        var font = Font.body.bold()
        let `default`: @MainActor () -> Void
        let fixed = 1
        private(set) var total: Int { 0 }
      }
      """,
      """
      public typealias Action = () -> Void
      public struct Row {
        public var size = 24.0, name: String?
        public let action: Action
        public var later: (() -> Void)?
        @ViewBuilder public let label: Label
        @State public var count: Int
        public var font = Font.body.bold()
        public let `default`: @MainActor () -> Void
        public let fixed = 1

        public init(
          size: Double = 24.0,
          name: String? = nil,
          action: @escaping Action,
          later: (() -> Void)? = nil,
          @ViewBuilder label: () -> Label,
          count: Int,
          `default`: @escaping @MainActor () -> Void
        ) {
          self.size = size
          self.name = name
          self.action = action
          self.later = later
          self.label = label()
          _count = State(wrappedValue: count)
          self.`default` = `default`
        }
        public private(set) var total: Int { 0 }
      }
      """),
    Case(
      "members of extensions, witnesses among them", "pill",
      """
      extension ButtonStyle where Self == PillStyle {
        static var pill: Self { .init() }
      }
      struct PillStyle {}
      extension PillStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      fileprivate extension PillStyle { func tint() {} }
      """,
      """
      extension ButtonStyle where Self == PillStyle {
        public static var pill: Self { .init() }
      }
      public struct PillStyle {
        public init() {}
      }
      extension PillStyle: ButtonStyle {
        public func makeBody(configuration: Configuration) -> some View { configuration.label }
      }
      fileprivate extension PillStyle { func tint() {} }
      """),
    Case(
      "an initializer that the file keeps for itself", "make()",
      """
      func make() -> Style { Style(kind: 2) }
      struct Style {
        private var kind = 1
      }
      """,
      """
      public func make() -> Style { Style(kind: 2) }
      public struct Style: Sendable {
        private var kind = 1

        public init() {}

        fileprivate init(kind: Int = 1) {
          self.kind = kind
        }
      }
      """),
    Case(
      "classes and actors", "make()",
      """
      func make() -> (Model, Worker, Probe) {}
      final class Model: ObservableObject { var base: Base? }
      actor Worker {}
      class Probe: UIView { override func layoutSubviews() {} }
      class Base { init() {} }
      """,
      """
      public func make() -> (Model, Worker, Probe) {}
      public final class Model: ObservableObject { public var base: Base?

        public init() {}
       }
      public actor Worker {
        public init() {}
      }
      public class Probe: UIView { public override func layoutSubviews() {} }
      public class Base { public init() {} }
      """),
  ])
  func writesPublicWhereCallersNeedIt(_ example: Case) throws {
    #expect(try written(example.name, in: example.before) == example.after)
  }

  /// Types of a function's parameters, and whether they are written as sendable.
  @Test(arguments: [
    ("struct A { var a = 1, b: [String: Int?]; let c: (Set<Double>, Range<Int>) }", true),
    ("struct A { var f: () -> Void }", false), ("struct A { var f: @Sendable () -> Void }", true),
    ("struct A { var b: B }\nfinal class B {}", false), ("struct A { var b: B? }\nactor B {}", true),
    ("struct A { var b: [B] }\nenum B { case a(A), c(Color) }", true), ("struct A { var other: Other }", false),
    ("struct A<T> { var t: Int }", false), ("struct A: View { var body: some View { self } }", false),
    ("@MainActor struct A {}", false), ("struct A: Equatable, Sendable {}", false),
    ("struct A {}\nextension A: Sendable {}", false),
    ("enum A: Error { case a }", false), ("enum A: String { case a }", true),
    ("struct A { @Wrapped var a: Int }", false),
    ("struct A { var a: Int { 1 }; static let b = B() }\nfinal class B {}", true),
    ("final class A { init() {} }", false),
  ])
  func writesWhatSwiftNoLongerInfersOfPublicTypes(types: String, isWritten: Bool) throws {
    let text = try written("f(a:)", in: "func f(a: A) {}\n" + types)
    #expect(text.contains(/(struct|enum) A(: String,|:) Sendable/) == isWritten, "\(text)")
  }

  @Test func keepsTheLineEndsAndTheIndentationOfTheFile() throws {
    #expect(
      try written("Chip(label:)", in: "struct Chip {\r\n\tlet label: String\r\n}\r\n")
        == "public struct Chip: Sendable {\r\n\tpublic let label: String\r\n\r\n\tpublic init(label: String) {\r\n"
        + "\t\tself.label = label\r\n\t}\r\n}\r\n")
  }

  @Test(arguments: [
    ("base", "Double"), ("Self.wide", "CGFloat"), ("Row.wide", "CGFloat"), ("make()", "[Int]"),
    ("Row.built()", "String?"),
    ("Kind.bold", "Kind"), ("chained", "Double"), ("Color(.red)", "Color"),
  ])
  func tellsTypesFromWhatValuesReferTo(value: String, type: String) throws {
    let text = """
      private let base = 8.0
      let chained = base
      func make() -> [Int] { [] }
      enum Kind { case bold }
      struct Row {
        static let wide: CGFloat = 4
        static func built() -> String? { nil }
        var size = \(value)
      }
      """
    #expect(try written("Row(size:)", in: text).contains("  public init(size: \(type) = \(value)) {\n"))
  }

  @Test func refusesPropertiesOfUntoldTypesThatAreHandedOver() throws {
    let text = "struct Row {\n  var font = base().bold()\n}\nlet row = Row(font: .title)"
    let error = #expect(throws: Finding.self) { try written("Row(font:)", in: text) }
    #expect(
      error?.message
        == "the type of 'font' cannot be told from its value, so 'Row' cannot be made public; write the type")
    #expect(error?.location.position == Position(line: 2, column: 7))
  }

  @Test func refusesPropertiesThatHangOnACondition() throws {
    let text = "struct Chip {\n#if DEBUG\n  var log: String\n#endif\n}"
    let error = #expect(throws: Finding.self) { try written("Chip(log:)", in: text) }
    #expect(
      error?.message
        == "'Chip' cannot be made public, as this property hangs on '#if'; write its initializer")
    #expect(error?.location.position == Position(line: 3, column: 3))
  }

  @Test(arguments: [
    "struct A { var b: B }\nstruct B { var a: [A] }\nfunc f() -> A {}", "func f() -> A {}\ntypealias A = A",
  ])
  func endsWhereTypesNameEachOther(text: String) throws {
    #expect(try written("f()", in: text).contains("public func f"))
  }
}
