/// Notes at the foot of a page, `[^1]`, which some readers of Markdown know and others do not; pages show them as text.
enum Footnote {
  /// Longer names are none: each would be looked for again at every bracket.
  private static let longest = 100

  /// Whether a reference to a note or the note itself begins at a bracket; a link whose text begins with `^` is neither.
  static func begins(_ text: [UInt8], at index: Int) -> Bool {
    let name = text[index...].dropFirst(2).prefix(longest).prefix { !" \n[]".utf8.contains($0) }
    return text[index...].starts(with: "[^".utf8) && !name.isEmpty && text[name.endIndex...].first == UInt8(ascii: "]")
      && text[name.endIndex...].dropFirst().first != UInt8(ascii: "(")
  }

  /// Where notes and references to them begin, outside code.
  static func all(in text: [UInt8]) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var index = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"):
        index = BacktickRun.span(in: text, from: index)?.end ?? index + BacktickRun.length(in: text, at: index)
      case UInt8(ascii: "[") where begins(text, at: index):
        let end = text[index...].firstIndex(of: UInt8(ascii: "]")) ?? index
        found.append(index..<end + 1)
        index = end + 1
      default: index += 1
      }
    }
    return found
  }
}
