import Diagnostics
internal import SwiftSyntax

/// Finds out what must become public, and how that is written.
struct Publisher {
  private let source: SourceText
  private let index: DeclarationIndex
  private var pending: [DeclarationIndex.Entry] = []
  private var seen: Set<SyntaxIdentifier> = []
  private var changes: [Replacement] = []
  private var sendable: SendableCheck

  init(_ source: SourceText, _ index: DeclarationIndex) {
    self.source = source
    self.index = index
    sendable = SendableCheck(source, index)
  }

  /// Asks for a declaration of the file to become public.
  mutating func add(_ declaration: Declaration) {
    if let context = declaration.context {
      addType(context.typeName.split(separator: ".").map(String.init), at: [])
    }
    if declaration.kind != .memberwiseInitializer, let entry = index.entries[declaration.range.lowerBound] {
      add(entry)
    }
  }

  /// All that is to be written, once nothing further is asked for.
  mutating func replacements() throws(Finding) -> [Replacement] {
    while let entry = pending.popLast() {
      if let extended = entry.extended { publish(extended) }
      if isMarked(entry) { publish(modifiersOf: entry.node) }
      if source.typeName(of: entry.node) == nil {
        publishNames(inSignatureOf: entry)
      } else {
        try publishType(entry)
      }
    }
    return changes
  }

  private mutating func add(_ entry: DeclarationIndex.Entry) {
    if seen.insert(entry.node.id).inserted { pending.append(entry) }
  }

  // MARK: - Modifiers

  /// Whether a declaration has an access of its own.
  private func isMarked(_ entry: DeclarationIndex.Entry) -> Bool {
    if entry.isInProtocol || entry.node.is(EnumCaseDeclSyntax.self) || entry.node.is(DeinitializerDeclSyntax.self) {
      return false
    }
    // What a public extension holds is public already.
    return entry.extended.map { access($0.modifiers) != .public } ?? true
  }

  private func access(_ modifiers: DeclModifierListSyntax) -> Declaration.Access? {
    ModifierReader(modifiers, source).access
  }

  private mutating func publish(modifiersOf node: DeclSyntax) {
    guard let modifiers = node.asProtocol((any WithModifiersSyntax).self)?.modifiers else { return }
    let written = modifiers.first { $0.detail == nil && Declaration.Access(rawValue: source.text(of: $0.name)) != nil }
    if let written {
      guard ![.public, .open].contains(access(modifiers)) else { return }
      changes.append(Replacement(source.range(of: written), with: "public"))
      return
    }
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
    let first =
      modifiers.first?.firstToken(viewMode: .sourceAccurate)
      ?? attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
      ?? node.firstToken(viewMode: .sourceAccurate)
    guard let first else { return }
    let place = source.range(of: first).lowerBound
    changes.append(Replacement(place..<place, with: "public "))
  }

  /// A public member is at odds with an extension that says `internal`, and needs its requirements to be public.
  private mutating func publish(_ node: ExtensionDeclSyntax) {
    guard seen.insert(node.id).inserted else { return }
    let path = source.names(of: node.extendedType)
    if let clause = node.genericWhereClause { publishTypes(in: clause, at: path, except: []) }
    guard let written = node.modifiers.first(where: { ["internal", "package"].contains(source.text(of: $0.name)) }),
      let next = written.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    else { return }
    changes.append(Replacement(source.range(of: written).lowerBound..<source.range(of: next).lowerBound, with: ""))
  }

  // MARK: - Types

  private mutating func addType(_ name: [String], at path: [String]) {
    guard let type = index.type(named: name, at: path), let entry = index.types[type] else { return }
    add(entry)
    // The types around it, too: nobody names an inner type without the outer ones.
    var outer = type.split(separator: ".").dropLast().joined(separator: ".")
    while let entry = index.types[outer] {
      add(entry)
      outer = outer.split(separator: ".").dropLast().joined(separator: ".")
    }
  }

  private mutating func publishType(_ entry: DeclarationIndex.Entry) throws(Finding) {
    let name = entry.path + [source.typeName(of: entry.node) ?? ""]
    publishNames(inSignatureOf: entry)
    if let conformance = sendable.conformance(of: name.joined(separator: ".")) { changes.append(conformance) }
    let members = index.members[name.joined(separator: ".")] ?? []
    for member in members where isShared(member) { add(member) }
    guard let initializer = try WrittenInitializer(of: entry, named: name, members, source, index) else { return }
    changes.append(Replacement(initializer.place..<initializer.place, with: initializer.text))
    for value in initializer.defaultValues { publishNames(in: value, at: name) }
  }

  /// Whether code beyond the file sees a member.
  private func isShared(_ entry: DeclarationIndex.Entry) -> Bool {
    func isHidden(_ modifiers: DeclModifierListSyntax) -> Bool {
      access(modifiers).map { $0 < .internal } ?? false
    }
    if let extended = entry.extended, isHidden(extended.modifiers) { return false }
    return !(entry.node.asProtocol((any WithModifiersSyntax).self).map { isHidden($0.modifiers) } ?? false)
  }

  // MARK: - Names

  private mutating func publishNames(inSignatureOf entry: DeclarationIndex.Entry) {
    let own = source.typeName(of: entry.node).map { entry.path + [$0] } ?? entry.path
    let generics = genericNames(around: entry)
    func types(in nodes: (any SyntaxProtocol)?...) -> [any SyntaxProtocol] { nodes.compactMap { $0 } }
    var parts = types(in: entry.node.asProtocol((any WithAttributesSyntax).self)?.attributes)
    if let generic = entry.node.asProtocol((any WithGenericParametersSyntax).self) {
      parts += types(in: generic.genericParameterClause, generic.genericWhereClause)
    }
    switch entry.node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let node): parts += types(in: node.signature)
    case .initializerDecl(let node): parts += types(in: node.signature)
    case .macroDecl(let node): parts += types(in: node.signature)
    case .subscriptDecl(let node): parts += types(in: node.parameterClause, node.returnClause)
    case .typeAliasDecl(let node): parts += types(in: node.initializer)
    case .associatedTypeDecl(let node):
      parts += types(in: node.inheritanceClause, node.initializer, node.genericWhereClause)
    case .enumCaseDecl(let node): parts += node.elements.compactMap(\.parameterClause)
    case .classDecl(let node): parts += types(in: superclass(of: node, at: entry.path))
    case .protocolDecl(let node): parts += types(in: node.inheritanceClause)
    case .variableDecl(let node): parts += publishTypes(of: node, at: entry.path)
    default: break
    }
    for part in parts {
      publishTypes(in: part, at: own, except: generics)
      publishNames(inDefaultValuesOf: part, at: own)
    }
  }

  private mutating func publishTypes(
    in node: some SyntaxProtocol, at path: [String], except generics: Set<String>
  ) {
    let used = NamesUsed(source)
    used.walk(node)
    for type in used.types where !generics.contains(type[0]) {
      addType(type[0] == "Self" ? path + type.dropFirst() : type, at: path)
    }
  }

  /// A public default value may name nothing that is not public.
  private mutating func publishNames(inDefaultValuesOf node: some SyntaxProtocol, at path: [String]) {
    let clause =
      node.as(FunctionSignatureSyntax.self)?.parameterClause ?? node.as(FunctionParameterClauseSyntax.self)
    for parameter in clause?.parameters ?? [] {
      if let value = parameter.defaultValue?.value { publishNames(in: value, at: path) }
    }
    for parameter in node.as(EnumCaseParameterClauseSyntax.self)?.parameters ?? [] {
      if let value = parameter.defaultValue?.value { publishNames(in: value, at: path) }
    }
  }

  private mutating func publishNames(in value: ExprSyntax, at path: [String]) {
    let used = NamesUsed(source)
    used.walk(value)
    for type in used.types { addType(type, at: path) }
    for name in used.values {
      let name = name.first == "Self" ? path + name.dropFirst() : name
      guard let first = name.first else { continue }
      for global in index.globals[first] ?? [] { add(global) }
      for count in 1...name.count { addType(Array(name.prefix(count)), at: path) }
      // `.member` is one of a type that the place tells: of this one, or of one from elsewhere that the file extends.
      let owners = Set(
        (0..<name.count).compactMap { index.type(named: Array(name.prefix($0)), at: path) } + [
          path.joined(separator: ".")
        ])
      for member in name.flatMap({ index.statics[$0] ?? [] }) {
        let owner = member.path.joined(separator: ".")
        if index.types[owner] == nil || owners.contains(owner) { add(member) }
      }
    }
  }

  /// The types that are written at properties; those of others are read off their values.
  private mutating func publishTypes(of node: VariableDeclSyntax, at path: [String]) -> [any SyntaxProtocol] {
    var written: [any SyntaxProtocol] = []
    for binding in node.bindings {
      if let type = binding.typeAnnotation {
        written.append(type)
      } else if let value = binding.initializer?.value {
        publishInferred(value, at: path)
      }
    }
    return written
  }

  private mutating func publishInferred(_ value: ExprSyntax, at path: [String]) {
    if let type = index.type(of: value, at: path) { publishInferred(type) }
  }

  private mutating func publishInferred(_ type: DeclarationIndex.FoundType) {
    for name in type.text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }) {
      addType(name.split(separator: ".").map(String.init), at: type.path)
    }
  }

  /// The names of generic parameters, which are no types of the file whatever they are called.
  private func genericNames(around entry: DeclarationIndex.Entry) -> Set<String> {
    var names: Set<String> = []
    var nodes = [entry.node]
    for depth in 0..<max(entry.path.count, 0) {
      if let outer = index.types[entry.path.prefix(depth + 1).joined(separator: ".")] { nodes.append(outer.node) }
    }
    for node in nodes {
      let clause = node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause
      names.formUnion(clause?.parameters.map { source.name(of: $0.name) } ?? [])
    }
    return names
  }

  /// The class after the colon, where the file declares it.
  private func superclass(of node: ClassDeclSyntax, at path: [String]) -> TypeSyntax? {
    node.inheritanceClause?.inheritedTypes.map(\.type).first { type in
      index.type(named: source.names(of: type), at: path).map { index.types[$0]?.node.is(ClassDeclSyntax.self) == true }
        ?? false
    }
  }
}
