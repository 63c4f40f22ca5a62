/// What makes one text of another, in the form that `diff -u` made common.
///
/// Lines end with `\n` alone. A control character is shown as its code point (`\u{1B}`, and `\u{D}` where line ends
/// differ), so that a diff can be shown at a terminal; such a line is no longer the one of the file.
package enum UnifiedDiff {
  /// How many common lines stand around a change.
  private static let context = 3

  private typealias Line = ArraySlice<UInt8>

  /// The diff, or nothing where the texts are the same.
  ///
  /// A text that is `nil` is a file that is not there; beyond `lineLimit` lines the last one says how many are left out.
  package static func text(from old: [UInt8]?, to new: [UInt8]?, path: String, lineLimit: Int = 200) -> String {
    let (oldLines, newLines) = (lines(of: old ?? []), lines(of: new ?? []))
    let difference = LineDifference(from: oldLines, to: newLines)
    if difference.changes.isEmpty && (old == nil) == (new == nil) { return "" }
    var shown = [
      "--- " + (old == nil ? "/dev/null" : shownName("a/" + path)),
      "+++ " + (new == nil ? "/dev/null" : shownName("b/" + path)),
    ]
    for hunk in hunks(of: difference.changes) { append(hunk, oldLines, newLines, to: &shown) }
    if shown.count > lineLimit {
      let hidden = shown.count - max(lineLimit, 0)
      shown.removeLast(hidden)
      shown.append(hidden == 1 ? "… 1 more line" : "… \(hidden) more lines")
    }
    return shown.joined(separator: "\n") + "\n"
  }

  /// Changes that share context lines form one hunk.
  private static func hunks(of changes: [LineDifference.Change]) -> [[LineDifference.Change]] {
    var hunks: [[LineDifference.Change]] = []
    for change in changes {
      if let last = hunks.last?.last, change.old.lowerBound - last.old.upperBound <= 2 * context {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
    return hunks
  }

  private static func append(_ hunk: [LineDifference.Change], _ old: [Line], _ new: [Line], to shown: inout [String]) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let lead = min(context, first.old.lowerBound)
    let trail = min(context, old.count - last.old.upperBound)
    let oldRange = (first.old.lowerBound - lead)..<(last.old.upperBound + trail)
    let newRange = (first.new.lowerBound - lead)..<(last.new.upperBound + trail)
    shown.append("@@ -\(extent(oldRange)) +\(extent(newRange)) @@")
    var next = oldRange.lowerBound
    for change in hunk {
      for line in old[next..<change.old.lowerBound] { append(line, " ", to: &shown) }
      for line in old[change.old] { append(line, "-", to: &shown) }
      for line in new[change.new] { append(line, "+", to: &shown) }
      next = change.old.upperBound
    }
    for line in old[next..<oldRange.upperBound] { append(line, " ", to: &shown) }
  }

  private static func append(_ line: Line, _ sign: String, to shown: inout [String]) {
    let isEnded = line.last == 0x0A
    shown.append(sign + visible(String(decoding: isEnded ? line.dropLast() : line, as: UTF8.self)))
    if !isEnded { shown.append("\\ No newline at end of file") }
  }

  /// Where a stretch begins and how many lines it has; an empty one begins behind the line before it.
  private static func extent(_ range: Range<Int>) -> String {
    switch range.count {
    case 0: "\(range.lowerBound),0"
    case 1: "\(range.lowerBound + 1)"
    default: "\(range.lowerBound + 1),\(range.count)"
    }
  }

  /// The lines with their ends, so that a last line without one differs from one with it.
  private static func lines(of text: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = text[...]
    while let end = rest.firstIndex(of: 0x0A) {
      lines.append(rest[...end])
      rest = rest[(end + 1)...]
    }
    return rest.isEmpty ? lines : lines + [rest]
  }

  /// A name with a space is closed by a tab, as `patch` and git expect.
  private static func shownName(_ name: String) -> String {
    visible(name) + (name.contains(" ") ? "\t" : "")
  }

  private static func visible(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 || $0 == 0x09 }) { return text }
    var shown = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isObeyed = scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
      if isObeyed && scalar != "\t" {
        shown.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        shown.append(scalar)
      }
    }
    return String(shown)
  }
}
