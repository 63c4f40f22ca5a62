import BlockCatalog
import Diagnostics

/// A tag of a catalog, and how many blocks have it.
package struct TagCount: Sendable, Hashable {
  package let text: String
  /// As the manifest writes it.
  package let language: String
  package let count: Int
}

extension CatalogSearch {
  /// The tags of the catalog, in the order of its languages and then of the language's alphabet.
  ///
  /// Tags that are the same for search are one, in the spelling that most blocks have, or the first of these by bytes.
  ///
  /// - Parameter language: A BCP 47 code, as in a `Query`.
  /// - Returns: All tags, or those of the language.
  /// - Throws: A `QueryError` for a language that the catalog does not have.
  package func tags(in language: String? = nil) throws(QueryError) -> [TagCount] {
    let wanted = try language.map { code throws(QueryError) in try Filter.language(code, of: info) }
    var spellings: [TagKey: [String: Int]] = [:]
    let bytes = index.data.span
    for record in index.records.compactMap({ BlockRecord(bytes, at: $0) }) {
      var own: Set<TagKey> = []
      for tag in record.texts(bytes) where tag.field == .tag {
        let code = tag.language ?? ""
        if let wanted, !LanguageCode.covers(wanted, LanguageCode.normalized(code)) { continue }
        let key = TagKey(language: code, folded: bytes.bytes(tag.folded))
        if own.insert(key).inserted { spellings[key, default: [:]][bytes.text(tag.written), default: 0] += 1 }
      }
    }
    let places = Dictionary(
      info.languages.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    return Dictionary(grouping: spellings) { $0.key.language }.sorted { left, right in
      let (place, other) = (places[left.key] ?? .max, places[right.key] ?? .max)
      return place != other ? place < other : left.key < right.key
    }.flatMap { language, entries in
      let alphabet = Alphabet(of: language)
      return entries.map { _, spellings in
        let text = Self.commonest(spellings)
        let count = spellings.values.reduce(0, +)
        return (alphabet.key(text), TagCount(text: text, language: language, count: count))
      }.sorted { $0.0 < $1.0 }.map(\.1)
    }
  }

  private static func commonest(_ spellings: [String: Int]) -> String {
    spellings.max { left, right in
      left.value != right.value
        ? left.value < right.value : right.key.utf8.lexicographicallyPrecedes(left.key.utf8)
    }?.key ?? ""
  }

  /// The tags that a query was probably meant to be: those with the fewest edits, the most common ones first among equals.
  package func nearestTags(to query: Query, count: Int) -> [String] {
    // Nobody means a tag by mere punctuation.
    let isMeant = query.words.joined().unicodeScalars.contains { scalar in
      let properties = scalar.properties
      return properties.isAlphabetic || properties.numericType != nil || properties.generalCategory == .otherSymbol
    }
    guard isMeant, let tags = try? tags(in: query.language) else { return [] }
    func letters(_ text: String) -> Letters {
      Letters(Folding.bytes(of: text).filter { $0 != UInt8(ascii: " ") }.prefix(256))
    }
    let typed = letters(query.words.joined(separator: " "))
    let far = 256
    let ranked = tags.map { tag in
      (tag: tag, edits: letters(tag.text).edits(to: typed, atMost: far) ?? far)
    }.sorted { left, right in
      if left.edits != right.edits { return left.edits < right.edits }
      if left.tag.count != right.tag.count { return left.tag.count > right.tag.count }
      return left.tag.text.utf8.lexicographicallyPrecedes(right.tag.text.utf8)
    }
    var nearest: [String] = []
    for (tag, _) in ranked where nearest.count < count && !nearest.contains(tag.text) { nearest.append(tag.text) }
    return nearest
  }
}

private struct TagKey: Hashable {
  let language: String
  let folded: [UInt8]
}
