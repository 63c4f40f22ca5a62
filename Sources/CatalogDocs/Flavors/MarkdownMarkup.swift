/// Pieces of pages in one of the dialects of Markdown.
struct MarkdownMarkup: Markup {
  let dialect: MarkdownDialect
  let direction: TextDirection

  init(_ dialect: MarkdownDialect, _ direction: TextDirection) {
    self.dialect = dialect
    self.direction = direction
  }

  func text(_ text: String) -> String {
    directed(MarkdownEscape.inline(text, dialect))
  }

  func prose(_ text: String, in place: MarkupPlace) -> String {
    directed(MarkdownEscape.prose(text, inCell: place == .cell, dialect) { code($0, in: place) })
  }

  func code(_ code: String, in place: MarkupPlace) -> String {
    guard !code.isEmpty else { return "" }
    // DocC shows the marks of a span in a heading, and takes a longer fence for the name of a symbol.
    let isPlain = dialect == .docc && (place == .heading || code.utf8.contains(UInt8(ascii: "`")))
    // In a cell, the parser that Astro uses takes `\\|` for a backslash and the end of the cell, in code too.
    if dialect == .mdx, place == .cell, code.contains("\\|") {
      return inLeftToRight("<code>\(MarkdownEscape.inline(code, dialect))</code>")
    }
    let span = isPlain ? MarkdownEscape.inline(code, dialect) : MarkdownCode.span(code, inCell: place == .cell)
    return inLeftToRight(span)
  }

  func codeBlock(_ code: String, language: String) -> String {
    let block = MarkdownCode.block(code, language: language)
    guard direction == .rightToLeft, dialect != .docc else { return block }
    return "<div dir=\"ltr\">\n\n\(block)\n\n</div>"
  }

  func strong(_ markup: String) -> String { "**\(markup)**" }

  func link(_ markup: String, to target: String) -> String { "[\(markup)](\(target))" }

  func picture(_ picture: PagePicture) -> String {
    switch dialect {
    case .github: htmlPicture(picture)
    case .mdx: mdxPicture(picture)
    case .docc: image(picture.light, picture.alternativeText)
    }
  }

  func document(
    _ markdown: String, belowLevel level: Int, anchors: [String], links: @escaping LinkRewriting
  ) -> String {
    EmbeddedMarkdown(markdown, belowLevel: level, as: self, links: links).text
  }

  // MARK: - Direction

  /// Code, which runs from left to right in any text around it.
  func inLeftToRight(_ markup: String) -> String {
    guard direction == .rightToLeft else { return markup }
    return dialect == .docc ? "\u{2066}\(markup)\u{2069}" : "<span dir=\"ltr\">\(markup)</span>"
  }

  /// A text in the page's direction; other pages say it once for all, which DocC has no way to.
  private func directed(_ markup: String) -> String {
    direction == .rightToLeft && dialect == .docc && !markup.isEmpty ? "\u{2067}\(markup)\u{2069}" : markup
  }

  // MARK: - Pictures

  private func image(_ target: String, _ alternativeText: String) -> String {
    "![\(MarkdownEscape.inline(alternativeText, dialect))](\(target))"
  }

  /// HTML, which alone can choose a picture by the reader's color scheme.
  private func htmlPicture(_ picture: PagePicture) -> String {
    let text = MarkdownEscape.html(picture.alternativeText)
    var lines = ["<picture>", "  <img src=\"\(picture.light)\" alt=\"\(text)\">", "</picture>"]
    if let dark = picture.dark {
      lines.insert("  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(dark)\">", at: 1)
    }
    return lines.joined(separator: "\n")
  }

  /// Two images, of which Starlight's classes show the one of the reader's theme.
  private func mdxPicture(_ picture: PagePicture) -> String {
    guard let dark = picture.dark else { return image(picture.light, picture.alternativeText) }
    return [(picture.light, "dark:sl-hidden"), (dark, "light:sl-hidden")].map { target, name in
      "<div class=\"\(name)\">\n\n\(image(target, picture.alternativeText))\n\n</div>"
    }.joined(separator: "\n\n")
  }
}
