/// A tag of a template, and how much of its line it takes with it.
struct Tag {
  enum Kind {
    case comment, delimiters, partial
    case variable(isEscaped: Bool)
    case section(isInverted: Bool)
    case parent, block
    case close
  }

  let kind: Kind
  /// The whole tag, with its delimiters.
  let range: Range<Int>
  /// The name alone, without the blanks around it.
  let name: Range<Int>
  /// Where the line begins, if nothing but blanks stands before the tag and they go with the tag.
  var lineStart: Int?
  /// Where the next line begins, if nothing but blanks stands behind the tag and they go with the tag.
  var lineEnd: Int?
  /// The index of the closing tag for an opening one, and the other way around.
  var mate: Int?
  /// Whether this is a block right inside a parent, which fills a block of the parent's template.
  var isArgument = false

  /// Where the text before the tag ends.
  var before: Int { lineStart ?? range.lowerBound }
  /// Where the text after the tag begins.
  var after: Int { lineEnd ?? range.upperBound }
  /// Whether the tag has its line, or lines, for itself.
  var isAlone: Bool { lineStart != nil && lineEnd != nil }
}

extension Tag.Kind {
  /// What messages call a tag that has to be closed.
  var noun: String {
    switch self {
    case .parent: "parent"
    case .block: "block"
    default: "section"
    }
  }

  var opens: Bool {
    switch self {
    case .section, .parent, .block: true
    default: false
    }
  }

  /// Whether the tag and its closing tag can be standalone together though they share a line with what they enclose.
  var standsWithMate: Bool {
    switch self {
    case .parent, .block: true
    default: false
    }
  }
}
