import Diagnostics
import Foundation
import SwiftAPI
import Synchronization

/// The APIs of sources as they were read before, told apart by the content of the sources: what has not changed need not
/// be parsed again.
///
/// One file, read at once and written whole. It is a cache and no more: it may be deleted at any time, and what cannot be
/// read of it, or what another build of the program has written, counts for nothing. Sources with findings are not in it.
package final class APICache: Sendable {
  /// In the file, a record is the digest of what it is about, its length, the digest of its content, and that.
  private struct Record {
    static let headSize = SHA256.size * 2 + lengthSize
    static let lengthSize = 4
  }

  private let file: URL
  private let build: String
  private let bytes: [UInt8]
  private let known: [SHA256: Range<Int>]
  private let fresh = Mutex<[SHA256: [UInt8]]>([:])
  private let used = Mutex<Set<SHA256>>([])

  /// - Parameters:
  ///   - file: Where the cache lies; it need not exist.
  ///   - build: What tells the program apart from every other build of it.
  package init(_ file: URL, build: String) {
    self.file = file
    self.build = build
    bytes = (try? Data(contentsOf: file)).map { [UInt8]($0) } ?? []
    var known: [SHA256: Range<Int>] = [:]
    var index = 0
    while index + Record.headSize <= bytes.count {
      let lengthStart = index + SHA256.size
      let length = bytes[lengthStart..<lengthStart + Record.lengthSize].reduce(0) { $0 << 8 | Int($1) }
      let start = index + Record.headSize
      guard length <= bytes.count - start, let key = SHA256(bytes: bytes[index..<lengthStart]) else { break }
      known[key] = start..<start + length
      index = start + length
    }
    self.known = known
  }

  /// The API of a source: from the cache, or else as it is read now and kept for the next time.
  func api(of source: SourceFile) -> SourceAPI {
    let key = SHA256(of: Array(build.utf8) + [0] + source.bytes)
    if let range = known[key], let api = SourceAPI(stored: bytes[range], of: source), isWhole(range) {
      used.withLock { _ = $0.insert(key) }
      return api
    }
    let api = SourceAPI(parsing: source, seeking: .inSources)
    if let stored = api.stored { fresh.withLock { $0[key] = stored } }
    return api
  }

  /// How many sources were not parsed.
  var hits: Int { used.withLock(\.count) }

  /// Whether a record is as it was written.
  private func isWhole(_ range: Range<Int>) -> Bool {
    let digest = bytes[range.lowerBound - SHA256.size..<range.lowerBound]
    return SHA256(of: Array(bytes[range])).bytes.elementsEqual(digest)
  }

  /// Writes what is new beside what was used, where there is anything new; whether that works does not matter to anybody.
  ///
  /// - Parameter keepsUnused: Whether what nobody has asked for stays, as other blocks will ask for it another time.
  package func save(keepingUnused keepsUnused: Bool) {
    let (fresh, used) = (fresh.withLock(\.self), used.withLock(\.self))
    guard !fresh.isEmpty else { return }
    var content: [UInt8] = []
    func append(_ key: SHA256, _ record: [UInt8]) {
      content += key.bytes
      content += (0..<Record.lengthSize).reversed().map { UInt8(truncatingIfNeeded: record.count >> ($0 * 8)) }
      content += SHA256(of: record).bytes
      content += record
    }
    for (key, range) in known where keepsUnused || used.contains(key) { append(key, Array(bytes[range])) }
    for (key, record) in fresh { append(key, record) }
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(content).write(to: file, options: .atomic)
  }
}
