private import CCMarkGFM

/// Turns Markdown as GitHub reads it into HTML, with cmark-gfm.
///
/// Tags of HTML in the text and links to scripts are left out, whatever the text says. What a page wants otherwise than
/// cmark-gfm writes it comes from the three functions; each is called in the order of the text.
package struct MarkdownHTML {
  /// The HTML of a code block, from its text and its language, which is empty where none is named; `nil` for plain code.
  package var code: (_ text: String, _ language: String) -> String?
  /// The target of a link or a picture, from the one that is written.
  package var target: (String) -> String
  /// The anchor of a heading, from its text without markup; `nil` for none.
  package var anchor: (String) -> String?

  package init(
    code: @escaping (_ text: String, _ language: String) -> String? = { _, _ in nil },
    target: @escaping (String) -> String = { $0 },
    anchor: @escaping (String) -> String? = { _ in nil }
  ) {
    self.code = code
    self.target = target
    self.anchor = anchor
  }

  /// The HTML of a text; empty where memory ends.
  package func html(of markdown: String) -> String {
    guard let tree = MarkdownTree(markdown) else { return "" }
    for node in tree.nodes {
      switch node.kind {
      case .codeBlock: if let html = code(node.literal, node.language) { node.replace(withHTML: html) }
      case .linkOrPicture: node.target = target(node.target)
      case .heading(let level):
        guard let anchor = anchor(node.plainText) else { break }
        node.wrap(start: "<h\(level) id=\"\(Self.escaped(anchor))\">", end: "</h\(level)>")
      case .other: break
      }
    }
    return tree.html
  }

  /// Text as it stands in HTML, between tags or in a quoted attribute.
  package static func escaped(_ text: String) -> String {
    var output = ""
    output.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": output += "&amp;"
      case "<": output += "&lt;"
      case ">": output += "&gt;"
      case "\"": output += "&quot;"
      default: output.unicodeScalars.append(scalar)
      }
    }
    return output
  }
}
