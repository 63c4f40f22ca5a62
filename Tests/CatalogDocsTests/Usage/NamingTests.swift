import Testing

@testable import CatalogDocs

/// The names of what a usage declares.
struct NamingTests {
  private func properties(_ parameters: String, _ names: String) async throws -> [String] {
    let written = try await WrittenBlock(
      "parameters: {\(names)}", source: "extension View { func go(\(parameters)) -> some View { self } }")
    let lines = try written.page.split(separator: "\n").filter { $0.hasPrefix("  @State") }
    return lines.map { String($0.dropFirst("  @State private var ".count).prefix { $0 != " " && $0 != ":" }) }
  }

  @Test func givesEveryPropertyANameOfItsOwn() async throws {
    #expect(try await properties("class: Binding<Bool>", "class: It") == ["classValue"])
    #expect(try await properties("_: Binding<Bool>, _ _: Binding<Int>", "_: It") == ["value", "value2"])
    #expect(
      try await properties("body: Binding<Bool>, bodyValue: Binding<Int>", "body: It, bodyValue: It")
        == ["bodyValue", "bodyValue2"])
    #expect(try await properties("go: Binding<Bool>", "go: It") == ["goValue"])
  }

  @Test func keepsTheUsagesNameApartFromTheSources() async throws {
    let written = try await WrittenBlock(
      "parameters: {title: It}",
      source: "struct CardUsage: View { let title: String; var body: some View { Text(title) } }")
    #expect(try written.page.contains("struct CardUsage2: View {\n"))
  }

  @Test(arguments: ["async -> Int { 1 }", "async throws -> some View { self }"])
  func callsAViewsFunctionOnAView(rest: String) async throws {
    let written = try await WrittenBlock(
      "component: go\nparameters: {a: It}", source: "extension View { func go(a: Int) \(rest) }")
    #expect(try written.usage.contains("await Text(\"Card\").go(a: 1)"))
  }

  @Test func writesAsMuchAsThereIsAtOnce() async throws {
    let fields = (0..<400).map { "let b\($0): B" }.joined(separator: "; ")
    let written = try await WrittenBlock(
      "component: go\nparameters: {a: It}",
      source: """
        struct A { \(fields) }
        struct B { \(fields.replacing(": B", with: ": C")) }
        struct C { \(fields.replacing(": B", with: ": D")) }
        struct D { \(fields.replacing(": B", with: ": Int")) }
        extension View { func go(a: A) -> some View { self } }
        """)
    #expect(written.findings.count == 1)
  }
}
