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
    let letters =
      isASCII
      ? Array(text.unicodeScalars)
      : text.decomposedStringWithCompatibilityMapping.unicodeScalars.filter { !isDropped($0) }

    var folded = String.UnicodeScalarView()
    var separates = false
    for (index, letter) in letters.enumerated() {
      if isSeparator(letter) {
        separates = true
        continue
      }
      if separates || startsWord(letters, at: index) {
        if !folded.isEmpty { folded.append(" ") }
        separates = false
      }
      append(letter, to: &folded)
    }
    // Syllables and voiced kana are whole letters again, so that none is the beginning of another.
    let needsComposing = !isASCII && letters.contains(where: isPartOfLetter)
    return needsComposing ? String(folded).precomposedStringWithCanonicalMapping : String(folded)
  }

  /// Whether a capital letter begins a word: `bottom|Sheet`, `HTTP|Status`, but not the plural of `URLs`.
  private static func startsWord(_ letters: [Unicode.Scalar], at index: Int) -> Bool {
    guard index > 0, isUppercase(letters[index]) else { return false }
    let previous = letters[index - 1]
    if isLowercase(previous) { return true }
    guard isUppercase(previous) || isDigit(previous), index + 1 < letters.count, isLowercase(letters[index + 1]) else {
      return false
    }
    let isPlural = letters[index + 1] == "s" && (index + 2 == letters.count || !isLowercase(letters[index + 2]))
    return !isPlural
  }

  private static func append(_ letter: Unicode.Scalar, to folded: inout String.UnicodeScalarView) {
    if letter.isASCII {
      folded.append(isUppercase(letter) ? Unicode.Scalar(UInt8(letter.value) | 0x20) : letter)
      return
    }
    let properties = letter.properties
    guard properties.changesWhenCaseFolded || properties.changesWhenLowercased else {
      folded.append(contentsOf: replacements[letter] ?? [letter])
      return
    }
    // By way of the capital letter, which takes the final sigma and the long s to their common forms.
    for capital in properties.uppercaseMapping.unicodeScalars {
      for small in capital.properties.lowercaseMapping.unicodeScalars {
        folded.append(contentsOf: replacements[small] ?? [small])
      }
    }
  }
}
