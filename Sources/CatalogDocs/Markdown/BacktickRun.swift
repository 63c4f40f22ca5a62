/// Where runs of backticks open and close code in a Markdown text.
enum BacktickRun {
  /// A code span: what lies between its fences, and where it ends.
  struct Span {
    let content: Range<Int>
    let end: Int
  }

  /// How many backticks follow each other from a place on.
  static func length(in bytes: [UInt8], at start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] == UInt8(ascii: "`") { end += 1 }
    return end - start
  }

  /// The code span that the run at `start` opens; `nil` where no run of the same length follows.
  static func span(in bytes: [UInt8], from start: Int) -> Span? {
    let length = length(in: bytes, at: start)
    var index = start + length
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "`") else {
        index += 1
        continue
      }
      let closing = Self.length(in: bytes, at: index)
      if closing == length { return Span(content: start + length..<index, end: index + closing) }
      index += closing
    }
    return nil
  }

  /// The length of the longest run.
  static func longest(in text: some Sequence<UInt8>) -> Int {
    var longest = 0
    var current = 0
    for byte in text {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
