import Mustache
import SwiftAPI

/// One entry of the API reference.
struct EntrySection {
  private let declaration: Declaration
  private let scope: PageScope
  private let anchor: String
  private let discussion: String
  private var markup: any Markup { scope.markup }

  /// The anchor is the name by which the entry is linked to; the discussion is what the doc comment says behind its
  /// summary, in the form of the output.
  init(_ declaration: Declaration, _ scope: PageScope, anchor: String, discussion: String) {
    self.declaration = declaration
    self.scope = scope
    self.anchor = anchor
    self.discussion = discussion
  }

  /// The values for a template: the rows are described here, and an earlier overload describes what is as above.
  func value(rows: [EntryRow], asAbove: [EntryRow]) -> Value {
    let long = rows.compactMap { row in row.longDefault.map { (row.name, $0) } }
    return .object([
      "name": .markup(markup.code(declaration.fullName, in: .heading)),
      "anchor": .text(anchor),
      "summary": (declaration.documentation?.summary).flatMap { summary in
        summary.isEmpty ? nil : .markup(markup.prose(summary, in: .paragraph))
      } ?? .null,
      "discussion": discussion.isEmpty ? .null : .markup(discussion),
      "declaration": .markup(markup.codeBlock(declaration.signature, language: "swift")),
      "facts": facts,
      "hasParameters": .flag(!rows.isEmpty || !asAbove.isEmpty),
      "hasRows": .flag(!rows.isEmpty),
      "parameters": .list(rows.map { $0.value(scope) }),
      "longDefaults": .list(
        long.map { name, value in
          .object(["name": .markup(code(name)), "code": .markup(markup.codeBlock(value, language: "swift"))])
        }),
      "asAbove": asAbove.isEmpty ? .null : .markup(asAbove.map { code($0.name) }.joined(separator: ", ")),
    ])
  }

  /// What the declaration's own text does not say: what it extends, and where it can be used.
  private var facts: Value {
    var facts: [String] = []
    if let context = declaration.context, context.isExtension {
      let constraint = context.constraint.map { " where \($0)" } ?? ""
      facts.append("\(label("extends")): \(code(context.typeName + constraint))")
    }
    let versions = declaration.availability.compactMap { platform in
      platform.introduced.map { "\(platform.platform) \($0)+" }
    }
    if !versions.isEmpty {
      facts.append("\(label("available")): \(markup.text(versions.joined(separator: ", ")))")
    }
    if let condition = declaration.condition {
      facts.append("\(label("condition")): \(code("#if \(condition)"))")
    }
    if declaration.availability.contains(where: { $0.isDeprecated || $0.isUnavailable }) {
      facts.append(label("status.deprecated"))
    }
    return facts.isEmpty ? .null : .markup(facts.joined(separator: " · "))
  }

  private func label(_ key: String) -> String { markup.text(scope.labels[key]) }

  private func code(_ text: String) -> String { markup.code(text, in: .paragraph) }
}
