import Foundation
import Testing

@testable import CatalogDocs

/// Pages and usage from the text of manifests and sources, all the way.
struct WrittenBlockTests {
  @Test func escapesPipesInEveryCell() async throws {
    let written = try await WrittenBlock(
      """
      parameters:
        mode: {description: left | right, default: "a || b"}
        re: {description: 'C:\\dir \\| x', type: String, default: '#"\\|"#'}
      """,
      source: #####"extension View { func card(mode: Sort = a || b, re: String = #"\|"#) -> some View { self } }"#####)
    #expect(written.findings == [])
    #expect(
      try written.rows == [
        #"| `mode` | `Sort` | `a \|\| b` | left \| right |"#,
        ##"| `re` | `String` | `#"\\|"#` | C:\dir \\\| x |"##,
      ])
    #expect(try written.page.contains(##"func card(mode: Sort = a || b, re: String = #"\|"#) -> some View"##))
    guard CommonMark.isInstalled else { return }
    let cells = CommonMark.visibleText(try CommonMark.html(try written.rows.asTable)).split(separator: "\n")
    #expect(
      cells.suffix(8) == ["mode", "Sort", "a || b", "left | right", "re", "String", ##"#"\|"#"##, #"C:\dir \| x"#])
  }

  @Test func keepsBackticksInCode() async throws {
    let written = try await WrittenBlock(
      """
      parameters:
        in: {description: Use `in`, type: Int}
        style: {description: a, default: ".`default`"}
        q: {description: odd ` tick, default: '"``"'}
      """,
      source:
        "extension View { func card(`in`: Int, style: Style = .`default`, q: String = \"``\") -> some View { self } }"
    )
    #expect(written.findings == [])
    #expect(
      try written.rows == [
        "| `in` | `Int` | Required | Use `in` |",
        "| `style` | `Style` | `` .`default` `` | a |",
        "| `q` | `String` | ```\"``\"``` | odd \\` tick |",
      ])
    #expect(try written.usage == "Text(\"Card\")\n  .card(in: 1)")
  }

  @Test func keepsFencesInCode() async throws {
    let declaration = "func mark(_ text: String = \"\"\"\n```swift\nx\n```\n\"\"\")"
    let written = try await WrittenBlock("parameters: {text: It}", source: "/// Shows text.\n\(declaration) {}\n")
    #expect(written.findings == [])
    #expect(try written.rows == ["| `text` | `String` | See below | It |"])
    #expect(
      try written.page.contains("\n`text` · Default:\n\n````swift\n\"\"\"\n```swift\nx\n```\n\"\"\"\n````\n"))
    #expect(try written.page.contains("\n````swift\n\(declaration)\n````\n"))
    #expect(try written.page.contains("\n````swift\n/// Shows text.\n\(declaration) {}\n````\n"))
  }

  @Test func endsAPageOnceAndTurnsAHardBreakIntoABackslash() async throws {
    let written = try await WrittenBlock(
      "parameters: {a: It}", description: #""line with hard break  \nnext\n\n\n""#,
      source: "extension View { func card(a: Int) -> some View { self } }  \n")
    let page = try written.page
    #expect(page.contains("\n\nline with hard break\\\nnext\n\n"))
    #expect(page.hasSuffix(")\n"))
    #expect(page.split(separator: "\n", omittingEmptySubsequences: false).allSatisfy { $0.last?.isWhitespace != true })
    #expect(page.contains("\n\n| Parameter | Type | Default | Description |\n|---|---|---|---|\n"))
    #expect(page.contains("| `a` | `Int` | Required | It |\n\n"))
    let none = try await WrittenBlock("parameters: {}", source: "extension View { func card() -> some View { self } }")
    #expect(try none.rows == [])
    #expect(try none.page.contains("\n\nNo parameters\n\n"))
  }

  @Test func keepsTheSpellingOfNumbers() async throws {
    let written = try await WrittenBlock(
      """
      parameters:
        step: {description: a, type: Double, default: 0.50}
        limit: {description: a, type: Int, default: 1_000}
        code: {description: a, type: Int, default: 007}
        os: {description: 18.10, type: String, default: '"18.10"'}
      """,
      source: """
        extension View {
          func card(step: Double = 0.50, limit: Int = 1_000, code: Int = 007, os: String = "18.10") -> some View { self }
        }
        """)
    #expect(written.findings == [])
    #expect(
      try written.rows == [
        "| `step` | `Double` | `0.50` | a |", "| `limit` | `Int` | `1_000` | a |", "| `code` | `Int` | `007` | a |",
        "| `os` | `String` | `\"18.10\"` | 18.10 |",
      ])
  }

  @Test func keepsAttributesOfTypesAndLeavesThoseOfParametersToTheDeclaration() async throws {
    let source = """
      func run(@ViewBuilder content: @escaping () -> Content,
               onTap: @escaping@Sendable(String)->Void,
               delay: @autoclosure () -> Double = 0.2,
               work: @MainActor @Sendable () async throws -> Void) {}
      """
    let written = try await WrittenBlock(
      """
      parameters:
        content: {description: a, type: "@ViewBuilder @escaping ()->Content"}
        onTap: {description: a, type: "@escaping @Sendable (String) -> Void"}
        delay: {description: a, type: "@autoclosure () -> Double", default: 0.2}
        work: {description: a, type: "@MainActor @Sendable () async throws -> Void"}
      """, source: source)
    #expect(written.findings == [])
    #expect(
      try written.rows == [
        "| `content` | `@escaping () -> Content` | Required | a |",
        "| `onTap` | `@escaping @Sendable (String) -> Void` | Required | a |",
        "| `delay` | `@autoclosure () -> Double` | `0.2` | a |",
        "| `work` | `@MainActor @Sendable () async throws -> Void` | Required | a |",
      ])
    #expect(try written.page.contains("\n```swift\n\(source.dropLast(3))\n```\n"))
    #expect(
      try written.usage
        == "Button(\"Card\") {\n  run(content: { Text(\"Content\") }, onTap: { _ in }, work: {})\n}")
  }

  @Test func keepsDefaultsToTheLetter() async throws {
    let defaults = [
      ("sep", "String", #"", ""#), ("paren", "String", #"")""#),
      ("map", "[String: [Int]]", #"["a,b": [1, 2], "c)": []]"#), ("f", "(Int, Int) -> Int", "{ a, _ in a }"),
      ("pair", "(Int, Int)", "(1, 2)"), ("raw", "String", ##"#"a"b, c"#"##),
      ("style", "Style", ".init(width: 2, color: .red)"), ("file", "StaticString", "#fileID"),
      ("fn", "String", "#function"), ("neg", "Int", "-1"),
    ]
    let written = try await WrittenBlock(
      "parameters: {\(defaults.map { $0.0 + ": a" }.joined(separator: ", "))}",
      source: "func d(\(defaults.map { "\($0): \($1) = \($2)" }.joined(separator: ",\n  "))) {}")
    #expect(written.findings == [])
    #expect(try written.rows == defaults.map { "| `\($0)` | `\($1)` | `\($2)` | a |" })
    #expect(try written.usage == "Button(\"Card\") {\n  d()\n}")
  }

  @Test func keepsEffectsAndOwnership() async throws {
    let written = try await WrittenBlock(
      "parameters: {value: a, box: a, token: a, actor: a, each: a}",
      source: """
        func load(value: inout Int, box: sending Box, token: borrowing Token,
                  actor: isolated (any Actor)? = #isolation,
                  each body: () throws(LoadError) -> Void) async throws(LoadError) -> Int { 0 }
        final class Box { init() {} }
        struct Token { static let shared = Token() }
        """)
    #expect(written.findings == [])
    #expect(
      try written.rows == [
        "| `value` | `inout Int` | Required | a |", "| `box` | `sending Box` | Required | a |",
        "| `token` | `borrowing Token` | Required | a |", "| `actor` | `isolated (any Actor)?` | `#isolation` | a |",
        "| `each` | `() throws(LoadError) -> Void` | Required | a |",
      ])
    #expect(
      try written.usage == """
        Text("Card")
          .task {
            do {
              var value = 1
              _ = try await load(value: &value, box: Box(), token: Token.shared) {}
            } catch {
              print(error)
            }
          }
        """)
  }

  @Test func takesParametersFromStoredProperties() async throws {
    let written = try await WrittenBlock(
      "parameters: {title: a, subtitle: {description: a, default: nil}, size: a, isOn: a, content: a}",
      source: """
        struct Pill<Content: View>: View {
          let title: String
          var subtitle: String?
          var size = 24.0
          @Binding var isOn: Bool
          @State private var taps = 0
          @ViewBuilder var content: () -> Content
          private let id = UUID()
          static let shared = 1
          var body: some View { Text(title) }
        }
        """)
    #expect(written.findings == [])
    #expect(
      try written.rows == [
        "| `title` | `String` | Required | a |", "| `subtitle` | `String?` | `nil` | a |",
        "| `size` | `Double` | `24.0` | a |", "| `isOn` | `Binding<Bool>` | Required | a |",
        "| `content` | `() -> Content` | Required | a |",
      ])
    #expect(try written.usage == "Pill(title: \"Title\", isOn: $isOn) {\n  Text(\"Content\")\n}")
  }

  private static let kinds = """
    public extension View where Self: Equatable { func glow(radius: CGFloat = 4) -> some View { self } }
    extension ButtonStyle where Self == PillStyle {
      public static var pill: Self { .init() }
      public static func pill(tint: Color = .blue) -> Self { .init() }
    }
    struct Grid {
      init() {}
      subscript(row: Int, at col: Int) -> Int { 0 }
    }
    @freestanding(expression) public macro render<T>(_ value: T, label: String = "x") -> String = #externalMacro(module: "M", type: "R")
    """

  @Test(arguments: [
    (
      "component: glow\nparameters: {radius: a}", ["| `radius` | `CGFloat` | `4` | a |"],
      "Text(\"Card\")\n  .glow()", "\nExtends: `View where Self: Equatable`\n"
    ),
    (
      "component: pill\nparameters: {tint: {description: a, example: .blue}}", ["| `tint` | `Color` | `.blue` | a |"],
      "Button(\"Card\") {}\n  .buttonStyle(.pill(tint: .blue))", "\n### `pill(tint:)`\n"
    ),
    (
      "component: pill\nparameters: {}", [], "Button(\"Card\") {}\n  .buttonStyle(.pill)",
      "\npublic static var pill: Self\n"
    ),
    (
      "component: Grid.subscript\nparameters: {row: a, at: a}",
      ["| `row` | `Int` | Required | a |", "| `at` | `Int` | Required | a |"],
      "Button(\"Card\") {\n  _ = Grid()[1, at: 1]\n}", "\n### `subscript(_:at:)`\n"
    ),
    (
      "component: render\nparameters: {value: a, label: a}",
      ["| `value` | `T` | Required | a |", "| `label` | `String` | `\"x\"` | a |"],
      "Button(\"Card\") {\n  _ = #render(\"Value\")\n}", "\n### `render(_:label:)`\n"
    ),
  ])
  func describesEveryKindOfComponent(manifest: String, rows: [String], usage: String, part: String) async throws {
    let written = try await WrittenBlock(manifest, source: Self.kinds)
    #expect(written.findings == [])
    #expect(try written.rows == rows)
    #expect(try written.usage == usage)
    #expect(try written.page.contains(part))
  }
}

extension [String] {
  /// These rows under a head of four columns.
  fileprivate var asTable: String {
    (["| a | b | c | d |", "|---|---|---|---|"] + self).joined(separator: "\n") + "\n"
  }
}
