internal import SwiftSyntax

extension SourceText {
  /// A call of a wanted name; `nil` where it calls no name, another name, or where its arguments have errors.
  func call(_ node: FunctionCallExprSyntax, isWanted: (String) -> Bool) -> Call? {
    guard let (token, isMember) = calledName(node.calledExpression) else { return nil }
    let name = name(of: token)
    guard isWanted(name), !hasErrorInArguments(node) else { return nil }
    let nameRange = range(of: token)
    return Call(
      name: name, isMember: isMember, arguments: arguments(of: node),
      range: nameRange.lowerBound..<max(nameRange.upperBound, node.endPositionBeforeTrailingTrivia.utf8Offset),
      nameRange: nameRange)
  }

  private func hasErrorInArguments(_ node: FunctionCallExprSyntax) -> Bool {
    let called = node.calledExpression.id
    return node.children(viewMode: .all).contains { $0.id != called && $0.hasError }
  }

  private func arguments(of node: FunctionCallExprSyntax) -> [Call.Argument] {
    var arguments = node.arguments.map { argument(labeled: $0.label, $0.expression, isTrailingClosure: false) }
    if let closure = node.trailingClosure {
      arguments.append(argument(labeled: nil, closure, isTrailingClosure: true))
    }
    arguments += node.additionalTrailingClosures.map {
      argument(labeled: $0.label, $0.closure, isTrailingClosure: true)
    }
    return arguments
  }

  private func argument(
    labeled label: TokenSyntax?, _ value: some ExprSyntaxProtocol, isTrailingClosure: Bool
  ) -> Call.Argument {
    let valueRange = range(of: value)
    let start = label?.positionAfterSkippingLeadingTrivia.utf8Offset ?? valueRange.lowerBound
    return Call.Argument(
      label: label.flatMap { $0.tokenKind == .wildcard ? nil : name(of: $0) }, isTrailingClosure: isTrailingClosure,
      isAbridged: valueRange.count == 3 && ["…", "..."].contains(file.text(in: valueRange)),
      range: start..<max(start, valueRange.upperBound))
  }

  /// The token that names what is called, and whether it stands after a dot; of `Type.init` it is the type's.
  private func calledName(_ called: ExprSyntax) -> (token: TokenSyntax, isMember: Bool)? {
    switch called.as(ExprSyntaxEnum.self) {
    case .declReferenceExpr(let name): (name.baseName, false)
    case .memberAccessExpr(let member) where member.declName.baseName.tokenKind == .keyword(.`init`):
      member.base.flatMap { calledName($0) }
    case .memberAccessExpr(let member): (member.declName.baseName, true)
    case .genericSpecializationExpr(let generic): calledName(generic.expression)
    default: nil
    }
  }
}
