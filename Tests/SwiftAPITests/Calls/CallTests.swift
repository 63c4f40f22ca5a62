import Diagnostics
import Testing

@testable import SwiftAPI

struct CallTests {
  @Test(arguments: [
    ("Pill()", ["Pill"]),
    ("Pill(title: \"a\", 5)", ["Pill(title: \"a\", _: 5)"]),
    ("Kit.Pill<Int>(title: x)", [".Pill(title: x)"]),
    ("Pill.init(title: x)", ["Pill(title: x)"]),
    ("Kit.Pill.init(1)", [".Pill(_: 1)"]),
    ("view.tray(isPresented: $shown) { Text(\"Hi\") }", [".tray(isPresented: $shown) {}"]),
    ("tray { } header: { } _: { }", ["tray {} header:{} {}"]),
    ("model?.tray(1)", [".tray(_: 1)"]),
    ("`tray`(`in`: 1)", ["tray(in: 1)"]),
    ("tray(a: tray(b: 1))", ["tray(a: tray(b: 1))", "tray(b: 1)"]),
    ("Pill().tray()", ["Pill", ".tray"]),
    ("let text = \"\\(Pill(title: x))\"", ["Pill(title: x)"]),
  ])
  func formsOfCalls(text: String, expected: [String]) {
    #expect(calls(text) == expected)
  }

  @Test(arguments: [
    "func tray(a: Int) {}", "struct Pill { init(title: String) {} }", "let a = tray", "let a = view.tray(isPresented:)",
    "let a: Pill", "// Pill()\n/* tray() */", "let a = \"Pill()\"", "extension Pill {}", "trays()", "PillBox()",
    "if case .tray(let size) = x {}", "switch x { case let .tray(size): break; default: break }",
    "@Pill(title: \"a\") var a: Int", "tray?(1)", "tray.present()", "Pill.shared", "case tray(a: Int)",
  ])
  func mentionsAreNoCalls(text: String) {
    #expect(calls(text) == [])
  }

  @Test func callsAreFoundEverywhere() {
    let text = """
      struct Wallet: View {
        var pill = Pill(1)
        func show(_ pill: Pill = Pill(2)) { later { Pill(3) } }
        var body: some View {
          #if os(iOS)
            Pill(4)
          #else
            Pill(5)
          #endif
          Color.red
            #if DEBUG
              .tray(6)
            #endif
        }
      }
      #Preview { Pill(7) }
      """
    #expect(calls(text) == (1...7).map { ($0 == 6 ? ".tray" : "Pill") + "(_: \($0))" })
  }

  @Test func placesAreThoseOfTheFile() {
    let file = SourceFile(path: "a.swift", text: "é.tray(\n  size: 5 , 6) { } end: { 7 } ")
    let call = SwiftAPITests.calls(in: file, named: ["tray"]).first
    #expect(call.map { file.text(in: $0.nameRange) } == "tray")
    #expect(call.map { file.text(in: $0.range) } == "tray(\n  size: 5 , 6) { } end: { 7 }")
    #expect(call?.arguments.map { file.text(in: $0.range) } == ["size: 5", "6", "{ }", "end: { 7 }"])
  }

  @Test(arguments: [
    (".tray(isPresented: $shown) { }", [".tray(isPresented: $shown) {}"]),
    ("Pill(title: )\ntray(1)", ["tray(_: 1)"]),
    ("tray(1\n", []),
    ("struct A {\n  var body: some View {\n    Pill(1)\n", ["Pill(_: 1)"]),
    ("} }\ntray(2)", ["tray(_: 2)"]),
    ("let = 5\nPill(1)", ["Pill(_: 1)"]),
    ("broken( .tray(1)", [".tray(_: 1)"]),
  ])
  func snippetsMayBeIncomplete(text: String, expected: [String]) {
    #expect(calls(text) == expected)
  }

  @Test func textThatCannotBeParsedHasNoCalls() {
    let deep = String(repeating: "(", count: 100_000) + "tray()"
    #expect(calls(deep).isEmpty)
    let bytes = Array("tray() // ".utf8) + [0xFF]
    #expect(SwiftAPITests.calls(in: SourceFile(path: "a.swift", bytes: bytes), named: ["tray"]).isEmpty)
  }

  @Test func nothingIsLookedForUnasked() {
    let file = SourceFile(path: "a.swift", text: "tray(Pill())")
    #expect(SourceAPI(parsing: file).calls.isEmpty)
    #expect(SourceAPI(parsing: file, seeking: SoughtNames(ignoringCallsOf: ["tray"])).calls.map(\.name) == ["Pill"])
  }

  @Test(arguments: [("tray(…)", true), ("tray(a: ...)", true), ("tray(1...)", false), ("tray(\"…\")", false)])
  func abridgedValuesAreTold(text: String, expected: Bool) {
    let file = SourceFile(path: "a.swift", text: text)
    #expect(SwiftAPITests.calls(in: file, named: ["tray"]).first?.arguments.map(\.isAbridged) == [expected])
  }

  @Test func longChainsAreRead() {
    let chain = "Pill()" + String(repeating: ".tray(1)", count: 20_000)
    #expect(calls(chain).count == 20_001)
  }

  /// The calls of `Pill` and `tray` in a short form.
  private func calls(_ text: String) -> [String] {
    let file = SourceFile(path: "a.swift", text: text)
    return SwiftAPITests.calls(in: file, named: ["Pill", "tray"]).map { shortText(of: $0, in: file) }
  }
}

/// A short form: trailing closures are `{}`.
private func shortText(of call: Call, in file: SourceFile) -> String {
  let inner = call.arguments.filter { !$0.isTrailingClosure }.map { argument in
    let text = file.text(in: argument.range)
    return argument.label == nil ? "_: " + text : text.filter { $0 != "`" }
  }
  let closures = call.arguments.filter(\.isTrailingClosure).map { " " + ($0.label.map { "\($0):" } ?? "") + "{}" }
  return (call.isMember ? "." : "") + call.name + (inner.isEmpty ? "" : "(\(inner.joined(separator: ", ")))")
    + closures.joined()
}
