/// A letter of a decomposed text, as folding sees it.
struct FoldingLetter {
  enum Kind {
    /// Counts for nothing: a mark, an invisible format character, the Arabic stretching line.
    case dropped
    /// Stands between words: white space, a hyphen or dash, an underscore.
    ///
    /// Beyond ASCII all punctuation does but the apostrophe; within ASCII the rest of it is plain text.
    case separator
    case capital, small, digit, other
  }

  let scalar: Unicode.Scalar
  let kind: Kind

  init(_ scalar: Unicode.Scalar) {
    self.scalar = scalar
    kind = scalar.isASCII ? Self.kindInASCII(scalar) : Self.kind(scalar)
  }

  private static func kindInASCII(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar {
    case "a"..."z": .small
    case "A"..."Z": .capital
    case "0"..."9": .digit
    case " ", "\t"..."\r", "-", "_": .separator
    default: .other
    }
  }

  private static func kind(_ scalar: Unicode.Scalar) -> Kind {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter: .small
    case .uppercaseLetter: .capital
    case .decimalNumber: .digit
    case .format: .dropped
    case .nonspacingMark, .enclosingMark: marks.contains { $0.contains(scalar.value) } ? .dropped : .other
    case .modifierLetter: scalar == tatweel ? .dropped : .other
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .dashPunctuation, .connectorPunctuation,
      .openPunctuation, .closePunctuation, .otherPunctuation:
      .separator
    case .initialPunctuation, .finalPunctuation: replacement(for: scalar) == nil ? .separator : .other
    default: scalar.properties.isWhitespace ? .separator : .other
    }
  }

  private static let tatweel: Unicode.Scalar = "\u{0640}"

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

  /// Whether it only makes up a whole letter together with its neighbors: Hangul jamo and kana voicing marks.
  var isPartOfLetter: Bool {
    (0x1100...0x11FF).contains(scalar.value) || (0x3099...0x309A).contains(scalar.value)
  }

  // MARK: - Folded

  /// Appends what stands for the letter, in UTF-8.
  func append(to folded: inout [UInt8]) {
    if scalar.isASCII {
      folded.append(UInt8(scalar.value) | (kind == .capital ? 0x20 : 0))
    } else if kind == .capital {
      for small in scalar.properties.lowercaseMapping.unicodeScalars { Self.append(small, to: &folded) }
    } else {
      Self.append(scalar, to: &folded)
    }
  }

  private static func append(_ small: Unicode.Scalar, to folded: inout [UInt8]) {
    if let replacement = replacement(for: small) {
      folded += replacement.utf8
    } else if let encoded = UTF8.encode(small) {
      folded += encoded
    }
  }

  /// What stands for a small letter or sign that Unicode does not decompose.
  private static func replacement(for letter: Unicode.Scalar) -> String? {
    switch letter {
    // Latin
    case "ß": "ss"
    case "æ": "ae"
    case "œ": "oe"
    case "þ": "th"
    case "ø": "o"
    case "ł": "l"
    case "đ", "ð", "ɖ", "ɗ": "d"
    case "ħ": "h"
    case "ŧ": "t"
    case "ŋ": "n"
    case "ı": "i"
    case "ȷ": "j"
    case "ĸ", "ƙ": "k"
    case "ƒ": "f"
    case "ɓ": "b"
    case "ƴ": "y"
    // Greek: sigma at the end of a word
    case "ς": "σ"
    // Arabic: the forms of alef that carry no separate mark
    case "\u{0671}"..."\u{0673}": "\u{0627}"
    // Apostrophes
    case "\u{2018}", "\u{2019}", "\u{02BB}", "\u{02BC}": "'"
    default: nil
    }
  }
}
