internal import SwiftSyntax

extension DeclarationIndex {
  /// A type that is written somewhere, and the names of the types around that place.
  struct FoundType {
    let text: String
    let path: [String]
  }

  /// The type of a value, where the file tells: from its looks, or from the declaration that it refers to.
  func type(of value: ExprSyntax, at path: [String]) -> FoundType? {
    var (value, path) = (value, path)
    // Values that refer to each other in a circle are an error of the compiler's; here it ends.
    for _ in 0..<16 {
      let call = value.as(FunctionCallExprSyntax.self)
      let entry = declaration(of: call?.calledExpression ?? value, at: path)
      if call != nil, let function = entry?.node.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause.map {
          FoundType(text: source.type(of: $0.type), path: entry?.path ?? [])
        }
      }
      guard call == nil, let entry, let variable = entry.node.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first
      else { return source.inferredType(of: value).map { FoundType(text: $0, path: path) } }
      if let type = binding.typeAnnotation?.type { return FoundType(text: source.type(of: type), path: entry.path) }
      guard let next = binding.initializer?.value else { return nil }
      (value, path) = (next, entry.path)
    }
    return nil
  }

  /// The declaration that `name`, `Self.name` or `Type.name` refers to.
  private func declaration(of expression: ExprSyntax, at path: [String]) -> Entry? {
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return globals[source.name(of: name.baseName)]?.first
    }
    guard let member = expression.as(MemberAccessExprSyntax.self),
      let base = member.base?.as(DeclReferenceExprSyntax.self)
    else { return nil }
    let type = source.name(of: base.baseName)
    let owner = type == "Self" ? path.joined(separator: ".") : self.type(named: [type], at: path)
    return statics[source.name(of: member.declName.baseName)]?.first { $0.path.joined(separator: ".") == owner }
  }
}

/// The labels of every argument in a text.
final class ArgumentLabels: SyntaxVisitor {
  private(set) var labels: Set<String> = []
  private let source: SourceText

  init(in node: some SyntaxProtocol, of source: SourceText) {
    self.source = source
    super.init(viewMode: .sourceAccurate)
    walk(node)
  }

  override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.label { labels.insert(source.name(of: label)) }
    return .visitChildren
  }
}
