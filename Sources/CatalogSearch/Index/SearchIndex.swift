import BlockCatalog
import Diagnostics
import Foundation

/// The texts of a catalog's blocks, ready to be searched: in memory, or mapped from a file of the same bytes.
///
/// A file begins with a mark that tells the version of its format, a checksum of all that follows, the state of the
/// catalog's folder, the catalog's default language, and where each record begins; then come the records, in the order
/// of their ids by bytes.
package struct SearchIndex: Sendable {
  let data: Data
  /// Where each record begins.
  let records: [Int]
  /// Of the catalog's folder when it was listed.
  let folderState: FileState
  let defaultLanguage: String

  /// Changed with the format, and with what folding makes of texts.
  private static let mark = Array("blocks search 2\n".utf8)
  private static let headLength = mark.count + 8 + 24 + 8

  /// The index of blocks whose manifests are at hand.
  package init(_ manifests: [Manifest]) {
    self.init(
      manifests.map { BlockRecord.bytes(of: $0, .none) }, folderState: .none, defaultLanguage: "")
  }

  /// Puts records together.
  ///
  /// - Parameters:
  ///   - records: In the order of their ids.
  ///   - folderState: Of the catalog's folder, when it was listed.
  ///   - defaultLanguage: The language of texts that are written without one.
  init(_ records: [[UInt8]], folderState: FileState, defaultLanguage: String) {
    var places: [Int] = []
    places.reserveCapacity(records.count)
    let language = Array(defaultLanguage.utf8)
    var place = Self.headLength + language.count + records.count * 8
    var body: [UInt8] = []
    body.reserveCapacity(place + records.reduce(0) { $0 + $1.count })
    body.append(folderState.size, size: 8)
    body.append(folderState.time, size: 8)
    body.append(folderState.number, size: 8)
    body.append(integer: language.count)
    body.append(integer: records.count)
    body += language
    for record in records {
      places.append(place)
      body.append(UInt64(place), size: 8)
      place += record.count
    }
    for record in records { body += record }
    var head = Self.mark
    head.append(body.span.checksum(0..<body.count), size: 8)
    data = Data(head + body)
    self.records = places
    self.folderState = folderState
    self.defaultLanguage = defaultLanguage
  }

  /// The index that a file holds.
  ///
  /// - Returns: `nil` where there is none, or it is damaged, or another version has written it.
  init?(mapping file: URL) {
    guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { return nil }
    let bytes = data.span
    let start = Self.mark.count
    guard bytes.count >= Self.headLength, bytes.bytes(0..<start) == Self.mark,
      bytes.number(at: start) == bytes.checksum(start + 8..<bytes.count)
    else { return nil }
    folderState = FileState(
      size: bytes.number(at: start + 8), time: bytes.number(at: start + 16),
      number: bytes.number(at: start + 24))
    let (languageLength, count) = (bytes.integer(at: start + 32), bytes.integer(at: start + 36))
    let places = Self.headLength + languageLength
    guard places + count * 8 <= bytes.count else { return nil }
    defaultLanguage = bytes.text(Self.headLength..<places)
    records = (0..<count).map { Int(clamping: bytes.number(at: places + $0 * 8)) }
    guard records.allSatisfy({ $0 < bytes.count }) else { return nil }
    self.data = data
  }

  /// Writes the index whole, or leaves what was there; whether that works does not matter to anybody.
  func write(to file: URL) {
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? data.write(to: file, options: .atomic)
  }

  /// The ids of blocks whose manifest cannot be read.
  package var unreadable: [String] {
    let bytes = data.span
    return records.compactMap { place in
      guard BlockRecord.content(bytes, at: place) == .unreadable else { return nil }
      return BlockRecord(bytes, at: place).map { bytes.text($0.id) }
    }
  }

  /// Whether it holds a block that can be read.
  package var hasReadableBlocks: Bool {
    let bytes = data.span
    return records.contains { BlockRecord.content(bytes, at: $0) == .block }
  }

  /// The records in about equal shares, several for each core.
  var shares: [Range<Int>] {
    let size = max(256, records.count / (ProcessInfo.processInfo.activeProcessorCount * 4) + 1)
    return stride(from: 0, to: records.count, by: size).map { $0..<min($0 + size, records.count) }
  }
}
