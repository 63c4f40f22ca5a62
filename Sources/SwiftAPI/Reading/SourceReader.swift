import Diagnostics
internal import SwiftSyntax

/// Collects what a file declares, walking its declarations and never its bodies.
///
/// Calls itself for types within types and branches within branches, whose number `Nesting` bounds.
struct SourceReader {
  let source: SourceText
  var declarations: [Declaration] = []
  var findings: [Finding] = []
  private var types: [TypeDeclaration] = []
  /// Types after the colons of extensions, by the name of what they extend.
  private var addedTypes: [String: [String]] = [:]

  init(file: SourceFile) {
    source = SourceText(file: file)
  }

  /// Reads a whole file.
  static func read(_ tree: SourceFileSyntax, of file: SourceFile) -> SourceAPI {
    var reader = SourceReader(file: file)
    reader.read(tree.statements, in: Scope())
    return reader.result()
  }

  private func result() -> SourceAPI {
    let access = Dictionary(types.map { ($0.name, $0.access) }) { first, _ in first }
    let limited = declarations.map { declaration in
      guard let context = declaration.context, context.isExtension, let limit = access[context.typeName] else {
        return declaration
      }
      var declaration = declaration
      declaration.access = declaration.access.limited(to: limit)
      return declaration
    }
    let extended = types.map { type in addedTypes[type.name].map { type.inheriting($0) } ?? type }
    return SourceAPI(file: source.file, declarations: limited, types: extended, findings: findings)
  }
}

// MARK: - Walking

extension SourceReader {
  private mutating func read(_ statements: CodeBlockItemListSyntax, in scope: Scope) {
    for statement in statements {
      if case .decl(let declaration) = statement.item { read(declaration, in: scope) }
    }
  }

  private mutating func read(_ members: MemberBlockItemListSyntax, in scope: Scope) {
    for member in members { read(member.decl, in: scope) }
  }

  private mutating func read(_ declaration: DeclSyntax, in scope: Scope) {
    switch declaration.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): read(node, in: scope)
    case .initializerDecl(let node): read(node, in: scope)
    case .subscriptDecl(let node): read(node, in: scope)
    case .macroDecl(let node): read(node, in: scope)
    case .variableDecl(let node): readStaticProperties(node, in: scope)
    case .structDecl(let node):
      let place = declarations.endIndex
      let (inner, comment) = readType(node, .struct, in: scope)
      if let initializer = memberwiseInitializer(of: node, describedBy: comment, in: inner) {
        declarations.insert(initializer, at: place)
      }
    case .classDecl(let node): _ = readType(node, .class, in: scope)
    case .enumDecl(let node): _ = readType(node, .enum, in: scope)
    case .actorDecl(let node): _ = readType(node, .actor, in: scope)
    case .protocolDecl(let node): _ = readType(node, .protocol, in: scope)
    case .extensionDecl(let node): readExtension(node, in: scope)
    case .ifConfigDecl(let node): readBranches(node, in: scope)
    default: break
    }
  }

  private mutating func readBranches(_ node: IfConfigDeclSyntax, in scope: Scope) {
    var earlier: [String] = []
    for clause in node.clauses {
      let own = clause.condition.map { source.line(of: $0) }
      let parts = earlier.map { "!(\($0))" } + (own.map { [earlier.isEmpty ? $0 : Scope.grouped($0)] } ?? [])
      let inner = scope.under(parts.joined(separator: " && "))
      switch clause.elements {
      case .statements(let statements): read(statements, in: inner)
      case .decls(let members): read(members, in: inner)
      default: break
      }
      if let own { earlier.append(own) }
    }
  }

  /// Reads a type and its members; hands back the scope of the members and what the type's comment says.
  private mutating func readType(
    _ node: some DeclGroupSyntax & NamedDeclSyntax, _ kind: TypeDeclaration.Kind, in scope: Scope
  ) -> (members: Scope, comment: Documentation?) {
    let attributes = AttributeReader(node.attributes, source)
    let name = scope.qualified(source.name(of: node.name))
    let access = scope.access(ModifierReader(node.modifiers, source).access)
    let comment = docComment(of: node)
    let range = source.range(of: node)
    types.append(
      TypeDeclaration(
        kind: kind, name: name, inheritedTypes: inheritedTypes(node.inheritanceClause),
        plainCases: plainCases(of: node.memberBlock.members),
        access: access,
        documentation: comment?.documentation, availability: scope.availability(attributes.availability),
        range: min(comment?.start ?? range.lowerBound, range.lowerBound)..<range.upperBound,
        // A name that is missing would stand behind a comment that never ends, and so behind the type.
        nameRange: source.range(of: node.name).clamped(to: range)))

    var inner = scope
    inner.context = Declaration.Context(
      typeName: name, isExtension: false, constraint: constraint(node.genericWhereClause))
    inner.limit = access
    inner.defaultAccess = kind == .protocol ? access : .internal
    inner.availability = scope.availability(attributes.availability)
    read(node.memberBlock.members, in: inner)
    return (inner, comment?.documentation)
  }

  private mutating func readExtension(_ node: ExtensionDeclSyntax, in scope: Scope) {
    let name = typeName(node.extendedType)
    addedTypes[name, default: []] += inheritedTypes(node.inheritanceClause)
    var inner = scope
    inner.context = Declaration.Context(
      typeName: name, isExtension: true, constraint: constraint(node.genericWhereClause))
    inner.limit = nil
    // A private extension at file level gives its members the whole file.
    inner.defaultAccess = max(ModifierReader(node.modifiers, source).access ?? .internal, .fileprivate)
    inner.availability = scope.availability(AttributeReader(node.attributes, source).availability)
    read(node.memberBlock.members, in: inner)
  }
}

// MARK: - Parts

extension SourceReader {
  /// The doc comment before a declaration; its findings are taken over.
  mutating func docComment(of node: some SyntaxProtocol) -> DocComment? {
    let comment = source.docComment(of: node)
    findings += comment?.findings ?? []
    return comment
  }

  func constraint(_ clause: GenericWhereClauseSyntax?) -> String? {
    clause.map { source.line(of: $0.requirements) }
  }

  private func inheritedTypes(_ clause: InheritanceClauseSyntax?) -> [String] {
    clause?.inheritedTypes.map { source.type(of: $0.type) } ?? []
  }

  private func plainCases(of members: MemberBlockItemListSyntax) -> [String] {
    members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }.flatMap(\.elements)
      .filter { $0.parameterClause == nil }.map { source.name(of: $0.name) }
  }

  /// A type's name without generic arguments.
  private func typeName(_ type: TypeSyntax) -> String {
    var names: [String] = []
    var type = type
    while let member = type.as(MemberTypeSyntax.self) {
      names.append(source.name(of: member.name))
      type = member.baseType
    }
    names.append(type.as(IdentifierTypeSyntax.self).map { source.name(of: $0.name) } ?? source.type(of: type))
    return names.reversed().joined(separator: ".")
  }
}

extension TypeDeclaration {
  /// The type with further inherited types, each once.
  fileprivate func inheriting(_ further: [String]) -> TypeDeclaration {
    var known = Set(inheritedTypes)
    return TypeDeclaration(
      kind: kind, name: name, inheritedTypes: inheritedTypes + further.filter { known.insert($0).inserted },
      plainCases: plainCases, access: access, documentation: documentation, availability: availability,
      range: range, nameRange: nameRange)
  }
}
