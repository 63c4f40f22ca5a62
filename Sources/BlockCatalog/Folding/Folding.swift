import Foundation

/// The one form in which texts and queries are compared: what people type for what somebody else wrote.
///
/// Compatibility decomposition and full case folding of the Unicode Standard, the same in every locale; marks and letter
/// forms that many people do not type are gone; separators of any kind are one space; words that only a capital letter
/// separates stand apart. `ö` is `o`: a German `oe` is another spelling and stays one.
package enum Folding {
  /// Folds a text; the result is empty where nothing but separators is in it.
  package static func fold(_ text: String) -> String {
    String(decoding: bytes(of: text), as: UTF8.self)
  }

  /// Folds a text into UTF-8.
  ///
  /// - Parameter keepsAccents: Whether accents, and letters that only resemble others, stay: what is left is the text
  ///   as it was typed but for its case and its separators.
  package static func bytes(of text: String, keepsAccents: Bool = false) -> [UInt8] {
    let letters = letters(of: text, keepsAccents: keepsAccents)
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count + 8)
    emit(letters, keepsAccents: keepsAccents, into: &folded) { _, _ in }
    // Syllables and voiced kana are whole letters again, so that none is the beginning of another.
    return keepsAccents || letters.contains(where: \.isPartOfLetter) ? composed(folded) : folded
  }

  /// Writes letters out, with a space where a word begins.
  ///
  /// - Parameter note: Told after each letter that counts: its place, and where in `folded` its own bytes begin.
  private static func emit(
    _ letters: [FoldingLetter], keepsAccents: Bool, into folded: inout [UInt8], _ note: (Int, Int) -> Void
  ) {
    var separates = false
    for (index, letter) in letters.enumerated() {
      if letter.kind == .separator {
        separates = true
        continue
      }
      if separates || (letter.kind == .capital && startsWord(letters, at: index)) {
        if !folded.isEmpty { folded.append(UInt8(ascii: " ")) }
        separates = false
      }
      let start = folded.count
      letter.append(to: &folded, keepsAccents: keepsAccents)
      note(index, start)
    }
  }

  // MARK: - Letters

  /// The letters that are not dropped.
  private static func letters(of text: String, keepsAccents: Bool) -> [FoldingLetter] {
    var letters: [FoldingLetter] = []
    letters.reserveCapacity(text.utf8.count)
    func add(_ letter: FoldingLetter) {
      if letter.kind != .dropped { letters.append(letter) }
    }
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      for byte in text.utf8 { add(FoldingLetter(ascii: byte)) }
    } else if text.unicodeScalars.allSatisfy({ $0.value < latinEnd }) {
      // These decompose one by one, from a table: most texts of Europe.
      for scalar in text.unicodeScalars {
        for part in latin[Int(scalar.value)] { add(FoldingLetter(part, keepsAccents: keepsAccents)) }
      }
    } else {
      for scalar in text.decomposedStringWithCompatibilityMapping.unicodeScalars {
        add(FoldingLetter(scalar, keepsAccents: keepsAccents))
      }
    }
    return letters
  }

  /// Up to where the table of decompositions goes; no mark that could be reordered stands before it.
  private static let latinEnd: UInt32 = 0x180

  private static let latin: [[Unicode.Scalar]] = (0..<latinEnd).map { value in
    let letter = Unicode.Scalar(value).map { String(Character($0)) } ?? ""
    return Array(letter.decomposedStringWithCompatibilityMapping.unicodeScalars)
  }

  /// Whether what a scalar is folded to may depend on its neighbors: jamo, and kana and Hangul of half width.
  package static func mayCompose(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x11FF, 0x3099...0x309A, 0x3130...0x318F, 0xA960...0xA97F, 0xD7B0...0xD7FF, 0xFF61...0xFFDC: true
    default: false
    }
  }

  private static func composed(_ folded: [UInt8]) -> [UInt8] {
    guard folded.contains(where: { $0 >= 0x80 }) else { return folded }
    return Array(String(decoding: folded, as: UTF8.self).precomposedStringWithCanonicalMapping.utf8)
  }

  /// Whether a capital letter begins a word: `bottom|Sheet`, `HTTP|Status`, but not the plural of `URLs`.
  private static func startsWord(_ letters: [FoldingLetter], at index: Int) -> Bool {
    guard index > 0 else { return false }
    switch letters[index - 1].kind {
    case .small: return true
    case .capital, .digit:
      guard index + 1 < letters.count, letters[index + 1].kind == .small else { return false }
      let isPlural =
        letters[index + 1].scalar == "s" && (index + 2 == letters.count || letters[index + 2].kind != .small)
      return !isPlural
    default: return false
    }
  }
}

// MARK: - Tracing

extension Folding {
  /// Which characters of a text a part of its folded form comes from.
  ///
  /// - Parameter range: Bytes of what `bytes(of:)` gives for the text.
  /// - Returns: `nil` where nothing of the text stands there.
  package static func origin(of range: Range<Int>, in text: String) -> Range<String.Index>? {
    var letters: [FoldingLetter] = []
    var origins: [String.Index] = []
    for index in text.indices {
      for letter in self.letters(of: String(text[index]), keepsAccents: false) {
        letters.append(letter)
        origins.append(index)
      }
    }
    // Where the folded form of each character begins, once its parts are whole letters again.
    var folded: [UInt8] = []
    var starts: [(letter: Int, byte: Int)] = []
    emit(letters, keepsAccents: false, into: &folded) { starts.append(($0, $1)) }
    var lower: String.Index?
    var upper: String.Index?
    var shift = 0
    for (place, start) in starts.enumerated() where place == 0 || origins[starts[place - 1].letter] != origins[start.letter]
    {
      let origin = origins[start.letter]
      let next = starts[place...].first { origins[$0.letter] != origin }
      var own = Array(folded[start.byte..<(next?.byte ?? folded.count)])
      let spaces = own.last == UInt8(ascii: " ") ? 1 : 0
      own.removeLast(spaces)
      let size = letters[start.letter].scalar.isASCII ? own.count : composed(own).count
      let begin = start.byte - shift
      shift += own.count - size
      if range.overlaps(begin..<begin + size) {
        if lower == nil { lower = origin }
        upper = text.index(after: origin)
      }
    }
    guard let lower, let upper else { return nil }
    return lower..<upper
  }
}
