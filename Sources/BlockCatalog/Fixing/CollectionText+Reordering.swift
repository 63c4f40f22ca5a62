import Diagnostics

extension CollectionText {
  /// Puts items into each other's places, with the comment lines above them and the comment behind.
  ///
  /// - Parameter order: For each place the item that belongs there.
  /// - Returns: `nil` where there is no place for a comment. One between brackets may take a comma or a bracket with it:
  ///   the result is to be read back.
  func reordering(_ order: [Int]) -> [Replacement]? {
    guard order.count == items.count, order.allSatisfy(items.indices.contains) else { return nil }
    if !isFlow { return chunks.map { exchanging($0, order) } }
    let above = items.map(commentLines)
    guard zip(items, order).allSatisfy({ above[$1].isEmpty || beginsLine($0) }) else { return nil }
    return exchanging(above, order) + exchanging(items, order) + exchanging(items.map(commentBehind), order)
  }

  private func exchanging(_ places: [Range<Int>], _ order: [Int]) -> [Replacement] {
    zip(places, order).compactMap { place, item in
      let text = file.text(in: places[item])
      return text == file.text(in: place) ? nil : Replacement(place, with: text)
    }
  }

  /// The comment lines right above an item between brackets; empty where it has none, or does not begin its line.
  private func commentLines(above item: Range<Int>) -> Range<Int> {
    guard beginsLine(item) else { return item.lowerBound..<item.lowerBound }
    let line = file.lineStart(of: item.lowerBound)
    return startOfComments(above: line, from: range.lowerBound)..<line
  }

  /// The comment in the same line behind an item between brackets and its comma; empty where something else follows.
  private func commentBehind(_ item: Range<Int>) -> Range<Int> {
    let end = endWithComma(item)
    return end..<(file.has("#", at: file.skippingBlanks(from: end)) ? file.lineEnd(of: end) : end)
  }
}
