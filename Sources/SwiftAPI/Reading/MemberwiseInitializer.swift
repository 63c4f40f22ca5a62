internal import SwiftSyntax

extension SourceReader {
  /// The initializer that Swift makes for a struct, unless the struct's body has one.
  ///
  /// What it takes follows the compiler (`VarDecl::isMemberwiseInitialized`): stored properties, but for `let` with a
  /// value, and for private ones whose wrapper makes their value. Wrappers whose attribute has arguments, such as
  /// `@Environment(\.dismiss)`, and focus and namespace wrappers are left out whatever their access: nobody passes them.
  func memberwiseInitializer(
    of node: StructDeclSyntax, describedBy comment: Documentation?, in scope: Scope
  ) -> Declaration? {
    var all: [StoredProperty] = []
    guard collect(&all, from: node.memberBlock.members), let context = scope.context else { return nil }
    // The same property in another branch of `#if` is no second parameter.
    var names: Set<String> = []
    let properties = all.filter { names.insert($0.parameter.name).inserted }
    let known = Set(comment?.parameters.map(\.name) ?? [])
    let described = properties.compactMap(\.described).filter { !known.contains($0.name) }
    let parameters = properties.map(\.parameter)
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let keyword = node.structKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = source.range(of: node.name).upperBound
    return Declaration(
      kind: .memberwiseInitializer, name: "init", context: context, parameters: parameters,
      access: properties.reduce(Declaration.Access.internal.limited(to: scope.limit ?? .internal)) {
        min($0, $1.access)
      },
      availability: scope.availability, condition: scope.condition,
      documentation: comment == nil && described.isEmpty
        ? nil
        : Documentation(
          summary: comment?.summary ?? "", discussion: comment?.discussion ?? "",
          parameters: (comment?.parameters ?? []) + described),
      signature: "init(\(parameters.map(\.written).joined(separator: ", ")))", range: start..<max(start, end),
      signatureRange: keyword..<max(keyword, end))
  }

  /// - Returns: `false` where an initializer is written.
  private func collect(_ properties: inout [StoredProperty], from members: MemberBlockItemListSyntax) -> Bool {
    for member in members {
      if member.decl.is(InitializerDeclSyntax.self) { return false }
      if let branches = member.decl.as(IfConfigDeclSyntax.self) {
        for case .decls(let inner) in branches.clauses.compactMap(\.elements) {
          guard collect(&properties, from: inner) else { return false }
        }
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        properties += source.storedProperties(of: variable)
      }
    }
    return true
  }
}

/// A stored property that a memberwise initializer takes.
struct StoredProperty {
  let parameter: Parameter
  let access: Declaration.Access
  /// What its doc comment says.
  let described: Documentation.DescribedParameter?
  /// Its name as it is written, with backticks where there are some.
  let writtenName: String
  /// As it is written; of a binding, the type of what is bound.
  let type: TypeSyntax?
  let value: ExprSyntax?
  /// The names of its property wrappers, the outermost first.
  let wrappers: [String]
}

extension SourceText {
  /// What a memberwise initializer takes of a variable's properties, in their order.
  func storedProperties(of node: VariableDeclSyntax) -> [StoredProperty] {
    let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
    guard !node.modifiers.contains(where: { $0.isStatic || $0.name.tokenKind == .keyword(.lazy) }) else { return [] }
    let access = ModifierReader(node.modifiers, self).access ?? .internal
    let attributes = node.attributes.compactMap { element -> AttributeSyntax? in
      if case .attribute(let attribute) = element { attribute } else { nil }
    }
    let builders = attributes.filter { isBuilder($0) }.map { line(of: $0) }
    let wrappers = attributes.filter { isWrapper($0) }
    let description = docComment(of: node)?.documentation.text

    var laterType: TypeSyntax?
    let stored = node.bindings.reversed().compactMap { binding -> StoredProperty? in
      // `var width, height: Double`: a type stands for the names before it too.
      let type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? laterType : nil)
      laterType = type
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self), !isComputed(binding) else { return nil }
      let value = binding.initializer?.value
      let isOptional =
        type?.is(OptionalTypeSyntax.self) == true || type?.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) == true
      if isConstant, value != nil { return nil }
      if wrappers.contains(where: { makesItsValue($0) }) { return nil }
      if access < .internal, !wrappers.isEmpty, value != nil || isOptional { return nil }

      let isBinding = wrappers.contains { name(of: $0) == "Binding" }
      let valueType = type.map { self.type(of: $0) } ?? value.flatMap { inferredType(of: $0) }
      let start = (type == nil ? Syntax(binding) : Syntax(node)).positionAfterSkippingLeadingTrivia.utf8Offset
      let propertyName = name(of: pattern.identifier)
      return StoredProperty(
        parameter: Parameter(
          label: propertyName, name: propertyName, attributes: builders,
          type: isBinding ? valueType.map { "Binding<\($0)>" } : valueType,
          defaultValue: value.map { text(of: $0) } ?? (isOptional && !isConstant && !isBinding ? "nil" : nil),
          range: start..<max(start, range(of: binding).upperBound)),
        access: access, described: description.map { .init(name: propertyName, text: $0) },
        writtenName: text(of: pattern.identifier), type: type, value: value, wrappers: wrappers.map { name(of: $0) })
    }
    return stored.reversed()
  }

  private func name(of attribute: AttributeSyntax) -> String { text(of: attribute.attributeName) }

  /// Whether an attribute is a result builder: nothing but its name tells.
  private func isBuilder(_ attribute: AttributeSyntax) -> Bool { name(of: attribute).hasSuffix("Builder") }

  /// Whether an attribute is a property wrapper: a type, and neither a result builder nor a global actor.
  private func isWrapper(_ attribute: AttributeSyntax) -> Bool {
    let name = name(of: attribute)
    return name.first?.isUppercase == true && !isBuilder(attribute) && !name.hasSuffix("Actor")
  }

  private func makesItsValue(_ attribute: AttributeSyntax) -> Bool {
    attribute.leftParen != nil || ["FocusState", "AccessibilityFocusState", "Namespace"].contains(name(of: attribute))
  }
}

extension SourceText {
  /// Whether a binding has accessors other than observers.
  func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case .getter: true
    case .accessors(let accessors):
      accessors.contains {
        $0.accessorSpecifier.tokenKind != .keyword(.willSet) && $0.accessorSpecifier.tokenKind != .keyword(.didSet)
      }
    case nil: false
    @unknown default: true
    }
  }
}

extension Parameter {
  /// As a declaration writes it; `_` stands for a type that the source leaves to the compiler.
  fileprivate var written: String {
    let head = (attributes + ["\(name): \(type ?? "_")"]).joined(separator: " ")
    return defaultValue.map { "\(head) = \($0)" } ?? head
  }
}

extension Documentation {
  /// The summary and the discussion.
  fileprivate var text: String { discussion.isEmpty ? summary : "\(summary)\n\n\(discussion)" }
}
