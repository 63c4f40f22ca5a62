import Diagnostics

/// Finds the tags of a template, one after another.
struct TagScanner {
  /// In bytes; looking for long delimiters in text that almost is one would take forever.
  private static let delimiterLimit = 16

  private let file: SourceFile
  private let bytes: [UInt8]
  private var opening = Array("{{".utf8)
  private var closing = Array("}}".utf8)
  /// Where the last tag ended.
  private var position: Int

  init(_ file: SourceFile) {
    self.file = file
    bytes = file.bytes
    position = textStart(of: bytes)
  }

  mutating func tags() throws(Finding) -> [Tag] {
    var tags: [Tag] = []
    while let start = find(opening, from: position) {
      tags.append(try tag(at: start))
    }
    return tags
  }

  private mutating func tag(at start: Int) throws(Finding) -> Tag {
    let mark = skipBlanks(from: start + opening.count)
    let (kind, markLength, ending) = kind(at: mark)
    let content = mark + markLength
    guard let contentEnd = find(ending, from: content) else { throw unclosed(start, ending) }
    let range = start..<contentEnd + ending.count
    let name = trimmed(content..<contentEnd)
    let tag = Tag(
      kind: kind, range: range, name: name, lineStart: lineStart(before: start), lineEnd: lineEnd(after: range))
    switch kind {
    case .comment: break
    case .delimiters: try setDelimiters(name)
    default: try check(tag, ending)
    }
    position = range.upperBound
    return tag
  }

  /// The kind that a tag's first character says, how long that character is, and what ends the tag.
  private func kind(at index: Int) -> (Tag.Kind, length: Int, ending: [UInt8]) {
    guard index < bytes.count else { return (.variable(isEscaped: true), 0, closing) }
    return switch bytes[index] {
    case UInt8(ascii: "!"): (.comment, 1, closing)
    case UInt8(ascii: "="): (.delimiters, 1, [UInt8(ascii: "=")] + closing)
    case UInt8(ascii: "{"): (.variable(isEscaped: false), 1, [UInt8(ascii: "}")] + closing)
    case UInt8(ascii: "&"): (.variable(isEscaped: false), 1, closing)
    case UInt8(ascii: "#"): (.section(isInverted: false), 1, closing)
    case UInt8(ascii: "^"): (.section(isInverted: true), 1, closing)
    case UInt8(ascii: "/"): (.close, 1, closing)
    case UInt8(ascii: ">"): (.partial, 1, closing)
    case UInt8(ascii: "<"): (.parent, 1, closing)
    case UInt8(ascii: "$"): (.block, 1, closing)
    default: (.variable(isEscaped: true), 0, closing)
    }
  }

  // MARK: - Checks

  private func check(_ tag: Tag, _ ending: [UInt8]) throws(Finding) {
    if tag.name.isEmpty {
      throw finding("this tag has no name; write one before its '\(text(ending))'", at: tag.range)
    }
    if contains(opening, in: tag.name) || contains(closing, in: tag.name) {
      throw unclosed(tag.range.lowerBound, ending)
    }
    if bytes[tag.name].contains(where: isSpace) {
      throw finding("'\(file.text(in: tag.name))' is no name; a name has no spaces in it", at: tag.name)
    }
  }

  private mutating func setDelimiters(_ range: Range<Int>) throws(Finding) {
    let pair = bytes[range].split(whereSeparator: isSpace)
    guard pair.count == 2, !bytes[range].contains(UInt8(ascii: "=")) else {
      throw finding(
        "'\(file.text(in: range))' does not set delimiters; two were expected, with a space between and without '='",
        at: range)
    }
    guard pair.allSatisfy({ $0.count <= Self.delimiterLimit }) else {
      throw finding("a delimiter has at most \(Self.delimiterLimit) bytes, and one of these has more", at: range)
    }
    opening = Array(pair[0])
    closing = Array(pair[1])
  }

  private func unclosed(_ start: Int, _ ending: [UInt8]) -> Finding {
    finding("this tag is not closed; '\(text(ending))' was expected", at: start..<start + opening.count)
  }

  private func finding(_ message: String, at range: Range<Int>) -> Finding {
    Finding(Template.rule, message, at: Location(file, range))
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  // MARK: - Lines

  /// Where the line of `index` begins, if only blanks stand between.
  private func lineStart(before index: Int) -> Int? {
    var start = index
    while start > position, isBlank(bytes[start - 1]) { start -= 1 }
    return isLineStart(start, in: bytes) ? start : nil
  }

  /// Where the line after a tag begins, or the text ends, if only blanks stand between.
  private func lineEnd(after tag: Range<Int>) -> Int? {
    var end = tag.upperBound
    while end < bytes.count, isBlank(bytes[end]) { end += 1 }
    if end == bytes.count { return end }
    if bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count { end += 1 }
    return bytes[end] == UInt8(ascii: "\n") ? end + 1 : nil
  }

  // MARK: - Bytes

  private func find(_ needle: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first else { return nil }
    var index = start
    while index + needle.count <= bytes.count {
      if bytes[index] == first, bytes[index...].starts(with: needle) { return index }
      index += 1
    }
    return nil
  }

  private func contains(_ needle: [UInt8], in range: Range<Int>) -> Bool {
    range.contains { bytes[$0..<range.upperBound].starts(with: needle) }
  }

  private func skipBlanks(from start: Int) -> Int {
    var index = start
    while index < bytes.count, isBlank(bytes[index]) { index += 1 }
    return index
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }
}

/// Where the text begins: after a byte order mark.
func textStart(of bytes: [UInt8]) -> Int {
  bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
}

/// Whether a line begins at `index`; lines end with `\n`, alone or after `\r`.
func isLineStart(_ index: Int, in bytes: [UInt8]) -> Bool {
  index == textStart(of: bytes) || index > 0 && bytes[index - 1] == UInt8(ascii: "\n")
}

/// A space or a tab.
func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

/// A blank or a part of a line's end.
func isSpace(_ byte: UInt8) -> Bool { isBlank(byte) || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
