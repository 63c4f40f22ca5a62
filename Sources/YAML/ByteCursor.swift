/// Turns libyaml's places, counted in characters, into byte offsets.
///
/// Only characters of more than one byte move them apart. Places come nearly in order, so the cursor passes each of these
/// about once; text in ASCII has none.
struct ByteCursor {
  private let wideCharacters: [WideCharacter]
  private let end: Int
  /// Where the first character stands: behind a byte order mark.
  private let start: Int
  /// How many wide characters have been passed.
  private var passed = 0
  /// How much further bytes are than characters behind those.
  private var distance: Int

  /// - Parameters:
  ///   - wideCharacters: Every one of the text, in order.
  ///   - start: The offset of the first character.
  ///   - end: The offset behind the last.
  init(_ wideCharacters: [WideCharacter], from start: Int, to end: Int) {
    self.wideCharacters = wideCharacters
    self.start = start
    self.end = end
    distance = start
  }

  /// The offset of a character's first byte; one beyond the end stands at the end.
  mutating func offset(of character: Int) -> Int {
    if let last = passed > 0 ? wideCharacters[passed - 1] : nil, character + distance < last.offset + last.length {
      (passed, distance) = (0, start)
    }
    while passed < wideCharacters.count, wideCharacters[passed].offset < character + distance {
      distance += wideCharacters[passed].length - 1
      passed += 1
    }
    return min(character + distance, end)
  }
}
