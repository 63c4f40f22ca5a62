import Diagnostics

extension CollectionText {
  /// Puts items into each other's places, with their comments.
  ///
  /// - Parameter order: For each place the item that belongs there.
  /// - Returns: `nil` where comments cannot be told apart.
  func reordering(_ order: [Int]) -> [Replacement]? {
    guard order.count == items.count else { return nil }
    if !isFlow { return chunks.map { exchanging($0, order) } }
    let texts = exchanging(items, order)
    guard hasComments else { return texts }
    guard items.allSatisfy(hasOwnLines) else { return nil }
    let above = items.map { item in
      let line = file.lineStart(of: item.lowerBound)
      return startOfComments(above: line, from: range.lowerBound)..<line
    }
    let behind = items.map { endWithComma($0)..<file.lineEnd(of: $0.upperBound) }
    return texts + exchanging(above, order) + exchanging(behind, order)
  }

  private func exchanging(_ places: [Range<Int>], _ order: [Int]) -> [Replacement] {
    zip(places.indices, order).compactMap { place, item in
      guard place != item, places.indices.contains(item) else { return nil }
      let text = file.text(in: places[item])
      return text == file.text(in: places[place]) ? nil : Replacement(places[place], with: text)
    }
  }

  /// Whether a comment stands between the brackets, outside of the items.
  private var hasComments: Bool {
    let starts = [range.lowerBound] + items.map(\.upperBound)
    let ends = items.map(\.lowerBound) + [range.upperBound]
    return zip(starts, ends).contains { file.bytes[$0..<$1].contains(UInt8(ascii: "#")) }
  }
}
