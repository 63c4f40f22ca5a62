import BlockCatalog
import SwiftAPI

/// Writes values of types, and remembers what a view needs for them to exist.
struct UsageValues {
  var types: UsageTypes
  private let source: SourceTypes
  private var names: NameList
  /// `@State` properties, in the order of the parameters.
  private(set) var properties: [String] = []
  private(set) var needsFoundation = false
  /// The assignment that shows what a binding presents: `isPresented = true`.
  private(set) var presentation: String?
  /// Values of the source's types, by type and depth.
  private var known: [SourceValue: String?] = [:]
  /// How many values may still be written for one parameter.
  private var budget = 0

  private struct SourceValue: Hashable {
    let type: String
    let depth: Int
  }

  /// Values within values, deeper and more of them than anybody would want to read.
  private static let depthLimit = 6
  private static let valueLimit = 100

  /// No property of the view gets one of the taken names.
  init(generics: GenericContext, source: SourceTypes, takenNames: Set<String>) {
    types = UsageTypes(generics: generics, takenNames: source.names)
    self.source = source
    names = NameList(taken: takenNames.union(["body", "print", "error"]), suffix: "Value")
  }

  /// A name for a property or variable, like the wanted one.
  mutating func name(_ wanted: String) -> String { names.unique(wanted) }

  /// The declarations of the types made for generic parameters.
  mutating func typeDeclarations() -> [String] {
    types.made.map { made in
      let isDecoded = !["Codable", "Decodable"].allSatisfy { !made.conformances.contains($0) }
      let id = made.id == .named("Int", []) ? "1" : value(made.id, named: "id") ?? "1"
      return "private struct \(made.name): \(made.conformances.joined(separator: ", ")) "
        + "{ \(isDecoded ? "var" : "let") id = \(id) }"
    }
  }

  /// An expression of a type; `nil` where none is known.
  mutating func value(_ shape: TypeShape, named name: String, depth: Int = 0) -> String? {
    if depth == 0 { budget = Self.valueLimit }
    budget -= 1
    guard depth < Self.depthLimit, budget > 0 else { return nil }
    if depth == 0 { types.tell(shape) }
    let isGeneric = types.isGeneric(shape)
    switch shape {
    case .optional(let wrapped): return isGeneric ? value(wrapped, named: name, depth: depth + 1) : "nil"
    case .array(let element):
      return isGeneric ? value(element, named: name, depth: depth + 1).map { "[\($0)]" } : "[]"
    case .dictionary(let key, let element):
      guard isGeneric else { return "[:]" }
      guard let keyValue = hashable(key, named: name, depth: depth),
        let element = value(element, named: name, depth: depth + 1)
      else { return nil }
      return "[\(keyValue): \(element)]"
    case .tuple(let elements):
      let values = elements.map { value($0, named: name, depth: depth + 1) }
      return values.contains(nil) ? nil : "(\(values.compactMap(\.self).joined(separator: ", ")))"
    case .function(let parameters, let result):
      return closure(parameters.count, result, named: name, depth: depth)?.text
    case .opaque: return types.concrete(shape).flatMap { telling($0, named: name, depth: depth) }
    case .existential(let protocols):
      return types.concrete(.opaque(protocols)).flatMap { value($0, named: name, depth: depth + 1) }
    case .named("Binding", let arguments): return arguments.first.flatMap { binding($0, named: name, depth: depth) }
    case .named("Set", let arguments):
      guard isGeneric else { return "[]" }
      return arguments.first.flatMap { hashable($0, named: name, depth: depth) }.map { "[\($0)]" }
    case .named("ClosedRange", let arguments): return arguments.first.flatMap { range("...", of: $0) }
    case .named("Range", let arguments): return arguments.first.flatMap { range("..<", of: $0) }
    case .named("KeyPath", let arguments), .named("WritableKeyPath", let arguments): return keyPath(arguments)
    case .named(let type, let arguments):
      if isGeneric, arguments.isEmpty {
        return types.concrete(shape).flatMap { telling($0, named: name, depth: depth) }
      }
      if arguments.isEmpty, source.type(type) == nil,
        let value = KnownValues.expression(of: type, words: SwiftText.words(name))
      {
        needsFoundation = needsFoundation || KnownValues.needsFoundation(type)
        return value
      }
      guard let value = ownValue(type, depth: depth) else { return made(type) }
      // The arguments are written, for what makes the value need not tell them.
      return arguments.isEmpty
        ? value : types.concrete(shape).flatMap { types.text($0) }.map { $0 + value.dropFirst(type.count) }
    }
  }

  /// A closure of a function type; `nil` where no value is known for its result.
  mutating func closure(_ parameters: Int, _ result: TypeShape, named name: String, depth: Int = 0) -> UsageClosure? {
    if depth == 0 {
      budget = Self.valueLimit
      types.tell(result)
    }
    if result == .tuple([]) { return UsageClosure(parameters: parameters, body: "") }
    return value(result, named: name, depth: depth + 1).map { UsageClosure(parameters: parameters, body: $0) }
  }

  // MARK: Generic parameters

  /// A value that shows its type to the compiler, for a type in the place of a generic parameter.
  private mutating func telling(_ shape: TypeShape, named name: String, depth: Int) -> String? {
    switch shape {
    case .array(let element): telling(element, named: name, depth: depth + 1).map { "[\($0)]" }
    case .named("Double", []): "1.0"
    case .named(let type, []): made(type) ?? value(shape, named: name, depth: depth + 1)
    default: value(shape, named: name, depth: depth + 1)
    }
  }

  private func made(_ type: String) -> String? { types.madeType(type).map { "\($0.name)()" } }

  private mutating func hashable(_ shape: TypeShape, named name: String, depth: Int) -> String? {
    guard let concrete = types.concrete(shape), !types.isGeneric(shape) || types.does(concrete, conformTo: "Hashable")
    else { return nil }
    return value(shape, named: name, depth: depth + 1)
  }

  private mutating func range(_ mark: String, of bound: TypeShape) -> String? {
    guard case .named(let type, [])? = types.concrete(bound), let ends = KnownValues.bounds(of: type) else {
      return nil
    }
    needsFoundation = needsFoundation || KnownValues.needsFoundation(type)
    let isToldHere = types.isGeneric(bound) && type == "Double"
    return isToldHere ? "\(ends.lower).0\(mark)\(ends.upper).0" : ends.lower + mark + ends.upper
  }

  /// The way from a value to itself, or to the identity of a made one; `\.count` of a text.
  private mutating func keyPath(_ arguments: [TypeShape]) -> String? {
    guard let first = arguments.first, let last = arguments.last, arguments.count == 2,
      let root = types.concrete(first), let value = types.concrete(last), let name = types.text(root)
    else { return nil }
    if root == value { return "\\\(name).self" }
    if types.madeType(name)?.id == value { return "\\\(name).id" }
    return root == .named("String", []) && value == .named("Int", []) ? "\\String.count" : nil
  }

  // MARK: Bindings

  private mutating func binding(_ shape: TypeShape, named name: String, depth: Int) -> String? {
    guard let shape = types.concrete(shape) else { return nil }
    func declare(_ property: String, _ rest: String) { properties.append("@State private var \(property)\(rest)") }
    let property: String
    switch shape {
    case .named("Bool", []):
      property = names.unique(name)
      declare(property, " = false")
      presentation = presentation ?? "\(property) = true"
    case .optional(let wrapped):
      guard let type = types.text(shape) else { return nil }
      property = names.unique(name)
      declare(property, ": \(type)")
      if let value = value(wrapped, named: name, depth: depth + 1) {
        presentation = presentation ?? "\(property) = \(value)"
      }
    default:
      guard let type = types.text(shape), let initial = value(shape, named: name, depth: depth + 1) else { return nil }
      property = names.unique(name)
      let isText = initial.hasPrefix("\"") && shape != .named("Character", [])
      declare(property, ": \(type) = \(isText ? "\"\"" : initial)")
    }
    needsFoundation = needsFoundation || namesFoundation(shape)
    return "$\(property)"
  }

  private func namesFoundation(_ shape: TypeShape) -> Bool {
    switch shape {
    case .named(let name, let arguments):
      KnownValues.needsFoundation(name) || arguments.contains(where: namesFoundation)
    case .optional(let wrapped), .array(let wrapped): namesFoundation(wrapped)
    case .dictionary(let key, let value): namesFoundation(key) || namesFoundation(value)
    case .tuple(let elements): elements.contains(where: namesFoundation)
    case .function, .opaque, .existential: false
    }
  }

  // MARK: Types of the source

  private mutating func ownValue(_ type: String, depth: Int) -> String? {
    let key = SourceValue(type: type, depth: depth)
    if let value = known[key] { return value }
    let value = source.member(of: type) ?? initialized(type, depth: depth)
    known[key] = .some(value)
    return value
  }

  /// What an initializer makes: the first whose required parameters all have values.
  private mutating func initialized(_ type: String, depth: Int) -> String? {
    for initializer in source.initializers(of: type) {
      let before = self
      var arguments: [String] = []
      let required = initializer.parameters.filter { $0.defaultValue == nil && !$0.isVariadic }
      for parameter in required {
        guard let shape = parameter.type.flatMap({ ParameterType($0)?.shape }),
          let value = value(shape, named: parameter.callName, depth: depth + 1)
        else { break }
        arguments.append((parameter.label.map { "\($0): " } ?? "") + value)
      }
      if arguments.count == required.count { return "\(type)(\(arguments.joined(separator: ", ")))" }
      let left = budget
      self = before
      budget = left
      guard budget > 0 else { return nil }
    }
    return nil
  }
}
