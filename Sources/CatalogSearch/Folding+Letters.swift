extension Folding {
  /// What stands for a small letter that Unicode does not decompose.
  static let replacements: [Unicode.Scalar: [Unicode.Scalar]] = [
    // Latin
    "ß": ["s", "s"], "æ": ["a", "e"], "œ": ["o", "e"], "þ": ["t", "h"],
    "ø": ["o"], "ł": ["l"], "đ": ["d"], "ð": ["d"], "ħ": ["h"], "ŧ": ["t"], "ŋ": ["n"], "ı": ["i"], "ȷ": ["j"],
    "ĸ": ["k"], "ƒ": ["f"], "ɓ": ["b"], "ɖ": ["d"], "ɗ": ["d"], "ƙ": ["k"], "ƴ": ["y"],
    // Arabic: the forms of alef that carry no separate mark
    "\u{0671}": ["\u{0627}"], "\u{0672}": ["\u{0627}"], "\u{0673}": ["\u{0627}"],
    // Apostrophes
    "\u{2018}": ["'"], "\u{2019}": ["'"], "\u{02BB}": ["'"], "\u{02BC}": ["'"],
  ]

  /// Marks that people leave out when they type: accents, vowel points, cantillation, variation selectors.
  ///
  /// The voicing marks of kana and the vowel signs of Indic scripts, Thai and their like make other letters; they are
  /// not among these.
  private static let marks: [ClosedRange<UInt32>] = [
    0x0300...0x036F,  // Latin, Greek and Cyrillic
    0x0483...0x0489,  // Cyrillic
    0x0591...0x05C7,  // Hebrew
    0x0610...0x061A, 0x064B...0x065F, 0x0670...0x0670, 0x06D6...0x06ED, 0x08CA...0x08FF,  // Arabic
    0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,  // further marks for Latin, Greek, Cyrillic and symbols
    0xFB1E...0xFB1E,  // Hebrew
    0xFE00...0xFE0F,  // variation selectors
    0xFE20...0xFE2F,  // half marks
  ]

  private static let tatweel: Unicode.Scalar = "\u{0640}"

  /// Whether a letter counts for nothing: a mark, an invisible format character, or the Arabic stretching line.
  static func isDropped(_ letter: Unicode.Scalar) -> Bool {
    if letter.isASCII { return false }
    switch letter.properties.generalCategory {
    case .format: return true
    case .nonspacingMark, .enclosingMark: return marks.contains { $0.contains(letter.value) }
    default: return letter == tatweel
    }
  }

  /// Whether a letter stands between words: white space, a hyphen or dash, an underscore.
  ///
  /// Beyond ASCII all punctuation does but the apostrophe; within ASCII the rest of it is plain text.
  static func isSeparator(_ letter: Unicode.Scalar) -> Bool {
    if letter.isASCII { return letter == " " || ("\t"..."\r").contains(letter) || letter == "-" || letter == "_" }
    switch letter.properties.generalCategory {
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .dashPunctuation, .connectorPunctuation,
      .openPunctuation, .closePunctuation, .otherPunctuation:
      return true
    case .initialPunctuation, .finalPunctuation: return replacements[letter] == nil
    default: return letter.properties.isWhitespace
    }
  }

  /// Whether a letter only makes up a whole letter together with its neighbors: Hangul jamo and kana voicing marks.
  static func isPartOfLetter(_ letter: Unicode.Scalar) -> Bool {
    (0x1100...0x11FF).contains(letter.value) || (0x3099...0x309A).contains(letter.value)
  }

  static func isUppercase(_ letter: Unicode.Scalar) -> Bool {
    letter.isASCII ? ("A"..."Z").contains(letter) : letter.properties.isUppercase
  }

  static func isLowercase(_ letter: Unicode.Scalar) -> Bool {
    letter.isASCII ? ("a"..."z").contains(letter) : letter.properties.isLowercase
  }

  static func isDigit(_ letter: Unicode.Scalar) -> Bool {
    letter.isASCII ? ("0"..."9").contains(letter) : letter.properties.generalCategory == .decimalNumber
  }
}
