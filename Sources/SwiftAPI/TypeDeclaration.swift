/// A struct, class, enum, actor or protocol of a Swift file.
package struct TypeDeclaration: Sendable, Hashable {
  package enum Kind: Sendable, Hashable, CaseIterable {
    case `struct`, `class`, `enum`, actor, `protocol`
  }

  package let kind: Kind
  /// With the types around it: `WalletDemo.Step`.
  package let name: String
  /// The types after the colon, as written; those of extensions in the same file are added.
  package let inheritedTypes: [String]
  /// The cases of an enum that have no associated values, without backticks.
  package let plainCases: [String]
  package let access: Declaration.Access
  package let documentation: Documentation?
  package let availability: [Availability]
  /// From its doc comment or attributes to its closing brace, in bytes.
  package let range: Range<Int>
  /// Where its name stands.
  package let nameRange: Range<Int>

  package init(
    kind: Kind = .struct, name: String, inheritedTypes: [String] = [], plainCases: [String] = [],
    access: Declaration.Access = .internal,
    documentation: Documentation? = nil, availability: [Availability] = [], range: Range<Int>, nameRange: Range<Int>
  ) {
    self.kind = kind
    self.name = name
    self.inheritedTypes = inheritedTypes
    self.plainCases = plainCases
    self.access = access
    self.documentation = documentation
    self.availability = availability
    self.range = range
    self.nameRange = nameRange
  }
}

extension TypeDeclaration {
  /// The names in `inheritedTypes`, each alone: without attributes, modules and generic arguments; `SwiftUI.View & Tray`
  /// gives two.
  package var inheritedNames: [String] {
    inheritedTypes.flatMap { $0.split(separator: "&") }.map { part in
      let name = part.prefix { $0 != "<" }.split { $0.isWhitespace || "()".contains($0) }.last ?? ""
      return name.split(separator: ".").last.map { $0.filter { $0 != "`" } } ?? ""
    }
  }

  /// Whether the type says that it conforms to a protocol, or inherits from a class, of this name in any module.
  ///
  /// The name is without a module, `View`. What the protocols of the source refine is not known here.
  package func conforms(to name: String) -> Bool { inheritedNames.contains(name) }
}
