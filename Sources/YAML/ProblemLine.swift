import Diagnostics

/// The line of a problem, as far as it tells what went wrong.
struct ProblemLine {
  private let file: SourceFile
  private let start: Int
  private let offset: Int

  init(_ file: SourceFile, at offset: Int) {
    self.file = file
    self.offset = offset
    start = file.bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
  }

  private var before: ArraySlice<UInt8> { file.bytes[start..<offset] }

  var character: String { file.text(in: file.characterRange(at: offset)) }

  var nextCharacter: String { file.text(in: file.characterRange(at: min(offset + 1, file.bytes.count))) }

  var isAtEnd: Bool { offset == file.bytes.count }

  var isBlankBefore: Bool { before.allSatisfy { $0 == 0x20 || $0 == 0x09 } }

  /// Whether a ':' that ends a key stands before the problem.
  var hasKeyBefore: Bool {
    zip(before, before.dropFirst()).contains { $0 == UInt8(ascii: ":") && ($1 == 0x20 || $1 == 0x09) }
  }

  var tabInIndentation: Int? {
    file.bytes[start...].prefix { $0 == 0x20 || $0 == 0x09 }.firstIndex(of: 0x09)
  }

  /// What to say where the problem follows a closing quote or bracket.
  var textBehindClosing: String? {
    guard offset < file.bytes.count else { return nil }
    return switch before.last(where: { $0 != 0x20 && $0 != 0x09 }) {
    case UInt8(ascii: "'"):
      "text follows the closing quote; write '' for an apostrophe in single quotes, or put the text in double quotes"
    case UInt8(ascii: "\""):
      "text follows the closing quote; write '\\\"' for a quote in double quotes, or put the text in single quotes"
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      "text follows the closing bracket; quote the whole text if the brackets belong to it"
    default: nil
    }
  }
}
