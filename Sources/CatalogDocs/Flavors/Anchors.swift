import Foundation

/// The names by which the headings of one page are linked to, in the order of the page.
package struct Anchors: Sendable {
  enum Rule: Sendable {
    /// Small letters, punctuation dropped, a hyphen for each space; what repeats is counted: `usage`, `usage-1`.
    ///
    /// Source: what GitHub shows; the same as its html-pipeline's filter for tables of contents.
    case github
    /// GitHub's rule as the program github-slugger has it; the title of the page is no heading of it.
    case starlight
    /// Words joined by hyphens, punctuation dropped, letters as they are; what repeats is not counted.
    ///
    /// Source: `urlReadableFragment` of Swift-DocC.
    case docc
  }

  /// What a heading is made of.
  enum Heading {
    case title, text, code
    /// A heading in an author's Markdown.
    case written
  }

  private let rule: Rule
  private let direction: TextDirection
  private var counts: [String: Int] = [:]

  init(_ rule: Rule, _ direction: TextDirection) {
    self.rule = rule
    self.direction = direction
  }

  /// The name of the next heading.
  ///
  /// - Parameters:
  ///   - text: What a reader sees of the heading.
  ///   - heading: What it is made of.
  /// - Returns: What follows the `#` in a link, not encoded.
  mutating func next(_ text: String, _ heading: Heading = .text) -> String {
    switch rule {
    case .starlight where heading == .title: return "_top"
    case .github, .starlight:
      let name = Self.slug(text)
      guard let count = counts[name] else {
        counts[name] = 0
        return name
      }
      // A counted name may itself be that of another heading.
      var number = count
      var counted = name
      repeat {
        number += 1
        counted = "\(name)-\(number)"
      } while counts[counted] != nil
      counts[name] = number
      counts[counted] = 0
      return counted
    // A link to an article leads to its title.
    case .docc where heading == .title: return ""
    case .docc:
      let isIsolated = direction == .rightToLeft && heading != .written
      return Self.fragment(isIsolated ? "\(heading == .code ? "\u{2066}" : "\u{2067}")\(text)\u{2069}" : text)
    }
  }

  private static func slug(_ text: String) -> String {
    var output = String.UnicodeScalarView()
    for scalar in text.lowercased().unicodeScalars {
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
        .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .connectorPunctuation:
        output.append(scalar)
      default:
        if scalar == " " || scalar == "-" { output.append("-") }
      }
    }
    return String(output)
  }

  private static func fragment(_ text: String) -> String {
    let words = text.split { $0.isWhitespace || $0 == "-" || $0 == "–" || $0 == "—" }.joined(separator: "-")
    let dropped = CharacterSet.punctuationCharacters.union(CharacterSet(charactersIn: "`"))
      .subtracting(CharacterSet(charactersIn: "-"))
    return String(String.UnicodeScalarView(words.unicodeScalars.filter { !dropped.contains($0) }))
  }
}
