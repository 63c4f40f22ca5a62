/// A character that no reader sees, or that makes what stands around it look like something else.
enum InvisibleCharacter {
  /// A control character other than tab and line break.
  case control
  /// An embedding, override or isolate, which reorders what people read (Unicode Standard Annex 9).
  case bidirectional
  /// A mark that takes no room.
  case invisible
  case noncharacter

  /// `nil` for what may stand in a text.
  ///
  /// Joiners make emoji, Persian and Indic words: they may stand behind a letter, mark or symbol that is not ASCII.
  init?(_ scalar: Unicode.Scalar, after previous: Unicode.Scalar?) {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: return nil
    case ..<0x20, 0x7F...0x9F: self = .control
    case ..<0xAD: return nil
    case 0x202A...0x202E, 0x2066...0x2069: self = .bidirectional
    case 0x200C, 0x200D:
      if let previous, Self.maybeJoined(previous) { return nil }
      self = .invisible
    case 0xAD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028, 0x2029, 0x2060...0x2065, 0x206A...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F:
      self = .invisible
    case 0xFDD0...0xFDEF: self = .noncharacter
    case let value where value & 0xFFFE == 0xFFFE: self = .noncharacter
    default: return nil
    }
  }

  private static func maybeJoined(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .enclosingMark, .otherSymbol, .modifierSymbol, .mathSymbol:
      return true
    default: return false
    }
  }

  /// What it is called, and why it is in the way.
  func message(_ scalar: Unicode.Scalar, in place: String) -> String {
    let (name, mend) =
      switch self {
      case .control: ("control character", "remove it")
      case .bidirectional: ("bidirectional control", "it reorders what people read; remove it")
      case .invisible: ("invisible character", "remove it")
      case .noncharacter: ("noncharacter", "remove it")
      }
    return "\(place) holds the \(name) \(scalar.codePoint); \(mend)"
  }
}

extension InvisibleCharacter {
  /// Whether a text in UTF-8 may hold any, by a look at bytes alone; what most texts hold is told apart at once.
  static func mayOccur(in bytes: [UInt8]) -> Bool {
    guard holdsRareByte(bytes) else { return false }
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case 0x20...0x7E, 0x09, 0x0A, 0x0D, 0x80...0xBF: continue
      case 0xC3...0xD7, 0xD9...0xE0, 0xE3...0xEE: continue
      case 0xC2: if index + 1 < bytes.count, bytes[index + 1] > 0x9F, bytes[index + 1] != 0xAD { continue }
      case 0xE2: if index + 1 < bytes.count, bytes[index + 1] > 0x81 { continue }
      default: break
      }
      return true
    }
    return false
  }

  /// Whether any byte is not one of those with which `mayOccur` goes on at once; without branches, so that many bytes are
  /// looked at together.
  private static func holdsRareByte(_ bytes: [UInt8]) -> Bool {
    var rare: UInt8 = 0
    for byte in bytes {
      let isLow: UInt8 = byte < 0x20 ? 1 : 0
      let isNoSpace: UInt8 = (byte == 0x0A ? 0 : 1) & (byte == 0x0D ? 0 : 1) & (byte == 0x09 ? 0 : 1)
      let isOtherLead: UInt8 = (byte == 0xC2 ? 1 : 0) | (byte == 0xD8 ? 1 : 0) | (byte > 0xEE ? 1 : 0)
      let isLead: UInt8 = (byte == 0xE1 ? 1 : 0) | (byte == 0xE2 ? 1 : 0) | isOtherLead
      rare |= (isLow & isNoSpace) | isLead | (byte == 0x7F ? 1 : 0)
    }
    return rare != 0
  }

  /// A character that was found, and where: offsets in the text's UTF-8.
  struct Place {
    let kind: InvisibleCharacter
    let scalar: Unicode.Scalar
    let range: Range<Int>
  }

  /// Every such character of a text in its order, looked for one by one: a text may consist of them.
  static func places(in text: String) -> Places { Places(text) }

  struct Places: Sequence, IteratorProtocol {
    private var scalars: String.UnicodeScalarView.Iterator
    private var offset = 0
    private var previous: Unicode.Scalar?
    /// A flag of a part of a country is a black flag and a code in tags (Unicode Technical Standard 51, annex C).
    private var isInFlag = false

    fileprivate init(_ text: String) {
      let isPlain = text.utf8.allSatisfy { 0x20..<0x7F ~= $0 || $0 == 0x0A }
      scalars = (isPlain ? "" : text).unicodeScalars.makeIterator()
    }

    mutating func next() -> Place? {
      while let scalar = scalars.next() {
        let start = offset
        let before = previous
        offset += UTF8.width(scalar)
        previous = scalar
        isInFlag = scalar == "\u{1F3F4}" || isInFlag && 0xE0020...0xE007F ~= scalar.value
        // A byte order mark at the start is none.
        if !isInFlag, let kind = InvisibleCharacter(scalar, after: before), scalar != "\u{FEFF}" || start > 0 {
          return Place(kind: kind, scalar: scalar, range: start..<offset)
        }
      }
      return nil
    }
  }
}

extension Unicode.Scalar {
  /// The way Unicode writes it, such as `U+0007`.
  fileprivate var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
