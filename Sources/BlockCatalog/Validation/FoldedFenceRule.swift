import Diagnostics

/// A description with a fence is not folded: `>` joins the lines of the fence, and the code is gone.
struct FoldedFenceRule: BlockRule {
  static let rule = Rule(
    "folded-fence", "A description that holds a code fence is written with '|', which keeps its lines.",
    bad: """
      description: >
        ```swift
        Card()
        ```
      """,
    good: """
      description: |
        ```swift
        Card()
        ```
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    let file = block.manifest.file
    return block.manifest.description.entries.compactMap { entry in
      guard let fence = Self.lostFence(of: entry.text, in: file) else { return nil }
      return finding(
        Self.rule, "'>' joins the lines of this fence into one; write the description with '|', which keeps them",
        in: block, at: fence)
    }
  }

  /// The first line that opens or closes a fence where it is written, and is no line of the text any more.
  private static func lostFence(of text: Located<String>, in file: SourceFile) -> Range<Int>? {
    let range = text.range.clamped(to: file.bytes.indices)
    // A text that is not folded cannot begin with this mark: a plain one needs quotes for it.
    guard file.bytes[range].first == UInt8(ascii: ">") else { return nil }
    let kept = Set(SourceFile(path: "", text: text.value).lines.map { trimmed(Array($0.utf8)[...]) })
    var start = range.lowerBound
    while start < range.upperBound {
      let end = file.bytes[start..<range.upperBound].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? range.upperBound
      let line = trimmed(file.bytes[start..<end])
      if isFence(line), !kept.contains(line) { return line.startIndex..<line.endIndex }
      start = end + 1
    }
    return nil
  }

  private static func isFence(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: "```".utf8) || line.starts(with: "~~~".utf8)
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var line = line.drop { $0 <= 0x20 }
    while let last = line.last, last <= 0x20 { line.removeLast() }
    return line
  }
}
