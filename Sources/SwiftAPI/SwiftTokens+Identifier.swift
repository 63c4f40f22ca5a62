private import SwiftParser
private import SwiftSyntax

extension SwiftTokens {
  /// Whether a text is one Swift identifier that needs no backticks, as the Swift parser reads it.
  ///
  /// Letters of any script are, and most emoji; `☕` is not, being an operator to Swift, nor is any keyword.
  package static func isIdentifier(_ text: String) -> Bool {
    // What has no other ASCII than this cannot be nested, however long it is.
    let isPlain = text.utf8.allSatisfy { byte in
      byte >= 0x80 || byte == UInt8(ascii: "_") || Unicode.Scalar(byte).properties.isAlphabetic
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
    }
    guard isPlain, !text.isEmpty, text.utf8.count <= 1 << 10 else { return false }
    // Behind `let`, where every word that is reserved in one place only is an identifier.
    let tokens = Array(Parser.parse(source: "let \(text) = 0").tokens(viewMode: .sourceAccurate))
    guard tokens.count == 5, case .identifier(let name) = tokens[1].tokenKind else { return false }
    return name.utf8.elementsEqual(text.utf8) && !["_", "Self", "Any", "Type", "Protocol"].contains(name)
  }
}
