/// A letter of a decomposed text, as folding sees it.
struct FoldingLetter {
  enum Kind {
    /// Counts for nothing: an accent, an invisible format character, a variation selector.
    case dropped
    /// Stands between words: white space, a hyphen or dash, an underscore.
    ///
    /// Beyond ASCII all punctuation does but the apostrophe; within ASCII the rest of it is plain text.
    case separator
    case capital, small, digit, other
  }

  let scalar: Unicode.Scalar
  let kind: Kind

  init(_ scalar: Unicode.Scalar, keepsAccents: Bool) {
    self.scalar = scalar
    kind = scalar.isASCII ? Self.kind(ofASCII: UInt8(scalar.value)) : Self.kind(scalar, keepsAccents)
  }

  init(ascii byte: UInt8) {
    scalar = Unicode.Scalar(byte)
    kind = Self.kind(ofASCII: byte)
  }

  private static func kind(ofASCII byte: UInt8) -> Kind {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): .small
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): .capital
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case 0x20, 0x09...0x0D, UInt8(ascii: "-"), UInt8(ascii: "_"): .separator
    case ..<0x20, 0x7F: .dropped
    default: .other
    }
  }

  private static func kind(_ scalar: Unicode.Scalar, _ keepsAccents: Bool) -> Kind {
    func isIn(_ ranges: [ClosedRange<UInt32>]) -> Bool { ranges.contains { $0.contains(scalar.value) } }
    switch scalar.properties.generalCategory {
    case .lowercaseLetter: return .small
    case .uppercaseLetter: return .capital
    case .decimalNumber: return .digit
    case .format, .control: return .dropped
    case .nonspacingMark, .enclosingMark:
      if isIn(FoldingTable.looks) { return .dropped }
      return !keepsAccents && isIn(FoldingTable.accents) ? .dropped : .other
    case .modifierLetter, .modifierSymbol: return isIn(FoldingTable.looks) ? .dropped : .other
    case .spaceSeparator, .lineSeparator, .paragraphSeparator, .dashPunctuation, .connectorPunctuation,
      .openPunctuation, .closePunctuation, .otherPunctuation:
      return .separator
    case .initialPunctuation, .finalPunctuation: return FoldingTable.bytes[scalar] == nil ? .separator : .other
    default: return scalar.properties.isWhitespace ? .separator : .other
    }
  }

  /// Whether it only makes up a whole letter together with its neighbors.
  var isPartOfLetter: Bool {
    scalar.value >= 0x1100 && FoldingTable.partsOfLetters.contains { $0.contains(scalar.value) }
  }

  // MARK: - Folded

  /// Appends what stands for the letter, in UTF-8.
  func append(to folded: inout [UInt8], keepsAccents: Bool) {
    if scalar.isASCII {
      folded.append(UInt8(scalar.value) | (kind == .capital ? 0x20 : 0))
    } else if kind == .capital {
      for small in scalar.properties.lowercaseMapping.unicodeScalars { Self.append(small, to: &folded, keepsAccents) }
    } else {
      Self.append(scalar, to: &folded, keepsAccents)
    }
  }

  private static func append(_ small: Unicode.Scalar, to folded: inout [UInt8], _ keepsAccents: Bool) {
    if let replacement = FoldingTable.bytes[small], !keepsAccents || FoldingTable.spellings.contains(small) {
      folded += replacement
    } else if let encoded = UTF8.encode(small) {
      folded += encoded
    }
  }
}
