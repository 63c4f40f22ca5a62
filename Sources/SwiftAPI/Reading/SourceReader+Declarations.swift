internal import SwiftSyntax

extension SourceReader {
  mutating func read(_ node: FunctionDeclSyntax, in scope: Scope) {
    let name = source.name(of: node.name)
    guard !name.isEmpty else { return }
    var parts = Parts(kind: .function, name: name, keyword: node.funcKeyword)
    parts.take(node.signature)
    parts.genericParameters = node.genericParameterClause
    parts.constraint = node.genericWhereClause
    add(node, parts, in: scope)
  }

  mutating func read(_ node: InitializerDeclSyntax, in scope: Scope) {
    var parts = Parts(kind: .initializer, name: "init", keyword: node.initKeyword)
    parts.take(node.signature)
    parts.genericParameters = node.genericParameterClause
    parts.constraint = node.genericWhereClause
    add(node, parts, in: scope)
  }

  mutating func read(_ node: SubscriptDeclSyntax, in scope: Scope) {
    var parts = Parts(kind: .subscript, name: "subscript", keyword: node.subscriptKeyword)
    parts.parameters = node.parameterClause
    parts.returnType = node.returnClause.type
    parts.genericParameters = node.genericParameterClause
    parts.constraint = node.genericWhereClause
    parts.end = node.returnClause.endPositionBeforeTrailingTrivia
    add(node, parts, in: scope)
  }

  mutating func read(_ node: MacroDeclSyntax, in scope: Scope) {
    let name = source.name(of: node.name)
    guard !name.isEmpty else { return }
    var parts = Parts(kind: .macro, name: name, keyword: node.macroKeyword)
    parts.take(node.signature)
    parts.genericParameters = node.genericParameterClause
    parts.constraint = node.genericWhereClause
    add(node, parts, in: scope)
  }

  mutating func readStaticProperties(_ node: VariableDeclSyntax, in scope: Scope) {
    guard scope.context != nil, node.modifiers.contains(where: { $0.isStatic }) else { return }
    let head = Head(attributes: node.attributes, modifiers: node.modifiers, comment: docComment(of: node), source)
    let isAlone = node.bindings.count == 1
    // Several properties of one declaration are shown as they stand, together.
    let whole = isAlone ? nil : source.signature(source.range(of: node))
    for binding in node.bindings {
      guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
      var parts = Parts(
        kind: .staticProperty, name: source.name(of: pattern.identifier), keyword: node.bindingSpecifier)
      parts.end = binding.pattern.endPositionBeforeTrailingTrivia
      parts.signatureEnd = parts.end
      parts.signature = whole
      if let type = binding.typeAnnotation?.type {
        parts.returnType = type
        parts.end = type.endPositionBeforeTrailingTrivia
      } else if let value = binding.initializer?.value {
        parts.inferredType = source.inferredType(of: value)
        if isAlone, !source.text(of: value).contains(where: \.isNewline) {
          parts.end = value.endPositionBeforeTrailingTrivia
        }
      }
      add(node, parts, head, in: scope)
    }
  }

  /// What the kinds of declarations have in common, as far as they have it.
  private struct Parts {
    let kind: Declaration.Kind
    let name: String
    let keyword: TokenSyntax
    var parameters: FunctionParameterClauseSyntax?
    var effects: FunctionEffectSpecifiersSyntax?
    var returnType: TypeSyntax?
    var inferredType: String?
    var genericParameters: GenericParameterClauseSyntax?
    var constraint: GenericWhereClauseSyntax?
    /// Where the declaration ends but for its own constraint and its body.
    var end = AbsolutePosition(utf8Offset: 0)
    /// Where the part that messages point at ends, if not with the parameters.
    var signatureEnd: AbsolutePosition?
    /// The declaration's text, if not up to `end`.
    var signature: String?

    init(kind: Declaration.Kind, name: String, keyword: TokenSyntax) {
      self.kind = kind
      self.name = name
      self.keyword = keyword
    }

    mutating func take(_ signature: FunctionSignatureSyntax) {
      parameters = signature.parameterClause
      effects = signature.effectSpecifiers
      returnType = signature.returnClause?.type
      end = signature.endPositionBeforeTrailingTrivia
    }
  }

  /// What stands before a declaration's keyword.
  private struct Head {
    let attributes: AttributeReader
    let modifiers: ModifierReader
    let comment: DocComment?

    init(
      attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax, comment: DocComment?, _ source: SourceText
    ) {
      self.attributes = AttributeReader(attributes, source)
      self.modifiers = ModifierReader(modifiers, source)
      self.comment = comment
    }
  }

  private mutating func add(
    _ node: some DeclSyntaxProtocol & WithAttributesSyntax & WithModifiersSyntax, _ parts: Parts, in scope: Scope
  ) {
    let head = Head(attributes: node.attributes, modifiers: node.modifiers, comment: docComment(of: node), source)
    add(node, parts, head, in: scope)
  }

  private mutating func add(_ node: some DeclSyntaxProtocol, _ parts: Parts, _ head: Head, in scope: Scope) {
    let (attributes, modifiers, comment) = (head.attributes, head.modifiers, head.comment)
    let range = source.range(of: node)
    let keyword = parts.keyword.positionAfterSkippingLeadingTrivia.utf8Offset
    let signatureEnd = parts.signatureEnd ?? parts.parameters?.endPositionBeforeTrailingTrivia ?? parts.end
    let end = parts.constraint?.endPositionBeforeTrailingTrivia ?? parts.end
    let parameters = parts.parameters?.parameters.map { source.parameter($0, isOfSubscript: parts.kind == .subscript) }
    if let parameters { findings += comment?.findings(against: parameters, in: source.file) ?? [] }
    declarations.append(
      Declaration(
        kind: parts.kind, name: parts.name, context: scope.context,
        parameters: parameters ?? [],
        genericParameters: parts.genericParameters.map { source.line(of: $0) },
        constraint: constraint(parts.constraint), effects: source.effects(parts.effects),
        returnType: parts.returnType.map { source.type(of: $0) } ?? parts.inferredType,
        attributes: attributes.others, modifiers: modifiers.others, access: scope.access(modifiers.access),
        availability: scope.availability(attributes.availability), condition: scope.condition,
        documentation: comment?.documentation,
        signature: parts.signature ?? source.signature(range.lowerBound..<max(range.lowerBound, end.utf8Offset)),
        range: range,
        signatureRange: keyword..<max(keyword, signatureEnd.utf8Offset)))
  }
}

extension SourceText {
  func effects(_ effects: FunctionEffectSpecifiersSyntax?) -> [String] {
    guard let effects else { return [] }
    let written: [Syntax?] = [effects.asyncSpecifier.map(Syntax.init), effects.throwsClause.map(Syntax.init)]
    return written.compactMap { $0.map { line(of: $0) } }
  }

  /// A parameter; a subscript's has a label only where two names are written.
  func parameter(_ node: FunctionParameterSyntax, isOfSubscript: Bool) -> Parameter {
    let first = name(of: node.firstName)
    let second = node.secondName.map { name(of: $0) }
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let value = node.defaultValue?.value
    let end =
      value?.endPositionBeforeTrailingTrivia ?? node.ellipsis?.endPositionBeforeTrailingTrivia
      ?? node.type.endPositionBeforeTrailingTrivia
    return Parameter(
      label: first == "_" || isOfSubscript && second == nil ? nil : first, name: second ?? first,
      attributes: AttributeReader(node.attributes, self).others, type: type(of: node.type),
      defaultValue: value.map { text(of: $0) }, isVariadic: node.ellipsis != nil,
      range: start..<max(start, end.utf8Offset))
  }

  /// The text of a declaration up to its body, moved to the left by the declaration's own indentation.
  func signature(_ range: Range<Int>) -> String {
    let text = file.text(in: range)
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x0D }) else { return text }
    let indentation = file.bytes[..<range.lowerBound].reversed().prefix { $0 == 0x20 || $0 == 0x09 }.count
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let moved = lines.enumerated().map { index, line in
      let blanks = line.prefix { $0 == " " || $0 == "\t" }.count
      return index == 0 ? line : line.dropFirst(min(indentation, blanks))
    }
    return moved.joined(separator: "\n")
  }
}
