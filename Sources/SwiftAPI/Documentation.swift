/// A doc comment, taken apart.
package struct Documentation: Sendable, Hashable {
  /// The first paragraph, on one line.
  package let summary: String
  /// The paragraphs after the summary, without the lists of parameters, `Returns` and `Throws`.
  package let discussion: String
  /// In the order of the comment.
  package let parameters: [DescribedParameter]

  /// What a doc comment says of one parameter.
  package struct DescribedParameter: Sendable, Hashable {
    /// The name that the comment uses.
    package let name: String
    /// Paragraphs are joined by a blank line.
    package let text: String

    package init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  package init(summary: String, discussion: String = "", parameters: [DescribedParameter] = []) {
    self.summary = summary
    self.discussion = discussion
    self.parameters = parameters
  }
}
