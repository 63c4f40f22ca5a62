import Foundation

/// The alphabet of a language, by which tags are sorted: the same on every machine, whatever its locale.
///
/// Texts are compared by their letters first, without regard to case and to marks that make no letter of their own in the
/// language; then by their marks; then by their code points. A letter that the language counts as its own stands behind
/// the one named here: `ñ` behind `n` in Spanish, `å`, `ä` and `ö` behind `z` in Swedish, where German reads `ä` as `a`.
/// Kana stand in the order of the fifty sounds, hiragana and katakana alike; Chinese characters by their code points.
///
/// Source: the alphabets of the languages as the Unicode CLDR has them, letters alone.
package struct Alphabet: Sendable {
  /// Letters of their own, each behind the one before it; the first one of a row is the letter that they follow.
  private static let rows: [String: [[String]]] = [
    "es": [["n", "ñ"]], "gl": [["n", "ñ"]], "eu": [["n", "ñ"]],
    "sv": [["z", "å", "ä", "ö"]], "fi": [["z", "å", "ä", "ö"]],
    "da": [["z", "æ", "ø", "å"]], "nb": [["z", "æ", "ø", "å"]], "nn": [["z", "æ", "ø", "å"]],
    "no": [["z", "æ", "ø", "å"]],
    "is": [["d", "ð"], ["z", "þ", "æ", "ö"]],
    "pl": [
      ["a", "ą"], ["c", "ć"], ["e", "ę"], ["l", "ł"], ["n", "ń"], ["o", "ó"], ["s", "ś"], ["z", "ź", "ż"],
    ],
    "cs": [["c", "č"], ["h", "ch"], ["r", "ř"], ["s", "š"], ["z", "ž"]],
    "sk": [["a", "ä"], ["c", "č"], ["h", "ch"], ["o", "ô"], ["s", "š"], ["z", "ž"]],
    "hr": [["c", "č", "ć"], ["d", "dž", "đ"], ["l", "lj"], ["n", "nj"], ["s", "š"], ["z", "ž"]],
    "hu": [
      ["c", "cs"], ["g", "gy"], ["l", "ly"], ["n", "ny"], ["o", "ö"], ["s", "sz"], ["t", "ty"], ["u", "ü"],
      ["z", "zs"],
    ],
    "ro": [["a", "ă", "â"], ["i", "î"], ["s", "ș"], ["t", "ț"]],
    "tr": [["c", "ç"], ["g", "ğ"], ["h", "ı", "i"], ["o", "ö"], ["s", "ş"], ["u", "ü"]],
    "ru": [["и", "й"]],
    "uk": [["г", "ґ"], ["е", "є"], ["и", "і", "ї", "й"]],
    "fa": [["ب", "پ"], ["ج", "چ"], ["ز", "ژ"], ["ك", "ک", "گ"]],
  ]

  /// Letters that are read as others where a language does not count them as its own.
  private static let readAs: [Unicode.Scalar: String] = [
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    "ς": "σ", "ך": "כ", "ם": "מ", "ן": "נ", "ף": "פ", "ץ": "צ",
  ]

  private let ranks: [String: UInt32]
  private let hasPairs: Bool

  /// - Parameter language: A BCP 47 code; a region or a script changes nothing.
  package init(of language: String) {
    var ranks: [String: UInt32] = [:]
    for row in Self.rows[String(language.prefix { $0 != "-" })] ?? [] {
      guard let base = row.first?.unicodeScalars.first else { continue }
      for (index, letter) in row.enumerated().dropFirst() { ranks[letter] = Self.rank(base) + UInt32(index) }
    }
    self.ranks = ranks
    hasPairs = ranks.keys.contains { $0.count > 1 }
  }

  /// What texts are sorted by.
  package struct Key: Comparable, Sendable {
    fileprivate let letters: [UInt32]
    fileprivate let marks: [UInt32]
    fileprivate let text: [UInt32]

    package static func < (left: Key, right: Key) -> Bool {
      if left.letters != right.letters { return left.letters.lexicographicallyPrecedes(right.letters) }
      if left.marks != right.marks { return left.marks.lexicographicallyPrecedes(right.marks) }
      return left.text.lexicographicallyPrecedes(right.text)
    }
  }

  /// What a text is sorted by, whatever its case and normal form.
  package func key(_ text: String) -> Key {
    let small = text.lowercased().precomposedStringWithCompatibilityMapping
    var letters: [UInt32] = []
    let characters = Array(small)
    var index = 0
    while index < characters.count {
      let pair = hasPairs && index + 1 < characters.count ? String(characters[index...index + 1]) : ""
      if let rank = ranks[pair] {
        letters.append(rank)
        index += 2
        continue
      }
      if let rank = ranks[String(characters[index])] {
        letters.append(rank)
      } else {
        letters += Self.plain(characters[index])
      }
      index += 1
    }
    func codes(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }
    return Key(letters: letters, marks: codes(small.decomposedStringWithCanonicalMapping), text: codes(text))
  }

  private static func rank(_ letter: Unicode.Scalar) -> UInt32 { letter.value << 4 }

  /// The ranks of what a character is read as, without its marks; anything that parts words is one space.
  private static func plain(_ character: Character) -> [UInt32] {
    String(character).decomposedStringWithCompatibilityMapping.unicodeScalars.flatMap { scalar -> [UInt32] in
      if let others = readAs[scalar] { return others.unicodeScalars.map(rank) }
      if let kana = kana(scalar) { return [rank(kana)] }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control, .modifierLetter: return []
      case .spaceSeparator, .dashPunctuation, .connectorPunctuation, .otherPunctuation: return [rank(" ")]
      default: return [rank(scalar)]
      }
    }
  }

  /// A katakana as its hiragana, and a small kana as the large one, which stands behind it.
  private static func kana(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard 0x3041...0x3096 ~= scalar.value || 0x30A1...0x30F6 ~= scalar.value else { return nil }
    let value = scalar.value >= 0x30A1 ? scalar.value - 0x60 : scalar.value
    let small: Set<UInt32> = [0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E]
    return Unicode.Scalar(small.contains(value) ? value + 1 : value)
  }
}
