/// The characters of a folded word as numbers, which are quickly compared.
struct Letters: Sendable, Hashable {
  let codes: [UInt32]

  init(_ bytes: some Collection<UInt8>) {
    if bytes.allSatisfy({ $0 < 0x80 }) {
      codes = bytes.map(UInt32.init)
    } else {
      codes = String(decoding: bytes, as: UTF8.self).map(Self.code)
    }
  }

  /// A scalar's own number, or for a character of several a number beyond all scalars that stands for its bytes.
  ///
  /// Source of the mixing: Fowler, Noll, Vo, FNV-1a, 32 bits.
  private static func code(of character: Character) -> UInt32 {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let scalar = scalars.first { return scalar.value }
    return 0x8000_0000 | character.utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
  }

  /// Whether words are made of letters of a script in which a letter is a syllable or a word, and one edit another word.
  var isEastAsian: Bool {
    codes.contains { code in
      switch code {
      case 0x1100...0x11FF, 0x2E80...0x2FDF, 0x3005...0x3007, 0x3040...0x318F, 0x31A0...0x31BF, 0x31F0...0x31FF,
        0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0x1AFF0...0x1B16F,
        0x20000...0x3FFFF:
        true
      default: false
      }
    }
  }

  /// The fewest insertions, deletions, replacements and swaps of neighbors that make one word of the other.
  ///
  /// The measure is optimal string alignment: no part is edited twice.
  ///
  /// - Returns: `nil` where it takes more than the limit.
  func edits(to other: Letters, atMost limit: Int) -> Int? {
    let (left, right) = (codes, other.codes)
    guard abs(left.count - right.count) <= limit else { return nil }
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      current.reserveCapacity(right.count + 1)
      var least = row
      for column in 1...right.count {
        let replaced = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
        var edits = min(replaced, previous[column] + 1, current[column - 1] + 1)
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          edits = min(edits, beforePrevious[column - 2] + 1)
        }
        current.append(edits)
        least = min(least, edits)
      }
      // A swap reaches back over one row.
      if least > limit, row == left.count || (previous.min() ?? 0) > limit { return nil }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count] <= limit ? previous[right.count] : nil
  }

  /// Whether the two differ by one swap of neighbors.
  func isSwapped(_ other: Letters) -> Bool {
    codes.count == other.codes.count && edits(to: other, atMost: 1) == 1
      && zip(codes, other.codes).count { $0 != $1 } == 2
  }
}
