import Diagnostics
private import SwiftDiagnostics
private import SwiftParserDiagnostics
internal import SwiftSyntax

/// What the Swift parser holds against a file.
enum SyntaxErrors {
  static let rule = Rule(
    "swift-syntax", "Swift source parses without errors.",
    bad: """
      extension View {
        func card(title String) -> some View { self }
      }
      """,
    good: """
      extension View {
        func card(title: String) -> some View { self }
      }
      """)

  /// The errors of a tree, in the parser's own words; of a list with many faulty elements, those of the first alone.
  static func findings(in tree: SourceFileSyntax, of file: SourceFile) -> [Finding] {
    guard tree.hasError else { return [] }
    let source = SourceText(file: file)
    let equals = tree.tokens(viewMode: .sourceAccurate).filter { $0.isSpacedEqualWithError }
    guard equals.isEmpty else {
      let message = "an invisible or foreign character stands beside this '='; remove it"
      return equals.map { Finding(rule, message, at: Location(file, source.range(of: $0))) }
    }
    let search = FaultyListSearch()
    search.walk(tree)
    let diagnostics = (search.elements ?? [Syntax(tree)]).flatMap { ParseDiagnosticsGenerator.diagnostics(for: $0) }
    return diagnostics.compactMap { diagnostic in
      guard diagnostic.diagMessage.severity == .error else { return nil }
      let start = diagnostic.position.utf8Offset
      let end = max(start, diagnostic.node.endPositionBeforeTrailingTrivia.utf8Offset)
      return Finding(rule, diagnostic.message, at: Location(file, start..<end))
    }
  }
}

/// Looks for a list in which nearly everything is wrong: SwiftParserDiagnostics takes a time for each fault that grows
/// with the length of the list, so thousands of faults on a line would take minutes.
private final class FaultyListSearch: SyntaxAnyVisitor {
  /// More errors than this say nothing new.
  private static let limit = 50

  /// The first faulty elements of such a list.
  private(set) var elements: [Syntax]?

  init() { super.init(viewMode: .all) }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard elements == nil, node.hasError else { return .skipChildren }
    guard node.kind.isSyntaxCollection else { return .visitChildren }
    let faulty = Array(node.children(viewMode: .all).lazy.filter(\.hasError).prefix(Self.limit + 1))
    guard faulty.count > Self.limit else { return .visitChildren }
    elements = faulty.dropLast()
    return .skipChildren
  }
}

extension TokenSyntax {
  /// Whether white space stands on both sides of a '=' that the lexer finds unevenly spaced.
  ///
  /// SwiftParserDiagnostics would trap: it offers to insert white space, and finds none to insert.
  fileprivate var isSpacedEqualWithError: Bool {
    guard hasError, text == "=", trailingTrivia.contains(where: \.isSpaceOrTab) else { return false }
    return previousToken(viewMode: .all)?.trailingTrivia.contains(where: \.isSpaceOrTab) ?? false
  }
}
