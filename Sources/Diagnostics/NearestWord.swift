/// The known word that a mistyped one was probably meant to be.
///
/// - Returns: The candidate with the fewest edits (insertion, deletion, replacement, swap of neighbors; case counts for
///   nothing), if there are at most a third as many as the word has letters, though one is always allowed, and something
///   of the word is left; the first such candidate on a tie. Only the first 64 letters are compared.
package func nearestWord(to word: String, among candidates: some Sequence<String>) -> String? {
  let letters = Array(word.lowercased().unicodeScalars.prefix(64))
  let limit = max(1, letters.count / 3)
  var best: (word: String, edits: Int)?
  for candidate in candidates {
    let other = Array(candidate.lowercased().unicodeScalars.prefix(64))
    guard abs(letters.count - other.count) <= limit else { continue }
    let edits = editDistance(letters, other)
    if edits <= limit, edits < max(letters.count, other.count), edits < best?.edits ?? .max {
      best = (candidate, edits)
    }
  }
  return best?.word
}

/// Of very many words, so many are compared: nobody can tell how long the rest would take.
private let mostCandidates = 1000

/// `; did you mean 'x'?`, or nothing where no candidate is near: the end of a message about an unknown word; only the
/// first thousand are looked at.
package func suggestion(for word: String, among candidates: some Sequence<String>) -> String {
  nearestWord(to: word, among: candidates.prefix(mostCandidates)).map { "; did you mean \(quoted($0))?" } ?? ""
}

/// Whether no other word is as near to a word as the nearest that was found.
package func isOnlyNearest(_ near: String, to word: String, among candidates: some Collection<String>) -> Bool {
  // Of those that are equally near, the first is found.
  nearestWord(to: word, among: candidates.prefix(mostCandidates).reversed()) == near
}

/// Optimal string alignment: edits, with a swap of two neighbors as one.
private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for row in 1...left.count {
    var current = [row]
    for column in 1...right.count {
      let replaced = previous[column - 1] + (left[row - 1] == right[column - 1] ? 0 : 1)
      var edits = min(replaced, previous[column] + 1, current[column - 1] + 1)
      if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
        edits = min(edits, beforePrevious[column - 2] + 1)
      }
      current.append(edits)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
