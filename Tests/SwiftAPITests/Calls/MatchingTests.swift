import Diagnostics
import Testing

@testable import SwiftAPI

struct MatchingTests {
  @Test(arguments: [
    ("()", "f()"),
    ("(a: Int, b: Int = 1, c: Int)", "f(a: 1, c: 2)"),
    ("(a: Int = 1, b: Int = 2)", "f(b: 1)"),
    ("(_ a: Int, _ b: Int = 1)", "f(1)"),
    ("(_ a: Int..., b: Int)", "f(1, 2, 3, b: 4)"),
    ("(a: Int..., b: Int)", "f(a: 1, 2, b: 4)"),
    ("(_ a: Int...)", "f()"),
    ("<each T>(_ a: repeat each T)", "f(1, \"a\", 3)"),
    ("(content: () -> Int)", "f { 1 }"),
    ("(content: () -> Int)", "f(content: { 1 })"),
    ("(onDismiss: (() -> Void)? = nil, content: @escaping () -> Int)", "f { 1 }"),
    ("(onDismiss: (() -> Void)? = nil, content: @escaping () -> Int)", "f { 0 } content: { 1 }"),
    ("(onDismiss: (() -> Void)? = nil, content: @escaping () -> Int)", "f(onDismiss: nil) { 1 }"),
    ("(content: () -> Int, footer: (() -> Int)? = nil)", "f { 1 }"),
    ("(content: () -> Int, footer: () -> Int = { 1 }, tint: Int = 2)", "f { 1 } footer: { 2 }"),
    ("(a: Int = 1, content: @MainActor @Sendable (Int) async -> Int, b: Bool = true)", "f { 1 }"),
    ("(if condition: @autoclosure () -> Bool = true, then: () -> Void)", "f { }"),
    ("(@ViewBuilder content: Content)", "f { 1 }"),
    ("(action: Action)", "f { }"),
    ("(action: Action, later: () -> Void = {})", "f { }"),
    ("(`in` a: Int)", "f(in: 1)"),
    ("(_ a: (Int) -> Int, _ b: Int)", "f({ $0 }, 1)"),
  ])
  func fits(parameters: String, call: String) throws {
    let declaration = try #require(read("func f\(parameters) {}").declarations.first)
    #expect(declaration.mismatches(with: try only(call)).map(\.message) == [])
  }

  @Test(arguments: [
    ("(a: Int)", "f()", ["the argument for 'a' is missing; it has no default"]),
    ("(_ size: Int)", "f()", ["the argument for 'size' is missing; it has no default"]),
    ("(title: Int)", "f(titel: 1)", ["no parameter is labeled 'titel'; did you mean 'title'?"]),
    (
      "(a: Int, title: Int = 1)", "f(a: 1, size: 1)",
      ["no parameter is labeled 'size'; what can stand here is title"]
    ),
    ("(a: Int)", "f(a: 1, size: 1)", ["no parameter is labeled 'size'; leave it out"]),
    ("(a: Int, b: Int)", "f(b: 1, a: 2)", ["the argument for 'a' must stand before the one for 'b'"]),
    ("(a: Int = 1, b: Int)", "f(b: 1, a: 2)", ["the argument for 'a' must stand before the one for 'b'"]),
    ("(title: Int)", "f(1)", ["the argument needs its label; write 'title:' before it"]),
    ("(a: Int, b: Int)", "f(1, b: 2)", ["the argument needs its label; write 'a:' before it"]),
    ("(_ a: Int)", "f(a: 1)", ["the argument takes no label; leave out 'a:'"]),
    ("(a: Int)", "f(a: 1, a: 2)", ["an argument for 'a' is given already; leave out one of them"]),
    ("()", "f(1)", ["no arguments are taken; leave this one out"]),
    ("(_ a: Int)", "f(1, 2)", ["no more than 1 argument is taken; leave this one out"]),
    ("(a: Int, b: Int)", "f(a: 1, b: 2, 3)", ["no more than 2 arguments are taken; leave this one out"]),
    ("(a: Int)", "f(a: 1) { }", ["no parameter takes this trailing closure; leave it out"]),
    ("(a: Binding<Bool>, content: () -> Int)", "f { }", ["the argument for 'a' is missing; it has no default"]),
    (
      "(a: () -> Int, b: () -> Int)", "f { 1 } c: { 2 }",
      ["no parameter is labeled 'c'; what can stand here is b"]
    ),
    (
      "(content: () -> Int, header: () -> Int)", "f { 1 } title: { 2 }",
      ["no parameter is labeled 'title'; what can stand here is header"]
    ),
    (
      "(isPresented: Int, content: () -> Int)", "f(presented: 1, size: 2)",
      [
        "no parameter is labeled 'presented'; did you mean 'isPresented'?",
        "no parameter is labeled 'size'; what can stand here is content",
      ]
    ),
  ])
  func misses(parameters: String, call: String, expected: [String]) throws {
    let declaration = try #require(read("func f\(parameters) {}").declarations.first)
    let mismatches = declaration.mismatches(with: try only(call))
    #expect(mismatches.map(\.message) == expected)
    #expect(declaration.mismatch(with: try only(call)) == mismatches.first)
  }

  @Test func aMismatchPointsAtTheArgumentOrTheName() throws {
    let text = "f(b: 1, a: 2) { }"
    let declaration = try #require(read("func f(a: Int, b: Int, c: Int, d: () -> Int) {}").declarations.first)
    let file = SourceFile(path: "a.swift", text: text)
    #expect(declaration.mismatches(with: try only(text)).map { file.text(in: $0.range) } == ["a: 2", "f"])
  }

  @Test func endlessCallsAreJudgedSoon() throws {
    let labels = (0..<3_000).map { "a\($0)" }
    let declaration = try #require(
      read("func f(\(labels.map { "\($0): Int" }.joined(separator: ", "))) {}").declarations.first)
    let labeled = "f(\(labels.map { "\($0): 1" }.joined(separator: ", ")))"
    #expect(declaration.mismatches(with: try only(labeled)).isEmpty)
    let unlabeled = "f(\(labels.map { _ in "1" }.joined(separator: ", ")))"
    #expect(declaration.mismatches(with: try only(unlabeled)).count == 20)
    #expect(declaration.mismatches(with: try only("f()")).count == 20)
  }

  @Test func memberwiseInitializersAreCalledByTheirType() throws {
    let api = read("enum Kit { struct Pill { let title: String; @ViewBuilder let icon: Icon; var size = 4 } }")
    let declaration = try #require(api.declarations.first)
    #expect(declaration.calledName == "Pill")
    #expect(declaration.mismatch(with: try only("Kit.Pill(title: \"a\") { }", "Pill")) == nil)
    #expect(
      declaration.mismatch(with: try only("Pill(title: \"a\", sise: 5) { }", "Pill"))?.message
        == "no parameter is labeled 'sise'; did you mean 'size'?")
  }

  @Test func propertiesAreNotCalled() throws {
    let declarations = read(
      """
      extension Style {
        static var pill: Self { Self() }
        static var make: () -> Self { { Self() } }
        static var other: Factory { Factory() }
      }
      """
    ).declarations
    let messages = declarations.map { declaration in
      calls(
        in: SourceFile(path: "a.swift", text: ".\(declaration.name)()"), named: [declaration.name]
      ).first.flatMap { declaration.mismatch(with: $0)?.message }
    }
    #expect(
      messages == ["'pill' is a property and takes no arguments; write it without parentheses", nil, nil])
  }

  @Test func theNearestOverloadIsMeant() throws {
    let declarations = read(
      """
      func f(isPresented: Int, content: () -> Int) {}
      func f(item: Int, onDismiss: () -> Void = {}, content: () -> Int) {}
      func g() {}
      """
    ).declarations
    func best(_ call: String) throws -> String? {
      Declaration.bestMisfit(of: try only(call), among: declarations).map { misfit in
        "\(misfit.declaration.fullName) \(misfit.mismatches.map(\.message).joined(separator: "; "))"
      }
    }
    #expect(try best("f(isPresented: 1) { }") == nil)
    #expect(try best("f(item: 1) { }") == nil)
    #expect(
      try best("f(item: 1, onDismis: { }) { }")
        == "f(item:onDismiss:content:) no parameter is labeled 'onDismis'; did you mean 'onDismiss'?")
    #expect(
      try best("f { }")
        == "f(isPresented:content:) the argument for 'isPresented' is missing; it has no default")
    #expect(Declaration.bestMisfit(of: try only("h()", "h"), among: declarations) == nil)
  }

  private func only(_ text: String, _ name: String = "f") throws -> Call {
    try #require(calls(in: SourceFile(path: "a.swift", text: text), named: [name]).first)
  }
}
