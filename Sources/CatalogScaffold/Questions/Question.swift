import Diagnostics
import Mustache

/// Something that a template needs to be told.
package struct Question: Sendable {
  package enum Kind: Sendable, Hashable {
    case text
    case flag
    case number
    case choice([String])
    case list
    /// Words by which a block is found.
    case tags
    /// Platforms and their oldest versions, `iOS 18.0+`.
    case platform
    /// The name of a Swift type that nobody else declares.
    case type
    /// The name of a Swift function that nobody else declares.
    case value
    /// BCP 47 codes.
    case languages
    /// An SPDX expression.
    case license
  }

  /// As `--set` and templates write it; of a further language `title.es`.
  package let name: String
  package let kind: Kind
  /// One sentence.
  package let help: String
  /// A template over the answers before this one; `nil` where there is no default.
  let defaultValue: Template?
  let condition: Condition?
  let pattern: Pattern?

  /// What an answer must match as a whole, and what it is told where it does not.
  struct Pattern: Sendable {
    let text: String
    let message: String
  }

  /// When a question is asked: `flag`, `!flag`, or `choice = value`.
  struct Condition: Sendable, Hashable {
    let name: String
    let value: String
    let isEqual: Bool

    init(_ text: String) {
      let sides = text.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces }
      let first = sides.first ?? ""
      isEqual = !first.hasPrefix("!")
      name = isEqual ? first : String(first.dropFirst())
      value = sides.count > 1 ? sides[1] : "yes"
    }
  }

  /// Whether an answer holds items in words of one's own.
  var isList: Bool { kind == .list || kind == .tags }

  /// The same question for the text in another language, which by default is the same text.
  func asked(in language: String) -> Question {
    let same = isList ? "{{\(name).joined}}" : "{{\(name)}}"
    return Question(
      name: "\(name).\(language)", kind: kind, help: "\(help) In the language '\(language)'.",
      defaultValue: try? Template(parsing: SourceFile(path: name, text: same)), condition: condition, pattern: pattern)
  }

  /// What an answer looks like, where its kind alone tells: `a list, parted by commas`.
  package var form: String? {
    switch kind {
    case .list, .tags, .languages: "parted by commas"
    case .number: "a number"
    case .flag: "yes or no"
    case .choice(let choices): choices.joined(separator: ", ")
    case .platform: "such as iOS 18.0+"
    case .text, .type, .value, .license: nil
    }
  }
}

extension StringProtocol {
  var trimmingSpaces: String {
    let start = drop(while: \.isWhitespace)
    var end = start[...]
    while end.last?.isWhitespace == true { end.removeLast() }
    return String(end)
  }
}
