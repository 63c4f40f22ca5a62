import BlockCatalog
import Diagnostics

/// The Markdown of a manifest, in parts that know where they are written.
struct WrittenMarkdown {
  /// More findings in one text say nothing new, and each place takes a walk through the text.
  static let mostPlaces = 100

  let parts: [MarkdownPart]
  private let text: Located<String>
  private let file: SourceFile
  private let lines: LineTable

  init(_ text: Located<String>, in file: SourceFile) {
    var reader = MarkdownReader()
    for line in EmbeddedMarkdown.lines(of: text.value) { reader.read(line) }
    parts = reader.parts
    self.text = text
    self.file = file
    lines = LineTable(SourceFile(path: "", text: text.value))
  }

  /// The links and images in its text.
  var links: [(link: MarkdownLink, part: MarkdownPart)] {
    parts.flatMap { part -> [(link: MarkdownLink, part: MarkdownPart)] in
      guard case .text = part.kind else { return [] }
      return MarkdownLink.all(in: part.text).map { ($0, part) }
    }
  }

  /// Where something of a part's text stands in the manifest, up to the end of its line.
  ///
  /// - Parameters:
  ///   - range: Bytes of the part's text.
  ///   - part: One of `parts`.
  /// - Returns: A range in the manifest; the start of the whole text where that is not written as it reads.
  func place(of range: Range<Int>, in part: MarkdownPart) -> Range<Int> {
    let fallback = text.range.lowerBound..<text.range.lowerBound
    var start = 0
    for line in part.lines {
      let end = start + line.text.count
      if range.lowerBound <= end {
        let column = max(range.lowerBound - start, 0)
        let length = min(range.upperBound, end) - start - column
        // Only the beginning of a line can read otherwise than it is written.
        let place = lines.range(ofLine: line.number + 1).upperBound - line.text.count + column
        return written(place..<place + max(length, 0)) ?? fallback
      }
      start = end + 1
    }
    return fallback
  }

  /// Where a range of the text is written: among the places in the manifest that read the same, the one with as many of
  /// them before it.
  private func written(_ range: Range<Int>) -> Range<Int>? {
    let (read, raw) = (Array(text.value.utf8), file.bytes)
    guard read.indices.contains(range.lowerBound), range.upperBound <= read.count, !range.isEmpty else { return nil }
    let wanted = read[range]
    var remaining = Self.places(of: wanted, in: read[..<range.lowerBound]).count
    for place in Self.places(of: wanted, in: raw[text.range.clamped(to: raw.indices)]) {
      if remaining == 0 { return place..<place + wanted.count }
      remaining -= 1
    }
    return nil
  }

  private static func places(of wanted: ArraySlice<UInt8>, in text: ArraySlice<UInt8>) -> [Int] {
    guard let first = wanted.first else { return [] }
    return text.indices.filter { text[$0] == first && text[$0...].starts(with: wanted) }
  }
}

extension Manifest {
  /// The descriptions that hold one of some characters, in every language.
  ///
  /// Most descriptions have neither links nor fences and need not be read.
  func descriptions(holdingAnyOf characters: String) -> [WrittenMarkdown] {
    let wanted = Array(characters.utf8)
    return description.entries.filter { entry in entry.text.value.utf8.contains { wanted.contains($0) } }
      .map { WrittenMarkdown($0.text, in: file) }
  }
}
