import Diagnostics

/// Takes parts out of a source line by line, and leaves it as tidy as it was.
struct LineRemoval {
  let result: SourceFile

  /// - Parameters:
  ///   - ranges: What is removed, in the order of the file.
  ///   - heads: Where the declarations begin that stay.
  ///   - file: The source.
  init(of ranges: [Range<Int>], heads: [Int], in file: SourceFile) {
    let lines = Lines(file.bytes)
    var removed: Set<Int> = []
    var rest: [Replacement] = []
    for range in ranges {
      guard let whole = lines.whole(range) else {
        // Code shares its lines: it alone goes.
        rest.append(Replacement(range, with: ""))
        continue
      }
      let start = Self.start(above: whole.lowerBound, in: lines, removed)
      removed.formUnion(start...whole.upperBound)
    }
    for range in ranges {
      guard let whole = lines.whole(range),
        let mark = Self.mark(above: Self.start(above: whole.lowerBound, in: lines, []), in: lines, removed)
      else { continue }
      let end = lines.indices.first { $0 > mark && !removed.contains($0) && lines.isMark($0) } ?? lines.count
      let staying = heads.contains { head in lines.line(at: head).map { (mark..<end).contains($0) } ?? false }
      if !staying || lines.text(mark).lowercased().contains("demo") { removed.insert(mark) }
    }
    result = file.applying(rest + Self.replacements(lines, removed))
  }

  /// The first of the comment lines that stand directly above a line.
  private static func start(above line: Int, in lines: Lines, _ removed: Set<Int>) -> Int {
    var start = line
    while start > 0, !removed.contains(start - 1), let above = lines.comment(endingAt: start - 1) { start = above }
    return start
  }

  /// The `// MARK:` above a line, beyond blank lines.
  private static func mark(above line: Int, in lines: Lines, _ removed: Set<Int>) -> Int? {
    var line = line - 1
    while line >= 0, lines.isBlank(line) || removed.contains(line) {
      if removed.contains(line), lines.isMark(line) { return nil }
      line -= 1
    }
    return line >= 0 && lines.isMark(line) ? line : nil
  }

  /// Removed lines together with the blank ones around them; one blank line stays between two parts, and none at the
  /// ends of a block or of the file.
  private static func replacements(_ lines: Lines, _ removed: Set<Int>) -> [Replacement] {
    var replacements: [Replacement] = []
    var line = 0
    while line < lines.count {
      guard removed.contains(line) else {
        line += 1
        continue
      }
      var start = line
      while start > 0, lines.isBlank(start - 1) { start -= 1 }
      while line < lines.count, removed.contains(line) || lines.isBlank(line) { line += 1 }
      let isBetween = start > 0 && line < lines.count && !lines.opens(start - 1) && !lines.closes(line)
      replacements.append(Replacement(lines.range(start..<line), with: isBetween ? lines.lineBreak : ""))
    }
    return replacements
  }
}

/// The lines of a source, their ends included.
private struct Lines {
  private let content: [UInt8]
  /// Where each line begins.
  private let starts: [Int]
  let lineBreak: String

  init(_ content: [UInt8]) {
    self.content = content
    let ends = content.indices.filter { content[$0] == 0x0A }
    starts = [0] + ends.map { $0 + 1 }.filter { $0 < content.count }
    let isWide = ends.first.map { $0 > 0 && content[$0 - 1] == 0x0D } ?? false
    lineBreak = isWide ? "\r\n" : "\n"
  }

  var count: Int { starts.count }
  var indices: Range<Int> { starts.indices }

  /// The bytes of some lines.
  func range(_ lines: Range<Int>) -> Range<Int> {
    starts[lines.lowerBound]..<(lines.upperBound < starts.count ? starts[lines.upperBound] : content.count)
  }

  private func bytes(of line: Int) -> ArraySlice<UInt8> { content[range(line..<line + 1)] }

  /// Without the white space around it.
  func text(_ line: Int) -> String {
    String(decoding: bytes(of: line), as: UTF8.self).trimmingWhiteSpace
  }

  func line(at offset: Int) -> Int? { starts.lastIndex { $0 <= offset } }

  /// The lines of a range that has them for itself.
  func whole(_ range: Range<Int>) -> ClosedRange<Int>? {
    guard let first = line(at: range.lowerBound), let last = line(at: max(range.lowerBound, range.upperBound - 1)),
      content[starts[first]..<range.lowerBound].allSatisfy({ $0 <= 0x20 })
    else { return nil }
    let rest = String(decoding: bytes(of: last).suffix(from: range.upperBound), as: UTF8.self).trimmingWhiteSpace
    return rest.isEmpty || rest.hasPrefix("//") ? first...last : nil
  }

  func isBlank(_ line: Int) -> Bool { bytes(of: line).allSatisfy { $0 <= 0x20 } }

  /// Where the comment begins whose last line this is; `nil` where it is no comment, or says the license of the file.
  func comment(endingAt line: Int) -> Int? {
    let text = text(line)
    guard !text.contains("SPDX-License-Identifier") else { return nil }
    if text.hasPrefix("//") || text.hasPrefix("/*") && text.hasSuffix("*/") { return line }
    guard text.hasSuffix("*/"), let start = indices[..<line].last(where: { self.text($0).hasPrefix("/*") }) else {
      return nil
    }
    return indices[start..<line].contains { self.text($0).contains("*/") } ? nil : start
  }

  func isMark(_ line: Int) -> Bool { text(line).hasPrefix("// MARK:") }

  func opens(_ line: Int) -> Bool {
    let text = text(line)
    return text.hasSuffix("{") || text.hasPrefix("#if") || text.hasPrefix("#else")
  }

  func closes(_ line: Int) -> Bool {
    let text = text(line)
    return text.hasPrefix("}") || text.hasPrefix("#endif") || text.hasPrefix("#else")
  }
}

extension String {
  fileprivate var trimmingWhiteSpace: String {
    let inner = drop(while: \.isWhitespace)
    return String(inner.dropLast(inner.reversed().prefix(while: \.isWhitespace).count))
  }
}
