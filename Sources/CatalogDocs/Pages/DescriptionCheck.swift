import BlockCatalog
import Diagnostics

/// Fences in descriptions that their authors never closed.
enum DescriptionCheck {
  static let rule = Rule(
    "markdown", "A description closes every fence that it opens.",
    bad: """
      description: |
        ```swift
        Text("A").card(title: "B")
      """,
    good: """
      description: |
        ```swift
        Text("A").card(title: "B")
        ```
      """)

  static func findings(in manifest: Manifest, default language: String) -> [Finding] {
    manifest.description.entries.compactMap { entry in
      let markdown = entry.text.value
      guard let line = EmbeddedMarkdown(markdown, belowLevel: 2).unclosedFence else { return nil }
      let place = place(ofLine: line, in: markdown, entry.text.range, manifest.file)
      return Finding(
        rule,
        "this fence is never closed and would swallow the rest of the page; close it with the same marks on a "
          + "line of their own", at: Location(manifest.file, place))
    }
  }

  /// Where a line of a text stands in its file; the start of the text where its lines were not written as they are.
  private static func place(ofLine line: Int, in text: String, _ range: Range<Int>, _ file: SourceFile) -> Range<Int> {
    let lines = SourceFile(path: "", text: text).lines.map(trimmed)
    let wanted = lines.indices.contains(line) ? lines[line] : ""
    var remaining = lines.prefix(line).count { $0 == wanted }
    let bytes = file.bytes
    var start = range.clamped(to: bytes.indices).lowerBound
    let end = range.clamped(to: bytes.indices).upperBound
    while start < end {
      let lineEnd = bytes[start..<end].firstIndex(of: UInt8(ascii: "\n")) ?? end
      let indentation = bytes[start..<lineEnd].prefix { $0 <= 0x20 }.count
      let textEnd = bytes[start..<lineEnd].lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? start
      if textEnd > start + indentation, file.text(in: start + indentation..<textEnd) == wanted {
        if remaining == 0 { return start + indentation..<textEnd }
        remaining -= 1
      }
      start = lineEnd + 1
    }
    return range.lowerBound..<range.lowerBound
  }

  private static func trimmed(_ line: String) -> String {
    String(decoding: Array(line.utf8).drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed(), as: UTF8.self)
  }
}
