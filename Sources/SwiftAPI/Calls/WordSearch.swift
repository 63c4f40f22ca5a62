/// Tells whether any of some words stands in a text, so that the text need not be parsed where none does.
struct WordSearch {
  private let words: Set<String>
  private let lengths: ClosedRange<Int>

  init(_ words: Set<String>) {
    self.words = words
    let lengths = words.map(\.utf8.count)
    self.lengths = (lengths.min() ?? 0)...(lengths.max() ?? 0)
  }

  /// A word is a run of letters, digits and underscores, with all that is not ASCII.
  func finds(in bytes: [UInt8]) -> Bool {
    guard !words.isEmpty else { return false }
    var start = 0
    for (index, byte) in bytes.enumerated() where !byte.isPartOfWord {
      if isWord(bytes[start..<index]) { return true }
      start = index + 1
    }
    return isWord(bytes[start...])
  }

  private func isWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    lengths.contains(bytes.count) && words.contains(String(decoding: bytes, as: UTF8.self))
  }
}

extension UInt8 {
  fileprivate var isPartOfWord: Bool { isLetterOrDigit || self >= 0x80 }
}
