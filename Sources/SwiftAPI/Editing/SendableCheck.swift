import Diagnostics
internal import SwiftSyntax

/// Tells which types of a file Swift takes for `Sendable` without being told.
///
/// It does so for structs and enums all of whose values are, but not for public ones (SE-0302): where they become
/// public, it must be written.
struct SendableCheck {
  private let source: SourceText
  private let index: DeclarationIndex
  /// What was found out of types; those that are being looked at count as sendable until something says otherwise.
  private var known: [String: Bool] = [:]

  init(_ source: SourceText, _ index: DeclarationIndex) {
    self.source = source
    self.index = index
  }

  /// What writes the conformance of a type; `nil` where it is written already, or cannot be told.
  mutating func conformance(of name: String) -> Replacement? {
    guard let entry = index.types[name], !isSaid(name), !isIsolated(name), isSendable(name) else { return nil }
    let (inheritance, end): (InheritanceClauseSyntax?, TokenSyntax?)
    switch entry.node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): (inheritance, end) = (node.inheritanceClause, node.name)
    case .enumDecl(let node): (inheritance, end) = (node.inheritanceClause, node.name)
    default: return nil
    }
    guard let last = inheritance?.inheritedTypes.last?.type.lastToken(viewMode: .sourceAccurate) ?? end else {
      return nil
    }
    let place = source.range(of: last).upperBound
    return Replacement(place..<place, with: inheritance == nil ? ": Sendable" : ", Sendable")
  }

  // MARK: - Types of the file

  private func inherited(_ name: String) -> [String] {
    let own = index.types[name]?.node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    let clauses = [own] + (index.extensions[name] ?? []).map(\.inheritanceClause)
    return clauses.compactMap(\.self).flatMap(\.inheritedTypes).flatMap {
      source.text(of: $0.type).split { " &".contains($0) }
    }
    .map { $0.split(separator: ".").last.map(String.init) ?? "" }
  }

  private func isSaid(_ name: String) -> Bool { inherited(name).contains { ["Sendable", "Error"].contains($0) } }

  /// Whether an actor keeps it, as it does every view: then it is sendable whatever it holds.
  private func isIsolated(_ name: String) -> Bool {
    let attributes = index.types[name]?.node.asProtocol((any WithAttributesSyntax).self)?.attributes
    return attributes?.contains { source.text(of: $0).hasSuffix("Actor") } == true
      || inherited(name).contains { Self.isolating.contains($0) || $0.hasSuffix("Style") }
  }

  private static let isolating: Set<String> = [
    "App", "Commands", "DynamicProperty", "PreviewProvider", "Scene", "ToolbarContent", "UIViewControllerRepresentable",
    "UIViewRepresentable", "View", "ViewModifier",
  ]

  private mutating func isSendable(_ name: String) -> Bool {
    if let found = known[name] { return found }
    known[name] = true
    let found = isSaid(name) || isIsolated(name) || holdsSendable(name)
    known[name] = found
    return found
  }

  private mutating func holdsSendable(_ name: String) -> Bool {
    guard let entry = index.types[name] else { return false }
    let path = name.split(separator: ".").map(String.init)
    if let alias = entry.node.as(TypeAliasDeclSyntax.self) {
      return isSendable(alias.initializer.value, at: entry.path)
    }
    if entry.node.is(ActorDeclSyntax.self) { return true }
    let generics = entry.node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
    guard entry.node.is(StructDeclSyntax.self) || entry.node.is(EnumDeclSyntax.self), generics == nil else {
      return false
    }
    for member in index.members[name] ?? [] where member.extended == nil {
      if let cases = member.node.as(EnumCaseDeclSyntax.self) {
        for parameter in cases.elements.flatMap({ $0.parameterClause.map { Array($0.parameters) } ?? [] }) {
          guard isSendable(parameter.type, at: path) else { return false }
        }
      } else if let variable = member.node.as(VariableDeclSyntax.self) {
        guard holdsSendable(variable, at: path) else { return false }
      }
    }
    return true
  }

  private mutating func holdsSendable(_ node: VariableDeclSyntax, at path: [String]) -> Bool {
    if node.modifiers.contains(where: { $0.isStatic }) { return true }
    for binding in node.bindings where !source.isComputed(binding) {
      guard node.attributes.isEmpty else { return false }
      if let type = binding.typeAnnotation?.type {
        guard isSendable(type, at: path) else { return false }
      } else if let value = binding.initializer?.value {
        guard let type = index.type(of: value, at: path),
          isSendable(type.text.split(separator: ".").map(String.init), at: type.path)
        else { return false }
      }
    }
    return true
  }

  // MARK: - Types by their names

  private mutating func isSendable(_ type: TypeSyntax, at path: [String]) -> Bool {
    switch type.as(TypeSyntaxEnum.self) {
    case .optionalType(let type): return isSendable(type.wrappedType, at: path)
    case .arrayType(let type): return isSendable(type.element, at: path)
    case .dictionaryType(let type): return isSendable(type.key, at: path) && isSendable(type.value, at: path)
    case .tupleType(let type):
      for element in type.elements where !isSendable(element.type, at: path) { return false }
      return true
    case .attributedType(let type):
      return type.attributes.contains { ["@Sendable", "@MainActor"].contains(source.text(of: $0)) }
    case .identifierType(let type):
      guard let arguments = type.genericArgumentClause?.arguments else { break }
      guard Self.containers.contains(source.name(of: type.name)) else { return false }
      for argument in arguments {
        guard case .type(let inner) = argument.argument, isSendable(inner, at: path) else { return false }
      }
      return true
    case .memberType: break
    default: return false
    }
    return isSendable(source.names(of: type), at: path)
  }

  private mutating func isSendable(_ name: [String], at path: [String]) -> Bool {
    if let own = index.type(named: name, at: path) { return isSendable(own) }
    return Self.values.contains(name.joined(separator: "."))
  }

  private static let containers: Set<String> = ["Array", "ClosedRange", "Dictionary", "Optional", "Range", "Set"]

  /// Values of the standard library, Foundation, CoreGraphics and SwiftUI whose declarations say that they are.
  private static let values: Set<String> = [
    "Alignment", "Angle", "Animation", "Axis", "Axis.Set", "Bool", "CGFloat", "CGPoint", "CGRect", "CGSize", "CGVector",
    "Character", "Color", "ColorScheme", "ContentMode", "Data", "Date", "Decimal", "Double", "Duration", "Edge",
    "Edge.Set", "EdgeInsets", "Float", "Font", "Font.TextStyle", "Font.Weight", "HorizontalAlignment", "Int", "Int16",
    "Int32", "Int64", "Int8", "Locale", "String", "Substring", "TextAlignment", "TimeInterval", "UInt", "UInt16",
    "UInt32", "UInt64", "UInt8", "URL", "UUID", "UnitPoint", "VerticalAlignment", "Visibility",
  ]
}
