import SwiftAPI

/// The types of a source, and how a value of each is had.
struct SourceTypes {
  /// The names of all types, and the first part of those within others.
  let names: Set<String>
  private let types: [String: TypeDeclaration]
  private let members: [String: [Declaration]]

  init(_ api: SourceAPI?) {
    let all = api?.types ?? []
    types = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
    names = Set(all.map(\.name))
    var members: [String: [Declaration]] = [:]
    for declaration in api?.declarations ?? [] where declaration.isVisible {
      guard let type = declaration.context?.typeName, Self.canMakeValues(declaration) else { continue }
      members[type, default: []].append(declaration)
    }
    self.members = members
  }

  private static func canMakeValues(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .staticProperty:
      ["Self", declaration.context?.typeName].contains(declaration.returnType)
    case .initializer, .memberwiseInitializer:
      // One that waits, throws or fails gives no plain value.
      declaration.effects.isEmpty && !declaration.signature.contains("init?")
    default: false
    }
  }

  func type(_ name: String) -> TypeDeclaration? { types[name] }

  /// A static property or a case that is a value of the type.
  func member(of type: String) -> String? {
    let name =
      members[type]?.first { $0.kind == .staticProperty }?.name ?? types[type]?.plainCases.first
    return name.map { "\(type).\(SwiftText.identifier($0))" }
  }

  /// The initializers that a caller can simply write; a protocol's make nothing.
  func initializers(of type: String) -> [Declaration] {
    guard types[type]?.kind != .protocol else { return [] }
    return (members[type] ?? []).filter(\.kind.isInitializer)
  }
}
