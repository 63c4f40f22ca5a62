import Diagnostics

/// Something that a Swift file offers to be called or used by name.
package struct Declaration: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
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

  package enum Access: String, Sendable, Hashable {
    case `private`, `fileprivate`, `internal`, package, `public`, open
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
  package let access: Access
  package let availability: [Availability]
  /// The `#if` condition that encloses it, `canImport(UIKit)`; nested ones are joined with ` && `.
  package let condition: String?
  package let documentation: Documentation?
  /// The declaration on one line or as written where it has several, attributes included, without its body.
  package let signature: String
  /// Where it stands, attributes to body, in bytes; comments before it are not part of it.
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

extension Declaration {
  /// The name with its argument labels: `card(_:title:)`; for an initializer the type's, `Pill(title:)`.
  package var fullName: String {
    let base = kind == .initializer || kind == .memberwiseInitializer ? context?.typeName ?? name : name
    if kind == .staticProperty { return base }
    return "\(base)(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))"
  }

  /// Whether code in other files can call it.
  package var isVisible: Bool { access != .private && access != .fileprivate }
}

/// A parameter of a declaration.
package struct Parameter: Sendable, Hashable {
  /// What a caller writes before the colon; `nil` where nothing is written. Without backticks.
  package let label: String?
  /// The name inside the body, without backticks; `_` where there is none.
  package let name: String
  /// Result builders and other attributes before the name: `@ViewBuilder`.
  package let attributes: [String]
  /// The type as written, on one line, specifiers and type attributes included: `@escaping () -> Content`,
  /// `inout Int`; `nil` where a stored property has none written and none can be read off its value.
  package let type: String?
  /// As written, to the letter; `nil` where the parameter is required.
  package let defaultValue: String?
  package let isVariadic: Bool
  package let range: Range<Int>

  package init(
    label: String?, name: String, attributes: [String] = [], type: String?, defaultValue: String? = nil,
    isVariadic: Bool = false, range: Range<Int>
  ) {
    self.label = label
    self.name = name
    self.attributes = attributes
    self.type = type
    self.defaultValue = defaultValue
    self.isVariadic = isVariadic
    self.range = range
  }

  /// What manifests and pages call it: the label, or the inner name where a caller writes no label.
  package var callName: String { label ?? name }
}

/// One platform of an `@available` attribute.
package struct Availability: Sendable, Hashable {
  /// `iOS`, `macOS`, …; `*` for an attribute that speaks of every platform.
  package let platform: String
  /// As written: `18.2`; `nil` where the attribute names none.
  package let introduced: String?
  package let isDeprecated: Bool
  package let isUnavailable: Bool
  package let renamed: String?

  package init(
    platform: String, introduced: String? = nil, isDeprecated: Bool = false, isUnavailable: Bool = false,
    renamed: String? = nil
  ) {
    self.platform = platform
    self.introduced = introduced
    self.isDeprecated = isDeprecated
    self.isUnavailable = isUnavailable
    self.renamed = renamed
  }
}

/// A doc comment, taken apart.
package struct Documentation: Sendable, Hashable {
  /// The first paragraph, on one line.
  package let summary: String
  /// The paragraphs after the summary, without the lists of parameters, `Returns` and `Throws`.
  package let discussion: String
  /// In the order of the comment.
  package let parameters: [DescribedParameter]

  /// What a doc comment says of one parameter.
  package struct DescribedParameter: Sendable, Hashable {
    /// The name that the comment uses.
    package let name: String
    /// Paragraphs are joined by a blank line.
    package let text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  package init(summary: String, discussion: String = "", parameters: [DescribedParameter] = []) {
    self.summary = summary
    self.discussion = discussion
    self.parameters = parameters
  }
}

/// A struct, class, enum, actor or protocol of a Swift file.
package struct TypeDeclaration: Sendable, Hashable {
  /// With the types around it: `WalletDemo.Step`.
  package let name: String
  /// The types after the colon, as written; those of extensions in the same file are added.
  package let inheritedTypes: [String]
  package let access: Declaration.Access
  package let documentation: Documentation?
  package let availability: [Availability]
  /// From its doc comment or attributes to its closing brace, in bytes.
  package let range: Range<Int>
  /// Where its name stands.
  package let nameRange: Range<Int>

  package init(
    name: String, inheritedTypes: [String] = [], access: Declaration.Access = .internal,
    documentation: Documentation? = nil, availability: [Availability] = [], range: Range<Int>, nameRange: Range<Int>
  ) {
    self.name = name
    self.inheritedTypes = inheritedTypes
    self.access = access
    self.documentation = documentation
    self.availability = availability
    self.range = range
    self.nameRange = nameRange
  }
}

/// What a Swift file offers, read from its syntax alone.
package struct SourceAPI: Sendable {
  package let file: SourceFile
  /// Every callable declaration outside function bodies, private ones included, in the order of the file.
  package let declarations: [Declaration]
  package let types: [TypeDeclaration]
  /// Syntax errors, and what is odd about doc comments, in the order of the file.
  package let findings: [Finding]

  package init(file: SourceFile, declarations: [Declaration], types: [TypeDeclaration], findings: [Finding]) {
    self.file = file
    self.declarations = declarations
    self.types = types
    self.findings = findings
  }
}
