/// The data of folding that the Unicode Standard's own tables do not give: plain enough to be written out in any language.
package enum FoldingTable {
  /// What stands for a small letter or a sign that has no compatibility decomposition.
  package static let replacements: [(letter: Unicode.Scalar, folded: String)] = [
    // Latin letters with a stroke, a hook or a bar, and joined ones
    ("ß", "ss"), ("æ", "ae"), ("œ", "oe"), ("þ", "th"), ("ø", "o"), ("ł", "l"), ("đ", "d"), ("ð", "d"), ("ħ", "h"),
    ("ŧ", "t"), ("ŋ", "n"), ("ı", "i"), ("ȷ", "j"), ("ĸ", "k"), ("ƀ", "b"), ("ɓ", "b"), ("ƃ", "b"), ("ƈ", "c"),
    ("ȼ", "c"), ("ɖ", "d"), ("ɗ", "d"), ("ƌ", "d"), ("ɇ", "e"), ("ƒ", "f"), ("ɠ", "g"), ("ǥ", "g"), ("ɨ", "i"),
    ("ɉ", "j"), ("ƙ", "k"), ("ƚ", "l"), ("ɲ", "n"), ("ƞ", "n"), ("ɵ", "o"), ("ƥ", "p"), ("ɍ", "r"), ("ƭ", "t"),
    ("ʈ", "t"), ("ⱦ", "t"), ("ʉ", "u"), ("ʋ", "v"), ("ɏ", "y"), ("ƴ", "y"), ("ƶ", "z"), ("ȥ", "z"), ("ⱥ", "a"),
    // Greek: sigma at the end of a word
    ("ς", "σ"),
    // Cyrillic: the forms of old prints, as the Unicode Standard folds them
    ("\u{1C80}", "в"), ("\u{1C81}", "д"), ("\u{1C82}", "о"), ("\u{1C83}", "с"), ("\u{1C84}", "т"), ("\u{1C85}", "т"),
    ("\u{1C86}", "ъ"), ("\u{1C87}", "ѣ"), ("\u{1C88}", "ꙋ"),
    // Arabic: the forms of alef that carry no separate mark
    ("\u{0671}", "\u{0627}"), ("\u{0672}", "\u{0627}"), ("\u{0673}", "\u{0627}"),
    // Apostrophes
    ("\u{2018}", "'"), ("\u{2019}", "'"), ("\u{02BB}", "'"), ("\u{02BC}", "'"),
  ]

  /// Those of the replacements that are another spelling of the same letter, and so hold where accents count.
  package static let spellings: Set<Unicode.Scalar> = [
    "ß", "ς", "\u{1C80}", "\u{1C81}", "\u{1C82}", "\u{1C83}", "\u{1C84}", "\u{1C85}", "\u{1C86}", "\u{1C87}",
    "\u{1C88}", "\u{2018}", "\u{2019}", "\u{02BB}", "\u{02BC}",
  ]

  /// Accents, vowel points and cantillation, which people leave out when they type.
  ///
  /// The voicing marks of kana and the vowel signs of Indic scripts, Thai and their like make other letters; they are
  /// not among these.
  package static let accents: [ClosedRange<UInt32>] = [
    0x0300...0x036F,  // Latin, Greek and Cyrillic
    0x0483...0x0489,  // Cyrillic
    0x0591...0x05C7,  // Hebrew
    0x0610...0x061A, 0x064B...0x065F, 0x0670...0x0670, 0x06D6...0x06ED, 0x08CA...0x08FF,  // Arabic
    0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,  // further marks for Latin, Greek, Cyrillic and symbols
    0xFB1E...0xFB1E,  // Hebrew
    0xFE20...0xFE2F,  // half marks
  ]

  /// What only changes how the character before it looks: variation selectors, skin tones, the Arabic stretching line.
  package static let looks: [ClosedRange<UInt32>] = [
    0x0640...0x0640, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF, 0xE0100...0xE01EF,
  ]

  /// Which letters only make up a whole one together with their neighbors: Hangul jamo and kana voicing marks.
  package static let partsOfLetters: [ClosedRange<UInt32>] = [0x1100...0x11FF, 0x3099...0x309A]

  /// The replacements as bytes of UTF-8.
  static let bytes: [Unicode.Scalar: [UInt8]] = Dictionary(
    replacements.map { ($0.letter, Array($0.folded.utf8)) }, uniquingKeysWith: { first, _ in first })
}
