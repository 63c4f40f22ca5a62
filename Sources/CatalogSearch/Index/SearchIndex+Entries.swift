extension SearchIndex {
  /// A block that can be read, in a few facts.
  package struct Entry: Sendable, Hashable {
    package let id: String
    /// In the order of the manifest.
    package let titles: [Hit.Title]
    /// As written.
    package let platforms: [String]
  }

  /// The blocks that can be read, in the order of their ids.
  package var entries: [Entry] {
    let bytes = data.span
    return records.compactMap { place in
      guard let record = BlockRecord(bytes, at: place), record.content == .block else { return nil }
      let texts = record.texts(bytes)
      return Entry(
        id: bytes.text(record.id),
        titles: texts.filter { $0.field == .title }.map {
          Hit.Title(language: $0.language ?? "", text: bytes.text($0.written))
        },
        platforms: texts.filter { $0.field == .platform }.map { bytes.text($0.written) })
    }
  }
}
