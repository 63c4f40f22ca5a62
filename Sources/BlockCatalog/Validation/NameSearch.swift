import SwiftAPI

/// Looks for names in the bytes of Swift code, comments and strings included, without parsing it.
enum NameSearch {
  /// Whether one of the names stands where it may be called: before `(`, `{`, `<` or `.init`, and not as what a
  /// declaration declares.
  static func mayHoldCall(of names: Set<String>, in bytes: [UInt8]) -> Bool {
    guard !names.isEmpty else { return false }
    var before = 0..<0
    for word in Words(bytes) {
      if mayBeCalled(word, in: bytes), names.contains(String(decoding: bytes[word], as: UTF8.self)),
        !(isJustBefore(before, word, in: bytes)
          && declaringWords.contains(String(decoding: bytes[before], as: UTF8.self)))
      {
        return true
      }
      before = word
    }
    return false
  }

  /// Whether a source declares a name as something that its API does not tell: a local function, a variable, a case.
  static func isDeclaredOtherwise(_ name: String, in api: SourceAPI) -> Bool {
    let (bytes, wanted) = (api.file.bytes, Array(name.utf8))
    var before = 0..<0
    for word in Words(bytes) {
      if word.count == wanted.count, bytes[word].elementsEqual(wanted), isJustBefore(before, word, in: bytes),
        namingWords.contains(String(decoding: bytes[before], as: UTF8.self)),
        !api.declarations.contains(where: { $0.calledName == name && $0.range.contains(before.lowerBound) })
      {
        return true
      }
      before = word
    }
    return false
  }

  private static let declaringWords: Set<String> = [
    "func", "macro", "struct", "class", "enum", "actor", "protocol", "extension", "typealias",
  ]
  private static let namingWords: Set<String> = ["func", "let", "var", "case", "typealias", "class", "enum", "actor"]

  private static func mayBeCalled(_ word: Range<Int>, in bytes: [UInt8]) -> Bool {
    let rest = bytes[word.upperBound...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "`") }
    guard let next = rest.first else { return false }
    return "({<".utf8.contains(next) || next == UInt8(ascii: ".") && rest.starts(with: ".init".utf8)
  }

  /// Whether nothing but blanks and backticks stands between two words.
  private static func isJustBefore(_ word: Range<Int>, _ next: Range<Int>, in bytes: [UInt8]) -> Bool {
    !word.isEmpty && bytes[word.upperBound..<next.lowerBound].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "`") }
  }
}

/// The runs of letters, digits and underscores in a text; everything that is not ASCII counts as a letter.
private struct Words: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Range<Int>? {
    while index < bytes.count, !Self.isPartOfWord(bytes[index]) { index += 1 }
    let start = index
    while index < bytes.count, Self.isPartOfWord(bytes[index]) { index += 1 }
    return start < index ? start..<index : nil
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
