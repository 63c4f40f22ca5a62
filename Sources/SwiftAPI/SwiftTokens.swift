import Diagnostics
private import SwiftParser
private import SwiftSyntax

/// Texts of types and expressions, compared and judged as the Swift parser sees them.
package enum SwiftTokens {
  /// Whether two texts are the same tokens; white space and comments between tokens count for nothing, those inside
  /// string literals count.
  package static func areEqual(_ left: String, _ right: String) -> Bool {
    if left == right { return true }
    guard let left = tokens(of: left), let right = tokens(of: right) else { return false }
    return left == right
  }

  /// Whether a text is one Swift expression and nothing else.
  package static func isExpression(_ text: String) -> Bool {
    parses(text) { parser in
      let node = ExprSyntax.parse(from: &parser)
      return !node.hasError && !node.is(MissingExprSyntax.self)
    }
  }

  /// Whether a text is one Swift type and nothing else.
  package static func isType(_ text: String) -> Bool {
    parses(text) { parser in
      let node = TypeSyntax.parse(from: &parser)
      return !node.hasError && !node.is(MissingTypeSyntax.self)
    }
  }

  private static func parses(_ text: String, _ judge: @escaping @Sendable (inout Parser) -> Bool) -> Bool {
    let size = text.utf8.count
    guard size <= sizeLimit, Nesting.excess(in: Array(text.utf8)) == nil else { return false }
    return DeepStack.run(forBytes: size) {
      var parser = Parser(text)
      return judge(&parser)
    } ?? false
  }

  /// `nil` for a text too long or too deeply nested to look at.
  private static func tokens(of text: String) -> [String]? {
    let size = text.utf8.count
    guard size <= sizeLimit, Nesting.excess(in: Array(text.utf8)) == nil else { return nil }
    return DeepStack.run(forBytes: size) {
      Parser.parse(source: text).tokens(viewMode: .sourceAccurate).flatMap { token -> [String] in
        let text = token.text
        // Whether `>>` is one token or two depends on what stands before it.
        return text.allSatisfy { ">?!".contains($0) } ? text.map { String($0) } : [text]
      }
    }
  }

  /// Bytes; the length of any file that is read.
  private static let sizeLimit = SourceFile.sizeLimit
}
