import Diagnostics

/// What makes one text of another, in the form that `diff -u` made common.
///
/// Lines end with `\n` alone. A character that cannot be seen is shown as its code point (`\u{1B}`, and `\u{D}` where line
/// ends differ), so that a diff can be shown at a terminal; such a line is no longer the one of the file.
package struct UnifiedDiff: Sendable {
  /// More lines than these nobody reads at once.
  package static let lineLimit = 200

  /// How many common lines stand around a change.
  private static let context = 3

  private typealias Line = ArraySlice<UInt8>

  private let path: String
  private let isOldThere: Bool
  private let isNewThere: Bool
  private let old: [Line]
  private let new: [Line]
  private let changes: [LineDifference.Change]

  /// A text that is `nil` is a file that is not there.
  package init(from old: [UInt8]?, to new: [UInt8]?, path: String) {
    self.path = path
    (isOldThere, isNewThere) = (old != nil, new != nil)
    (self.old, self.new) = (Self.lines(of: old ?? []), Self.lines(of: new ?? []))
    changes = LineDifference(from: self.old, to: self.new).changes
  }

  /// Nothing changes.
  package static let none = UnifiedDiff(from: [], to: [], path: "")

  /// How many lines the new text has beyond the common ones.
  package var addedCount: Int { changes.reduce(0) { $0 + $1.new.count } }

  /// How many lines the old text has beyond the common ones.
  package var removedCount: Int { changes.reduce(0) { $0 + $1.old.count } }

  /// The first line of the old file that changes, or before which lines are missing; `nil` where there is no old file.
  package var firstPlace: Location? {
    guard isOldThere, let change = changes.first else { return nil }
    let file = SourceFile(path: path, bytes: old.flatMap(\.self))
    guard old.indices.contains(change.old.lowerBound) else {
      return Location(file, file.bytes.count..<file.bytes.count)
    }
    let line = old[change.old.lowerBound]
    return Location(file, line.startIndex..<line.endIndex - (line.last == 0x0A ? 1 : 0))
  }

  /// The diff for people.
  ///
  /// - Parameters:
  ///   - lineLimit: The most lines; beyond them the last one says how many are left out.
  ///   - isColored: Whether ANSI escape sequences set off what is added and removed.
  /// - Returns: The diff, each line ended; nothing where the texts are the same.
  package func text(lineLimit: Int = .max, isColored: Bool = false) -> String {
    var shown = lines
    let hidden = shown.count - max(lineLimit, 0)
    if hidden > 0 { shown.removeLast(hidden) }
    var text = shown.enumerated().map { index, line in
      (isColored ? Self.colored(line, isHeader: index < 2) : line) + "\n"
    }.joined()
    if hidden > 0 { text += hidden == 1 ? "… 1 more line\n" : "… \(hidden) more lines\n" }
    return text
  }

  private var lines: [String] {
    if changes.isEmpty && isOldThere == isNewThere { return [] }
    var shown = [
      "--- " + (isOldThere ? Self.shownName("a/" + path) : "/dev/null"),
      "+++ " + (isNewThere ? Self.shownName("b/" + path) : "/dev/null"),
    ]
    for hunk in Self.hunks(of: changes) { Self.append(hunk, old, new, to: &shown) }
    return shown
  }

  private static func colored(_ line: String, isHeader: Bool) -> String {
    let code: String? =
      switch line.utf8.first {
      case _ where isHeader: "1"
      case UInt8(ascii: "+"): "32"
      case UInt8(ascii: "-"): "31"
      case UInt8(ascii: "@"): "36"
      default: nil
      }
    return code.map { "\u{1B}[\($0)m\(line)\u{1B}[0m" } ?? line
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
    shown.append(sign + VisibleText.piece(String(decoding: isEnded ? line.dropLast() : line, as: UTF8.self)))
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
    VisibleText.message(name) + (name.contains(" ") ? "\t" : "")
  }
}
