import Diagnostics

extension CollectionText {
  /// Takes out an item: with its lines where it has them for itself, else with a comma.
  ///
  /// - Returns: `nil` where there is no such item, or it shares a line of a block.
  func removing(_ index: Int) -> [Replacement]? {
    guard items.indices.contains(index) else { return nil }
    let item = items[index]
    if !isFlow { return beginsLine(item) ? [removingLines(of: item)] : nil }
    let previous = index > 0 ? items[index - 1] : nil
    let hasComma = endWithComma(item) > item.upperBound
    if hasOwnLines(item) {
      let comma = hasComma ? nil : previous.flatMap(comma(behind:))
      return (comma.map { [Replacement($0, with: "")] } ?? []) + [removingLines(of: item)]
    }
    if let previous, isSimple(previous.upperBound..<item.lowerBound) {
      return [Replacement(previous.upperBound..<item.upperBound, with: "")]
    }
    if index + 1 < items.count, isSimple(item.upperBound..<items[index + 1].lowerBound) {
      return [Replacement(item.lowerBound..<items[index + 1].lowerBound, with: "")]
    }
    return [Replacement(item.lowerBound..<endWithComma(item), with: "")]
  }

  /// The comma right behind an item.
  private func comma(behind item: Range<Int>) -> Range<Int>? {
    let end = endWithComma(item)
    return end > item.upperBound ? item.upperBound..<end : nil
  }

  /// Whether neither a comment nor a line break parts two items.
  private func isSimple(_ gap: Range<Int>) -> Bool {
    !file.bytes[gap].contains { $0 == UInt8(ascii: "#") || $0 == 0x0A || $0 == 0x0D }
  }

  /// The last line of a file takes the break before it along, where it has none itself.
  private func removingLines(of item: Range<Int>) -> Replacement {
    var start = file.lineStart(of: item.lowerBound)
    let end = file.nextLine(after: item.upperBound)
    if file.lineEnd(of: item.upperBound) == end { start = file.lineEnd(beforeLineAt: start) ?? start }
    return Replacement(start..<end, with: "")
  }
}
