import Diagnostics
internal import SwiftSyntax

/// Texts and places of syntax nodes, taken from the bytes of their file: nodes are never printed.
struct SourceText {
  let file: SourceFile

  /// Where a node stands, without the white space and comments around it.
  func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }

  /// A node to the letter, comments and line breaks within it included.
  func text(of node: some SyntaxProtocol) -> String { file.text(in: range(of: node)) }

  /// A node on one line, spaced as it was written.
  func line(of node: some SyntaxProtocol) -> String {
    let range = range(of: node)
    return isPlain(range) ? file.text(in: range) : join(node) { $0.isSpaced }
  }

  /// A type on one line, spaced as Swift is commonly spaced.
  func type(of node: some SyntaxProtocol) -> String {
    let range = range(of: node)
    return isCommonlySpaced(range) ? file.text(in: range) : join(node) { $0.wantsSpace }
  }

  /// A name without backticks.
  func name(of token: TokenSyntax) -> String {
    let range = range(of: token)
    guard file.bytes.indices.contains(range.lowerBound), file.bytes[range.lowerBound] == UInt8(ascii: "`") else {
      return file.text(in: range)
    }
    return file.text(in: range).filter { $0 != "`" }
  }
}

extension SourceText {
  /// Whether nothing in a range needs folding: no line breaks, comments, tabs, double spaces or unusual white space.
  private func isPlain(_ range: Range<Int>) -> Bool {
    var previous: UInt8 = 0
    for byte in file.bytes[range.clamped(to: file.bytes.indices)] {
      switch byte {
      case 0..<0x20, 0x80...: return false
      case UInt8(ascii: " ") where previous == byte: return false
      case UInt8(ascii: "/") where previous == byte, UInt8(ascii: "*") where previous == UInt8(ascii: "/"): return false
      default: previous = byte
      }
    }
    return true
  }

  /// Whether a type is made of names, dots, brackets and single spaces after commas and colons alone.
  private func isCommonlySpaced(_ range: Range<Int>) -> Bool {
    var previous: UInt8 = 0
    for byte in file.bytes[range.clamped(to: file.bytes.indices)] {
      let followsSeparator = previous == UInt8(ascii: ",") || previous == UInt8(ascii: ":")
      switch byte {
      case UInt8(ascii: " ") where !followsSeparator && !previous.isLetterOrDigit: return false
      case UInt8(ascii: " "): break
      case _ where followsSeparator: return false
      case UInt8(ascii: "["), UInt8(ascii: "<"), UInt8(ascii: "."): break
      case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ">"), UInt8(ascii: "]"), UInt8(ascii: "?"):
        if previous == UInt8(ascii: " ") { return false }
      case _ where byte.isLetterOrDigit: break
      default: return false
      }
      if (byte == UInt8(ascii: "<") || byte == UInt8(ascii: ".")) && previous == UInt8(ascii: " ") { return false }
      previous = byte
    }
    return true
  }

  private func join(_ node: some SyntaxProtocol, spaced: (Neighbors) -> Bool) -> String {
    var result = ""
    var previous: TokenSyntax?
    for token in node.tokens(viewMode: .sourceAccurate) {
      if let previous, spaced(Neighbors(left: previous, right: token, source: self)) { result += " " }
      result += text(of: token)
      previous = token
    }
    return result
  }
}

/// Two tokens beside each other.
private struct Neighbors {
  let left: TokenSyntax
  let right: TokenSyntax
  let source: SourceText

  /// Whether anything but the tokens themselves stands between them.
  var isSpaced: Bool {
    source.range(of: left).upperBound < source.range(of: right).lowerBound
  }

  var wantsSpace: Bool {
    switch left.tokenKind {
    case .leftParen, .leftSquare, .leftAngle, .period, .atSign, .prefixOperator, .pound, .stringQuote, .backslash:
      return false
    case .comma, .colon, .arrow: return true
    default: break
    }
    switch right.tokenKind {
    case .rightParen, .rightSquare, .rightAngle, .leftAngle, .comma, .colon, .period: return false
    case .postfixQuestionMark, .exclamationMark, .ellipsis, .stringQuote, .stringSegment: return false
    case .leftParen, .leftSquare: return right.beginsType
    default: return true
    }
  }
}

extension TokenSyntax {
  /// Whether a bracket opens a type of its own and not the arguments of what stands before it.
  fileprivate var beginsType: Bool {
    guard let parent else { return true }
    return parent.is(TupleTypeSyntax.self) || parent.is(FunctionTypeSyntax.self) || parent.is(ArrayTypeSyntax.self)
      || parent.is(DictionaryTypeSyntax.self)
  }
}

extension UInt8 {
  /// Whether an ASCII byte belongs to a name.
  var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
