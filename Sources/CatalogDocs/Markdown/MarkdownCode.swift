/// Code in a Markdown page, to the letter whatever it holds.
package enum MarkdownCode {
  /// A code span: its fence is longer than any run of backticks inside.
  ///
  /// Line breaks become spaces; of nothing there is no span, which Markdown cannot say. A table is cut at its pipes before
  /// anything else is read, so in a cell each gets a backslash.
  static func span(_ code: String, inCell: Bool = false) -> String {
    guard !code.isEmpty else { return "" }
    var content: [UInt8] = []
    for byte in code.utf8 {
      if inCell, byte == UInt8(ascii: "|") { content.append(UInt8(ascii: "\\")) }
      content.append(byte < 0x20 ? UInt8(ascii: " ") : byte)
    }
    let fence = String(repeating: "`", count: BacktickRun.longest(in: content) + 1)
    let touches = content.first == UInt8(ascii: "`") || content.last == UInt8(ascii: "`")
    let isPadded = content.first == UInt8(ascii: " ") && content.last == UInt8(ascii: " ")
    let pad = touches || isPadded ? " " : ""
    return fence + pad + String(decoding: content, as: UTF8.self) + pad + fence
  }

  /// What a code span shows: one space at both ends belongs to the fence.
  static func contentOfSpan(_ content: String) -> String {
    guard content.hasPrefix(" "), content.hasSuffix(" "), content.contains(where: { $0 != " " }) else { return content }
    return String(content.dropFirst().dropLast())
  }

  /// A fenced code block without a line break at its end; its fence is longer than any run of backticks inside.
  ///
  /// Spaces at the ends of lines are left out, so that tools which remove them leave the page as it is.
  package static func block(_ code: String, language: String) -> String {
    let lines = withoutTrailingSpaces(code)
    let fence = String(repeating: "`", count: max(3, BacktickRun.longest(in: lines) + 1))
    return "\(fence)\(language)\n\(String(decoding: lines, as: UTF8.self))\n\(fence)"
  }

  /// Whether a text is as it shall be, which sources nearly always are.
  private static func isTidy(_ bytes: [UInt8]) -> Bool {
    var previous = UInt8(ascii: "\n")
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\r"), 0xEF: return false
      case UInt8(ascii: "\n") where previous == UInt8(ascii: " ") || previous == UInt8(ascii: "\t"): return false
      default: previous = byte
      }
    }
    return bytes.first != UInt8(ascii: "\n")
  }

  /// Lines that end with `\n`, without spaces at their ends and without empty lines at both ends of the text.
  private static func withoutTrailingSpaces(_ code: String) -> [UInt8] {
    var bytes = Array(code.utf8)
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    if isTidy(bytes) { return bytes }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var isAfterReturn = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "\n") where isAfterReturn: break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        while output.last == UInt8(ascii: " ") || output.last == UInt8(ascii: "\t") { output.removeLast() }
        if !output.isEmpty { output.append(UInt8(ascii: "\n")) }
      default: output.append(byte)
      }
      isAfterReturn = byte == UInt8(ascii: "\r")
    }
    return output.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(output.dropFirst(3)) : output
  }
}
