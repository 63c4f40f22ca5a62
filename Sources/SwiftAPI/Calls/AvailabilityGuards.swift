internal import SwiftSyntax

/// What `#available`, `#unavailable` and `@available` around a place say of the systems that run it.
struct AvailabilityGuards {
  private var versions: [String: String] = [:]
  private let source: SourceText

  /// The newest version that each platform is known to have at a place; versions are as written.
  static func around(_ node: some SyntaxProtocol, _ source: SourceText) -> [String: String] {
    var guards = AvailabilityGuards(source: source)
    var child = Syntax(node)
    while let parent = child.parent {
      guards.take(parent, around: child)
      child = parent
    }
    return guards.versions
  }

  private init(source: SourceText) {
    self.source = source
  }

  private mutating func take(_ parent: Syntax, around child: Syntax) {
    if let node = parent.as(IfExprSyntax.self) {
      take(node.conditions, holdsIn: child.id == node.body.id, failsIn: child.id == node.elseBody?.id)
    } else if let node = parent.as(WhileStmtSyntax.self) {
      take(node.conditions, holdsIn: child.id == node.body.id, failsIn: false)
    } else if let node = parent.as(GuardStmtSyntax.self) {
      take(node.conditions, holdsIn: false, failsIn: child.id == node.body.id)
    } else if let conditions = parent.as(ConditionElementListSyntax.self) {
      for condition in conditions.prefix(while: { $0.id != child.id }) { take(condition, holds: true) }
    } else if let statements = parent.as(CodeBlockItemListSyntax.self) {
      for statement in statements.prefix(while: { $0.id != child.id }) { takeExit(statement.item) }
    } else if let declaration = parent.asProtocol((any WithAttributesSyntax).self) {
      for availability in AttributeReader(declaration.attributes, source).availability {
        if let version = availability.introduced { add(version, of: availability.platform) }
      }
    }
  }

  private mutating func take(_ conditions: ConditionElementListSyntax, holdsIn: Bool, failsIn: Bool) {
    if holdsIn {
      for condition in conditions { take(condition, holds: true) }
    } else if failsIn, conditions.count == 1, let condition = conditions.first {
      // Where one of several conditions fails, nobody knows which.
      take(condition, holds: false)
    }
  }

  /// A statement that is only passed where its condition holds, or fails.
  private mutating func takeExit(_ statement: CodeBlockItemSyntax.Item) {
    if case .stmt(let node) = statement, let node = node.as(GuardStmtSyntax.self) {
      take(node.conditions, holdsIn: true, failsIn: false)
    } else if case .stmt(let node) = statement, let node = node.as(ExpressionStmtSyntax.self) {
      if let branch = node.expression.as(IfExprSyntax.self) { takeExit(branch) }
    } else if case .expr(let node) = statement, let branch = node.as(IfExprSyntax.self) {
      takeExit(branch)
    }
  }

  /// `if #unavailable(iOS 18) { return }`.
  private mutating func takeExit(_ node: IfExprSyntax) {
    guard node.elseBody == nil, case .stmt(let last) = node.body.statements.last?.item else { return }
    switch last.kind {
    case .returnStmt, .throwStmt, .breakStmt, .continueStmt: take(node.conditions, holdsIn: false, failsIn: true)
    default: break
    }
  }

  private mutating func take(_ condition: ConditionElementSyntax, holds: Bool) {
    guard case .availability(let node) = condition.condition,
      node.availabilityKeyword.tokenKind == (holds ? .poundAvailable : .poundUnavailable)
    else { return }
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let platform) = argument.argument, let version = platform.version
      else {
        continue
      }
      add(source.text(of: version), of: source.text(of: platform.platform))
    }
  }

  private mutating func add(_ version: String, of platform: String) {
    if let known = versions[platform], !Self.isNewer(version, than: known) { return }
    versions[platform] = version
  }

  private static func isNewer(_ left: String, than right: String) -> Bool {
    func numbers(_ text: String) -> [Int] { text.split(separator: ".").map { Int($0) ?? 0 } }
    return numbers(right).lexicographicallyPrecedes(numbers(left))
  }
}
