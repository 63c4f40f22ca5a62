/// The runs of letters, digits and underscores in a text; everything that is not ASCII counts as a letter.
struct Words: Sequence, IteratorProtocol {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func next() -> Range<Int>? {
    while index < bytes.count, !bytes[index].isPartOfWord { index += 1 }
    let start = index
    while index < bytes.count, bytes[index].isPartOfWord { index += 1 }
    return start < index ? start..<index : nil
  }
}

extension [UInt8] {
  /// Whether any of some names stands as a word in a text of Swift, comments and strings included: a text that holds none
  /// need not be parsed to find their calls.
  package func holdsWord(of names: Set<String>) -> Bool {
    Words(self).contains { names.contains(String(decoding: self[$0], as: UTF8.self)) }
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool { isLetterOrDigit || self >= 0x80 }
}
