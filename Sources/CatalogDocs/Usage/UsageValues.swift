import BlockCatalog
import SwiftAPI

/// Writes values of types, and remembers what a view needs for them to exist.
struct UsageValues {
  private let generics: GenericContext
  private let api: SourceAPI?
  /// `@State` properties, in the order of the parameters.
  private(set) var properties: [String] = []
  /// Types made for generic parameters, by name.
  private(set) var types: [(name: String, declaration: String)] = []
  private(set) var needsFoundation = false
  /// The assignment that shows what a binding presents: `isPresented = true`.
  private(set) var presentation: String?

  init(generics: GenericContext, api: SourceAPI?) {
    self.generics = generics
    self.api = api
  }

  /// An expression of a type; `nil` where none is known.
  mutating func value(_ shape: TypeShape, named name: String, depth: Int = 0) -> String? {
    guard depth < 6 else { return nil }
    let words = SwiftText.words(name)
    switch shape {
    case .optional(let wrapped):
      return isGeneric(wrapped) ? value(wrapped, named: name, depth: depth + 1) : "nil"
    case .array(let element):
      guard isGeneric(element) else { return "[]" }
      return value(element, named: name, depth: depth + 1).map { "[\($0)]" }
    case .dictionary: return "[:]"
    case .tuple(let elements):
      let values = elements.map { value($0, named: name, depth: depth + 1) }
      return values.contains(nil) ? nil : "(\(values.compactMap(\.self).joined(separator: ", ")))"
    case .function(let parameters, let result): return closure(parameters, result, named: name, depth: depth)?.text
    case .opaque(let protocols), .existential(let protocols):
      return protocols.lazy.compactMap(KnownValues.type(conformingTo:)).first.flatMap { instance(of: $0, words: words) }
    case .named("Binding", let arguments): return arguments.first.flatMap { binding($0, named: name) }
    case .named("Set", _): return "[]"
    case .named("ClosedRange", _): return "0...1"
    case .named("Range", _): return "0..<1"
    case .named(let type, _):
      if let constraints = generics.constraints(of: type) {
        return genericValue(type, constraints, named: name, depth: depth)
      }
      if let expression = KnownValues.expression(of: type, words: words) {
        needsFoundation = needsFoundation || KnownValues.needsFoundation(type)
        return expression
      }
      return ownValue(type, depth: depth)
    }
  }

  /// A closure of a function type; `nil` where no value is known for its result.
  mutating func closure(_ parameters: Int, _ result: TypeShape, named name: String, depth: Int = 0) -> UsageClosure? {
    if result == .tuple([]) { return UsageClosure(parameters: parameters, body: "") }
    return value(result, named: name, depth: depth + 1).map { UsageClosure(parameters: parameters, body: $0) }
  }

  // MARK: Bindings

  private mutating func binding(_ shape: TypeShape, named name: String) -> String? {
    let property = name == "body" ? "bodyValue" : SwiftText.identifier(name)
    switch shape {
    case .named("Bool", _):
      properties.append("@State private var \(property) = false")
      presentation = presentation ?? "\(property) = true"
    case .optional(let wrapped):
      guard let type = typeText(wrapped) else { return nil }
      properties.append("@State private var \(property): \(type)?")
      if let value = value(wrapped, named: name, depth: 1) { presentation = presentation ?? "\(property) = \(value)" }
    default:
      guard let type = typeText(shape), let initial = value(shape, named: name, depth: 1) else { return nil }
      let isText = initial.hasPrefix("\"")
      properties.append("@State private var \(property): \(type) = \(isText ? "\"\"" : initial)")
    }
    return "$\(property)"
  }

  /// A type as written, with types in the place of generic parameters.
  private mutating func typeText(_ shape: TypeShape) -> String? {
    switch shape {
    case .optional(let wrapped): return typeText(wrapped).map { "\($0)?" }
    case .array(let element): return typeText(element).map { "[\($0)]" }
    case .dictionary(let key, let value):
      guard let key = typeText(key), let value = typeText(value) else { return nil }
      return "[\(key): \(value)]"
    case .named(let name, let arguments):
      if let constraints = generics.constraints(of: name) { return concreteType(name, constraints) }
      if KnownValues.needsFoundation(name) { needsFoundation = true }
      let texts = arguments.map { typeText($0) }
      if texts.contains(nil) { return nil }
      return texts.isEmpty ? name : "\(name)<\(texts.compactMap(\.self).joined(separator: ", "))>"
    default: return nil
    }
  }

  // MARK: Generic parameters

  private func isGeneric(_ shape: TypeShape) -> Bool {
    switch shape {
    case .named(let name, let arguments): generics.constraints(of: name) != nil || arguments.contains(where: isGeneric)
    case .optional(let wrapped), .array(let wrapped): isGeneric(wrapped)
    case .function(_, let result): isGeneric(result)
    case .opaque: true
    default: false
    }
  }

  private static let collections: Set<String> = [
    "Sequence", "Collection", "BidirectionalCollection", "RandomAccessCollection", "MutableCollection",
  ]

  private mutating func genericValue(_ name: String, _ constraints: [String], named: String, depth: Int) -> String? {
    if constraints.contains(where: Self.collections.contains) {
      let element = name + ".Element"
      return genericValue(element, generics.constraints(of: element) ?? [], named: named, depth: depth + 1)
        .map { "[\($0)]" }
    }
    guard let type = concreteType(name, constraints) else { return nil }
    return types.contains { $0.name == type } ? "\(type)()" : instance(of: type, words: SwiftText.words(named))
  }

  /// A type that a generic parameter can stand for; one that has to be `Identifiable` is made.
  private mutating func concreteType(_ name: String, _ constraints: [String]) -> String? {
    if constraints.contains("Identifiable") {
      let type = name.split(separator: ".").last.map(String.init) ?? name
      if !types.contains(where: { $0.name == type }) {
        let conformances = constraints.filter { $0 != "Sendable" }.joined(separator: ", ")
        types.append((type, "private struct \(type): \(conformances) { let id = 1 }"))
      }
      return type
    }
    let known = constraints.map(KnownValues.type(conformingTo:))
    if known.contains(nil) { return nil }
    return known.compactMap(\.self).first { $0 != "String" } ?? "String"
  }

  private func instance(of type: String, words: String) -> String? {
    switch type {
    case "Circle": "Circle()"
    default: KnownValues.expression(of: type, words: words)
    }
  }

  // MARK: Types of the source

  /// A value of a type that the source declares: a static property, a case, or what an initializer makes.
  private mutating func ownValue(_ type: String, depth: Int) -> String? {
    let members = (api?.declarations ?? []).filter { $0.isVisible && $0.context?.typeName == type }
    let property = members.first {
      $0.kind == .staticProperty && ($0.returnType == "Self" || $0.returnType == type)
    }
    if let property { return "\(type).\(SwiftText.identifier(property.name))" }
    if let plainCase = api?.types.first(where: { $0.name == type })?.plainCases.first {
      return "\(type).\(SwiftText.identifier(plainCase))"
    }
    for member in members where member.kind == .initializer || member.kind == .memberwiseInitializer {
      // One that waits, throws or fails gives no plain value.
      guard member.effects.isEmpty, !member.signature.contains("init?") else { continue }
      var arguments: [String] = []
      let required = member.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
      for parameter in required {
        guard let shape = parameter.type.flatMap({ ParameterType($0)?.shape }),
          let value = value(shape, named: parameter.callName, depth: depth + 1)
        else { break }
        arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
      }
      if arguments.count == required.count { return "\(type)(\(arguments.joined(separator: ", ")))" }
    }
    return nil
  }
}
