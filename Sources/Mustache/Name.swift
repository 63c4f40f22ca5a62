/// What a tag says between its delimiters, ready to be looked up.
struct Name: Sendable {
  let text: String
  /// Where it stands in the template.
  let range: Range<Int>
  /// What is looked up in turn, each in the result of the one before; none for `.`, the innermost value itself.
  let parts: [String]
  /// Whether the first part is looked up in the innermost value alone: `.name`.
  let isInnermost: Bool

  init(_ text: String, at range: Range<Int>) {
    self.text = text
    self.range = range
    isInnermost = text.hasPrefix(".")
    parts =
      text == "."
      ? []
      : text.dropFirst(isInnermost ? 1 : 0).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }
}
