import BlockCatalog
import Diagnostics
import Foundation

extension SearchIndex {
  /// The index of a catalog, of every manifest as it is now.
  ///
  /// What has not changed since the file was written is taken from it; where anything has, the file is written anew.
  ///
  /// - Parameters:
  ///   - skim: The catalog.
  ///   - file: Where the index is kept; nothing needs to be there.
  /// - Returns: The index, as it is now in the file, too.
  /// - Throws: A finding where the catalog's folder cannot be listed.
  @discardableResult
  package static func refresh(_ skim: CatalogSkim, keptIn file: URL) async throws(Finding) -> SearchIndex {
    let kept = SearchIndex(mapping: file).flatMap { $0.defaultLanguage == skim.info.defaultLanguage ? $0 : nil }
    let now = FileState.now
    let folderState = FileState(of: Array(skim.root.utf8CString), in: AT_FDCWD, now: now)
    let folder = OpenFolder(skim.root)
    if let kept, let folder, folderState != .unsettled, kept.folderState == folderState,
      await kept.isCurrent(in: folder, now: now)
    {
      return kept
    }
    let index = try await make(skim, keeping: kept, folderState: folderState, now: now)
    index.write(to: file)
    return index
  }

  /// The index of a catalog, which reads every manifest that has changed since another one was made.
  static func make(
    _ skim: CatalogSkim, keeping kept: SearchIndex? = nil, folderState: FileState = .none, now: UInt64 = FileState.now
  ) async throws(Finding) -> SearchIndex {
    let folders = try skim.folders()
    let folder = OpenFolder(skim.root)
    let places = kept?.placesOfIDs ?? [:]
    let records = await folders.concurrentMap { entry -> [UInt8] in
      let folderName = entry.name
      let state = folder.map { FileState(of: statePath(of: folderName), in: $0.descriptor, now: now) } ?? .none
      if let kept, let place = places[folderName] {
        let bytes = kept.data.span
        if let record = BlockRecord(bytes, at: place), record.isCurrent(state, bytes) {
          return bytes.bytes(record.range)
        }
      }
      switch skim.block(in: entry) {
      case .manifest(let manifest): return BlockRecord.bytes(of: manifest, state)
      case .unreadable: return BlockRecord.bytes(id: folderName, .unreadable, state)
      case .nothing: return BlockRecord.bytes(id: folderName, .nothing, state)
      }
    }
    return SearchIndex(records, folderState: folderState, defaultLanguage: skim.info.defaultLanguage)
  }

  private static func statePath(of folder: String) -> [CChar] { Array("\(folder)/block.yaml".utf8CString) }

  /// Whether every manifest is what it was.
  private func isCurrent(in folder: OpenFolder, now: UInt64) async -> Bool {
    let name = Array("/block.yaml".utf8CString)
    return await shares.concurrentMap { share in
      let bytes = data.span
      var path: [CChar] = []
      return records[share].allSatisfy { place in
        guard let record = BlockRecord(bytes, at: place) else { return false }
        path.removeAll(keepingCapacity: true)
        for index in record.id { path.append(CChar(bitPattern: bytes[index])) }
        path += name
        return record.isCurrent(FileState(of: path, in: folder.descriptor, now: now), bytes)
      }
    }.allSatisfy(\.self)
  }

  private var placesOfIDs: [String: Int] {
    let bytes = data.span
    return Dictionary(
      records.compactMap { place in BlockRecord(bytes, at: place).map { (bytes.text($0.id), place) } },
      uniquingKeysWith: { first, _ in first })
  }
}
