/// Lines of Markdown, as far as their paragraphs.
struct Paragraphs {
  /// Each without blank lines at its ends; blank lines within code fences part nothing.
  private let paragraphs: [[Substring]]

  init(_ lines: [Substring]) {
    var paragraphs: [[Substring]] = [[]]
    var fence = Fence()
    for line in lines {
      let isOpen = fence.isOpen
      fence.pass(line)
      if !isOpen, line.allSatisfy(\.isBlank) {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.endIndex - 1].append(line)
      }
    }
    self.paragraphs = paragraphs.filter { !$0.isEmpty }
  }

  /// The first paragraph on one line.
  var first: String { paragraphs.first.map(Self.joined) ?? "" }

  /// The paragraphs after the first to the letter.
  var afterFirst: String {
    paragraphs.dropFirst().map { $0.map(\.trimmingEnd).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// Every paragraph on one line, parted by blank lines; lists and code keep their lines.
  var folded: String {
    paragraphs.map { lines in
      let keepsLines = lines.contains { Bullet($0) != nil || Fence.isMark($0) }
      return keepsLines ? lines.map(\.trimmingEnd).joined(separator: "\n") : Self.joined(lines)
    }
    .joined(separator: "\n\n")
  }

  private static func joined(_ lines: [Substring]) -> String {
    lines.map { $0.trimming(" \t") }.joined(separator: " ")
  }
}

/// Whether lines stand within a code fence.
struct Fence {
  private var mark: Character?

  var isOpen: Bool { mark != nil }

  static func isMark(_ line: Substring) -> Bool {
    let text = line.drop(while: \.isBlank)
    return text.hasPrefix("```") || text.hasPrefix("~~~")
  }

  /// Goes past a line.
  mutating func pass(_ line: Substring) {
    guard Self.isMark(line) else { return }
    let first = line.drop(while: \.isBlank).first
    if mark == nil { mark = first } else if mark == first { mark = nil }
  }
}

/// A list item's first line.
struct Bullet {
  /// What stands after the mark.
  let text: Substring
  /// Characters before the mark.
  let indentation: Int
  /// Characters before the text.
  let textIndentation: Int

  /// Whether it would be code and no list item, as in CommonMark, outside a list.
  var isCode: Bool { indentation > 3 }

  init?(_ line: Substring) {
    let rest = line.drop(while: \.isBlank)
    guard let mark = rest.first, "-*+".contains(mark), rest.dropFirst().first?.isBlank == true else { return nil }
    text = rest.dropFirst().drop(while: \.isBlank)
    indentation = line.count - rest.count
    textIndentation = line.count - text.count
  }
}
