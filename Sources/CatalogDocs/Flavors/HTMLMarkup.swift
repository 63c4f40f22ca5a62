import Diagnostics
import Foundation
import MarkdownHTML
import SwiftAPI

/// Pieces of pages in HTML.
///
/// What authors write in Markdown takes the way of the other pages, and is then read as GitHub reads it.
struct HTMLMarkup: Markup {
  private static let markdown = MarkdownMarkup(.github, .leftToRight)

  func text(_ text: String) -> String {
    MarkdownHTML.escaped(String(decoding: MarkdownEscape.onOneLine(text), as: UTF8.self))
  }

  func prose(_ text: String, in place: MarkupPlace) -> String {
    guard text.utf8.count <= MarkdownBounds.longestText else { return self.text(text) }
    let html = MarkdownHTML().html(of: Self.markdown.prose(text, in: .paragraph)).trimmingSuffix("\n")
    return html.hasPrefix("<p>") && html.hasSuffix("</p>") ? String(html.dropFirst(3).dropLast(4)) : html
  }

  func code(_ code: String, in place: MarkupPlace) -> String {
    code.isEmpty ? "" : "<code>\(text(code))</code>"
  }

  /// The block can be scrolled with the keyboard, and its words have the classes of their kinds.
  func codeBlock(_ code: String, language: String) -> String {
    let inside = language == "swift" ? Self.highlighted(code) : MarkdownHTML.escaped(code)
    let name = language.isEmpty ? "" : " class=\"language-\(text(language))\""
    return "<div class=\"code\"><pre tabindex=\"0\"><code\(name)>\(inside)</code></pre></div>"
  }

  func strong(_ markup: String) -> String { "<strong>\(markup)</strong>" }

  func link(_ markup: String, to target: String) -> String { "<a href=\"\(target)\">\(markup)</a>" }

  func picture(_ picture: PagePicture) -> String { Self.markdown.picture(picture) }

  func document(
    _ markdown: String, belowLevel level: Int, anchors: [String], links: @escaping LinkRewriting
  ) -> String {
    var anchors = anchors[...]
    let page = MarkdownHTML(code: { codeBlock($0, language: $1) }, anchor: { _ in anchors.popFirst() })
    let embedded = EmbeddedMarkdown(markdown, belowLevel: level, as: Self.markdown, links: links)
    // What nobody could read in good time is shown as it is written.
    guard embedded.excess == nil else { return codeBlock(markdown, language: "") }
    return page.html(of: embedded.text).trimmingSuffix("\n")
  }

  /// The text travels in the link, so that the site needs no file of the block that nobody could tell from a hand-made one.
  func download(_ text: String, as name: String, _ label: String) -> String? {
    let data = Data(text.utf8).base64EncodedString()
    return
      "<a class=\"download\" download=\"\(self.text(name))\" href=\"data:text/plain;charset=utf-8;base64,\(data)\">"
      + "\(self.text(label))</a>"
  }

  private static func highlighted(_ code: String) -> String {
    let file = SourceFile(path: "", bytes: Array(code.utf8))
    var html = ""
    var end = 0
    for span in SyntaxHighlighter.spans(in: file) {
      html += MarkdownHTML.escaped(file.text(in: end..<span.range.lowerBound))
      html += "<span class=\"\(span.kind)\">\(MarkdownHTML.escaped(file.text(in: span.range)))</span>"
      end = span.range.upperBound
    }
    return html + MarkdownHTML.escaped(file.text(in: end..<file.bytes.count))
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
