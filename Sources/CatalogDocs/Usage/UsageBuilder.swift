import BlockCatalog
import Diagnostics
import SwiftAPI

/// Makes the usage of a block: the first entry of its component, called with every required parameter.
struct UsageBuilder {
  private let block: Block
  private let component: Component
  private let title: String
  private var declaration: Declaration { component.declaration }
  private var values: UsageValues
  /// Variables that are handed over with `&`, or that a mutating method changes.
  private var variables: [String] = []
  /// What whoever makes the usage's view has to bring along.
  private var properties: [String] = []

  /// Nothing is made for a block that offers nothing; its title stands where the component needs a view.
  init?(_ block: Block, in info: CatalogInfo) {
    guard let component = block.components.first else { return nil }
    self.block = block
    self.component = component
    title = block.manifest.title.text(in: info.defaultLanguage, default: info.defaultLanguage)
    let declaration = component.declaration
    values = UsageValues(
      generics: GenericContext(
        parameters: [declaration.genericParameters, block.typeParameters(of: declaration)].compactMap(\.self),
        requirements: [declaration.constraint, declaration.context?.constraint].compactMap(\.self)),
      api: block.api)
  }

  /// - Throws: A finding of the rule `usage` at the first parameter that no value is known for.
  mutating func build() throws(Finding) -> Usage {
    let call = try makeCall()
    let receiver = try makeReceiver()
    var usage = Usage(name: SwiftText.typeName(block.id) + "Usage")
    usage.lines =
      UsageBody(
        declaration: declaration, inheritedTypes: block.inheritedTypes(of: declaration), receiver: receiver,
        isAwaited: isAwaited, call: call, variables: variables, title: title, presentation: values.presentation
      ).lines
    usage.properties = properties + values.properties + UsageBody.properties(for: declaration)
    usage.types = values.types.map(\.declaration)
    usage.imports = values.needsFoundation ? ["Foundation"] : []
    usage.condition = declaration.condition
    usage.availability = availability
    return usage
  }

  private mutating func makeCall() throws(Finding) -> UsageCall {
    var call = UsageCall()
    if declaration.kind == .subscript { (call.opening, call.closing) = ("[", "]") }
    if declaration.kind == .staticProperty { (call.opening, call.closing) = ("", "") }
    var omittedFunction = false
    for (index, parameter) in component.parameters.enumerated() {
      let type = parameter.parameter.type.flatMap(ParameterType.init)
      if parameter.example == nil, parameter.parameter.defaultValue != nil || parameter.parameter.isVariadic {
        if type?.shape.isFunction ?? true { omittedFunction = true }
        continue
      }
      let isLast = index == component.parameters.count - 1
      if isLast, !omittedFunction, declaration.kind != .subscript, let closure = closure(for: parameter, type) {
        call.trailingClosure = closure
        continue
      }
      let argument = try argument(for: parameter, type)
      call.arguments.append((label(of: parameter.parameter).map { "\($0): " } ?? "") + argument)
    }
    return call
  }

  // MARK: Receivers

  private var isInstanceMember: Bool {
    [.function, .subscript].contains(declaration.kind)
      && declaration.modifiers.allSatisfy { $0 != "static" && $0 != "class" }
  }

  private var isAwaited: Bool {
    declaration.effects.contains("async")
      || isInstanceMember && block.type(of: declaration)?.kind == .actor
        && !declaration.modifiers.contains("nonisolated")
  }

  /// What a member of one of the source's types is called on; `nil` for all others.
  private mutating func makeReceiver() throws(Finding) -> String? {
    guard isInstanceMember, let type = block.type(of: declaration) else { return nil }
    let name = SwiftText.propertyName(type.name)
    guard let value = values.value(.named(type.name, []), named: name) else {
      guard block.typeParameters(of: declaration) == nil else {
        throw Finding(
          Usage.rule,
          "the usage needs a '\(type.name)' to call '\(declaration.name)' on, and the source shows no way to make one; "
            + "give it an initializer or a static member", at: Location(block.manifest.file))
      }
      properties.append("let \(name): \(type.kind == .protocol ? "any " : "")\(type.name)")
      return name
    }
    guard declaration.modifiers.contains("mutating") else { return value }
    variables.append("var \(name) = \(value)")
    return name
  }

  // MARK: Arguments

  private func label(of parameter: Parameter) -> String? {
    // These three are no argument labels, even where a function calls a parameter so.
    parameter.label.map { ["inout", "var", "let"].contains($0) ? "`\($0)`" : $0 }
  }

  private mutating func argument(for parameter: BlockParameter, _ type: ParameterType?) throws(Finding) -> String {
    guard let expression = parameter.example ?? value(of: parameter, type) else {
      throw finding(for: parameter.parameter)
    }
    guard type?.isInout ?? false, !expression.hasPrefix("&") else { return expression }
    let variable = SwiftText.identifier(name(of: parameter.parameter))
    variables.append("var \(variable) = \(expression)")
    return "&\(variable)"
  }

  private mutating func value(of parameter: BlockParameter, _ type: ParameterType?) -> String? {
    if let closure = closure(for: parameter, type) { return closure.text }
    guard let type else { return nil }
    if type.isAutoclosure, case .function(_, let result) = type.shape {
      return values.value(result, named: name(of: parameter.parameter))
    }
    return values.value(type.shape, named: name(of: parameter.parameter))
  }

  /// A closure for a parameter that is a function; what a view builder makes is a view, whatever its type is called.
  private mutating func closure(for parameter: BlockParameter, _ type: ParameterType?) -> UsageClosure? {
    guard parameter.example == nil, let type, !type.isAutoclosure, case .function(let count, let result) = type.shape
    else { return nil }
    let isView = parameter.parameter.attributes.contains { $0.hasSuffix("ViewBuilder") }
    return values.closure(count, isView ? .opaque(["View"]) : result, named: name(of: parameter.parameter))
  }

  private func name(of parameter: Parameter) -> String {
    parameter.callName == "_" ? "value" : parameter.callName
  }

  private func finding(for parameter: Parameter) -> Finding {
    let name = parameter.callName
    let type = parameter.type ?? "?"
    let place = block.manifest.parameters?.value.first { $0.name.value == name }?.name.range
    return Finding(
      Usage.rule,
      "the usage needs a value for '\(name)', and none is known for its type '\(type)'; "
        + "write an example: a Swift expression under the key 'example'",
      at: Location(block.manifest.file, place ?? block.manifest.parameters?.range ?? 0..<0))
  }

  /// What the component needs, its own word before its type's.
  private var availability: String? {
    let ofType = block.type(of: declaration)?.availability ?? []
    var parts: [String] = []
    for platform in declaration.availability + ofType {
      guard let version = platform.introduced, platform.platform != "*", platform.platform != "swift",
        !parts.contains(where: { $0.hasPrefix(platform.platform + " ") })
      else { continue }
      parts.append("\(platform.platform) \(version)")
    }
    return parts.isEmpty ? nil : "@available(\(parts.joined(separator: ", ")), *)"
  }
}

extension Block {
  /// The type that a declaration stands in, where the source declares it.
  func type(of declaration: Declaration) -> TypeDeclaration? {
    guard let name = declaration.context?.typeName else { return nil }
    return api?.types.first { $0.name == name }
  }

  func inheritedTypes(of declaration: Declaration) -> [String]? {
    type(of: declaration)?.inheritedTypes
  }

  /// The generic parameters that follow a type's name, brackets included.
  func typeParameters(of declaration: Declaration) -> String? {
    guard let type = type(of: declaration), let bytes = api?.file.bytes, type.nameRange.upperBound < bytes.count,
      type.nameRange.upperBound >= 0, bytes[type.nameRange.upperBound] == UInt8(ascii: "<")
    else { return nil }
    var depth = 0
    var end = type.nameRange.upperBound
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "<") { depth += 1 }
      if bytes[end] == UInt8(ascii: ">") { depth -= 1 }
      end += 1
      if depth == 0 { return String(decoding: bytes[type.nameRange.upperBound..<end], as: UTF8.self) }
    }
    return nil
  }
}
