import Testing

@testable import SwiftAPI

struct ParameterTests {
  @Test func typesKeepSpecifiersAndAttributesOnOneLine() throws {
    let api = read(
      """
      func run(@ViewBuilder label: @escaping () -> Label,
               tap: @escaping@Sendable(String)->Void,
               wait: @autoclosure () -> Double = 0.5,
               job: @MainActor   @Sendable ()
                 async throws -> Void) {}
      """)
    #expect(api.findings.isEmpty)
    #expect(
      api.declarations.first?.parameters.map(\.text) == [
        "label label: @ViewBuilder @escaping () -> Label",
        "tap tap: @escaping @Sendable (String) -> Void",
        "wait wait: @autoclosure () -> Double = 0.5",
        "job job: @MainActor @Sendable () async throws -> Void",
      ])
    #expect(api.declarations.first?.parameters.first?.attributes == ["@ViewBuilder"])
    #expect(api.declarations.first?.parameters.first?.type == "@escaping () -> Label")
  }

  @Test(arguments: [
    ("Int", "Int"),
    ("[String:[Int]]", "[String: [Int]]"),
    ("[ String : Int ]", "[String: Int]"),
    ("Result<Int,any Error>?", "Result<Int, any Error>?"),
    ("(Int,Int)->Bool", "(Int, Int) -> Bool"),
    ("((Int) -> Void)?", "((Int) -> Void)?"),
    ("inout Int", "inout Int"),
    ("sending Box", "sending Box"),
    ("borrowing Token", "borrowing Token"),
    ("isolated (any Actor)?", "isolated (any Actor)?"),
    ("() throws(LoadError) -> Void", "() throws(LoadError) -> Void"),
    ("some View&Sendable", "some View & Sendable"),
    ("Kit . Part", "Kit.Part"),
    ("Set<Set<Int> >", "Set<Set<Int>>"),
    ("@convention(c) (Int) -> Void", "@convention(c) (Int) -> Void"),
    ("any ~Copyable", "any ~Copyable"),
    ("[\n  Int // a note\n]", "[Int]"),
    ("Int /* points */", "Int"),
    ("Binding<\u{A0}Bool>", "Binding<Bool>"),
    ("repeat each Item", "repeat each Item"),
    ("@Sendable (_ name: String, Int...) -> [Int]", "@Sendable (_ name: String, Int...) -> [Int]"),
    ("Größe", "Größe"),
  ])
  func typeIsNormalized(written: String, expected: String) {
    #expect(read("func f(a: \(written)) {}").declarations.first?.parameters.first?.type == expected)
  }

  @Test(arguments: [
    #"", ""#, #"")""#, #"["a,b": [1, 2], "c)": []]"#, "{ a, _ in a }", "{a,_ in a}", "(1, 2)", ##"#"a"b, c"#"##,
    ".init(width: 2, color: .red)", "#fileID", "#function", "-1", "nil", "{\n    $0\n  }", "a /* x */ + b",
    "#isolation",
  ])
  func defaultValueIsKeptToTheLetter(value: String) {
    let api = read("func f(a: T = \(value) , b: Int) {}")
    #expect(api.findings.isEmpty)
    #expect(api.declarations.first?.parameters.map(\.defaultValue) == [value, nil])
  }

  @Test(arguments: [
    ("func f(title: Int) {}", ["title title: Int"]),
    ("func f(_ title: Int) {}", ["_ title: Int"]),
    ("func f(value v: Int) {}", ["value v: Int"]),
    ("func f(for _: Int) {}", ["for _: Int"]),
    ("func f(_: Int) {}", ["_ _: Int"]),
    ("func f(`in` range: Int, `for`: Int) {}", ["in range: Int", "for for: Int"]),
    ("func f(each body: Int) {}", ["each body: Int"]),
    ("func f(ints: Int..., more: String = \"\") {}", ["ints ints: Int...", "more more: String = \"\""]),
    ("func f() {}", []),
    ("struct S { init(_ a: Int, b: Int) {} }", ["_ a: Int", "b b: Int"]),
    ("struct G { init() {}; subscript(row: Int, at column: Int, _ x: Int) -> Int { 0 } }", []),
    (
      "@freestanding(expression) macro m<T>(_ value: T, label: String = \"x\") -> String",
      [
        "_ value: T", "label label: String = \"x\"",
      ]
    ),
  ])
  func labelsAndNamesFollowTheKindOfDeclaration(source: String, expected: [String]) {
    #expect(read(source).declarations.first?.parameters.map(\.text) == expected)
  }

  @Test func subscriptHasLabelsOnlyWhereTwoNamesAreWritten() {
    let api = read("protocol G { subscript(row: Int, at column: Int, _ x: Int) -> Int { get } }")
    #expect(api.declarations.first?.parameters.map(\.text) == ["_ row: Int", "at column: Int", "_ x: Int"])
  }

  @Test func rangesReachFromAttributesToDefaults() {
    let api = read("func f(\n  @B  a: Int = 1 ,\n  b: Int...\n) {}")
    let parameters = api.declarations.first?.parameters ?? []
    #expect(parameters.map { api.file.text(in: $0.range) } == ["@B  a: Int = 1", "b: Int..."])
    #expect(parameters.map { api.position($0.range.lowerBound) } == ["2:3", "3:3"])
  }
}
