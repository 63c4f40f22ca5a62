/// A place in a line of Markdown, and what the rest of the line begins.
struct LineCursor {
  private let line: [UInt8]
  private var position = 0

  init(_ line: [UInt8]) {
    self.line = line
  }

  var consumed: [UInt8] { Array(line[..<position]) }
  var rest: ArraySlice<UInt8> { line[position...] }
  var isBlank: Bool { rest.allSatisfy { $0 <= 0x20 } }
  /// Spaces before the rest's first character.
  var indentation: Int { rest.prefix { $0 == UInt8(ascii: " ") }.count }
  /// The rest without its indentation.
  private var text: ArraySlice<UInt8> { rest.dropFirst(indentation) }

  // MARK: Moving on

  mutating func skipIndentation(_ columns: Int) -> Bool {
    guard indentation >= columns else { return false }
    position += columns
    return true
  }

  mutating func skipQuoteMark() -> Bool {
    guard indentation < 4, text.first == UInt8(ascii: ">") else { return false }
    position += indentation + 1
    if rest.first == UInt8(ascii: " ") { position += 1 }
    return true
  }

  /// Moves behind the mark of a list item.
  ///
  /// - Returns: How far the item's lines are indented; `nil` where no item begins.
  mutating func skipListMark(interruptsParagraph: Bool) -> Int? {
    guard indentation < 4, !isThematicBreak else { return nil }
    let digits = text.prefix(while: \.isDigit)
    let mark = text.dropFirst(digits.count).first
    let isNumber = (1...9).contains(digits.count) && (mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")"))
    let isBullet =
      digits.isEmpty && (mark == UInt8(ascii: "-") || mark == UInt8(ascii: "+") || mark == UInt8(ascii: "*"))
    guard isNumber || isBullet else { return nil }
    let after = text.dropFirst(digits.count + 1)
    let spaces = after.prefix { $0 == UInt8(ascii: " ") }.count
    let isEmpty = after.allSatisfy { $0 <= 0x20 }
    guard isEmpty || spaces > 0 else { return nil }
    if interruptsParagraph, isEmpty || (isNumber && !digits.elementsEqual("1".utf8)) { return nil }
    let gap = isEmpty || spaces > 4 ? 1 : spaces
    let columns = indentation + digits.count + 1 + gap
    position = min(position + columns, line.count)
    return columns
  }

  // MARK: What begins here

  /// The mark and length of a fence, where the rest opens one.
  var fenceOpening: (mark: UInt8, length: Int)? {
    guard let mark = text.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else { return nil }
    let length = text.prefix { $0 == mark }.count
    guard length >= 3 else { return nil }
    if mark == UInt8(ascii: "`"), text.dropFirst(length).contains(mark) { return nil }
    return (mark, length)
  }

  /// The level of a heading with `#` in front.
  var headingLevel: Int? {
    let marks = text.prefix { $0 == UInt8(ascii: "#") }.count
    guard (1...6).contains(marks) else { return nil }
    return text.dropFirst(marks).first.map { $0 <= 0x20 } ?? true ? marks : nil
  }

  /// 1 for a line of `=`, 2 for a line of `-`: what makes a heading of the paragraph above.
  var setextLevel: Int? {
    guard indentation < 4, let mark = text.first else { return nil }
    let marks = text.prefix { $0 == mark }.count
    guard text.dropFirst(marks).allSatisfy({ $0 <= 0x20 }) else { return nil }
    return switch mark {
    case UInt8(ascii: "="): 1
    case UInt8(ascii: "-"): 2
    default: nil
    }
  }

  var isThematicBreak: Bool {
    guard indentation < 4, let mark = text.first, "-*_".utf8.contains(mark) else { return false }
    let marks = text.filter { $0 > 0x20 }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  /// The row of a table that says where its columns are aligned.
  var isDelimiterRow: Bool {
    text.allSatisfy { "|:- ".utf8.contains($0) } && text.contains(UInt8(ascii: "-"))
      && (text.contains(UInt8(ascii: "|")) || text.contains(UInt8(ascii: ":")))
  }

  /// Whether a line that left its quote or list item still goes on with the paragraph in it.
  var continuesParagraph: Bool {
    guard indentation < 4 else { return true }
    var copy = self
    return fenceOpening == nil && headingLevel == nil && !isThematicBreak && !copy.skipQuoteMark()
      && copy.skipListMark(interruptsParagraph: true) == nil
  }
}
