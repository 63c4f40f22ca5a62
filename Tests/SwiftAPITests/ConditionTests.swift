import Testing

@testable import SwiftAPI

struct ConditionTests {
  @Test func everyBranchHasItsCondition() {
    let api = read(
      """
      func always() {}
      #if canImport(UIKit)
      func a() {}
      #elseif os(macOS) || os(Linux)
      func b() {}
      #elseif DEBUG
      func c() {}
      #else
      func d() {}
      #endif
      struct S {
        init() {}
        #if A || B
          #if !C
            func e() {}
          #else
            func f() {}
          #endif
        #endif
        #if swift(>=6)  &&  D // both
        func g() {}
        #endif
      }
      #if E
      extension View { func h() {} }
      struct Pill { let title: String }
      #endif
      """)
    #expect(api.findings.isEmpty)
    #expect(
      api.declarations.map { "\($0.name): \($0.condition ?? "-")" } == [
        "always: -", "a: canImport(UIKit)", "b: !(canImport(UIKit)) && (os(macOS) || os(Linux))",
        "c: !(canImport(UIKit)) && !(os(macOS) || os(Linux)) && DEBUG",
        "d: !(canImport(UIKit)) && !(os(macOS) || os(Linux)) && !(DEBUG)", "init: -", "e: (A || B) && !C",
        "f: (A || B) && !(!C)", "g: swift(>=6) && D", "h: E", "init: E",
      ])
  }
}
