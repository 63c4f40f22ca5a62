import Testing

@testable import CatalogDocs

struct TypeReaderTests {
  @Test(arguments: [
    ("String", TypeShape.named("String", [])),
    ("Binding<Bool>", .named("Binding", [.named("Bool", [])])),
    ("Binding<[Item]?>", .named("Binding", [.optional(.array(.named("Item", [])))])),
    ("Edge.Set", .named("Edge.Set", [])),
    ("String?", .optional(.named("String", []))),
    ("Optional<Int>", .optional(.named("Int", []))),
    ("[String: [Int]]", .dictionary(.named("String", []), .array(.named("Int", [])))),
    ("()", .tuple([])),
    ("(x: Int, y: Int)", .tuple([.named("Int", []), .named("Int", [])])),
    ("(() -> Void)?", .optional(.function(parameters: [], result: .tuple([])))),
    ("@escaping@Sendable(String)->Void", .function(parameters: [.named("String", [])], result: .tuple([]))),
    ("@MainActor @Sendable () async throws -> Int", .function(parameters: [], result: .named("Int", []))),
    ("() throws(LoadError) -> Void", .function(parameters: [], result: .tuple([]))),
    (
      "@escaping (_ item: Item, Int) -> some View",
      .function(parameters: [.named("Item", []), .named("Int", [])], result: .opaque(["View"]))
    ),
    ("any Actor", .existential(["Actor"])),
    ("some View & Sendable", .opaque(["View", "Sendable"])),
  ])
  func readsTheFormOfAType(text: String, expected: TypeShape) {
    #expect(ParameterType(text)?.shape == expected)
  }

  @Test func tellsHowAnArgumentIsHandedOver() {
    #expect(ParameterType("inout Int")?.isInout == true)
    #expect(ParameterType("@autoclosure () -> Double")?.isAutoclosure == true)
    #expect(ParameterType("(inout Int) -> Void")?.isInout == false)
  }

  @Test(arguments: ["", "[", "(", "Int)", "A<", "-> Int"])
  func readsNothingFromWhatIsNoType(text: String) {
    #expect(ParameterType(text)?.shape == nil)
  }

  @Test func readsNoTypeThatIsNestedTooDeep() {
    #expect(ParameterType(String(repeating: "(", count: 100_000))?.shape == nil)
  }

  @Test(arguments: ["?", "!", " & A", "?!", "<A>?", "? ?"])
  func readsNoTypeOfALongChain(link: String) {
    #expect(ParameterType("A" + String(repeating: link, count: 20_000))?.shape == nil)
    #expect(ParameterType("[() -> A" + String(repeating: link, count: 65) + "]")?.shape == nil)
  }

  @Test func readsALongNameWithoutNesting() {
    let name = "A" + String(repeating: ".A", count: 20_000)
    #expect(ParameterType(name)?.shape == .named(name, []))
  }

  @Test(arguments: [
    ("SwiftUI.Binding<Swift.Bool>", TypeShape.named("Binding", [.named("Bool", [])])),
    ("some SwiftUI.View", .opaque(["View"])), ("some Collection<Int>", .opaque(["Collection<…>"])),
    ("some ~Copyable", .opaque(["Any"])),
  ])
  func leavesOutModules(text: String, expected: TypeShape) {
    #expect(ParameterType(text)?.shape == expected)
  }
}
