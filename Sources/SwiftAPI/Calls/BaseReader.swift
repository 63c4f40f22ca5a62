internal import SwiftSyntax

/// Tells what the called names of a text stand behind; each link of a chain is looked at once, however long it is.
struct BaseReader {
  private let source: SourceText
  /// What is known of the links of chains, as bases of what follows them.
  private var known: [SyntaxIdentifier: Call.Base] = [:]

  init(_ source: SourceText) {
    self.source = source
  }

  /// The base of the name that a call calls.
  mutating func base(ofCalled called: ExprSyntax) -> Call.Base {
    switch called.as(ExprSyntaxEnum.self) {
    case .genericSpecializationExpr(let generic): base(ofCalled: generic.expression)
    case .memberAccessExpr(let member) where member.declName.baseName.tokenKind == .keyword(.`init`):
      member.base.map { base(ofCalled: $0) } ?? .implicit
    case .memberAccessExpr(let member):
      if let written = writtenBase(of: member) {
        value(written)
      } else {
        isFirst(member) ? .continued : .implicit
      }
    default: .none
    }
  }

  /// What an expression is for the name behind it.
  private mutating func value(_ expression: ExprSyntax) -> Call.Base {
    var links: [SyntaxIdentifier] = []
    var current = expression
    var found: Call.Base?
    while found == nil {
      if let base = known[current.id] {
        found = base
      } else if let inner = previousLink(of: current) {
        links.append(current.id)
        current = inner
      } else {
        found = root(current)
        links.append(current.id)
      }
    }
    let base = found ?? .unknown
    for link in links { known[link] = base }
    return base
  }

  /// The expression whose method a call calls, or to which `#if` adds.
  private func previousLink(of expression: ExprSyntax) -> ExprSyntax? {
    if let conditional = expression.as(PostfixIfConfigExprSyntax.self) { return conditional.base }
    guard let member = expression.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self),
      !source.isTypeName(member.declName.baseName), let base = writtenBase(of: member),
      !isTypeName(base)
    else { return nil }
    return base
  }

  private func root(_ expression: ExprSyntax) -> Call.Base {
    switch expression.as(ExprSyntaxEnum.self) {
    case .functionCallExpr(let call): root(ofCall: call)
    case .memberAccessExpr(let member):
      if let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName, source.isTypeName(type),
        !source.isTypeName(member.declName.baseName)
      {
        .value(of: source.name(of: type))
      } else {
        .unknown
      }
    case .declReferenceExpr(let name):
      switch source.name(of: name.baseName) {
      case "self": typeAround(expression).map { .value(of: $0) } ?? .unknown
      case "content" where isInModifier(expression): .value(of: "View")
      default: .unknown
      }
    default: .unknown
    }
  }

  private func root(ofCall call: FunctionCallExprSyntax) -> Call.Base {
    var called = call.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let member = called.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return isFirst(member) ? .continued : .unknown }
      guard member.declName.baseName.tokenKind == .keyword(.`init`) else { return .unknown }
      called = base
    }
    guard let name = called.as(DeclReferenceExprSyntax.self)?.baseName, source.isTypeName(name) else { return .unknown }
    return .value(of: source.name(of: name))
  }

  private func isTypeName(_ expression: ExprSyntax) -> Bool {
    expression.as(DeclReferenceExprSyntax.self).map { source.isTypeName($0.baseName) } ?? false
  }

  /// The base that is written, before the dot or before the `#if` around it.
  private func writtenBase(of member: MemberAccessExprSyntax) -> ExprSyntax? {
    if let base = member.base { return base }
    // What begins with the dot in a branch of `#if` is the branch's first link.
    var ancestor = member.parent
    while let current = ancestor {
      if let clause = current.as(IfConfigClauseSyntax.self) {
        return clause.parent?.parent?.parent?.as(PostfixIfConfigExprSyntax.self)?.base
      }
      guard
        current.is(FunctionCallExprSyntax.self) || current.is(MemberAccessExprSyntax.self)
          || current.is(PostfixIfConfigExprSyntax.self),
        current.positionAfterSkippingLeadingTrivia == member.positionAfterSkippingLeadingTrivia
      else { return nil }
      ancestor = current.parent
    }
    return nil
  }

  private func isFirst(_ member: MemberAccessExprSyntax) -> Bool {
    member.period.previousToken(viewMode: .sourceAccurate) == nil
  }

  // MARK: - Surroundings

  /// The name of the type or extension around a place; `View` for a type that says that it is one.
  private func typeAround(_ node: some SyntaxProtocol) -> String? {
    var ancestor = node.parent
    while let current = ancestor {
      if let extended = current.as(ExtensionDeclSyntax.self) { return source.text(ofShort: extended.extendedType) }
      if let type = current.as(StructDeclSyntax.self) {
        let inherited = type.inheritanceClause?.inheritedTypes.compactMap { source.text(ofShort: $0.type) } ?? []
        return inherited.contains("View") ? "View" : source.name(of: type.name)
      }
      if current.isProtocol((any DeclGroupSyntax).self) { return nil }
      ancestor = current.parent
    }
    return nil
  }

  /// Whether a place is in `func body(content:)`, as modifiers have it.
  private func isInModifier(_ node: some SyntaxProtocol) -> Bool {
    var ancestor = node.parent
    while let current = ancestor, !current.isProtocol((any DeclGroupSyntax).self) {
      if let function = current.as(FunctionDeclSyntax.self), source.name(of: function.name) == "body",
        function.signature.parameterClause.parameters.first.map({ source.name(of: $0.firstName) }) == "content"
      {
        return true
      }
      ancestor = current.parent
    }
    return false
  }
}
