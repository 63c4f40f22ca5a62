import BlockCatalog
import Diagnostics

/// What pages cannot show of descriptions: fences that are never closed, footnotes, and what is too large.
enum DescriptionCheck {
  static let rule = Rule(
    "markdown", "A description closes every fence that it opens, has no footnotes, and is not too large to be read.",
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
    manifest.description.entries.flatMap { entry in
      let embedded = EmbeddedMarkdown(entry.text.value, belowLevel: 2)
      func finding(_ line: Int, _ message: String) -> Finding {
        let place = place(ofLine: line, in: entry.text.value, entry.text.range, manifest.file)
        return Finding(rule, message, at: Location(manifest.file, place))
      }
      let fence = embedded.unclosedFence.map { line in
        finding(
          line,
          "this fence is never closed and would swallow the rest of the page; close it with the same marks on a "
            + "line of their own")
      }
      let excess = embedded.excess.map { excess in
        switch excess {
        case .text(let line):
          finding(
            line,
            "this paragraph or row in the description of \(quoted(manifest.id)) is longer than "
              + "\(MarkdownBounds.longestText) bytes; divide it")
        case .table(let line):
          finding(
            line,
            "the tables in the description of \(quoted(manifest.id)) have more than \(MarkdownBounds.mostCells) cells, "
              + "columns times rows; divide them among several blocks, or link to a file")
        }
      }
      return [fence, excess].compactMap { $0 }
    } + footnotes(in: manifest)
  }

  private static func footnotes(in manifest: Manifest) -> [Finding] {
    manifest.descriptions(holdingAnyOf: "^").flatMap { markdown in
      let notes = markdown.parts.lazy.filter { if case .text = $0.kind { true } else { false } }.flatMap { part in
        Footnote.all(in: part.text).map { ($0, part) }
      }
      return notes.prefix(WrittenMarkdown.mostPlaces).map { range, part in
        Finding(
          rule, "a footnote is shown as text, since not every page can have one; write the note in parentheses",
          at: Location(manifest.file, markdown.place(of: range, in: part)))
      }
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
