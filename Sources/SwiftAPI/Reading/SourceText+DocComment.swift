internal import SwiftSyntax

extension SourceText {
  /// The doc comment in the white space and comments before a declaration.
  func docComment(of node: some SyntaxProtocol) -> DocComment? {
    let start = node.position.utf8Offset
    let range = start..<max(start, node.positionAfterSkippingLeadingTrivia.utf8Offset)
    // A doc comment has four bytes at the least.
    guard range.count > 3 else { return nil }
    return CommentScanner(file: file, range: range).docComment()
  }
}
