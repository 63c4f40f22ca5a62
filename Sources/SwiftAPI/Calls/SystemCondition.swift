internal import SwiftSyntax

/// Judges conditions of `#if` for one system.
struct SystemCondition {
  let system: String
  let source: SourceText

  /// Whether a branch can be the one that is compiled.
  func mayReach(_ clause: IfConfigClauseSyntax) -> Bool {
    if let condition = clause.condition, value(of: condition) == false { return false }
    guard let clauses = clause.parent?.as(IfConfigClauseListSyntax.self) else { return true }
    return clauses.prefix { $0.id != clause.id }.allSatisfy { earlier in
      earlier.condition.flatMap { value(of: $0) } != true
    }
  }

  /// Whether a condition holds on the system; `nil` where only the compiler knows.
  private func value(of condition: ExprSyntax) -> Bool? {
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): literal.literal.tokenKind == .keyword(.true)
    case .prefixOperatorExpr(let negation): value(of: negation.expression).map { !$0 }
    case .tupleExpr(let group) where group.elements.count == 1:
      group.elements.first.flatMap { value(of: $0.expression) }
    case .functionCallExpr(let call): value(of: call)
    case .sequenceExpr(let sequence): value(of: Array(sequence.elements))
    default: nil
    }
  }

  private func value(of call: FunctionCallExprSyntax) -> Bool? {
    let argument = call.arguments.first.map { source.text(of: $0.expression) } ?? ""
    switch (source.text(of: call.calledExpression), argument) {
    case ("os", _): return argument == system
    case ("canImport", "UIKit"): return system == "macOS" ? nil : true
    case ("canImport", "AppKit"): return system == "macOS" ? true : system == "iOS" ? nil : false
    case ("canImport", "SwiftUI"): return true
    default: return nil
    }
  }

  /// `&&` binds more tightly than `||`.
  private func value(of sequence: [ExprSyntax]) -> Bool? {
    let alternatives = sequence.split { $0.is(BinaryOperatorExprSyntax.self) && source.text(of: $0) == "||" }
    return Self.any(
      alternatives.map { operands in
        Self.any(operands.filter { !$0.is(BinaryOperatorExprSyntax.self) }.map { value(of: $0).map { !$0 } })
          .map { !$0 }
      })
  }

  /// Three-valued: whether one of several holds.
  private static func any(_ values: [Bool?]) -> Bool? {
    if values.contains(true) { return true }
    return values.contains { $0 == nil } ? nil : false
  }
}
