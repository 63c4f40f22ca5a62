import Diagnostics

/// A text as a message shows it: cut where it is long.
///
/// - Parameters:
///   - text: What somebody wrote.
///   - limit: The most Unicode scalars that are kept; names with all their labels need more than other values.
/// - Returns: The text, or its beginning with `…` behind it.
func shortened(_ text: String, to limit: Int = 60) -> String {
  guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) + "…"
}

/// A value as a message quotes it: between single quotes, cut after 60 Unicode scalars.
func quoted(_ text: String) -> String { "'\(shortened(text))'" }

/// Words with commas between them; of very many, the first and how many more there are.
func listed(_ words: some Collection<String>, limit: Int = 20) -> String {
  let shown = words.prefix(limit).map { shortened($0) }.joined(separator: ", ")
  return words.count > limit ? "\(shown) and \(words.count - limit) more" : shown
}

/// Whether no other word is as near to a word as the nearest that was found.
func isOnlyNearest(_ near: String, to word: String, among candidates: some Collection<String>) -> Bool {
  // Of those that are equally near, the first is found.
  nearestWord(to: word, among: candidates.prefix(1000).reversed()) == near
}

/// `; did you mean 'x'?`, or nothing where no candidate is near; only the first thousand are looked at.
func hint(for word: String, among candidates: some Sequence<String>) -> String {
  nearestWord(to: word, among: candidates.prefix(1000)).map { "; did you mean \(quoted($0))?" } ?? ""
}
