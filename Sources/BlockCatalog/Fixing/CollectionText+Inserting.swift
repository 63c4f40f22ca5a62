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

extension SourceFile {
  /// Writes the entries of a mapping where nothing stands behind a key: each in a line below it, or in braces where the
  /// key itself stands in some.
  ///
  /// - Parameters:
  ///   - range: Nothing, or the `~` that says so.
  ///   - entries: The new entries, a line each.
  /// - Returns: `nil` where something else stands between the key and the place.
  func filling(_ range: Range<Int>, with entries: [String]) -> [Replacement]? {
    guard let colon = bytes[..<range.lowerBound].lastIndex(of: UInt8(ascii: ":")),
      isBlank(in: colon + 1..<range.lowerBound)
    else { return nil }
    let end = lineEnd(of: range.upperBound)
    let next = skippingBlanks(from: range.upperBound)
    guard next == end || has("#", at: next) else {
      return [Replacement(colon + 1..<next, with: " {" + entries.joined(separator: ", ") + "}")]
    }
    let start = lineStart(of: colon)
    let indentation = text(in: start..<skippingBlanks(from: start)) + "  "
    let lines = Replacement(end..<end, with: entries.map { lineBreak + indentation + $0 }.joined())
    return range.isEmpty ? [lines] : [Replacement(colon + 1..<range.upperBound, with: ""), lines]
  }
}
