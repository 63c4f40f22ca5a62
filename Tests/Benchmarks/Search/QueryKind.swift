import Foundation

/// A way in which people type a tag.
enum QueryKind: String, CaseIterable {
  case asWritten = "as written"
  case withoutAccents = "without accents"
  case inCapitals = "in capitals"
  case withTypo = "one typo"
  case swapped = "words swapped"
  case joined

  /// The least recall among the first ten; `nil` where there is no bar.
  var bar: Double? {
    switch self {
    case .asWritten, .withoutAccents, .inCapitals: 0.99
    case .withTypo: 0.95
    case .swapped, .joined: nil
    }
  }

  /// What is typed for a tag; `nil` where the kind makes nothing else of it.
  func query(for tag: String, _ random: inout SplitMix64) -> String? {
    let words = tag.split(separator: " ").map(String.init)
    switch self {
    case .asWritten: return tag
    case .withoutAccents:
      let plain = Self.withoutAccents(tag)
      return plain.unicodeScalars.elementsEqual(tag.unicodeScalars) ? nil : plain
    case .inCapitals:
      let capitals = tag.uppercased()
      return capitals == tag ? nil : capitals
    case .withTypo:
      guard let place = words.indices.filter({ Self.canBeMistyped(words[$0]) }).randomElement(using: &random),
        let typo = Self.typo(in: words[place], &random)
      else { return nil }
      return (words[..<place] + [typo] + words[(place + 1)...]).joined(separator: " ")
    case .swapped: return words.count < 2 ? nil : (words.dropFirst() + words.prefix(1)).joined(separator: " ")
    case .joined: return words.count < 2 ? nil : words.joined()
    }
  }

  /// Without the marks that stand on letters of Latin, Greek, Cyrillic, Arabic and Hebrew.
  private static func withoutAccents(_ tag: String) -> String {
    var plain = String.UnicodeScalarView()
    for scalar in tag.decomposedStringWithCanonicalMapping.unicodeScalars {
      let isAccent = [0x300...0x36F, 0x591...0x5C7, 0x64B...0x65F].contains { $0.contains(Int(scalar.value)) }
      if !isAccent { plain.append(scalar) }
    }
    return String(plain).precomposedStringWithCanonicalMapping
  }

  /// Words of five letters or more, whose letters are no syllables and no words.
  private static func canBeMistyped(_ word: String) -> Bool {
    word.count >= 5 && word.allSatisfy(\.isLetter)
      && !word.unicodeScalars.contains { 0x1100...0x11FF ~= $0.value || 0x2E80...0xD7FF ~= $0.value }
  }

  /// A letter dropped, doubled, replaced by another of the word, or swapped with its neighbor.
  private static func typo(in word: String, _ random: inout SplitMix64) -> String? {
    var letters = Array(word)
    let place = Int.random(in: 1..<letters.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: letters.remove(at: place)
    case 1: letters.insert(letters[place], at: place)
    case 2: letters[place] = letters.randomElement(using: &random) ?? letters[place]
    default: letters.swapAt(place, place - 1)
    }
    let typo = String(letters)
    return typo == word ? nil : typo
  }
}
