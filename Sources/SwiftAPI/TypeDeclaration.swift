/// A struct, class, enum, actor or protocol of a Swift file.
package struct TypeDeclaration: Sendable, Hashable {
  /// With the types around it: `WalletDemo.Step`.
  package let name: String
  /// The types after the colon, as written; those of extensions in the same file are added.
  package let inheritedTypes: [String]
  /// Whether its methods are awaited from outside.
  package let isActor: Bool
  package let access: Declaration.Access
  package let documentation: Documentation?
  package let availability: [Availability]
  /// From its doc comment or attributes to its closing brace, in bytes.
  package let range: Range<Int>
  /// Where its name stands.
  package let nameRange: Range<Int>

  package init(
    name: String, inheritedTypes: [String] = [], isActor: Bool = false, access: Declaration.Access = .internal,
    documentation: Documentation? = nil, availability: [Availability] = [], range: Range<Int>, nameRange: Range<Int>
  ) {
    self.name = name
    self.inheritedTypes = inheritedTypes
    self.isActor = isActor
    self.access = access
    self.documentation = documentation
    self.availability = availability
    self.range = range
    self.nameRange = nameRange
  }
}
