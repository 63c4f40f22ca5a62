import BlockCatalog
import Diagnostics
import Mustache
import SwiftAPI

/// A small view that calls a block's component, in the parts that a template puts together.
struct Usage {
  static let rule = Rule(
    "usage", "Every required parameter has a value for the generated usage, and every example is one expression.",
    bad: """
      # chip/block.yaml
      # func chip(style: ChipStyle) -> some View
      parameters:
        style: The look
      """,
    good: """
      # chip/block.yaml
      # func chip(style: ChipStyle) -> some View
      parameters:
        style: {description: The look, example: .round}
      """)

  let name: String
  /// Modules beside SwiftUI.
  var imports: [String] = []
  /// The `#if` condition that the component stands under.
  var condition: String?
  /// `@available(iOS 18.0, *)`.
  var availability: String?
  var properties: [String] = []
  /// The lines of the view's body, indented from its first column.
  var lines: [String] = []
  /// Types that the view declares for itself.
  var types: [String] = []

  /// The values for a template.
  ///
  /// `sources` is what the file is generated from; `nil` leaves out the comment that says so.
  func value(sources: String?) -> Value {
    .object([
      "sources": sources.map { .markup(MarkdownEscape.comment($0)) } ?? .null,
      "name": .markup(name),
      "imports": .list(imports.map(Value.markup)),
      "condition": condition.map(Value.markup) ?? .null,
      "availability": availability.map(Value.markup) ?? .null,
      "properties": .list(properties.map(Value.markup)),
      "hasProperties": .flag(!properties.isEmpty),
      "lines": .list(lines.map(Value.markup)),
      "types": .list(types.map(Value.markup)),
    ])
  }
}
