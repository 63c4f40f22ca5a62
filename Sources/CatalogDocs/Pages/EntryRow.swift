import BlockCatalog
import Mustache
import SwiftAPI

/// A row of an entry's table: a parameter as its page shows it.
struct EntryRow: Hashable {
  /// A default longer than this stands below the table, in characters.
  private static let longestDefault = 60

  let name: String
  private let type: String?
  private let defaultValue: String?
  private let isVariadic: Bool
  private let description: String
  /// The language of the description where it is not the page's.
  private let fallback: String?

  init(_ parameter: BlockParameter, _ scope: PageScope) {
    let swift = parameter.parameter
    name = swift.callName
    // Attributes of the parameter itself, such as `@ViewBuilder`, stand in the declaration above the table.
    type = swift.type.map { $0 + (swift.isVariadic && !$0.hasSuffix("...") ? "..." : "") }
    defaultValue = swift.defaultValue
    isVariadic = swift.isVariadic
    description = scope.text(parameter.description)
    let defaultLanguage = scope.info.defaultLanguage
    fallback =
      parameter.description.isMissing(in: scope.language, default: defaultLanguage) ? defaultLanguage : nil
  }

  /// The default, where a cell has no room for it.
  var longDefault: String? {
    defaultValue.flatMap { $0.contains("\n") || $0.count > Self.longestDefault ? $0 : nil }
  }

  func value(_ scope: PageScope) -> Value {
    func code(_ text: String) -> Value { .markup(scope.markup.code(text, in: .cell)) }
    let shownDefault =
      longDefault != nil
      ? .text(scope.labels["below"])
      : defaultValue.map(code) ?? (isVariadic ? .markup("–") : .text(scope.labels["required"]))
    return .object([
      "name": code(name),
      "type": type.map(code) ?? .markup("–"),
      "default": shownDefault,
      "description": .markup(scope.markup.prose(description, in: .cell)),
      "fallback": fallback.map(Value.markup) ?? .null,
    ])
  }
}
