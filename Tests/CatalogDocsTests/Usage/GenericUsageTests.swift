import Testing

@testable import CatalogDocs

/// The usage of generic components: every one of these has been compiled.
struct GenericUsageTests {
  private func written(_ function: String, with other: String = "") async throws -> WrittenBlock {
    try await WrittenBlock(
      "component: go\nparameters: {a: It}", source: "\(other)\nextension View { \(function) { self } }")
  }

  @Test(arguments: [
    (
      "func go<P: Identifiable & Hashable>(a: Set<P>) -> some View where P.ID == String", "[P()]",
      "private struct P: Identifiable, Hashable { let id = \"Id\" }"
    ),
    (
      "func go<P: Identifiable & Codable>(a: [P]) -> some View", "[P()]",
      "private struct P: Identifiable, Codable { var id = 1 }"
    ),
    (
      "func go<A: Collection, B>(a: (A, B)) -> some View where A.Element == B, B: Identifiable", "([B()], B())",
      "private struct B: Identifiable { let id = 1 }"
    ),
    (
      "func go<A: Collection, B: Collection>(a: (A, B)) -> some View where A.Element: Identifiable, B.Element: Identifiable & Hashable",
      "([Element()], [ElementSample()])",
      "private struct Element: Identifiable { let id = 1 }\n\n  private struct ElementSample: Identifiable, Hashable { let id = 1 }"
    ),
    (
      "func go<Body: Identifiable>(a: Body) -> some View", "BodySample()",
      "private struct BodySample: Identifiable { let id = 1 }"
    ),
    (
      "func go<D: Collection, ID>(a: KeyPath<D.Element, ID>, _ d: D = []) -> some View where D.Element: Identifiable, ID == D.Element.ID",
      "\\Element.id", "private struct Element: Identifiable { let id = 1 }"
    ),
  ])
  func makesATypeThatMeetsWhatIsRequired(function: String, value: String, types: String) async throws {
    let written = try await WrittenBlock(
      "component: go\nparameters: {a: It\(function.contains("_ d:") ? ", d: It" : "")}",
      source: "extension View { \(function) { self } }")
    #expect(written.findings == [])
    #expect(try written.usage == "Text(\"Card\")\n  .go(a: \(value))")
    #expect(try written.page.contains("  }\n\n  \(types)\n}\n"))
  }

  @Test func namesTheTypeOfAnAssociatedTypeInState() async throws {
    let written = try await WrittenBlock(
      "component: Grid\nparameters: {data: It, selection: It, content: It}",
      source: """
        struct Grid<Data: RandomAccessCollection, Content: View>: View where Data.Element: Identifiable {
          init(_ data: Data, selection: Binding<Data.Element.ID?>, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
          var body: some View { Text("a") }
        }
        """)
    #expect(written.findings == [])
    #expect(
      try written.usage == "Grid([Element()], selection: $selection) { _ in\n  Text(\"Content\")\n}")
    #expect(try written.page.contains("@State private var selection: Int?\n"))
  }

  @Test(arguments: [
    ("<T: BinaryFloatingPoint>(a: T)", "1.0"), ("<T: Numeric>(a: T)", "1"), ("<T: ShapeStyle>(a: T)", "Color.blue"),
    ("<T: View & Equatable>(a: T)", "Text(\"A\")"), ("<T: Hashable>(a: [T: Int])", "[\"A\": 1]"),
    ("<T: Hashable>(a: Set<T>)", "[\"A\"]"), ("<T: BinaryFloatingPoint>(a: ClosedRange<T>)", "0.0...1.0"),
    ("<T>(a: T) where T == Bool", "true"), ("(a: some Hashable & Sendable)", "\"A\""),
    ("(a: some Sequence)", "[\"A\"]"),
    ("(a: ClosedRange<Date>)", "Date.distantPast...Date.distantFuture"), ("(a: Range<Int>)", "0..<1"),
    ("(a: ClosedRange<Character>)", "\"a\"...\"z\""), ("(a: Set<Int>)", "[]"),
    ("(a: KeyPath<String, Int>)", "\\String.count"), ("(a: KeyPath<Int, Int>)", "\\Int.self"),
    ("(a: (any View)?)", "nil"), ("(a: SwiftUI.Color)", "Color.blue"),
  ])
  func writesAValueThatTellsItsType(parameters: String, value: String) async throws {
    let parts = parameters.split(separator: " where ")
    let clause = parts.count > 1 ? " where \(parts[1])" : ""
    let written = try await written("func go\(parts[0]) -> some View\(clause)")
    #expect(written.findings == [])
    #expect(try written.usage == "Text(\"Card\")\n  .go(a: \(value))")
  }

  @Test(arguments: [
    ("<P: Identifiable & Own>(a: P)", "P"), ("<P: Identifiable & View>(a: P)", "P"), ("<P: Own>(a: P)", "P"),
    ("(a: some Own & Hashable)", "some Own & Hashable"), ("(a: any Own)", "any Own"), ("<P: AnyObject>(a: P)", "P"),
    ("(a: some Collection<Int>)", "some Collection<Int>"), ("<E: Identifiable>(a: Set<E>)", "Set<E>"),
    ("(a: ClosedRange<Own>)", "ClosedRange<Own>"), ("(a: KeyPath<Int, String>)", "KeyPath<Int, String>"),
    ("<P: Collection>(a: P.Index, _ p: P = [])", "P.Index"), ("(a: Box<String>)", "Box<String>"),
    ("(a: \(String(repeating: "(", count: 80))Int\(String(repeating: ")", count: 80)))", nil),
    ("(a: Int\(String(repeating: "?", count: 80)))", "Int\(String(repeating: "?", count: 80))"),
  ])
  func asksForAnExampleWhereARequirementIsNotKnownToBeMet(parameters: String, type: String?) async throws {
    let written = try await WrittenBlock(
      "component: go\nparameters: {a: It\(parameters.contains("_ p:") ? ", p: It" : "")}",
      source:
        "protocol Own {}\nstruct Box<T> { let v: T }\nextension View { func go\(parameters) -> some View { self } }")
    guard parameters.contains("P.Index") == false else { return #expect(written.findings == []) }
    #expect(written.findings.count == 1)
    let advice = "; write an example: a Swift expression under the key 'example'"
    #expect(written.findings.first?.hasSuffix(advice) == true)
    guard let type else { return }
    #expect(
      written.findings == ["the usage needs a value for 'a', and none is known for its type '\(type)'\(advice)"])
  }

  @Test func asksForAnExampleThatTellsAGenericType() async throws {
    let written = try await written("func go<T>(a: (T) -> Void) -> some View")
    #expect(
      written.findings == [
        "the usage needs a value for 'a' that tells what 'T' is; write an example: a Swift expression under the key 'example'"
      ])
  }

  @Test func callsOnTheTypeThatSelfIs() async throws {
    let written = try await WrittenBlock(
      "component: go\nparameters: {a: It}",
      source: """
        struct Pill: SwiftUI.View { let title: String; var body: some View { Text(title) } }
        extension View where Self == Pill { func go(a: Int) -> some View { self } }
        """)
    #expect(try written.usage == "Pill(title: \"Title\")\n  .go(a: 1)")
    let other = try await WrittenBlock(
      "component: go\nparameters: {a: It}",
      source: "protocol Own {}\nextension View where Self: Own { func go(a: Int) -> some View { self } }")
    #expect(
      other.findings == [
        "the usage needs a 'View & Own' to call 'go' on, and the source shows no way to make one; describe another component"
      ])
  }
}
