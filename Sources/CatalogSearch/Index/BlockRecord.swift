import BlockCatalog

/// A folder of a catalog in the bytes of an index: its state, and the texts of its block, as written and folded.
///
/// | Bytes | Are |
/// |---|---|
/// | 4 | the length of the record |
/// | 1 | what the folder holds |
/// | 24 | the state of the manifest |
/// | 4, 4, 4, 4 | the lengths of id, languages and all texts as written, and the number of texts |
/// | | the id; the languages, each with a line feed behind it |
/// | 10 each | the texts: field, language (255 for none), length as written, length folded |
/// | | the texts as written |
/// | | the texts folded, each with a line feed behind it |
struct BlockRecord: Sendable {
  enum Content: UInt8, Sendable {
    /// No block.
    case nothing
    case block
    /// A block whose manifest cannot be read.
    case unreadable
  }

  let range: Range<Int>
  let content: Content
  let id: Range<Int>
  private let languages: Range<Int>
  private let textCount: Int
  private let written: Int
  /// Of all texts.
  let folded: Range<Int>

  private static let headLength = 45
  private static let textLength = 10
  /// A field's place in this list is its number.
  private static let fields = Match.Field.allCases

  /// - Returns: `nil` where no whole record begins there.
  init?(_ bytes: Span<UInt8>, at start: Int) {
    let length = bytes.integer(at: start)
    guard length >= Self.headLength, length <= bytes.count - start,
      let content = Content(rawValue: bytes[start + 4])
    else { return nil }
    range = start..<start + length
    self.content = content
    let (idLength, languageLength) = (bytes.integer(at: start + 29), bytes.integer(at: start + 33))
    let writtenLength = bytes.integer(at: start + 37)
    textCount = bytes.integer(at: start + 41)
    id = start + Self.headLength..<start + Self.headLength + idLength
    languages = id.upperBound..<id.upperBound + languageLength
    written = languages.upperBound + textCount * Self.textLength
    guard written + writtenLength <= range.upperBound else { return nil }
    folded = written + writtenLength..<range.upperBound
  }

  /// What the folder of a record holds; `nil` where none begins there.
  static func content(_ bytes: Span<UInt8>, at start: Int) -> Content? {
    start >= 0 && start < bytes.count - headLength ? Content(rawValue: bytes[start + 4]) : nil
  }

  /// Whether the record still tells what the folder holds, by the state that the manifest has now.
  func isCurrent(_ state: FileState, _ bytes: Span<UInt8>) -> Bool {
    let start = range.lowerBound
    let kept = FileState(
      size: bytes.number(at: start + 5), time: bytes.number(at: start + 13),
      number: bytes.number(at: start + 21))
    // A folder that cannot be looked into has no state either.
    return state == kept && state != .unsettled && (state != .none || content == .nothing)
  }

  // MARK: - Texts

  /// A text of the block: where it stands, as written and folded.
  struct Text: Sendable {
    let field: Match.Field
    let language: String?
    let written: Range<Int>
    let folded: Range<Int>
  }

  /// The texts in their order: title, tags, id, component, category, level, platform, summary.
  func texts(_ bytes: Span<UInt8>) -> [Text] {
    let languages = bytes.bytes(languages).split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
    var (written, folded) = (written, folded.lowerBound)
    var texts: [Text] = []
    texts.reserveCapacity(textCount)
    for index in 0..<textCount {
      let entry = self.languages.upperBound + index * Self.textLength
      let (length, foldedLength) = (bytes.integer(at: entry + 2), bytes.integer(at: entry + 6))
      let (field, language) = (Int(bytes[entry]), Int(bytes[entry + 1]))
      guard written + length <= self.folded.lowerBound, folded + foldedLength < range.upperBound else { break }
      if field < Self.fields.count {
        texts.append(
          Text(
            field: Self.fields[field], language: language < languages.count ? languages[language] : nil,
            written: written..<written + length, folded: folded..<folded + foldedLength))
      }
      written += length
      folded += foldedLength + 1
    }
    return texts
  }

  // MARK: - Writing

  /// The bytes of the record of a folder without a block that can be read.
  static func bytes(id: String, _ content: Content, _ state: FileState) -> [UInt8] {
    bytes(id: id, content, state, texts: [])
  }

  /// The bytes of the record of a block.
  static func bytes(of manifest: Manifest, _ state: FileState) -> [UInt8] {
    var texts: [(field: Match.Field, language: String?, text: String)] = []
    func add(_ field: Match.Field, _ text: LocalizedText) {
      texts += text.entries.map { (field, $0.language, $0.text.value) }
    }
    add(.title, manifest.title)
    for list in manifest.tags { texts += list.tags.map { (.tag, list.language.value, $0.value) } }
    texts.append((.id, nil, manifest.id))
    texts += manifest.components.map { (.component, nil, String($0.value.prefix { $0 != "(" })) }
    texts += [manifest.category].compactMap { $0.map { (.category, nil, $0.value) } }
    texts += [manifest.level].compactMap { $0.map { (.level, nil, $0.value) } }
    texts += manifest.platforms.map { (.platform, nil, $0.value) }
    add(.summary, manifest.summary)
    return bytes(id: manifest.id, .block, state, texts: texts)
  }

  private static func bytes(
    id: String, _ content: Content, _ state: FileState,
    texts: [(field: Match.Field, language: String?, text: String)]
  ) -> [UInt8] {
    var languages: [String] = []
    var (entries, written, folded): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    for (field, language, text) in texts {
      var number = 255
      if let language, !language.utf8.contains(0x0A) {
        number = languages.firstIndex(of: language) ?? languages.count
        if number == languages.count { languages.append(language) }
      }
      let form = Folding.bytes(of: text)
      entries.append(UInt8(fields.firstIndex(of: field) ?? 0))
      entries.append(UInt8(clamping: number))
      entries.append(integer: text.utf8.count)
      entries.append(integer: form.count)
      written += text.utf8
      folded += form
      folded.append(0x0A)
    }
    let languageBytes = languages.reduce(into: [UInt8]()) { $0 += Array(($1 + "\n").utf8) }
    let length =
      headLength + id.utf8.count + languageBytes.count + entries.count + written.count + folded.count
    var bytes: [UInt8] = []
    bytes.reserveCapacity(length)
    bytes.append(integer: length)
    bytes.append(content.rawValue)
    bytes.append(state.size, size: 8)
    bytes.append(state.time, size: 8)
    bytes.append(state.number, size: 8)
    bytes.append(integer: id.utf8.count)
    bytes.append(integer: languageBytes.count)
    bytes.append(integer: written.count)
    bytes.append(integer: texts.count)
    bytes += id.utf8
    bytes += languageBytes
    bytes += entries
    bytes += written
    bytes += folded
    return bytes
  }
}
