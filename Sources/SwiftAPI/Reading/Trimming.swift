extension StringProtocol {
  /// Without the given characters at both ends.
  func trimming(_ characters: String) -> String {
    var (start, end) = (startIndex, endIndex)
    while start < end, characters.contains(self[start]) { start = index(after: start) }
    while start < end, characters.contains(self[index(before: end)]) { end = index(before: end) }
    return String(self[start..<end])
  }

  /// Without white space at its end.
  var trimmingEnd: SubSequence {
    var end = endIndex
    while end > startIndex, self[index(before: end)].isWhitespace { end = index(before: end) }
    return self[..<end]
  }
}

extension Character {
  /// Whether it is a space or a tab.
  var isBlank: Bool { self == " " || self == "\t" }
}
