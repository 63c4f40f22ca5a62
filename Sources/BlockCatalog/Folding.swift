import Foundation

/// The one form in which texts and queries are compared: what people type for what somebody else wrote.
///
/// Compatibility decomposition and full case folding of the Unicode Standard, the same in every locale; marks and letter
/// forms that many people do not type are gone; separators of any kind are one space; words that only a capital letter
/// separates stand apart. `ö` is `o`: a German `oe` is another spelling and stays one.
package enum Folding {
  /// Folds a text; the result is empty where nothing but separators is in it.
  package static func fold(_ text: String) -> String {
    let isASCII = text.utf8.allSatisfy { $0 < 0x80 }
    let letters = letters(of: isASCII ? text : text.decomposedStringWithCompatibilityMapping)

    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count + 8)
    var separates = false
    for (index, letter) in letters.enumerated() {
      if letter.kind == .separator {
        separates = true
        continue
      }
      if separates || (letter.kind == .capital && startsWord(letters, at: index)) {
        if !folded.isEmpty { folded.append(UInt8(ascii: " ")) }
        separates = false
      }
      letter.append(to: &folded)
    }
    let result = String(decoding: folded, as: UTF8.self)
    // Syllables and voiced kana are whole letters again, so that none is the beginning of another.
    let needsComposing = !isASCII && letters.contains(where: \.isPartOfLetter)
    return needsComposing ? result.precomposedStringWithCanonicalMapping : result
  }

  private static func letters(of text: String) -> [FoldingLetter] {
    var letters: [FoldingLetter] = []
    letters.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      let letter = FoldingLetter(scalar)
      if letter.kind != .dropped { letters.append(letter) }
    }
    return letters
  }

  /// Whether a capital letter begins a word: `bottom|Sheet`, `HTTP|Status`, but not the plural of `URLs`.
  private static func startsWord(_ letters: [FoldingLetter], at index: Int) -> Bool {
    guard index > 0 else { return false }
    switch letters[index - 1].kind {
    case .small: return true
    case .capital, .digit:
      guard index + 1 < letters.count, letters[index + 1].kind == .small else { return false }
      let isPlural =
        letters[index + 1].scalar == "s" && (index + 2 == letters.count || letters[index + 2].kind != .small)
      return !isPlural
    default: return false
    }
  }
}
