import Testing

@testable import CatalogDocs

/// The usage of components from the text of their sources.
struct WrittenUsageTests {
  @Test(arguments: [
    (
      "struct Kit { let name: String; func go(a: Int) -> Int { 1 } }",
      "Button(\"Card\") {\n  _ = Kit(name: \"Name\").go(a: 1)\n}"
    ),
    (
      "struct Kit<T> { let value: T; func go(a: Int) {} }", "Button(\"Card\") {\n  Kit(value: \"Value\").go(a: 1)\n}"
    ),
    (
      "struct Kit { static let shared = Kit(); init() throws {}; func go(a: Int) {} }",
      "Button(\"Card\") {\n  Kit.shared.go(a: 1)\n}"
    ),
    (
      "struct Kit { var n = 0; mutating func go(a: Int) -> Int { 1 } }",
      "Button(\"Card\") {\n  var kit = Kit()\n  _ = kit.go(a: 1)\n}"
    ),
    (
      "struct Kit { mutating func go(a: inout Int) throws {} }",
      """
      Button("Card") {
        do {
          var a = 1
          var kit = Kit()
          try kit.go(a: &a)
        } catch {
          print(error)
        }
      }
      """
    ),
    (
      "actor Kit { init() {}; func go(a: Int) -> Int { 1 } }",
      "Text(\"Card\")\n  .task {\n    _ = await Kit().go(a: 1)\n  }"
    ),
    (
      "actor Kit { init() {}; nonisolated func go(a: Int) {} }", "Button(\"Card\") {\n  Kit().go(a: 1)\n}"
    ),
    (
      "actor Kit { static func go(a: Int) {} }", "Button(\"Card\") {\n  Kit.go(a: 1)\n}"
    ),
    (
      "class Kit { init?() {}; func go(a: Int) {} }", "Button(\"Card\") {\n  kit.go(a: 1)\n}"
    ),
    (
      "struct Kit: View { let title: String }\nextension Kit { func go(a: Int) -> some View { self } }",
      "Kit(title: \"Title\")\n  .go(a: 1)"
    ),
  ])
  func makesWhatAMethodIsCalledOn(source: String, usage: String) async throws {
    let written = try await WrittenBlock("component: go\nparameters: {a: It}", source: source)
    #expect(written.findings == [])
    #expect(try written.usage == usage)
  }

  @Test func asksForWhatTheSourceCannotMake() async throws {
    let plain = try await WrittenBlock(
      "component: go\nparameters: {a: It}", source: "class Kit { init() async {}; func go(a: Int) {} }")
    #expect(try plain.page.contains("struct CardUsage: View {\n  let kit: Kit\n\n  var body: some View {\n"))
    let existential = try await WrittenBlock(
      "component: go\nparameters: {a: It}", source: "protocol Kit {}\nextension Kit { func go(a: Int) {} }")
    #expect(try existential.page.contains("\n  let kit: any Kit\n"))
    let generic = try await WrittenBlock(
      "component: go\nparameters: {a: It}", source: "class Kit<T> { init?() { nil }; func go(a: Int) {} }")
    #expect(
      generic.findings == [
        "the usage needs a 'Kit' to call 'go' on, and the source shows no way to make one; "
          + "give it an initializer or a static member"
      ])
  }

  @Test(arguments: [
    (
      "enum Kit { static subscript(a: Int) -> Int { 1 } }", "Kit.subscript", "Button(\"Card\") {\n  _ = Kit[1]\n}"
    ),
    (
      "func go(a: () throws -> Int) rethrows -> Int { try a() }", "go",
      "Button(\"Card\") {\n  _ = go {\n    1\n  }\n}"
    ),
    (
      "extension View { func go(a: () throws -> Void) rethrows -> some View { self } }", "go",
      "Text(\"Card\")\n  .go {}"
    ),
  ])
  func neitherTriesNorMakesAnythingInVain(source: String, component: String, usage: String) async throws {
    let written = try await WrittenBlock("component: \(component)\nparameters: {a: It}", source: source)
    #expect(written.findings == [])
    #expect(try written.usage == usage)
  }

  @Test func takesTheFirstCaseOfAnEnum() async throws {
    let written = try await WrittenBlock(
      "parameters: {step: It, in: It}",
      source: """
        enum Step { case at(Int), `default`, last }
        extension View { func go(_ step: Step, in current: Binding<Step>) -> some View { self } }
        """)
    #expect(try written.usage == "Text(\"Card\")\n  .go(Step.`default`, in: $inValue)")
    #expect(try written.page.contains("@State private var inValue: Step = Step.`default`\n"))
  }

  @Test func givesAnIdTheTypeOfWhatItMakes() async throws {
    let written = try await WrittenBlock(
      "parameters: {data: It, selection: It}",
      source: """
        extension View {
          func go<Data: RandomAccessCollection, ID: Hashable>(_ data: Data, selection: Binding<Set<ID>>) -> some View
          where Data.Element: Identifiable, Data.Element.ID == ID { self }
        }
        """)
    #expect(try written.page.contains("@State private var selection: Set<Int> = []\n"))
    #expect(try written.usage == "Text(\"Card\")\n  .go([Element()], selection: $selection)")
  }
}
