extension Character {
  /// How many columns a terminal gives to the character: 2 for wide ones and emoji, 0 for a lone combining mark.
  ///
  /// Ambiguous characters count as narrow, as terminals outside East Asia have them (Unicode Standard Annex 11).
  var displayWidth: Int {
    if isASCII { return 1 }
    var width = 0
    for scalar in unicodeScalars {
      if scalar.isWide || scalar == "\u{FE0F}" { return 2 }
      if !scalar.isZeroWidth { width += 1 }
    }
    return width
  }
}

extension Unicode.Scalar {
  /// Whether the scalar adds nothing to the width of the one before it.
  var isZeroWidth: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: 0x1160...0x11FF ~= value  // The vowels and finals of a Hangul syllable.
    }
  }

  /// Wide or full-width by EastAsianWidth.txt, whole blocks at a time; emoji by their own property.
  fileprivate var isWide: Bool {
    switch value {
    case ..<0x1100: false
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
      0x1AFF0...0x1B2FF, 0x20000...0x3FFFD:
      true
    default: properties.isEmojiPresentation
    }
  }
}
