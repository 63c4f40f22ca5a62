import Diagnostics
private import SwiftIDEUtils
private import SwiftParser
private import SwiftSyntax

/// Tells the kinds of the words of Swift code, from its syntax alone.
package enum SyntaxHighlighter {
  /// What has a kind, in the order of the text, each byte at most once.
  ///
  /// The text may be a whole file or a snippet with errors. Text that is not UTF-8, or is nested beyond the bounds of
  /// `SourceAPI`, is of no kind anywhere.
  package static func spans(in file: SourceFile) -> [SyntaxSpan] {
    guard SourceAPI.isReadable(file) else { return [] }
    return DeepStack.run(forBytes: file.bytes.count) {
      var spans: [SyntaxSpan] = []
      for part in Parser.parse(source: file.text).classifications {
        guard let kind = SyntaxSpan.Kind(part.kind) else { continue }
        spans.append(SyntaxSpan(kind, part.range.lowerBound.utf8Offset..<part.range.upperBound.utf8Offset))
      }
      return spans
    } ?? []
  }
}

extension SyntaxSpan.Kind {
  fileprivate init?(_ classification: SyntaxClassification) {
    switch classification {
    case .keyword: self = .keyword
    case .type: self = .type
    case .stringLiteral, .regexLiteral: self = .string
    case .integerLiteral, .floatLiteral: self = .number
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: self = .comment
    case .attribute: self = .attribute
    case .ifConfigDirective: self = .directive
    default: return nil
    }
  }
}
