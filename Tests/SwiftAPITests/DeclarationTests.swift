import Diagnostics
import Testing

@testable import SwiftAPI

struct DeclarationTests {
  @Test func everyKindIsReadInTheOrderOfTheFile() {
    let api = read(
      """
      public func card(title: String) -> some View { EmptyView() }
      public func card(title: String, subtitle: String? = nil) -> some View { EmptyView() }
      public func card(_ image: Image, title: String) -> some View { EmptyView() }
      extension View { func tray() -> some View { self } }
      struct Grid {
        init?<T>(_ t: T) where T: Equatable {}
        static let one = Grid(1), two: Grid = .init(2)
        static var zero: Self { get { Self(0) } }
        let plain = 1
        subscript(row: Int, at column: Int) -> Int { 0 }
      }
      @freestanding(expression) public macro render<T>(_ value: T) -> String = #externalMacro(module: "M", type: "R")
      let global = 1
      """)
    #expect(api.findings.isEmpty)
    #expect(
      api.declarations.map(\.fullName) == [
        "card(title:)", "card(title:subtitle:)", "card(_:title:)", "tray()", "Grid(_:)", "one", "two", "zero",
        "subscript(_:at:)", "render(_:)",
      ])
    #expect(
      api.declarations.map(\.kind) == [
        .function, .function, .function, .function, .initializer, .staticProperty, .staticProperty, .staticProperty,
        .subscript, .macro,
      ])
    #expect(
      api.declarations.map(\.returnType) == [
        "some View", "some View", "some View", "some View", nil, "Grid", "Grid", "Self", "Int", "String",
      ])
    #expect(api.declarations.map { api.position($0.range.lowerBound) }.suffix(3) == ["8:3", "10:3", "12:1"])
  }

  @Test func commentsStringsAndBodiesAreNoDeclarations() {
    let api = read(
      #"""
      // func card(title: Int) {}
      /* public func card(title: Bool) {} */
      let sample = """
      public func card(title: Double) {}
      """
      private func card(title: Float) {}
      public struct Kit {
        init() {}
        func card(title: Character) {}
        public func card(title: String) { func card(a: Int) {} }
        var body: Int { func card(b: Int) {}; return 1 }
      }
      func outer() { func card(title: UInt) {}; struct Inner { init(x: Int) {} } }
      """#)
    #expect(
      api.declarations.filter { $0.name == "card" }.map { "\($0.access) \($0.parameters.map(\.text))" } == [
        #"private ["title title: Float"]"#, #"internal ["title title: Character"]"#,
        #"public ["title title: String"]"#,
      ])
    #expect(api.types.map(\.name) == ["Kit"])
  }

  @Test func partsAreReadAsWritten() throws {
    let api = read(
      """
      extension Kit.Part<Int> where Self: Equatable, Element == Int {
        @MainActor @available(iOS 18, *)
        @discardableResult
        public static mutating func load<each T: Sendable>(
          value: inout Int
        ) async throws(LoadError) -> [ Int ]
        where T: View { [] }
      }
      """)
    let load = try #require(api.declarations.first)
    #expect(
      load.context == .init(typeName: "Kit.Part", isExtension: true, constraint: "Self: Equatable, Element == Int"))
    #expect(load.attributes == ["@MainActor", "@discardableResult"])
    #expect(load.modifiers == ["static", "mutating"])
    #expect(load.access == .public)
    #expect(load.genericParameters == "<each T: Sendable>")
    #expect(load.effects == ["async", "throws(LoadError)"])
    #expect(load.returnType == "[Int]")
    #expect(load.constraint == "T: View")
    #expect(load.availability == [Availability(platform: "iOS", introduced: "18")])
    #expect(
      load.signature == """
        @MainActor @available(iOS 18, *)
        @discardableResult
        public static mutating func load<each T: Sendable>(
          value: inout Int
        ) async throws(LoadError) -> [ Int ]
        where T: View
        """)
    #expect(api.position(load.range.lowerBound) == "2:3")
    #expect(api.position(load.range.upperBound) == "7:23")
    #expect(api.position(load.signatureRange.lowerBound) == "4:26")
    #expect(api.position(load.signatureRange.upperBound) == "6:4")
  }

  @Test(arguments: [
    ("func f()  {}", "func f()"),
    ("func f() /* c */ -> Int // d\n{ 1 }", "func f() /* c */ -> Int"),
    ("protocol P { static var a: Int { get } }", "static var a: Int"),
    ("enum E { static let a = E.b }", "static let a = E.b"),
    ("enum E { static let a = {\n  1 }() }", "static let a"),
    ("protocol P { subscript(a: Int) -> Int where A: B { get } }", "subscript(a: Int) -> Int where A: B"),
    ("macro m(a: Int) -> Int = #externalMacro(module: \"M\", type: \"T\")", "macro m(a: Int) -> Int"),
    ("class C {\r\n\tinit(a: Int,\r\n\t     b: Int) {}\r\n}", "init(a: Int,\n     b: Int)"),
  ])
  func signatureEndsBeforeTheBody(source: String, signature: String) {
    #expect(read(source).declarations.first?.signature == signature)
  }

  @Test func aByteOrderMarkShiftsNothing() throws {
    let text = "\u{FEFF}func f(a: Int) {}\nfunc é(b: Int) {}"
    let api = read(text)
    #expect(api.findings.isEmpty)
    #expect(api.declarations.map { api.position($0.range.lowerBound) } == ["1:1", "2:1"])
    #expect(api.declarations.map { $0.parameters.map { api.file.text(in: $0.range) } } == [["a: Int"], ["b: Int"]])
    #expect(api.declarations.first?.signature == "func f(a: Int)")
  }

  @Test func backticksAreNoPartOfANameAndAConstraintKeepsToOneLine() {
    let api = read("extension Style where Self ==\n  Pill {\n  static func `default`() {}\n}")
    #expect(api.declarations.first?.name == "default")
    #expect(api.declarations.first?.context?.constraint == "Self == Pill")
  }

  @Test func propertiesOfOneDeclarationShareItsTextAndItsComment() {
    let api = read("enum E {\n  /// - Parameters x: No.\n  static let a = 1, b: Int = f {\n    1\n  }\n}")
    #expect(api.declarations.map(\.name) == ["a", "b"])
    #expect(Set(api.declarations.map(\.signature)) == ["static let a = 1, b: Int = f {\n  1\n}"])
    #expect(api.messages.count == 1)
  }

  @Test func whatIsLongIsReadAtOnce() {
    let parameters = (0..<5_000).map { "p\($0): Int" }.joined(separator: ", ")
    let fields = (0..<5_000).map { "/// - Parameter q\($0): It.\n" }.joined()
    let properties = "static let " + (0..<5_000).map { "a\($0) = 1" }.joined(separator: ", ")
    let comment = "/// " + String(repeating: "words ", count: 50_000) + "\n"
    let stored = "var " + (0..<5_000).map { "a\($0)" }.joined(separator: ", ") + ": Int"
    #expect(read("\(fields)func f(\(parameters)) {}").findings.count == 5_000)
    #expect(read("enum E {\n\(comment)\(properties)\n}").declarations.count == 5_000)
    #expect(read("struct S {\n\(comment)\(stored)\n}").declarations.first?.parameters.count == 5_000)
    #expect(read(String(repeating: "func f(a: Int) {}\n", count: 5_000)).declarations.count == 5_000)
  }
}
