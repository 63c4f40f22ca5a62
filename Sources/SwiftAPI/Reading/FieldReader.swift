/// Parts the fields of a doc comment from its body.
struct FieldReader {
  /// `- Parameters x: …`, which means nothing.
  struct Mistake {
    let name: String
    let range: Range<Int>
  }

  private let lines: [DocComment.Line]
  private var index = 0
  private(set) var body: [DocComment.Line] = []
  private(set) var parameters: [Documentation.DescribedParameter] = []
  private(set) var mistakes: [Mistake] = []

  init(lines: [DocComment.Line]) {
    self.lines = lines
  }

  mutating func read() {
    var fence = Fence()
    while index < lines.count {
      let line = lines[index]
      if !fence.isOpen, let bullet = Bullet(line.text), !bullet.isCode, let field = Field(bullet.text) {
        readField(field, bullet)
      } else {
        fence.pass(line.text)
        body.append(line)
        index += 1
      }
    }
  }

  private mutating func readField(_ field: Field, _ bullet: Bullet) {
    let first = lines[index]
    let item = itemLines(bullet, field.rest.drop(while: \.isBlank))
    switch field.kind {
    case .parameter(let name):
      parameters.append(.init(name: name, text: Paragraphs(item).folded))
    case .parameters:
      readList(item)
    case .mistake(let name):
      let start = first.offset + first.text.prefix(bullet.indentation).utf8.count
      let length = first.text.utf8.count - field.rest.utf8.count - first.text.prefix(bullet.indentation).utf8.count
      mistakes.append(Mistake(name: name, range: start..<start + length))
    case .other: break
    }
  }

  /// The lines of the list item that begins here, moved to the left by the item's own indentation; goes past them.
  private mutating func itemLines(_ bullet: Bullet, _ rest: Substring) -> [Substring] {
    var item = [rest]
    index += 1
    while index < lines.count {
      let line = lines[index]
      // Without a blank line between, a paragraph goes on at any indentation, as in CommonMark.
      let goesOn = item.last?.allSatisfy(\.isBlank) == false && Bullet(line.text) == nil && !Fence.isMark(line.text)
      guard line.isBlank || line.indentation > bullet.indentation || goesOn else { break }
      item.append(line.text.dropFirst(min(bullet.textIndentation, line.indentation)))
      index += 1
    }
    // Blank lines after an item part it from the next paragraph.
    while item.count > 1, item.last?.allSatisfy(\.isBlank) == true {
      item.removeLast()
      index -= 1
    }
    return item
  }

  /// The nested list under `- Parameters:`.
  private mutating func readList(_ item: [Substring]) {
    var list = FieldReader(lines: item.dropFirst().map { DocComment.Line($0, at: 0) })
    while list.index < list.lines.count {
      guard let bullet = Bullet(list.lines[list.index].text) else {
        list.index += 1
        continue
      }
      let parts = bullet.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = parts.first, let rest = parts.last else {
        list.index += 1
        continue
      }
      let lines = list.itemLines(bullet, rest.drop(while: \.isBlank))
      parameters.append(.init(name: name.trimming(" \t`"), text: Paragraphs(lines).folded))
    }
  }
}

/// A list item that Swift's tools read as a field.
private struct Field {
  enum Kind {
    case parameter(String)
    case parameters
    case mistake(String)
    /// `Returns` or `Throws`.
    case other
  }

  let kind: Kind
  /// What stands after the colon.
  let rest: Substring

  init?(_ text: Substring) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let words = text[..<colon].split(whereSeparator: \.isBlank)
    rest = text[text.index(after: colon)...]
    switch (words.first?.lowercased(), words.count) {
    case ("parameter", 2): kind = .parameter(words.last?.trimming("`") ?? "")
    case ("parameters", 1): kind = .parameters
    case ("parameters", 2): kind = .mistake(words.last?.trimming("`") ?? "")
    case ("returns", 1), ("throws", 1): kind = .other
    default: return nil
    }
  }
}
