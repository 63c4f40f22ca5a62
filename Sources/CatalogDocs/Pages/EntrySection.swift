import BlockCatalog
import Mustache
import SwiftAPI

/// One entry of the API reference.
struct EntrySection {
  private let component: Component
  private let scope: PageScope
  private var markup: any Markup { scope.markup }
  private var declaration: Declaration { component.declaration }

  init(_ component: Component, _ scope: PageScope) {
    self.component = component
    self.scope = scope
  }

  var value: Value {
    .object([
      "name": .markup(markup.code(declaration.fullName, in: .heading)),
      "summary": (declaration.documentation?.summary).flatMap { summary in
        summary.isEmpty ? nil : .markup(markup.prose(summary, in: .paragraph))
      } ?? .null,
      "discussion": discussion,
      "declaration": .markup(markup.codeBlock(declaration.signature, language: "swift")),
      "facts": facts,
      "hasParameters": .flag(!component.parameters.isEmpty),
      "parameters": .list(component.parameters.map(row)),
    ])
  }

  private var discussion: Value {
    let text = markup.document(declaration.documentation?.discussion ?? "", belowLevel: 3) { target, _ in target }
    return text.isEmpty ? .null : .markup(text)
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

  private func row(_ parameter: BlockParameter) -> Value {
    // Attributes of the parameter itself, such as `@ViewBuilder`, stand in the declaration above the table.
    let type = parameter.parameter.type ?? ""
    let isVariadic = parameter.parameter.isVariadic && !type.hasSuffix("...")
    return .object([
      "name": cell(parameter.parameter.callName),
      "type": parameter.parameter.type == nil ? .markup("–") : cell(type + (isVariadic ? "..." : "")),
      "default": parameter.parameter.defaultValue.map(cell)
        ?? (parameter.parameter.isVariadic ? .markup("–") : .text(scope.labels["required"])),
      "description": .markup(markup.prose(scope.text(parameter.description), in: .cell)),
    ])
  }

  private func code(_ text: String) -> String { markup.code(text, in: .paragraph) }

  private func cell(_ text: String) -> Value { .markup(markup.code(text, in: .cell)) }
}
