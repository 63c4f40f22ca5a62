/// A text as a message shows it: cut where it is long.
///
/// - Parameters:
///   - text: What somebody wrote.
///   - limit: The most Unicode scalars that are kept; names with all their labels need more than other values.
/// - Returns: The text, or its beginning with `…` behind it.
package func shortened(_ text: String, to limit: Int = 60) -> String {
  guard text.utf8.count > limit, text.unicodeScalars.count > limit else { return text }
  return String(String.UnicodeScalarView(text.unicodeScalars.prefix(limit))) + "…"
}

/// A value as a message quotes it: between single quotes, cut after 60 Unicode scalars.
package func quoted(_ text: String) -> String { "'\(shortened(text))'" }

/// Words with commas between them; of very many, the first and how many more there are.
package func listed(_ words: some Collection<String>, limit: Int = 20) -> String {
  let shown = words.prefix(limit).map { shortened($0) }.joined(separator: ", ")
  return words.count > limit ? "\(shown) and \(words.count - limit) more" : shown
}
