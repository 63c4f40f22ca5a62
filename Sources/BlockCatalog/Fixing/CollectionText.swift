import Diagnostics
import YAML

/// A mapping or a list as it is written: the places of its items, and of the comments that go with them.
struct CollectionText {
  let file: SourceFile
  /// From the first item or bracket to the last.
  let range: Range<Int>
  /// Whether it is written in brackets.
  let isFlow: Bool
  /// Each entry from its key to the end of its value, or each element; `-`, commas and comments are not part of them.
  let items: [Range<Int>]

  /// Fails where an item is an alias, or the node is neither a mapping nor a list.
  init?(_ node: Node, in file: SourceFile) {
    switch node.content {
    case .scalar: return nil
    case .sequence(let elements): items = elements.map(\.range)
    case .mapping(let entries):
      guard entries.allSatisfy({ $0.value.range.lowerBound >= $0.keyRange.upperBound }) else { return nil }
      items = entries.map { $0.keyRange.lowerBound..<$0.value.range.upperBound }
    }
    guard zip(items, items.dropFirst()).allSatisfy({ $0.upperBound <= $1.lowerBound }),
      items.allSatisfy({ $0.clamped(to: node.range) == $0 })
    else { return nil }
    self.file = file
    range = node.range
    isFlow = file.has("{", at: range.lowerBound) || file.has("[", at: range.lowerBound)
  }

  // MARK: - Lines

  /// Whether an item begins its line, but for the `-` of a list.
  func beginsLine(_ item: Range<Int>) -> Bool {
    var start = file.skippingBlanks(from: file.lineStart(of: item.lowerBound))
    if !isFlow, file.has("-", at: start), start < item.lowerBound { start = file.skippingBlanks(from: start + 1) }
    return start == item.lowerBound
  }

  /// The end of an item in brackets, its comma included where one follows in the same line.
  func endWithComma(_ item: Range<Int>) -> Int {
    let next = file.skippingBlanks(from: item.upperBound)
    return file.has(",", at: next) ? next + 1 : item.upperBound
  }

  /// Whether an item in brackets has its lines for itself, but for a comment.
  func hasOwnLines(_ item: Range<Int>) -> Bool {
    let next = file.skippingBlanks(from: endWithComma(item))
    return beginsLine(item) && (next == file.lineEnd(of: next) || file.has("#", at: next))
  }

  /// The white space before an item in its line.
  func indentation(of item: Range<Int>) -> String {
    let start = file.lineStart(of: item.lowerBound)
    return file.text(in: start..<file.skippingBlanks(from: start))
  }

  /// Whole lines of an item of a block, each with the comment lines right above it and deeper ones below it; `nil` where
  /// an item does not begin its line.
  var chunks: [Range<Int>]? {
    guard !isFlow, items.allSatisfy(beginsLine) else { return nil }
    var chunks: [Range<Int>] = []
    for item in items {
      let line = file.lineStart(of: item.lowerBound)
      let column = file.skippingBlanks(from: line) - line
      var end = file.lineEnd(of: item.upperBound)
      while let comment = comment(inLineAt: file.nextLine(after: end)), comment.column > column { end = comment.end }
      chunks.append(startOfComments(above: line, from: chunks.last?.upperBound ?? 0)..<end)
    }
    return chunks
  }

  /// Where the comment lines begin that stand right above a line, behind an offset; without one, the line itself.
  func startOfComments(above line: Int, from limit: Int) -> Int {
    var start = line
    while let end = file.lineEnd(beforeLineAt: start) {
      let previous = file.lineStart(of: end)
      guard previous >= limit, comment(inLineAt: previous) != nil else { break }
      start = previous
    }
    return start
  }

  /// The comment that a line consists of.
  private func comment(inLineAt start: Int) -> (column: Int, end: Int)? {
    let first = file.skippingBlanks(from: start)
    return file.has("#", at: first) ? (first - start, file.lineEnd(of: first)) : nil
  }
}
