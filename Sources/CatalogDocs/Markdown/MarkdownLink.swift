/// A link or an image in the text of a paragraph.
struct MarkdownLink {
  let isImage: Bool
  /// What stands between the brackets.
  let label: String
  /// As written, without angle brackets; `nil` where the target is defined elsewhere, `[label][name]`.
  let target: String?
  /// Where the target stands, in bytes of the text; the whole link where it has none.
  let targetRange: Range<Int>
  /// From the first bracket, or the mark of an image, to the end of the link; of a target that is defined, to its end.
  let range: Range<Int>
  /// Where the label stands; `nil` for a target that is defined, which shows nothing.
  let labelRange: Range<Int>?

  /// The links and images of a text, and the targets that it defines, `[name]: target`; what is in code spans is none.
  ///
  /// Source: CommonMark 0.31, sections 4.7, 6.3 and 6.4.
  static func all(in text: [UInt8]) -> [MarkdownLink] {
    var scanner = LinkScanner(text)
    return scanner.links()
  }
}

/// Goes through a text once and keeps the brackets that are open.
private struct LinkScanner {
  /// Longer targets and titles are none: each would be looked for again at every bracket.
  private static let longest = 1_000

  /// cmark-gfm counts no more either, so that links which nobody closes take no long way each.
  private static let mostParentheses = 32

  private let text: [UInt8]
  private var index = 0
  private var open: [(start: Int, isImage: Bool)] = []
  /// Where the last link began.
  private var lastLink = -1
  private var found: [MarkdownLink] = []

  init(_ text: [UInt8]) {
    self.text = text
  }

  mutating func links() -> [MarkdownLink] {
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"):
        index = BacktickRun.span(in: text, from: index)?.end ?? index + BacktickRun.length(in: text, at: index)
      case UInt8(ascii: "["):
        open.append((index, index > 0 && text[index - 1] == UInt8(ascii: "!") && !isEscaped(index - 1)))
        index += 1
      case UInt8(ascii: "]"): close()
      default: index += 1
      }
    }
    return found
  }

  private func isEscaped(_ place: Int) -> Bool {
    text[..<place].reversed().prefix { $0 == UInt8(ascii: "\\") }.count % 2 == 1
  }

  private mutating func close() {
    let closing = index
    index += 1
    // No link lies in another.
    guard let bracket = open.popLast(), bracket.isImage || bracket.start > lastLink else { return }
    // A longer label is shown as it is, and only the beginning of it is looked at.
    let label = String(decoding: text[(bracket.start + 1)..<closing].prefix(Self.longest), as: UTF8.self)
    let isAtLineStart = bracket.start == 0 || text[bracket.start - 1] == UInt8(ascii: "\n")
    switch byte(at: index) {
    case UInt8(ascii: "("):
      guard let (target, end) = inlineTarget(from: index + 1) else { return }
      index = end
      add(bracket, label, target, bracket.start + 1..<closing)
    case UInt8(ascii: ":") where isAtLineStart && !label.hasPrefix("^"):
      guard let target = target(from: skippingBlanks(index + 1)) else { return }
      add((bracket.start, false), label, target, nil)
      index = target.upperBound
    case UInt8(ascii: "["):
      guard let end = text[index...].firstIndex(of: UInt8(ascii: "]")) else { return }
      if bracket.isImage {
        let range = bracket.start - 1..<end + 1
        found.append(
          MarkdownLink(
            isImage: true, label: label, target: nil, targetRange: range, range: range,
            labelRange: bracket.start + 1..<closing))
      }
      index = end + 1
    default: break
    }
  }

  private mutating func add(
    _ bracket: (start: Int, isImage: Bool), _ label: String, _ target: Range<Int>, _ labelRange: Range<Int>?
  ) {
    if !bracket.isImage { lastLink = bracket.start }
    let range = (bracket.isImage ? bracket.start - 1 : bracket.start)..<max(target.upperBound, index)
    found.append(
      MarkdownLink(
        isImage: bracket.isImage, label: label, target: String(decoding: text[target], as: UTF8.self),
        targetRange: target.isEmpty ? range : target, range: range, labelRange: labelRange))
  }

  /// The target in `(target "title")`, and where the parenthesis ends.
  private func inlineTarget(from start: Int) -> (target: Range<Int>, end: Int)? {
    let first = skippingBlanks(start)
    guard let target = target(from: first) else { return nil }
    var end = target.upperBound
    if byte(at: end) == UInt8(ascii: ">") { end += 1 }
    end = skippingBlanks(end)
    if let quote = byte(at: end), quote != UInt8(ascii: ")") {
      let closing = quote == UInt8(ascii: "(") ? UInt8(ascii: ")") : quote
      guard "\"'(".utf8.contains(quote), let last = text[(end + 1)...].prefix(Self.longest).firstIndex(of: closing)
      else { return nil }
      end = skippingBlanks(last + 1)
    }
    return byte(at: end) == UInt8(ascii: ")") ? (target, end + 1) : nil
  }

  /// Up to `>` behind `<`, or else up to a blank or a parenthesis that nothing opened.
  private func target(from start: Int) -> Range<Int>? {
    if byte(at: start) == UInt8(ascii: "<") {
      let inside = text[(start + 1)...].prefix { !"<>\n".utf8.contains($0) }
      return byte(at: inside.endIndex) == UInt8(ascii: ">") ? inside.indices : nil
    }
    var (end, depth) = (start, 0)
    while let byte = byte(at: end), byte > 0x20 {
      if end - start > Self.longest { return nil }
      if byte == UInt8(ascii: "\\") { end += 1 }
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      if depth < 0 { break }
      if depth > Self.mostParentheses { return nil }
      end += 1
    }
    end = min(end, text.count)
    return start <= end ? start..<end : nil
  }

  private func byte(at place: Int) -> UInt8? { text.indices.contains(place) ? text[place] : nil }

  private func skippingBlanks(_ place: Int) -> Int {
    var place = place
    while let byte = byte(at: place), byte <= 0x20 { place += 1 }
    return place
  }
}
