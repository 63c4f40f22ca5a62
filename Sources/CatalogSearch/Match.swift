import BlockCatalog

/// Where a query, or a word of it, was found.
package struct Match: Sendable, Hashable {
  package typealias Field = SearchField

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
    /// The singular or the plural of a word.
    case form
    /// A word that is a few letters off.
    case typo
  }

  package let field: Field
  /// The code as the manifest writes it; `nil` for what has no language: ids, keys, platforms.
  package let language: String?
  /// The text as written.
  package let text: String
  package let kind: Kind
  /// In the bytes of the folded text, for each word of the query that it answers.
  let foldedPlaces: [Range<Int>]

  package init(field: Field, language: String?, text: String, kind: Kind, foldedPlaces: [Range<Int>] = []) {
    self.field = field
    self.language = language
    self.text = text
    self.kind = kind
    self.foldedPlaces = foldedPlaces
  }

  /// What of the text matched, whole characters only; places that touch are one, and they are in the order of the text.
  package var places: [Range<String.Index>] {
    let found = foldedPlaces.compactMap { Folding.origin(of: $0, in: text) }.sorted { $0.lowerBound < $1.lowerBound }
    return found.reduce(into: []) { places, place in
      if let last = places.last, place.lowerBound <= last.upperBound {
        places[places.count - 1] = last.lowerBound..<max(last.upperBound, place.upperBound)
      } else {
        places.append(place)
      }
    }
  }
}

extension Match.Kind: Comparable {
  package static func < (left: Self, right: Self) -> Bool { left.tier < right.tier }

  /// From 0 for exact to 5 for a typo.
  var tier: Int {
    switch self {
    case .exact: 0
    case .word: 1
    case .prefix: 2
    case .inside: 3
    case .form: 4
    case .typo: 5
    }
  }
}
