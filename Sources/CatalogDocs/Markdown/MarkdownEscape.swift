import MarkdownHTML

/// Text as Markdown that shows exactly that text.
///
/// Only what could be markup is escaped, so that pages stay pleasant to read as files. One form serves everywhere:
/// after a `#`, in a table cell, as the text of a link and at the start of a line.
package enum MarkdownEscape {
  /// Plain text on one line: nothing in it is markup.
  package static func inline(_ text: String, _ dialect: MarkdownDialect = .github) -> String {
    guard !isPlain(text, dialect) else { return text }
    var escaper = InlineEscaper(onOneLine(text), dialect)
    return escaper.escaped(code: nil)
  }

  /// Plain text in which `` `code` `` stays code and nothing else is markup: descriptions of parameters, doc comments.
  ///
  /// The code function writes a span of code, which is as CommonMark has it unless told otherwise.
  static func prose(
    _ text: String, inCell: Bool, _ dialect: MarkdownDialect = .github, code: ((String) -> String)? = nil
  ) -> String {
    guard !isPlain(text, dialect) else { return text }
    var escaper = InlineEscaper(onOneLine(text), dialect)
    return escaper.escaped { code?($0) ?? MarkdownCode.span($0, inCell: inCell) }
  }

  /// A link to a file, by its path from the page.
  static func link(_ text: String, to path: String) -> String {
    "[\(inline(text))](\(target(path)))"
  }

  /// A path as the target of a link: percent-encoded once, byte by byte, so that it names the same file.
  static func target(_ path: String) -> String {
    var output: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case _ where byte.isLetterOrDigit: output.append(byte)
      case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        output.append(byte)
      default:
        output.append(UInt8(ascii: "%"))
        output.append(hexadecimal(byte >> 4))
        output.append(hexadecimal(byte & 15))
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Text inside an HTML element or a quoted attribute, on one line.
  static func html(_ text: String) -> String {
    let oneLine = text.unicodeScalars.map { $0 == "\n" || $0 == "\r" ? " " : $0 }
    return MarkdownHTML.escaped(String(String.UnicodeScalarView(oneLine)))
  }

  /// Text inside an HTML or Swift comment, which it can neither close nor leave.
  static func comment(_ text: String) -> String {
    var output: [UInt8] = []
    for byte in text.utf8 {
      let endsComment =
        byte == UInt8(ascii: ">") && (output.last == UInt8(ascii: "-") || output.last == UInt8(ascii: "!"))
      if endsComment { output.append(UInt8(ascii: " ")) }
      output.append(byte < 0x20 ? UInt8(ascii: " ") : byte)
    }
    return String(decoding: output, as: UTF8.self)
  }

  private static func hexadecimal(_ digit: UInt8) -> UInt8 {
    digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
  }

  /// Whether a text shows itself as it is, told in one pass: most texts do.
  private static func isPlain(_ text: String, _ dialect: MarkdownDialect) -> Bool {
    guard dialect == .github else {
      return text.utf8.allSatisfy { $0 >= 0x80 || $0.isLetterOrDigit || $0 == UInt8(ascii: " ") }
        && isPlain(text, .github) && !InlineEscaper.beginsModule(Array(text.utf8))
    }
    var previous = UInt8(ascii: " ")
    var isFirst = true
    for byte in text.utf8 {
      switch byte {
      case 0..<0x20, 0x7F: return false
      case UInt8(ascii: " "):
        if previous == UInt8(ascii: " ") { return false }
      case UInt8(ascii: "\\"), UInt8(ascii: "`"), UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "["),
        UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "~"),
        UInt8(ascii: "#"):
        return false
      case UInt8(ascii: "/"):
        if previous == UInt8(ascii: "/") { return false }
      case UInt8(ascii: "."):
        if previous | 0x20 == UInt8(ascii: "w") { return false }
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: ">"), UInt8(ascii: "="),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isFirst { return false }
      default: break
      }
      previous = byte
      isFirst = false
    }
    return isFirst || previous != UInt8(ascii: " ")
  }

  /// The text without spaces at its ends; every run of spaces, line breaks and control characters is one space.
  static func onOneLine(_ text: String) -> [UInt8] {
    var output: [UInt8] = []
    var isAfterSpace = true
    for byte in text.utf8 {
      if byte <= 0x20 || byte == 0x7F {
        if !isAfterSpace { output.append(UInt8(ascii: " ")) }
        isAfterSpace = true
      } else {
        output.append(byte)
        isAfterSpace = false
      }
    }
    if output.last == UInt8(ascii: " ") { output.removeLast() }
    return output
  }
}

extension UInt8 {
  var isDigit: Bool { UInt8(ascii: "0") <= self && self <= UInt8(ascii: "9") }
  var isLetter: Bool { UInt8(ascii: "a") <= self | 0x20 && self | 0x20 <= UInt8(ascii: "z") }
  var isLetterOrDigit: Bool { isDigit || isLetter }
  /// What a backslash can escape in Markdown.
  var isPunctuation: Bool { 0x21 <= self && self < 0x7F && !isLetterOrDigit }
}
