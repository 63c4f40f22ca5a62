/// How the pieces of a page are written for one reader, each whole and safe whatever a text says.
///
/// Every flavor's pages are made of the same values; those that are more than plain text are written by this.
package protocol Markup: Sendable {
  /// Plain text on one line: nothing in it is markup. It serves everywhere: in a heading, a cell, a link.
  func text(_ text: String) -> String

  /// Plain text in which `` `code` `` stays code and nothing else is markup.
  func prose(_ text: String, in place: MarkupPlace) -> String

  /// Code in the middle of a line, to the letter.
  func code(_ code: String, in place: MarkupPlace) -> String

  /// Lines of code, to the letter but for spaces at their ends; the language is what highlighters call it: `swift`.
  func codeBlock(_ code: String, language: String) -> String

  /// What stands out among other text; it is in the form of the output already.
  func strong(_ markup: String) -> String

  /// A link; what it shows and what it leads to are in the form of the output already.
  func link(_ markup: String, to target: String) -> String

  /// A picture; the reader's color scheme chooses between light and dark.
  func picture(_ picture: PagePicture) -> String

  /// An author's Markdown, in the middle of a page.
  ///
  /// - Parameters:
  ///   - markdown: As the author wrote it.
  ///   - level: The level of the heading that it stands under.
  ///   - anchors: The names by which its headings are linked to, for readers that do not make them up.
  ///   - links: What becomes of the target of a link or an image.
  /// - Returns: Lines without a break at the end; empty where the author wrote nothing.
  func document(
    _ markdown: String, belowLevel level: Int, anchors: [String], links: @escaping LinkRewriting
  ) -> String

  /// A link that saves a text as a file; `nil` where the reader has no such links.
  func download(_ text: String, as name: String, _ label: String) -> String?
}

extension Markup {
  func download(_ text: String, as name: String, _ label: String) -> String? { nil }
}

/// Where in a page a piece of text stands.
package enum MarkupPlace: Sendable {
  case paragraph, cell, heading
}

/// What a page shows of a picture.
package struct PagePicture: Sendable {
  /// As they stand in the output.
  let light: String
  let dark: String?
  let alternativeText: String
}

/// What becomes of the target of an author's link: another target, or none, where its text alone stays.
package typealias LinkRewriting = @Sendable (_ target: String, _ isImage: Bool) -> String?
