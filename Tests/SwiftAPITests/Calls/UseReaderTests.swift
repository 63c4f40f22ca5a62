import Diagnostics
import Testing

@testable import SwiftAPI

struct UseReaderTests {
  @Test(arguments: [
    ("x.sizing(.fitted)", ["modifier sizing _"]),
    ("x.sizing { }", ["modifier sizing {}"]),
    ("x.sizing(of: 1, initial: true) { } done: { }", ["modifier sizing of initial {} done"]),
    (".sizing()", ["modifier sizing "]),
    ("Reader { }", ["type Reader {}"]),
    ("let a: Reader<Int>? = nil", ["type Reader"]),
    ("let a = Reader.self", ["type Reader"]),
    ("@Reader var a = 1", ["type Reader"]),
    ("extension Reader { }", ["type Reader"]),
    ("func f() -> some Reader { }", ["type Reader"]),
    ("let a = SwiftUI.Reader()", ["type Reader "]),
    ("let a: SwiftUI.Reader", ["type Reader"]),
    ("animate(.snappy) { } completion: { }", ["function animate _ {} completion"]),
    ("@Environment(\\.leave) private var leave", ["environmentValue leave"]),
    ("#if DEBUG\nx.sizing(1)\n#endif", ["modifier sizing _"]),
  ])
  func kindsOfUses(text: String, expected: [String]) {
    #expect(uses(text).map(\.text) == expected)
  }

  @Test(arguments: [
    "x.sizing", "let sizing = 1", "f(sizing: 1)", "// .sizing()", "let a = \"Reader()\"", "Other.Reader()",
    "let a: Other.Reader", "animate", "let a = \\Model.leave", "import Reader", "if case .sizing(let a) = x {}",
    "func sizing() {}; x.sizing()", "struct Reader {}; Reader()", "typealias Reader = Int; let a: Reader",
    "struct A<Reader> { let a: Reader }", "enum Size { case sizing(Int) }; Size.sizing(1)",
    "struct A { let sizing: () -> Void }; a.sizing()", "let animate = { }; animate()",
    "extension EnvironmentValues { var leave: Int { 1 } }; struct A { @Environment(\\.leave) var leave }",
  ])
  func otherThingsAndOwnNamesAreNoUses(text: String) {
    #expect(uses(text).map(\.text) == [])
  }

  @Test(arguments: [
    ("x.sizing()", [:]),
    ("if #available(iOS 18, macOS 15.0, *) { x.sizing() }", ["iOS": "18", "macOS": "15.0"]),
    ("if #available(iOS 18, *) { } else { x.sizing() }", [:]),
    ("if #available(iOS 18, *) { } else if #available(iOS 17, *) { x.sizing() }", ["iOS": "17"]),
    ("if a, #available(iOS 18, *) { later { x.sizing() } }", ["iOS": "18"]),
    ("if #available(iOS 18, *), x.sizing() { }", ["iOS": "18"]),
    ("if x.sizing(), #available(iOS 18, *) { }", [:]),
    ("if #unavailable(iOS 18) { x.sizing() }", [:]),
    ("if #unavailable(iOS 18) { } else { x.sizing() }", ["iOS": "18"]),
    ("if a, #unavailable(iOS 18) { } else { x.sizing() }", [:]),
    ("guard #available(iOS 18, *) else { return }; x.sizing()", ["iOS": "18"]),
    ("x.sizing(); guard #available(iOS 18, *) else { return }", [:]),
    ("guard #available(iOS 18, *) else { x.sizing(); return }", [:]),
    ("guard #unavailable(iOS 18) else { x.sizing(); return }", ["iOS": "18"]),
    ("do { guard #available(iOS 18, *) else { return } }; x.sizing()", [:]),
    ("if #unavailable(iOS 18) { return }; x.sizing()", ["iOS": "18"]),
    ("if #unavailable(iOS 18) { print() }; x.sizing()", [:]),
    ("if #available(iOS 18.2, *) { if #available(iOS 17, *) { x.sizing() } }", ["iOS": "18.2"]),
    ("if #available(iOS 9, *) { if #available(iOS 18, *) { x.sizing() } }", ["iOS": "18"]),
    ("let a = { guard #available(iOS 18, *) else { return }; x.sizing() }", ["iOS": "18"]),
    ("switch a { default: guard #available(iOS 18, *) else { return }; x.sizing() }", ["iOS": "18"]),
    ("@available(iOS 18.0, *) struct A { func f() { x.sizing() } }", ["iOS": "18.0"]),
    ("@available(iOS 17, *) struct A { @available(iOS 18, *) var a: Int { x.sizing() } }", ["iOS": "18"]),
    ("@available(iOS, introduced: 18) extension A { func f() { x.sizing() } }", ["iOS": "18"]),
    ("@available(iOS 18, *) func f() {}; x.sizing()", [:]),
  ])
  func guardsThatHold(text: String, expected: [String: String]) {
    #expect(uses("func body() { \(text) }").map(\.guards) == [expected])
  }

  @Test(arguments: [
    ("os(iOS)", "x.sizing()", ["iOS"]),
    ("os(macOS)", "#else\nx.sizing()", ["iOS", "tvOS", "visionOS", "watchOS"]),
    ("os(iOS) || os(tvOS)", "x.sizing()", ["iOS", "tvOS"]),
    ("os(iOS) && DEBUG", "x.sizing()", ["iOS"]),
    ("!(os(iOS) || os(tvOS))", "x.sizing()", ["macOS", "visionOS", "watchOS"]),
    ("os(iOS)", "#elseif os(macOS)\nx.sizing()", ["macOS"]),
    ("canImport(UIKit)", "#else\nx.sizing()", ["macOS"]),
    ("compiler(>=6)", "x.sizing()", ["iOS", "macOS", "tvOS", "visionOS", "watchOS"]),
    ("false", "x.sizing()", []),
  ])
  func systemsOfABranch(condition: String, rest: String, expected: [String]) {
    #expect(uses("#if \(condition)\n\(rest)\n#endif").map { $0.systems.sorted() } == [expected])
  }

  @Test func usesStandInTheOrderOfTheText() {
    let file = SourceFile(path: "a.swift", text: "Reader { a.sizing(1).sizing(2) }.sizing(3)")
    let uses = SourceAPI(parsing: file, seeking: SoughtNames(usesOf: ["Reader", "sizing"])).uses
    #expect(uses.map { file.text(in: $0.range) } == ["Reader", "sizing", "sizing", "sizing"])
    #expect(uses.map(\.range.lowerBound) == uses.map(\.range.lowerBound).sorted())
  }

  @Test func longTextsAreRead() {
    let chain = "guard #available(iOS 18, *) else { return }; x" + String(repeating: ".sizing(1)", count: 3_000)
    #expect(Set(uses(chain).map(\.guards)) == [["iOS": "18"]])
    let statements = String(repeating: "x.sizing(1)\n", count: 3_000)
    #expect(uses(statements).count == 3_000)
  }

  private func uses(_ text: String) -> [APIUse] {
    SourceAPI(
      parsing: SourceFile(path: "a.swift", text: text),
      seeking: SoughtNames(usesOf: ["Reader", "sizing", "animate", "leave"])
    ).uses
  }
}

extension APIUse {
  fileprivate var text: String {
    "\(kind) \(name)" + (labels.map { " " + $0.joined(separator: " ") } ?? "")
  }
}
