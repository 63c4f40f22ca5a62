import BlockCatalog

/// A block that answers a query.
package struct Hit: Sendable {
  package let manifest: Manifest
  /// How well the query as a whole fits, which decides the order; words that stand apart are never `exact` together.
  package let kind: Match.Kind
  /// The text that decided: of several words that stand apart, the one that fits least.
  package let match: Match

  package var id: String { manifest.id }
}

/// Where a query, or a word of it, was found.
package struct Match: Sendable, Hashable {
  /// The parts of a block that are searched, the weightiest first.
  package enum Field: String, Sendable, Hashable, CaseIterable {
    case title, tag, id, category, level, platform, summary
  }

  /// How a text fits, the best first.
  package enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The text as a whole.
    case exact
    /// Whole words of the text.
    case word
    /// The beginning of a word.
    case prefix
    /// Anywhere within a word.
    case inside
  }

  package let field: Field
  /// The code as the manifest writes it; `nil` for what has no language: ids, keys, platforms.
  package let language: String?
  /// The text as written.
  package let text: String
  package let kind: Kind

  package init(field: Field, language: String?, text: String, kind: Kind) {
    self.field = field
    self.language = language
    self.text = text
    self.kind = kind
  }
}

extension Match.Field: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.weight < right.weight }

  private var weight: Int {
    switch self {
    case .title: 0
    case .tag: 1
    case .id: 2
    case .category: 3
    case .level: 4
    case .platform: 5
    case .summary: 6
    }
  }
}

extension Match.Kind: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.weight < right.weight }

  private var weight: Int {
    switch self {
    case .exact: 0
    case .word: 1
    case .prefix: 2
    case .inside: 3
    }
  }
}

extension Match {
  /// Whether this match fits better, or as well in a weightier field.
  func outranks(_ other: Match) -> Bool {
    (kind, field) < (other.kind, other.field)
  }
}
