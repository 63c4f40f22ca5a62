/// A place where Swift code uses something of a framework by name, and what surely holds there.
package struct APIUse: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A function called after a dot: `.presentationSizing(.fitted)`.
    case modifier
    /// A type's name, wherever it stands: `ScrollViewReader { … }`, `@State`, `some Layout`, `SwiftUI.Grid`.
    case type
    /// A function called without a dot, `withAnimation { … }`.
    case function
    /// A value of the environment, `@Environment(\.dismiss)`.
    case environmentValue
  }

  package let name: String
  package let kind: Kind
  /// The labels of a call's arguments: `_` for one without a label, `{}` for a trailing closure without one; `nil` where
  /// nothing is called.
  package let labels: [String]?
  /// What a modifier's name stands behind.
  package let base: Call.Base
  /// Where the name stands, in bytes.
  package let range: Range<Int>
  /// The oldest version that each platform surely has at this place: the newest that an enclosing `if #available`,
  /// an earlier `guard #available` or `if #unavailable { return }`, or an enclosing `@available` asks for; versions are as
  /// written.
  package let guards: [String: String]
  /// The systems that the enclosing branches of `#if` may be compiled for, of `systems`.
  package let systems: Set<String>

  /// The systems that `#if os(…)` tells apart here.
  package static let systems: Set<String> = ["iOS", "macOS", "tvOS", "visionOS", "watchOS"]

  package init(
    name: String, kind: Kind, labels: [String]? = nil, base: Call.Base = .none, range: Range<Int>,
    guards: [String: String] = [:], systems: Set<String> = Self.systems
  ) {
    self.name = name
    self.kind = kind
    self.labels = labels
    self.base = base
    self.range = range
    self.guards = guards
    self.systems = systems
  }
}
