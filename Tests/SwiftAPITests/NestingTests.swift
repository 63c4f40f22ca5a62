import Foundation
import Testing

@testable import SwiftAPI

struct NestingTests {
  @Test(arguments: [
    ("let a = (", "(", "1:109 more than 100 brackets are open here; split the code into smaller parts"),
    ("let a: ", "[", "1:18 more than 10 square brackets are open here; split the code into smaller parts"),
    ("var a", "[A<", "1:36 more than 10 square brackets are open here; split the code into smaller parts"),
    ("", "struct A { ", "1:1110 more than 100 brackets are open here; split the code into smaller parts"),
    ("", "#if A\n", "51:1 more than 50 '#if' are open here; split the code into smaller parts"),
    ("#if A\n", "#elseif B\n", "102:1 more than 100 '#elseif' stand before this; split the file"),
    ("", "case let ", "1:451 more than 100 types or words are nested here; split the code into smaller parts"),
    ("let a: A", "<A", "1:209 more than 100 types or words are nested here; split the code into smaller parts"),
    ("let a: ", "()->", "1:411 more than 100 types or words are nested here; split the code into smaller parts"),
    ("let a: A", "?", "1:109 more than 100 types or words are nested here; split the code into smaller parts"),
    ("let a: A", "!", "1:109 more than 100 types or words are nested here; split the code into smaller parts"),
    ("let a: ", "some ", "1:508 more than 100 types or words are nested here; split the code into smaller parts"),
  ])
  func nestingBeyondMeasureIsAFinding(start: String, level: String, message: String) {
    let api = read(start + String(repeating: level, count: 100_000))
    #expect(api.messages == [message])
    #expect(api.findings.map(\.rule.id) == ["swift-nesting"])
  }

  @Test(arguments: [";", "{}", ")", "a ", ".a", "1 + ", "\u{1F389}", "#"])
  func lengthBeyondMeasureIsAFinding(piece: String) {
    let api = read(String(repeating: piece, count: 400_000))
    #expect(api.findings.map(\.rule.id) == ["swift-length"])
    #expect(
      api.messages.first?.hasSuffix(" more than 150000 words and marks stand before this; split the file") == true)
  }

  @Test func nestingUpToTheLimitIsReadOnASmallStack() async {
    let deep = String(repeating: "struct A { ", count: 45) + "static let a = 1" + String(repeating: " }", count: 45)
    let conditions =
      String(repeating: "#if A\n", count: 50) + "func f() {}\n" + String(repeating: "#endif\n", count: 50)
    let closures = "func g() {" + String(repeating: "VStack { ", count: 90) + String(repeating: "}", count: 91)
    let names = await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(returning: [deep, conditions, closures].map { read($0) })
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(names.map { $0.messages } == [[], [], []])
    #expect(names.map { $0.declarations.last?.name } == ["a", "f", "g"])
  }

  @Test(arguments: [".b", "()", " + 1", " & A", "?.b"])
  func longChainsAreRead(link: String) {
    let chain = String(repeating: link, count: 15_000)
    let api = read("func f(a: Int = x\(chain), b: A\(link == "()" || link == "!" ? "" : chain)) {}\n(1 +)\(chain)")
    #expect(api.declarations.map(\.fullName) == ["f(a:b:)"])
    #expect(!api.findings.isEmpty)
  }

  @Test func ordinaryRepetitionIsNoNesting() {
    let lines = (1...300).map { "  try await step(\($0) < 2)\n  return \"\\(1)\" // -> a <b>\n" }.joined()
    #expect(read("func f() {\n\(lines)}").messages == [])
  }
}
