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
    ("(() -> Void)?", .optional(.function(parameters: 0, result: .tuple([])))),
    ("@escaping@Sendable(String)->Void", .function(parameters: 1, result: .tuple([]))),
    ("@MainActor @Sendable () async throws -> Int", .function(parameters: 0, result: .named("Int", []))),
    ("() throws(LoadError) -> Void", .function(parameters: 0, result: .tuple([]))),
    ("@escaping (_ item: Item, Int) -> some View", .function(parameters: 2, result: .opaque(["View"]))),
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
}
