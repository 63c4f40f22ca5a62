/// Something that a Swift file offers to be called or used by name.
package struct Declaration: Sendable, Hashable {
  package enum Kind: Sendable, Hashable, CaseIterable {
    /// A free function, a method, or a function of an extension.
    case function
    case initializer
    /// The initializer that Swift makes for a struct without a written one.
    case memberwiseInitializer
    /// A static property, such as a style's `static var pill: Self`.
    case staticProperty
    case `subscript`
    case macro
  }

  /// Who may use a declaration; from the fewest to everybody.
  package enum Access: String, Sendable, Hashable, CaseIterable, Comparable {
    case `private`, `fileprivate`, `internal`, package, `public`, open

    package static func < (left: Access, right: Access) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// The type or extension that a declaration stands in.
  package struct Context: Sendable, Hashable {
    /// The type's name as written, without generic parameters: `View`, `Kit.Part`.
    package let typeName: String
    package let isExtension: Bool
    /// The `where` clause of the extension or type, without the word `where`.
    package let constraint: String?

    package init(typeName: String, isExtension: Bool, constraint: String? = nil) {
      self.typeName = typeName
      self.isExtension = isExtension
      self.constraint = constraint
    }
  }

  package let kind: Kind
  /// The base name without backticks: `card`, `init`, `subscript`.
  package let name: String
  /// The name with its argument labels: `card(_:title:)`; for an initializer the type's, `Pill(title:)`.
  package let fullName: String
  package let context: Context?
  package let parameters: [Parameter]
  /// With the angle brackets as written, `<Content: View>`; `nil` where there are none.
  package let genericParameters: String?
  /// The declaration's own `where` clause, without the word `where`.
  package let constraint: String?
  /// `async`, `throws`, `throws(LoadError)`, in the order written.
  package let effects: [String]
  /// `nil` for initializers and where none is written.
  package let returnType: String?
  /// Attributes as written, `@MainActor`, without availability.
  package let attributes: [String]
  /// `static`, `mutating`, …; without access.
  package let modifiers: [String]
  /// As it is in effect: no wider than that of the types around it, as far as the file tells.
  package internal(set) var access: Access
  package let availability: [Availability]
  /// The `#if` condition that encloses it, `canImport(UIKit)`; nested ones are joined with ` && `.
  package let condition: String?
  package let documentation: Documentation?
  /// The declaration on one line or as written where it has several, attributes included, without its body.
  package let signature: String
  /// Where it stands, attributes to body, in bytes; comments before it are not part of it.
  ///
  /// A memberwise initializer, which stands nowhere, has the place of its struct up to the struct's name.
  package let range: Range<Int>
  /// The part that a message points at: from the keyword to the end of the parameters.
  package let signatureRange: Range<Int>

  package init(
    kind: Kind, name: String, context: Context? = nil, parameters: [Parameter] = [], genericParameters: String? = nil,
    constraint: String? = nil, effects: [String] = [], returnType: String? = nil, attributes: [String] = [],
    modifiers: [String] = [], access: Access = .internal, availability: [Availability] = [], condition: String? = nil,
    documentation: Documentation? = nil, signature: String, range: Range<Int>, signatureRange: Range<Int>
  ) {
    self.kind = kind
    self.name = name
    fullName = Self.fullName(kind, kind.isInitializer ? context?.typeName ?? name : name, parameters)
    self.context = context
    self.parameters = parameters
    self.genericParameters = genericParameters
    self.constraint = constraint
    self.effects = effects
    self.returnType = returnType
    self.attributes = attributes
    self.modifiers = modifiers
    self.access = access
    self.availability = availability
    self.condition = condition
    self.documentation = documentation
    self.signature = signature
    self.range = range
    self.signatureRange = signatureRange
  }
}

extension Declaration.Kind {
  /// Whether it makes a value of its type.
  package var isInitializer: Bool { self == .initializer || self == .memberwiseInitializer }
}

extension Declaration {
  private static func fullName(_ kind: Kind, _ base: String, _ parameters: [Parameter]) -> String {
    if kind == .staticProperty { return base }
    return "\(base)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  /// Whether code in other files can call it.
  package var isVisible: Bool { access != .private && access != .fileprivate }
}
