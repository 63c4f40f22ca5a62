/// Parts the fields of a doc comment from its body.
struct FieldReader {
  /// A name in a comment, and where it stands.
  struct Name {
    let text: String
    let range: Range<Int>
  }

  private let lines: [DocComment.Line]
  private var index = 0
  private(set) var body: [DocComment.Line] = []
  private(set) var parameters: [Documentation.DescribedParameter] = []
  /// The names of `parameters`, in the same order.
  private(set) var names: [Name] = []
  /// The names in `- Parameters x: …`, which means nothing; the range is that of the whole.
  private(set) var mistakes: [Name] = []

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
      add(name, of: first, item)
    case .parameters:
      readList(item)
    case .mistake(let name):
      let start = first.offset + first.text.prefix(bullet.indentation).utf8.count
      let length = first.text.utf8.count - field.rest.utf8.count - first.text.prefix(bullet.indentation).utf8.count
      mistakes.append(Name(text: name.trimming("`"), range: start..<start + length))
    case .other: break
    }
  }

  /// Takes over what a list item says of a parameter whose name stands in the item's first line.
  private mutating func add(_ written: Substring, of line: DocComment.Line, _ item: [DocComment.Line]) {
    let name = written.trimming(" \t`")
    let start = line.offset + line.text.utf8.distance(from: line.text.startIndex, to: written.startIndex)
    names.append(Name(text: name, range: start..<start + written.utf8.count))
    parameters.append(.init(name: name, text: Paragraphs(item.map(\.text)).folded))
  }

  /// The lines of the list item that begins here, moved to the left by the item's own indentation; goes past them.
  private mutating func itemLines(_ bullet: Bullet, _ rest: Substring) -> [DocComment.Line] {
    var item = [lines[index]]
    item[0].dropFirst(item[0].text.count - rest.count)
    index += 1
    while index < lines.count {
      let line = lines[index]
      // Without a blank line between, a paragraph goes on at any indentation, as in CommonMark.
      let goesOn = item.last?.isBlank == false && Bullet(line.text) == nil && !Fence.isMark(line.text)
      guard line.isBlank || line.indentation > bullet.indentation || goesOn else { break }
      item.append(line)
      item[item.count - 1].dropFirst(min(bullet.textIndentation, line.indentation))
      index += 1
    }
    // Blank lines after an item part it from the next paragraph.
    while item.count > 1, item.last?.isBlank == true {
      item.removeLast()
      index -= 1
    }
    return item
  }

  /// The nested list under `- Parameters:`.
  private mutating func readList(_ item: [DocComment.Line]) {
    var list = FieldReader(lines: Array(item.dropFirst()))
    while list.index < list.lines.count {
      let first = list.lines[list.index]
      guard let bullet = Bullet(first.text) else {
        list.index += 1
        continue
      }
      let parts = bullet.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let name = parts.first, let rest = parts.last else {
        list.index += 1
        continue
      }
      add(name, of: first, list.itemLines(bullet, rest.drop(while: \.isBlank)))
    }
  }
}

/// A list item that Swift's tools read as a field.
private struct Field {
  enum Kind {
    case parameter(Substring)
    case parameters
    case mistake(Substring)
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
    case ("parameter", 2): kind = .parameter(words.last ?? "")
    case ("parameters", 1): kind = .parameters
    case ("parameters", 2): kind = .mistake(words.last ?? "")
    case ("returns", 1), ("throws", 1): kind = .other
    default: return nil
    }
  }
}
