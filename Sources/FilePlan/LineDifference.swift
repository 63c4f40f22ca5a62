/// Which lines make one text of another: the fewest, by Myers's greedy algorithm ("An O(ND) Difference Algorithm and
/// Its Variations", 1986), unless the texts differ in very many lines.
struct LineDifference {
  /// A stretch of lines that is replaced by another; one of the two may be empty.
  struct Change: Equatable {
    let old: Range<Int>
    let new: Range<Int>
  }

  /// In the order of the lines; between two changes lies at least one common line.
  private(set) var changes: [Change] = []

  /// Beyond this many edits everything between the first and the last line that differ counts as replaced, as time and
  /// memory grow with the square of the edits.
  static let editLimit = 1000

  init<Line: Hashable>(from oldLines: [Line], to newLines: [Line]) {
    var numbers: [Line: Int] = [:]
    func number(_ line: Line) -> Int {
      if let known = numbers[line] { return known }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    let (old, new) = (oldLines.map(number), newLines.map(number))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
    let (oldEnd, newEnd) = (old.count - end, new.count - end)

    var (oldStart, newStart) = (start, start)
    for match in Self.matches(Array(old[start..<oldEnd]), Array(new[start..<newEnd])) {
      append(Change(old: oldStart..<(start + match.old), new: newStart..<(start + match.new)))
      (oldStart, newStart) = (start + match.old + 1, start + match.new + 1)
    }
    append(Change(old: oldStart..<oldEnd, new: newStart..<newEnd))
  }

  private mutating func append(_ change: Change) {
    if !change.old.isEmpty || !change.new.isEmpty { changes.append(change) }
  }

  /// The pairs of lines that stay, in order; none beyond the limit of edits.
  private static func matches(_ old: [Int], _ new: [Int]) -> [(old: Int, new: Int)] {
    if old.isEmpty || new.isEmpty { return [] }
    let limit = min(old.count + new.count, editLimit)
    // How far into the old text each diagonal (old index less new index) has come; diagonal 0 has a neighbor too many
    // on either side, so that each has two.
    let origin = limit + 1
    var reached = [Int](repeating: 0, count: 2 * origin + 1)
    var history: [ArraySlice<Int>] = []
    for edits in 0...limit {
      history.append(reached[(origin - edits - 1)...(origin + edits + 1)])
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let index = origin + diagonal
        var place = arrival(at: index, from: reached[...], isFirst: diagonal == -edits, isLast: diagonal == edits)
        while place < old.count, place - diagonal < new.count, old[place] == new[place - diagonal] { place += 1 }
        reached[index] = place
        if place >= old.count, place - diagonal >= new.count {
          return walkBack(from: old.count, new.count, through: history, origin: origin)
        }
      }
    }
    return []
  }

  /// How far one more edit leads on a diagonal: an insertion from the diagonal above, or a removal from the one below.
  private static func arrival(at index: Int, from reached: ArraySlice<Int>, isFirst: Bool, isLast: Bool) -> Int {
    if isFirst && isLast { return 0 }
    let isInsertion = isFirst || !isLast && reached[index - 1] < reached[index + 1]
    return isInsertion ? reached[index + 1] : reached[index - 1] + 1
  }

  private static func walkBack(
    from oldCount: Int, _ newCount: Int, through history: [ArraySlice<Int>], origin: Int
  ) -> [(old: Int, new: Int)] {
    var matches: [(old: Int, new: Int)] = []
    var (x, y) = (oldCount, newCount)
    for (edits, reached) in history.enumerated().reversed() {
      let diagonal = x - y
      let start = arrival(at: origin + diagonal, from: reached, isFirst: diagonal == -edits, isLast: diagonal == edits)
      while x > start {
        (x, y) = (x - 1, y - 1)
        matches.append((x, y))
      }
      // The edit itself: where it led from is told by the diagonal that was further.
      if edits > 0 {
        let index = origin + diagonal
        let isInsertion = diagonal == -edits || diagonal != edits && reached[index - 1] < reached[index + 1]
        if isInsertion { y -= 1 } else { x -= 1 }
      }
    }
    return matches.reversed()
  }
}
