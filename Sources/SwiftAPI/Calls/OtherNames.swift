/// Names that a text declares as something that its API does not tell: a local function, a variable, a case, a class.
enum OtherNames {
  /// Those of some names, found among the words of the text, comments and strings included.
  static func among(_ names: Set<String>, in bytes: [UInt8], besides declarations: [Declaration]) -> Set<String> {
    guard !names.isEmpty else { return [] }
    var found: Set<String> = []
    var before = 0..<0
    for word in Words(bytes) {
      if declares(before, word, in: bytes) {
        let name = String(decoding: bytes[word], as: UTF8.self)
        if names.contains(name),
          !declarations.contains(where: { $0.calledName == name && $0.range.contains(before.lowerBound) })
        {
          found.insert(name)
        }
      }
      before = word
    }
    return found
  }

  private static let declaringWords: Set<String> = [
    "func", "let", "var", "case", "typealias", "class", "enum", "actor",
  ]

  /// Whether the first of two words declares the second: nothing but blanks and backticks stands between them.
  private static func declares(_ word: Range<Int>, _ name: Range<Int>, in bytes: [UInt8]) -> Bool {
    (3...9).contains(word.count)
      && bytes[word.upperBound..<name.lowerBound].allSatisfy { $0 <= 0x20 || $0 == UInt8(ascii: "`") }
      && declaringWords.contains(String(decoding: bytes[word], as: UTF8.self))
  }
}
