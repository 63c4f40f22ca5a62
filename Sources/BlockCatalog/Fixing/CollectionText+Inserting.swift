import Diagnostics

extension CollectionText {
  /// Adds entries to a mapping, in the way in which the others are written.
  ///
  /// - Parameters:
  ///   - entries: The new entries, a line each.
  ///   - index: The entry that they follow; `nil` puts them first.
  /// - Returns: `nil` where they would share a line of a block.
  func inserting(_ entries: [String], behind index: Int?) -> [Replacement]? {
    if items.isEmpty { return isFlow ? filling(with: entries.joined(separator: ", ")) : nil }
    guard let neighbor = index ?? items.indices.first, items.indices.contains(neighbor) else { return nil }
    let isBehind = index != nil
    let item = items[neighbor]
    let indentation = indentation(of: item)
    if !isFlow {
      guard let chunks, chunks.indices.contains(neighbor) else { return nil }
      return isBehind
        ? [insertion(at: chunks[neighbor].upperBound, entries.map { file.lineBreak + indentation + $0 })]
        : [insertion(at: chunks[neighbor].lowerBound, entries.map { indentation + $0 + file.lineBreak })]
    }
    guard hasOwnLines(item) else {
      return isBehind
        ? [insertion(at: item.upperBound, entries.map { ", " + $0 })]
        : [insertion(at: item.lowerBound, entries.map { $0 + ", " })]
    }
    if !isBehind {
      let line = file.lineStart(of: item.lowerBound)
      let start = startOfComments(above: line, from: range.lowerBound)
      return [insertion(at: start, entries.map { indentation + $0 + "," + file.lineBreak })]
    }
    let end = file.lineEnd(of: item.upperBound)
    if endWithComma(item) > item.upperBound {
      return [insertion(at: end, entries.map { file.lineBreak + indentation + $0 + "," })]
    }
    let lines = entries.map { file.lineBreak + indentation + $0 }.joined(separator: ",")
    return [insertion(at: item.upperBound, [","]), insertion(at: end, [lines])]
  }

  private func insertion(at offset: Int, _ texts: [String]) -> Replacement {
    Replacement(offset..<offset, with: texts.joined())
  }

  /// Puts entries between brackets that hold nothing, or only a comment.
  private func filling(with text: String) -> [Replacement]? {
    guard range.count >= 2 else { return nil }
    let inside = range.lowerBound + 1..<range.upperBound - 1
    return [file.isBlank(in: inside) ? Replacement(inside, with: text) : insertion(at: inside.lowerBound, [text])]
  }
}
