import Diagnostics
import Testing

@testable import SwiftAPI

struct AvailabilityTests {
  /// Apple marks with this version what it will deprecate some day.
  @Test(arguments: [("100000", false), ("100000.0", false), ("18.0", true), ("10", true)])
  func tellsNothingDeprecatedThatOnlyWillBe(version: String, isDeprecated: Bool) {
    let source = "@available(iOS, introduced: 13.0, deprecated: \(version), renamed: \"b()\") func a() {}"
    let api = SourceAPI(parsing: SourceFile(path: "A.swift", text: source))
    #expect(api.declarations.first?.availability.first?.isDeprecated == isDeprecated)
  }

  @Test(arguments: [
    ("iOS 18, macOS 15.0, *", ["iOS 18", "macOS 15.0"]),
    ("iOS 18.2, *", ["iOS 18.2"]),
    ("*, deprecated", ["* deprecated"]),
    ("*, deprecated, renamed: \"init(radius:)\"", ["* deprecated renamed init(radius:)"]),
    ("iOS, introduced: 17.0, deprecated: 18, message: \"a: b, c\"", ["iOS 17.0 deprecated"]),
    ("macOS, unavailable", ["macOS unavailable"]),
    ("iOS, obsoleted: 17", ["iOS unavailable"]),
  ])
  func formsOfTheAttribute(arguments: String, expected: [String]) {
    let api = read("@available(\(arguments)) func f() {}")
    #expect(api.findings.isEmpty)
    #expect(api.declarations.first?.attributes == [])
    #expect(api.declarations.first?.availability.map(\.text) == expected)
  }

  @Test func aMemberWinsOverItsTypes() {
    let api = read(
      """
      @available(iOS 18, macOS 15.0, *)
      public struct Glow {
        @available(iOS 18.2, *) public init(radius: Double) {}
        @available(*, deprecated, renamed: "init(radius:)") public init(r: Double) {}
        enum Kind { static let none = 0 }
      }
      @available(visionOS 2, *)
      extension Glow { func glow() {} }
      """)
    #expect(
      api.declarations.map { $0.availability.map(\.text) } == [
        ["iOS 18.2", "macOS 15.0"],
        ["* deprecated renamed init(radius:)", "iOS 18", "macOS 15.0"],
        ["iOS 18", "macOS 15.0"],
        ["visionOS 2"],
      ])
    #expect(api.types.map { $0.availability.map(\.text) } == [["iOS 18", "macOS 15.0"], ["iOS 18", "macOS 15.0"]])
  }
}

extension Availability {
  fileprivate var text: String {
    var text = platform
    if let introduced { text += " \(introduced)" }
    if isDeprecated { text += " deprecated" }
    if isUnavailable { text += " unavailable" }
    if let renamed { text += " renamed \(renamed)" }
    return text
  }
}
