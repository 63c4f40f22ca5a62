internal import SwiftSyntax

/// The names that a part of a source uses: types in signatures, and whatever expressions refer to.
final class NamesUsed: SyntaxVisitor {
  /// Types as they are written, each in its parts.
  private(set) var types: [[String]] = []
  /// What expressions name, each in its parts; one that begins with a dot has an empty first part.
  private(set) var values: [[String]] = []
  private let source: SourceText

  init(_ source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    types.append([source.name(of: node.name)])
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    types.append(source.names(of: TypeSyntax(node)))
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName != node {
      values.append([source.name(of: node.baseName)])
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    // Of a chain only the whole is looked at: its beginnings are among its parts.
    if node.parent?.as(MemberAccessExprSyntax.self)?.base?.id == node.id { return .visitChildren }
    var names: [String] = []
    var current = ExprSyntax(node)
    while let member = current.as(MemberAccessExprSyntax.self) {
      names.append(source.name(of: member.declName.baseName))
      guard let base = member.base else {
        values.append([""] + names.reversed())
        return .visitChildren
      }
      current = base
    }
    if let generic = current.as(GenericSpecializationExprSyntax.self) { current = generic.expression }
    if let first = current.as(DeclReferenceExprSyntax.self) { names.append(source.name(of: first.baseName)) }
    values.append(names.reversed())
    return .visitChildren
  }
}
