import Diagnostics
internal import SwiftSyntax

/// Finds calls and uses of a framework's names in Swift code, in one walk over its syntax.
///
/// Patterns (`case .card(let text)`), attributes with arguments, names that are not called and calls with errors in their
/// own arguments are no calls.
final class UseReader: SyntaxVisitor {
  private let source: SourceText
  private let names: SoughtNames
  private var surroundings: SurroundingsReader
  private var bases: BaseReader
  private var calls: [Call] = []
  private var uses: [APIUse] = []
  /// The names that the text declares: types, functions, cases, properties that hold functions.
  private var declared: Set<String> = []

  private init(_ source: SourceText, _ names: SoughtNames) {
    self.source = source
    self.names = names
    surroundings = SurroundingsReader(source)
    bases = BaseReader(source)
    super.init(viewMode: .sourceAccurate)
  }

  /// Every call and every use of what is sought, in the order of their names' places, in all branches of `#if`.
  ///
  /// Names that the text declares itself are no uses.
  static func read(
    _ tree: SourceFileSyntax, of file: SourceFile, seeking names: SoughtNames
  ) -> (calls: [Call], uses: [APIUse]) {
    let reader = UseReader(SourceText(file: file), names)
    reader.walk(tree)
    return (
      reader.calls.sorted { $0.nameRange.lowerBound < $1.nameRange.lowerBound },
      reader.uses.filter { !reader.declared.contains($0.name) }.sorted { $0.range.lowerBound < $1.range.lowerBound }
    )
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if var call = source.call(node, isWanted: { !names.ignoredCalls.contains($0) }) {
      call.base = bases.base(ofCalled: node.calledExpression)
      calls.append(call)
    }
    return .visitChildren
  }

  private func add(_ token: TokenSyntax, _ kind: APIUse.Kind, calledBy call: FunctionCallExprSyntax? = nil) {
    let name = source.name(of: token)
    guard names.used.contains(name) else { return }
    let labels = call.flatMap { source.call($0, isWanted: { $0 == name }) }?.arguments.map { argument in
      argument.label ?? (argument.isTrailingClosure ? "{}" : "_")
    }
    // What surrounds it takes a while to tell.
    guard names.isMeant(name, kind, labels) else { return }
    let base = kind == .modifier ? call.map { bases.base(ofCalled: $0.calledExpression) } : nil
    let surroundings = surroundings.surroundings(of: token)
    uses.append(
      APIUse(
        name: name, kind: kind, labels: labels, base: base ?? .none, range: source.range(of: token),
        guards: surroundings.guards, systems: surroundings.systems))
  }

  // MARK: - Uses

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    // The second half of `base.name` is the member's own affair.
    if node.parent?.as(MemberAccessExprSyntax.self)?.declName == node { return .visitChildren }
    if node.parent?.is(KeyPathPropertyComponentSyntax.self) == true { return .visitChildren }
    if source.isTypeName(node.baseName) {
      add(node.baseName, .type, calledBy: call(of: node))
    } else if let call = call(of: node) {
      add(node.baseName, .function, calledBy: call)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.declName.baseName
    if source.isTypeName(name) {
      if let base = node.base, source.text(ofShort: base) == "SwiftUI" { add(name, .type, calledBy: call(of: node)) }
    } else if let call = call(of: node) {
      add(name, .modifier, calledBy: call)
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    add(node.name, .type)
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if source.text(ofShort: node.baseType) == "SwiftUI" { add(node.name, .type) }
    return .visitChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    guard source.text(ofShort: node.attributeName) == "Environment",
      case .argumentList(let arguments) = node.arguments,
      let path = arguments.first?.expression.as(KeyPathExprSyntax.self),
      case .property(let value) = path.components.first?.component
    else { return .visitChildren }
    add(value.declName.baseName, .environmentValue)
    return .visitChildren
  }

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func call(of name: some ExprSyntaxProtocol) -> FunctionCallExprSyntax? {
    var called = Syntax(name)
    while let parent = called.parent {
      if let call = parent.as(FunctionCallExprSyntax.self) {
        return call.calledExpression.id == called.id ? call : nil
      }
      guard parent.is(GenericSpecializationExprSyntax.self) else { return nil }
      called = parent
    }
    return nil
  }

  // MARK: - Declarations

  private func declare(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(source.name(of: token))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard let pattern = node.pattern.as(IdentifierPatternSyntax.self), holdsFunction(node) || isOfEnvironment(node)
    else { return .visitChildren }
    return declare(pattern.identifier)
  }

  private func holdsFunction(_ node: PatternBindingSyntax) -> Bool {
    node.initializer?.value.is(ClosureExprSyntax.self) == true
      || node.typeAnnotation?.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .arrow } == true
  }

  /// Whether it is a value that the text adds to the environment.
  private func isOfEnvironment(_ node: PatternBindingSyntax) -> Bool {
    var ancestor = node.parent
    while let current = ancestor, !current.is(ExtensionDeclSyntax.self) {
      if current.is(CodeBlockItemListSyntax.self) { return false }
      ancestor = current.parent
    }
    guard let extended = ancestor?.as(ExtensionDeclSyntax.self)?.extendedType else { return false }
    return source.text(ofShort: extended) == "EnvironmentValues"
  }
}

extension SourceText {
  /// Whether a name begins with a capital letter, as types do.
  func isTypeName(_ token: TokenSyntax) -> Bool {
    let first = range(of: token).lowerBound
    return file.bytes.indices.contains(first) && (0x41...0x5A).contains(file.bytes[first])
  }

  /// A text of up to 64 bytes; nothing for a longer one, which is no name to compare.
  func text(ofShort node: some SyntaxProtocol) -> String? {
    let range = range(of: node)
    return range.count <= 64 ? file.text(in: range) : nil
  }
}
