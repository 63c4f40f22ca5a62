internal import SwiftSyntax

extension SourceText {
  /// The type of a value, where its text tells: a literal, `Type(…)`, or `Type.member`.
  func inferredType(of value: ExprSyntax) -> String? {
    switch value.kind {
    case .integerLiteralExpr: return "Int"
    case .floatLiteralExpr: return "Double"
    case .booleanLiteralExpr: return "Bool"
    case .stringLiteralExpr: return "String"
    case .prefixOperatorExpr:
      guard let operand = value.as(PrefixOperatorExprSyntax.self)?.expression else { return nil }
      return operand.is(IntegerLiteralExprSyntax.self) || operand.is(FloatLiteralExprSyntax.self)
        ? inferredType(of: operand) : nil
    case .functionCallExpr:
      guard let called = value.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
      return typeName(called) ?? typeOfMember(called)
    default: return typeOfMember(value)
    }
  }

  /// `Type` of `Type.member`.
  private func typeOfMember(_ expression: ExprSyntax) -> String? {
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
      typeName(ExprSyntax(expression)) == nil
    else { return nil }
    return typeName(base)
  }

  /// Bytes; a longer chain of members is no name that anybody wants to read.
  private static let longestTypeName = 200

  /// The text of an expression that names a type: `Color`, `Kit.Part`, `Set<Int>`, told by its capital letter.
  private func typeName(_ expression: ExprSyntax) -> String? {
    guard range(of: expression).count <= Self.longestTypeName else { return nil }
    switch expression.kind {
    case .declReferenceExpr: break
    case .memberAccessExpr:
      guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base,
        text(of: member.declName).first?.isUppercase == true
      else { return nil }
      return typeName(base).map { "\($0).\(text(of: member.declName))" }
    case .genericSpecializationExpr:
      guard let inner = expression.as(GenericSpecializationExprSyntax.self)?.expression, typeName(inner) != nil else {
        return nil
      }
      return line(of: expression)
    default: return nil
    }
    let name = text(of: expression)
    return name.first?.isUppercase == true ? name : nil
  }
}
