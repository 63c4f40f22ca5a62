import Diagnostics
import Testing

@testable import SwiftAPI

struct SyntaxErrorsTests {
  @Test func errorsHaveTheParsersWordsAndPlaces() {
    let api = read("func card(title: String\n          subtitle: String) -> some View {\n")
    #expect(api.messages == ["1:24 expected ',' in parameter", "2:43 expected '}' to end function"])
    #expect(api.findings.map(\.rule.id) == ["swift-syntax", "swift-syntax"])
    #expect(api.declarations.map(\.fullName) == ["card(title:subtitle:)"])
    #expect(api.declarations.first?.signature == "func card(title: String\n          subtitle: String) -> some View")
  }

  @Test(arguments: [
    "", "\n", "// nothing", "func f(a: Int\u{A0}) {}", "func f() async throws(E) -> some P { if a { b } else { c } }",
    "func f(_ x: inout Int, y: isolated (any Actor)? = #isolation) { g(x: 1,) }", "#if A\n#endif",
  ])
  func validSourceHasNoFindings(source: String) {
    #expect(read(source).messages == [])
  }

  @Test(arguments: ["\u{1}", "\u{2028}", "\u{FEFF}"])
  func aCharacterBesideAnEqualIsFoundWithoutATrap(character: String) {
    #expect(
      read("let a \(character)= 1\nlet b \(character) = 1\n").messages.first
        == "1:8 an invisible or foreign character stands beside this '='; remove it")
  }

  @Test(arguments: ["", "struct A { func f() { "])
  func ofManyErrorsTheFirstAreReported(start: String) {
    let messages = read(start + "a()" + String(repeating: "a()", count: 20_000)).messages
    #expect(messages.count == 50)
    #expect(
      messages.first == "1:\(start.count + 4) consecutive statements on a line must be separated by newline or ';'")
  }

  @Test func bytesThatAreNotUTF8AreAFindingAtTheirPlace() {
    let api = SourceAPI(parsing: SourceFile(path: "a.swift", bytes: Array("func é() {}\n// ".utf8) + [0xE9, 0x0A]))
    #expect(api.messages == ["2:4 this is not UTF-8; save the file as UTF-8"])
    #expect(api.findings.map(\.rule.id) == ["swift-encoding"])
    #expect(api.declarations.isEmpty)
  }

  @Test(arguments: [
    "func", "func (", "struct", "extension {", "static var", "@available(", "init(", "/**", "/// ", "#if", "`",
  ])
  func halfADeclarationIsReadWithoutATrap(source: String) {
    for wrapper in ["\(source)", "struct S { \(source)", "struct S { \(source) }"] { _ = read(wrapper) }
  }
}
