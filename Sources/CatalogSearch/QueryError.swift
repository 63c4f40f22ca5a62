import Diagnostics

/// Why a query cannot be answered.
package struct QueryError: Error, Sendable, Hashable {
  /// One sentence, in lower case and without a final period.
  package let message: String

  static let nothingToSearch = QueryError(message: "nothing to search; write a word, such as 'sheet'")

  /// More words than a search looks for at once.
  static func tooManyWords(_ limit: Int) -> QueryError {
    QueryError(message: "the query has more than \(limit) words; write fewer")
  }

  /// A word, as typed, that is not among all that there are of a kind, such as `language`.
  static func unknown(_ word: String, kind: String, known: [String]) -> QueryError {
    let list =
      known.isEmpty
      ? "the catalog has none" : "known are \(known.map { "'\($0)'" }.joined(separator: ", "))"
    return QueryError(message: "unknown \(kind) '\(word)'; \(list)" + suggestion(for: word, among: known))
  }

  static func version(_ version: String, platform: String) -> QueryError {
    QueryError(
      message: "the version '\(version)' of the platform '\(platform)' is none; write numbers, such as '18' or '18.2'")
  }
}
