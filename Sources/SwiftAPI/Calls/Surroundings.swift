internal import SwiftSyntax

/// What surely holds at a place, whatever runs the code there.
struct Surroundings {
  /// The newest version that each platform is known to have; versions are as written.
  var guards: [String: String] = [:]
  /// The systems for which no branch of `#if` around is known to be left out.
  var systems = APIUse.systems

  fileprivate mutating func add(_ version: String, of platform: String) {
    if let known = guards[platform], !Self.isNewer(version, than: known) { return }
    guards[platform] = version
  }

  private static func isNewer(_ left: String, than right: String) -> Bool {
    func numbers(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers(right).lexicographicallyPrecedes(numbers(left))
  }
}

/// Reads surroundings from `#available`, `#unavailable`, `@available` and `#if`.
///
/// Remembers those of every node on the way, so that a text with many places is gone through once.
struct SurroundingsReader {
  private let source: SourceText
  private var known: [SyntaxIdentifier: Surroundings] = [:]

  init(_ source: SourceText) {
    self.source = source
  }

  mutating func surroundings(of node: some SyntaxProtocol) -> Surroundings {
    var path: [Syntax] = []
    var node = Syntax(node)
    while known[node.id] == nil, let parent = node.parent {
      path.append(node)
      node = parent
    }
    var result = known[node.id] ?? Surroundings()
    for child in path.reversed() {
      if let parent = child.parent { result = pass(from: parent, to: child, result) }
    }
    return result
  }

  /// What holds in a child of a node for which something holds.
  private mutating func pass(from parent: Syntax, to child: Syntax, _ outer: Surroundings) -> Surroundings {
    var result = outer
    if let statements = parent.as(CodeBlockItemListSyntax.self) {
      for statement in statements {
        known[statement.id] = result
        takeExit(statement.item, into: &result)
      }
      return known[child.id] ?? outer
    }
    if let conditions = parent.as(ConditionElementListSyntax.self) {
      for condition in conditions {
        known[condition.id] = result
        take(condition, holds: true, into: &result)
      }
      return known[child.id] ?? outer
    }
    if let node = parent.as(IfExprSyntax.self) {
      let (holds, fails) = (child.id == node.body.id, child.id == node.elseBody?.id)
      take(node.conditions, holds: holds, fails: fails, into: &result)
    } else if let node = parent.as(WhileStmtSyntax.self) {
      take(node.conditions, holds: child.id == node.body.id, fails: false, into: &result)
    } else if let node = parent.as(GuardStmtSyntax.self) {
      take(node.conditions, holds: false, fails: child.id == node.body.id, into: &result)
    } else if let clause = parent.as(IfConfigClauseSyntax.self) {
      result.systems = result.systems.filter { SystemCondition(system: $0, source: source).mayReach(clause) }
    } else if let declaration = parent.asProtocol((any WithAttributesSyntax).self) {
      for availability in AttributeReader(declaration.attributes, source).availability {
        if let version = availability.introduced { result.add(version, of: availability.platform) }
      }
    }
    known[child.id] = result
    return result
  }

  // MARK: - Conditions

  private func take(
    _ conditions: ConditionElementListSyntax, holds: Bool, fails: Bool, into result: inout Surroundings
  ) {
    if holds {
      for condition in conditions { take(condition, holds: true, into: &result) }
    } else if fails, conditions.count == 1, let condition = conditions.first {
      // Where one of several conditions fails, nobody knows which.
      take(condition, holds: false, into: &result)
    }
  }

  private func take(_ condition: ConditionElementSyntax, holds: Bool, into result: inout Surroundings) {
    guard case .availability(let node) = condition.condition,
      node.availabilityKeyword.tokenKind == (holds ? .poundAvailable : .poundUnavailable)
    else { return }
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let platform) = argument.argument, let version = platform.version
      else {
        continue
      }
      result.add(source.text(of: version), of: source.text(of: platform.platform))
    }
  }

  // MARK: - Early exits

  /// A statement that is only passed where its condition holds, or fails.
  private func takeExit(_ statement: CodeBlockItemSyntax.Item, into result: inout Surroundings) {
    if case .stmt(let node) = statement, let node = node.as(GuardStmtSyntax.self) {
      take(node.conditions, holds: true, fails: false, into: &result)
    } else if case .stmt(let node) = statement, let node = node.as(ExpressionStmtSyntax.self) {
      if let branch = node.expression.as(IfExprSyntax.self) { takeExit(branch, into: &result) }
    } else if case .expr(let node) = statement, let branch = node.as(IfExprSyntax.self) {
      takeExit(branch, into: &result)
    }
  }

  /// `if #unavailable(iOS 18) { return }`.
  private func takeExit(_ node: IfExprSyntax, into result: inout Surroundings) {
    guard node.elseBody == nil, case .stmt(let last) = node.body.statements.last?.item else { return }
    switch last.kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt:
      take(node.conditions, holds: false, fails: true, into: &result)
    default: break
    }
  }
}
