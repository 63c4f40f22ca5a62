/// Goes through one line of text and puts a backslash before what Markdown would take for markup.
struct InlineEscaper {
  private let bytes: [UInt8]
  private let dialect: MarkdownDialect
  private var output: [UInt8] = []

  /// - Parameter bytes: UTF-8 without line breaks and without spaces at its ends.
  init(_ bytes: [UInt8], _ dialect: MarkdownDialect) {
    self.bytes = bytes
    self.dialect = dialect
  }

  /// - Parameter code: Writes the content of a code span; `nil` where backticks are no markup either.
  mutating func escaped(code: ((String) -> String)?) -> String {
    output.reserveCapacity(bytes.count + 8)
    var index = 0
    if dialect == .mdx, Self.beginsModule(bytes) {
      output += "&#\(bytes[0]);".utf8
      index = 1
    }
    while index < bytes.count {
      if let code, bytes[index] == UInt8(ascii: "`"), let span = BacktickRun.span(in: bytes, from: index) {
        output += code(MarkdownCode.contentOfSpan(String(decoding: bytes[span.content], as: UTF8.self))).utf8
        index = span.end
        continue
      }
      if needsEscape(at: index) { output.append(UInt8(ascii: "\\")) }
      output.append(bytes[index])
      index += 1
    }
    return String(decoding: output, as: UTF8.self)
  }

  private func byte(at index: Int) -> UInt8? {
    bytes.indices.contains(index) ? bytes[index] : nil
  }

  private func isSpaceOrEnd(at index: Int) -> Bool {
    byte(at: index).map { $0 == UInt8(ascii: " ") } ?? true
  }

  /// Whether a text begins as a module of JavaScript would: with the word `import` or `export`.
  static func beginsModule(_ text: [UInt8]) -> Bool {
    guard text.starts(with: "import".utf8) || text.starts(with: "export".utf8) else { return false }
    return text.count == 6 || !text[6].isLetterOrDigit
  }

  private func needsEscape(at index: Int) -> Bool {
    if dialect == .mdx, needsEscapeInMDX(at: index) { return true }
    if dialect == .docc, needsEscapeInDocC(at: index) { return true }
    let next = byte(at: index + 1)
    return switch bytes[index] {
    case UInt8(ascii: "`"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "|"): true
    case UInt8(ascii: "\\"): next?.isPunctuation ?? true
    case UInt8(ascii: "*"), UInt8(ascii: "~"): !standsAlone(at: index)
    case UInt8(ascii: "_"): !standsAlone(at: index) && !standsInWord(at: index)
    case UInt8(ascii: "<"): next.map { $0.isLetter || "/!?".utf8.contains($0) } ?? true
    case UInt8(ascii: "&"): beginsEntity(at: index)
    case UInt8(ascii: "#"): beginsHeading(at: index) || endsHeading(at: index)
    case UInt8(ascii: ":"):
      next == UInt8(ascii: "/") && byte(at: index + 2) == UInt8(ascii: "/") && byte(at: index - 1)?.isLetter ?? false
    case UInt8(ascii: "."): beginsHost(at: index) || endsListNumber(at: index)
    case UInt8(ascii: ")"): endsListNumber(at: index)
    case UInt8(ascii: ">"): index == 0
    case UInt8(ascii: "-"): index == 0 && (isSpaceOrEnd(at: 1) || isMadeOf(UInt8(ascii: "-")))
    case UInt8(ascii: "+"): index == 0 && isSpaceOrEnd(at: 1)
    case UInt8(ascii: "="): index == 0 && isMadeOf(UInt8(ascii: "="))
    default: false
    }
  }

  /// Braces, every `<`, and the colons that Starlight takes for the start of an aside.
  private func needsEscapeInMDX(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"): true
    case UInt8(ascii: ":"): byte(at: index + 1) == UInt8(ascii: ":") || byte(at: index - 1) == UInt8(ascii: ":")
    default: false
    }
  }

  /// A directive's mark, and what would become another quote, dash or mark of omission.
  private func needsEscapeInDocC(at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "@"): index == 0
    case UInt8(ascii: "\""), UInt8(ascii: "'"): true
    case UInt8(ascii: "-"), UInt8(ascii: "."): byte(at: index + 1) == bytes[index]
    default: false
    }
  }

  /// A mark with a space on both sides neither opens nor closes anything.
  private func standsAlone(at index: Int) -> Bool {
    byte(at: index - 1) == UInt8(ascii: " ") && byte(at: index + 1) == UInt8(ascii: " ")
  }

  /// An underscore between letters is no markup; whether a character beyond ASCII is a letter is not looked up.
  private func standsInWord(at index: Int) -> Bool {
    (byte(at: index - 1)?.isLetterOrDigit ?? false) && (byte(at: index + 1)?.isLetterOrDigit ?? false)
  }

  private func isMadeOf(_ mark: UInt8) -> Bool {
    bytes.allSatisfy { $0 == mark || $0 == UInt8(ascii: " ") }
  }

  /// `&amp;`, `&#42;`, `&#x2A;`.
  private func beginsEntity(at index: Int) -> Bool {
    var end = index + 1
    if byte(at: end) == UInt8(ascii: "#") { end += 1 }
    let start = end
    while let byte = byte(at: end), byte.isLetterOrDigit { end += 1 }
    return end > start && byte(at: end) == UInt8(ascii: ";")
  }

  private func beginsHeading(at index: Int) -> Bool {
    guard index == 0 else { return false }
    var end = 1
    while byte(at: end) == UInt8(ascii: "#") { end += 1 }
    return isSpaceOrEnd(at: end)
  }

  /// A run of `#` at the end of a heading, after a space, would be cut off.
  private func endsHeading(at index: Int) -> Bool {
    isSpaceOrEnd(at: index - 1) && bytes[index...].allSatisfy { $0 == UInt8(ascii: "#") }
  }

  /// The dot of `www.`, which GitHub makes a link of.
  private func beginsHost(at index: Int) -> Bool {
    guard index >= 3, byte(at: index + 1) != nil else { return false }
    return bytes[index - 3..<index].allSatisfy { $0 | 0x20 == UInt8(ascii: "w") }
      && !(byte(at: index - 4)?.isLetterOrDigit ?? false)
  }

  /// The mark after the number of a list, `1.` or `2)`, at the start of a line.
  private func endsListNumber(at index: Int) -> Bool {
    (1...9).contains(index) && bytes[..<index].allSatisfy(\.isDigit) && isSpaceOrEnd(at: index + 1)
  }
}
