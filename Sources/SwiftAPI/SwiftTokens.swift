import Diagnostics
private import SwiftParser
private import SwiftSyntax

/// Texts of types and expressions, compared and judged as the Swift parser sees them.
package enum SwiftTokens {
  /// Whether two texts are the same tokens.
  ///
  /// White space and comments between tokens count for nothing, those inside
  /// string literals count. Texts beyond 64 KiB are compared to the letter.
  package static func areEqual(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    guard isMeasured(left), isMeasured(right) else { return false }
    return DeepStack.run(forBytes: max(left.utf8.count, right.utf8.count)) { tokens(of: left) == tokens(of: right) }
      ?? false
  }

  /// Whether a text of up to 64 KiB is one Swift expression and nothing else, not even a comment behind it.
  package static func isExpression(_ text: String) -> Bool {
    parses(text) { parser in
      let node = ExprSyntax.parse(from: &parser)
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      return !node.hasError && !node.is(MissingExprSyntax.self)
        && text.utf8.dropFirst(end).allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
    }
  }

  /// Whether a text of up to 64 KiB is one Swift type and nothing else.
  package static func isType(_ text: String) -> Bool {
    parses(text) { parser in
      let node = TypeSyntax.parse(from: &parser)
      return !node.hasError && !node.is(MissingTypeSyntax.self)
    }
  }

  private static func parses(_ text: String, _ judge: @escaping @Sendable (inout Parser) -> Bool) -> Bool {
    guard isMeasured(text) else { return false }
    return DeepStack.run(forBytes: text.utf8.count) {
      var parser = Parser(text)
      return judge(&parser)
    } ?? false
  }

  private static func tokens(of text: String) -> [String] {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate).flatMap { token -> [String] in
      let text = token.text
      // Whether `>>` is one token or two depends on what stands before it.
      return text.allSatisfy { ">?!".contains($0) } ? text.map { String($0) } : [text]
    }
  }

  /// In bytes: more than any type or value that people read, and little enough for the parser's time and stack.
  private static let sizeLimit = 1 << 16

  /// Whether a text is short and shallow enough to be parsed.
  private static func isMeasured(_ text: String) -> Bool {
    text.utf8.count <= sizeLimit && Nesting.excess(in: Array(text.utf8)) == nil
  }
}
