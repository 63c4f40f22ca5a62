import Foundation

/// The words in what people call a thing, as far as they can stand in a Swift name.
struct NameWords {
  let words: [String]

  /// Takes letters, digits and their marks of any script; a word ends at anything else and before a capital letter that
  /// begins the next: `HTTPStatus` is two words.
  init(_ text: String) {
    var words: [String] = []
    var word: [Unicode.Scalar] = []
    func end() {
      if !word.isEmpty { words.append(String(String.UnicodeScalarView(word))) }
      word = []
    }
    let scalars = Array(text.precomposedStringWithCanonicalMapping.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      guard Self.isPart(scalar, of: word) else {
        end()
        continue
      }
      if scalar.properties.isUppercase, let last = word.last {
        let next = index + 1 < scalars.count ? scalars[index + 1] : " "
        if last.properties.isLowercase || last.properties.isUppercase && next.properties.isLowercase { end() }
      }
      word.append(scalar)
    }
    end()
    self.words = words
  }

  private static func isPart(_ scalar: Unicode.Scalar, of word: [Unicode.Scalar]) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber:
      scalar.isASCII || scalar.value >= 0xC0
    case .nonspacingMark, .spacingMark: !word.isEmpty
    default: false
    }
  }
}
