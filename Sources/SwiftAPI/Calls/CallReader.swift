import Diagnostics
private import SwiftParser
private import SwiftSyntax

/// Finds calls in Swift code, from its syntax alone.
package enum CallReader {
  /// Every call of one of these base names, in the order of the names' places, in all branches of `#if`.
  ///
  /// The text may be a whole file or a snippet with errors: calls with errors in their own arguments are left out. So
  /// are patterns (`case .card(let text)`), attributes with arguments, and names that are not called. Text that is not
  /// UTF-8, or is nested beyond the bounds of `SourceAPI`, has no calls.
  package static func calls(in file: SourceFile, named names: Set<String>) -> [Call] {
    guard WordSearch(names).finds(in: file.bytes), SourceAPI.isReadable(file) else { return [] }
    return DeepStack.run(forBytes: file.bytes.count) {
      let visitor = CallVisitor(SourceText(file: file), names)
      visitor.walk(Parser.parse(source: file.text))
      return visitor.calls.sorted { $0.nameRange.lowerBound < $1.nameRange.lowerBound }
    } ?? []
  }
}

private final class CallVisitor: SyntaxVisitor {
  private let source: SourceText
  private let names: Set<String>
  private var bases: BaseReader
  private(set) var calls: [Call] = []

  init(_ source: SourceText, _ names: Set<String>) {
    self.source = source
    self.names = names
    bases = BaseReader(source)
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if var call = source.call(node, isWanted: names.contains) {
      call.base = bases.base(ofCalled: node.calledExpression)
      calls.append(call)
    }
    return .visitChildren
  }

  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
