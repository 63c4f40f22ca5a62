internal import SwiftSyntax

/// The declarations of a file by the names under which others can use them.
///
/// Calls itself for types within types and branches within branches, whose number `Nesting` bounds.
struct DeclarationIndex {
  /// A declaration outside function bodies, and where it stands.
  struct Entry {
    let node: DeclSyntax
    /// The names of the types around it, the outermost first; of a member of an extension, those of what it extends.
    let path: [String]
    /// The extension that it is a member of.
    var extended: ExtensionDeclSyntax?
    /// Whether it stands under `#if` within its type.
    var isConditional = false
    var isInProtocol = false
  }

  /// Types and their aliases by their names with those around them, joined with dots.
  private(set) var types: [String: Entry] = [:]
  /// The members of types, extensions included, by the same names; of extended types from elsewhere, too.
  private(set) var members: [String: [Entry]] = [:]
  /// The extensions of types by the names of these.
  private(set) var extensions: [String: [ExtensionDeclSyntax]] = [:]
  /// Functions and variables at file level by their names.
  private(set) var globals: [String: [Entry]] = [:]
  /// Members that are used on a type, by their own names.
  private(set) var statics: [String: [Entry]] = [:]
  /// Every declaration by where it begins, in bytes.
  private(set) var entries: [Int: Entry] = [:]
  /// The labels of every argument in the file.
  let argumentLabels: Set<String>
  let source: SourceText

  init(_ tree: SourceFileSyntax, of source: SourceText) {
    self.source = source
    argumentLabels = ArgumentLabels(in: tree, of: source).labels
    for statement in tree.statements {
      if case .decl(let node) = statement.item { add(node, Entry(node: node, path: [])) }
    }
  }

  /// The name of the type that a name means at a place; `nil` where the file declares none of that name.
  func type(named name: [String], at path: [String]) -> String? {
    for depth in (0...path.count).reversed() {
      let candidate = (path.prefix(depth) + name).joined(separator: ".")
      if types[candidate] != nil { return candidate }
    }
    return nil
  }

  // MARK: - Reading

  private mutating func add(_ node: DeclSyntax, _ place: Entry) {
    let entry = Entry(
      node: node, path: place.path, extended: place.extended, isConditional: place.isConditional,
      isInProtocol: place.isInProtocol)
    if let branches = node.as(IfConfigDeclSyntax.self) {
      for clause in branches.clauses { add(clause, entry) }
      return
    }
    if let group = node.as(ExtensionDeclSyntax.self) {
      let path = source.names(of: group.extendedType)
      extensions[path.joined(separator: "."), default: []].append(group)
      addMembers(of: group, Entry(node: node, path: path, extended: group))
      return
    }
    entries[source.range(of: node).lowerBound] = entry
    if !entry.path.isEmpty { members[entry.path.joined(separator: "."), default: []].append(entry) }
    if let name = source.typeName(of: node) {
      let path = entry.path + [name]
      types[path.joined(separator: ".")] = types[path.joined(separator: ".")] ?? entry
      if let group = node.asProtocol((any DeclGroupSyntax).self) {
        addMembers(of: group, Entry(node: node, path: path, isInProtocol: node.is(ProtocolDeclSyntax.self)))
      }
    } else {
      let isStatic = node.asProtocol((any WithModifiersSyntax).self)?.modifiers.contains { $0.isStatic } ?? false
      for name in source.valueNames(of: node) {
        if entry.path.isEmpty {
          globals[name, default: []].append(entry)
        } else if isStatic {
          statics[name, default: []].append(entry)
        }
      }
    }
  }

  private mutating func addMembers(of group: some DeclGroupSyntax, _ place: Entry) {
    for member in group.memberBlock.members { add(member.decl, place) }
  }

  private mutating func add(_ clause: IfConfigClauseSyntax, _ place: Entry) {
    var place = place
    place.isConditional = !place.path.isEmpty
    switch clause.elements {
    case .statements(let statements):
      for statement in statements {
        if case .decl(let node) = statement.item { add(node, place) }
      }
    case .decls(let members):
      for member in members { add(member.decl, place) }
    default: break
    }
  }
}

extension SourceText {
  /// The name of a type, an alias or a protocol's type; `nil` for other declarations.
  func typeName(of node: DeclSyntax) -> String? {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let node): name(of: node.name)
    case .classDecl(let node): name(of: node.name)
    case .enumDecl(let node): name(of: node.name)
    case .actorDecl(let node): name(of: node.name)
    case .protocolDecl(let node): name(of: node.name)
    case .typeAliasDecl(let node): name(of: node.name)
    default: nil
    }
  }

  /// The names by which functions and variables are used.
  func valueNames(of node: DeclSyntax) -> [String] {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): [name(of: node.name)]
    case .variableDecl(let node):
      node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self).map { name(of: $0.identifier) } }
    default: []
    }
  }

  /// The parts of a type's name, without generic arguments.
  func names(of type: TypeSyntax) -> [String] {
    var names: [String] = []
    var type = type
    while let member = type.as(MemberTypeSyntax.self) {
      names.append(name(of: member.name))
      type = member.baseType
    }
    if let first = type.as(IdentifierTypeSyntax.self) { names.append(name(of: first.name)) }
    return names.reversed()
  }
}
