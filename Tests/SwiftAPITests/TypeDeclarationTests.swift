import Testing

@testable import SwiftAPI

struct TypeDeclarationTests {
  @Test func typesHaveTheirPlacesAndWhatTheyInherit() {
    let api = read(
      """
      import SwiftUI

      /// A demo.
      /// With a flow.
      struct WalletDemo: View, @unchecked Sendable {
          /** A step. */
          @frozen
          enum Step: String { case a, b(Int); case `in` }
          class Plain {}
      }
      extension WalletDemo: Equatable, View {}
      extension WalletDemo.Step: CaseIterable {}
      protocol Tray<Content>: AnyObject {}
      actor Store {}
      """)
    #expect(api.types.map(\.name) == ["WalletDemo", "WalletDemo.Step", "WalletDemo.Plain", "Tray", "Store"])
    #expect(
      api.types.map(\.inheritedTypes) == [
        ["View", "@unchecked Sendable", "Equatable"], ["String", "CaseIterable"], [], ["AnyObject"], [],
      ])
    #expect(api.types.map(\.kind) == [.struct, .enum, .class, .protocol, .actor])
    #expect(api.types.map(\.plainCases) == [[], ["a", "in"], [], [], []])
    #expect(api.types.map { api.position($0.range.lowerBound) } == ["3:1", "6:5", "9:5", "13:1", "14:1"])
    #expect(api.types.map { api.position($0.range.upperBound) } == ["10:2", "8:52", "9:19", "13:37", "14:15"])
    #expect(api.types.map { api.position($0.nameRange.lowerBound) } == ["5:8", "8:10", "9:11", "13:10", "14:7"])
    #expect(api.types.map(\.documentation?.summary) == ["A demo. With a flow.", "A step.", nil, nil, nil])
  }

  @Test(arguments: [
    ("View", true), ("SwiftUI.View", true), ("View & Sendable", true), ("Sendable & SwiftUI.View", true),
    ("(View & Sendable)", true), ("@MainActor View", true), ("@preconcurrency SwiftUI.View", true), ("`View`", true),
    ("Box<View>", false), ("ViewModifier", false), ("View.Kind", false), ("MyView", false),
  ])
  func aTypeConformsToWhatItNamesInAnyForm(inherited: String, conforms: Bool) {
    let type = read("struct Card: Equatable, \(inherited) {}").types.first
    #expect(type?.conforms(to: "View") == conforms)
    #expect(type?.conforms(to: "Equatable") == true)
  }

  @Test func aNameThatIsMissingStandsAtTheEndOfItsType() {
    let types = read("enum static /** let a").types
    #expect(types.map(\.range) == [0..<11])
    #expect(types.map(\.nameRange) == [11..<11])
  }
}
