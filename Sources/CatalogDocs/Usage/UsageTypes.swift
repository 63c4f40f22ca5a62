import SwiftAPI

/// Finds types that can stand for generic parameters, so far as their requirements are known to be met.
struct UsageTypes {
  private let generics: GenericContext
  /// Types of the usage's own, in the order made.
  private(set) var made: [Made] = []
  private var madeByName: [String: Made] = [:]
  private var names: NameList
  /// By the first path of a requirement.
  private var solved: [String: TypeShape?] = [:]
  private var inProgress: Set<String> = []
  /// Parameters that an argument tells.
  private var told: Set<String> = []

  /// An `Identifiable` type made for a generic parameter.
  struct Made {
    let name: String
    let conformances: [String]
    let id: TypeShape
  }

  init(generics: GenericContext, takenNames: Set<String>) {
    self.generics = generics
    names = NameList(taken: takenNames.union(["View", "Body", "State", "Text", "Button"]), suffix: "Sample")
  }

  func isGeneric(_ shape: TypeShape) -> Bool {
    switch shape {
    case .named(let name, let arguments): generics.contains(name) || arguments.contains(where: isGeneric)
    case .optional(let wrapped), .array(let wrapped): isGeneric(wrapped)
    case .dictionary(let key, let value): isGeneric(key) || isGeneric(value)
    case .tuple(let elements): elements.contains(where: isGeneric)
    case .function(_, let result): isGeneric(result)
    case .opaque: true
    case .existential: false
    }
  }

  /// A type with types in the place of generic parameters and `some`; `nil` where one is not known.
  mutating func concrete(_ shape: TypeShape) -> TypeShape? {
    switch shape {
    case .named(let name, let arguments):
      if generics.contains(name) { return type(of: name) }
      let concrete = arguments.map { self.concrete($0) }
      return concrete.contains(nil) ? nil : .named(name, concrete.compactMap(\.self))
    case .optional(let wrapped): return concrete(wrapped).map { .optional($0) }
    case .array(let element): return concrete(element).map { .array($0) }
    case .dictionary(let key, let value):
      guard let key = concrete(key), let value = concrete(value) else { return nil }
      return .dictionary(key, value)
    case .tuple(let elements):
      let concrete = elements.map { self.concrete($0) }
      return concrete.contains(nil) ? nil : .tuple(concrete.compactMap(\.self))
    case .function(let parameters, let result):
      return concrete(result).map { .function(parameters: parameters, result: $0) }
    case .opaque(let protocols): return Self.type(conformingTo: protocols)
    case .existential: return shape
    }
  }

  /// A type's text; `nil` for functions.
  func text(_ shape: TypeShape) -> String? {
    switch shape {
    case .named(let name, let arguments):
      let texts = arguments.map(text)
      if texts.contains(nil) { return nil }
      return texts.isEmpty ? name : "\(name)<\(texts.compactMap(\.self).joined(separator: ", "))>"
    case .optional(.existential(let names)): return "(any \(names.joined(separator: " & ")))?"
    case .optional(let wrapped): return text(wrapped).map { "\($0)?" }
    case .array(let element): return text(element).map { "[\($0)]" }
    case .dictionary(let key, let value):
      guard let key = text(key), let value = text(value) else { return nil }
      return "[\(key): \(value)]"
    case .tuple(let elements):
      let texts = elements.map(text)
      return texts.contains(nil) ? nil : "(\(texts.compactMap(\.self).joined(separator: ", ")))"
    case .existential(let names): return "any \(names.joined(separator: " & "))"
    case .function, .opaque: return nil
    }
  }

  /// Whether a concrete type is known to conform to a protocol.
  func does(_ shape: TypeShape, conformTo name: String) -> Bool {
    switch shape {
    case .named(let type, []):
      if let made = madeByName[type] {
        return made.conformances.contains(name) || KnownConformances.universal.contains(name)
          || name == "Equatable" && made.conformances.contains("Hashable")
      }
      return KnownConformances.does(type, conformTo: name)
    case .array(let element), .optional(let element):
      return KnownConformances.synthesized.contains(name) && does(element, conformTo: name)
    default: return KnownConformances.universal.contains(name)
    }
  }

  /// The type of that name that was made for a generic parameter.
  func madeType(_ name: String) -> Made? { madeByName[name] }

  // MARK: What arguments tell

  /// Notes that an argument of this type is written, which tells the generic parameters in it.
  mutating func tell(_ shape: TypeShape) {
    switch shape {
    case .named(let name, let arguments):
      if generics.contains(name) { told.insert(GenericContext.root(of: name)) }
      arguments.forEach { tell($0) }
    case .optional(let wrapped), .array(let wrapped): tell(wrapped)
    case .dictionary(let key, let value): [key, value].forEach { tell($0) }
    case .tuple(let elements): elements.forEach { tell($0) }
    case .function(_, let result): tell(result)
    case .opaque, .existential: break
    }
  }

  /// The first generic parameter that no argument tells and no requirement either.
  var untold: String? {
    generics.parameters.first { parameter in
      guard !told.contains(parameter) else { return false }
      let requirement = generics.requirement(on: parameter)
      return requirement.types.isEmpty
        && !requirement.paths.contains { told.contains(GenericContext.root(of: $0)) }
    }
  }

  // MARK: Solving

  private static let levelLimit = 8

  private mutating func type(of path: String, level: Int = 0) -> TypeShape? {
    guard level < Self.levelLimit else { return nil }
    let requirement = generics.requirement(on: path)
    let key = requirement.paths.first ?? path
    if let known = solved[key] { return known }
    let isNested = !inProgress.insert(key).inserted
    let type =
      if let written = requirement.types.first {
        ParameterType(written).flatMap { concrete($0.shape) }
      } else if !isNested, let owner = requirement.paths.first(where: { mayAsk(forOwnerOf: $0) }) {
        member(owner, level: level)
      } else {
        fitting(requirement, level: level)
      }
    if !isNested { inProgress.remove(key) }
    solved[key] = .some(type)
    return type
  }

  /// Whether a path is an associated type of something that is not being solved right now.
  private func mayAsk(forOwnerOf path: String) -> Bool {
    guard path.contains(".") else { return false }
    return !inProgress.contains(generics.requirement(on: GenericContext.root(of: path)).paths.first ?? "")
  }

  /// The associated type that a path ends with, of the type that its parameter stands for.
  private mutating func member(_ path: String, level: Int) -> TypeShape? {
    let names = path.split(separator: ".").map(String.init)
    guard let root = names.first, var shape = type(of: root, level: level + 1) else { return nil }
    for name in names.dropFirst() {
      guard let member = member(name, of: shape) else { return nil }
      shape = member
    }
    return shape
  }

  private func member(_ name: String, of shape: TypeShape) -> TypeShape? {
    switch (shape, name) {
    case (.array(let element), "Element"): element
    case (.named("Set", let arguments), "Element"): arguments.first
    case (.array, "Index"): .named("Int", [])
    case (.named(let type, []), "ID"): madeByName[type]?.id
    default: nil
    }
  }

  private mutating func fitting(_ requirement: GenericContext.Requirement, level: Int) -> TypeShape? {
    let path = requirement.paths.first ?? ""
    let protocols = requirement.protocols
    if protocols.contains(where: KnownConformances.collections.contains) {
      guard let element = type(of: path + ".Element", level: level + 1) else { return nil }
      let rest = protocols.filter { !KnownConformances.collections.contains($0) }
      guard rest.allSatisfy({ KnownConformances.universal.contains($0) || does(.array(element), conformTo: $0) }) else {
        return nil
      }
      return .array(element)
    }
    if protocols.contains("Identifiable") { return make(for: requirement, level: level) }
    let isIdentity = requirement.paths.contains { $0.hasSuffix(".ID") || $0.hasSuffix(".Index") }
    return KnownConformances.type(conformingTo: protocols, preferring: isIdentity ? "Int" : nil).map { .named($0, []) }
  }

  private static func type(conformingTo protocols: [String]) -> TypeShape? {
    if let name = KnownConformances.type(conformingTo: protocols) { return .named(name, []) }
    let rest = protocols.filter { !KnownConformances.collections.contains($0) }
    return KnownConformances.universal.isSuperset(of: rest) ? .array(.named("String", [])) : nil
  }

  /// Makes a type that has nothing but an identity.
  private mutating func make(for requirement: GenericContext.Requirement, level: Int) -> TypeShape? {
    let path = requirement.paths.first ?? ""
    var conformances: [String] = []
    for name in requirement.protocols where !KnownConformances.universal.contains(name) {
      guard name == "Identifiable" || KnownConformances.synthesized.contains(name) else { return nil }
      if !conformances.contains(name) { conformances.append(name) }
    }
    guard let id = type(of: path + ".ID", level: level + 1), does(id, conformTo: "Hashable") else { return nil }
    let last = path.split(separator: ".").last.map(String.init) ?? path
    let name = names.unique(last != path && generics.contains(last) ? last + "Sample" : last)
    let type = Made(name: name, conformances: conformances, id: id)
    made.append(type)
    madeByName[name] = type
    return .named(name, [])
  }
}
