import Diagnostics
import Foundation

/// Files and folders that are made in a folder together, or not at all.
///
/// Everything is written into a hidden folder beside its place and renamed into it at the end; what stands there already
/// is never touched. A run that is killed leaves the hidden folder, which the next run removes.
package struct NewEntries: Sendable {
  package static let rule = Rule(
    "new-files", "New files and folders are made where nothing stands, and whole or not at all.",
    bad: "Catalog/card, which is there already",
    good: "Catalog/card, where nothing stands yet")

  private let root: String
  private let shownRoot: String
  private let files: [NewFile]

  /// - Parameters:
  ///   - files: With paths of at least one part; each first part is a new entry of the folder.
  ///   - root: The folder, on disk; it is made where it is missing.
  ///   - shownRoot: The same as findings show it.
  package init(_ files: [NewFile], in root: String, shownAs shownRoot: String) {
    self.files = files
    self.root = root
    self.shownRoot = shownRoot
  }

  private var entries: [String] {
    var seen: Set<String> = []
    return files.map(\.entry).filter { seen.insert($0).inserted }
  }

  /// What stands in the way: entries that are there already, be it in another case or Unicode form.
  package func conflicts() -> [Finding] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let existing = Dictionary(names.map { (foldedPath($0), $0) }) { first, _ in first }
    return entries.compactMap { entry in
      guard let name = existing[foldedPath(entry)] else { return nil }
      let inside = ((try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(name)")) ?? []).sorted()
      let holds = inside.isEmpty ? "" : ", with \(inside.prefix(8).joined(separator: ", "))"
      let other = name == entry ? "" : ", which is '\(entry)' on many disks"
      return finding("'\(name)' is there already\(other)\(holds); nothing was written", at: name)
    }
  }

  /// Makes everything.
  ///
  /// - Returns: Why nothing was made.
  package func make() -> Finding? {
    if let conflict = overtaking() { return conflict }
    ignoreFileSizeSignal()
    // The few moments of writing end as they began: with nothing, or with everything.
    let signals = [SIGINT, SIGTERM, SIGHUP]
    let handlers = signals.map { signal($0, SIG_IGN) }
    defer { for (number, handler) in zip(signals, handlers) { signal(number, handler) } }

    var status = stat()
    let isNew = lstat(root, &status) != 0
    do {
      try FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    } catch {
      return finding("the folder cannot be made: \(SystemError.last.message)", at: "")
    }
    removeStaleFolders()
    let hidden = TemporaryFile.newPath(in: root)
    let failure = fill(hidden)
    try? FileManager.default.removeItem(atPath: hidden)
    if failure != nil, isNew { rmdir(root) }
    return failure
  }

  /// What somebody else has made since `conflicts` was asked.
  private func overtaking() -> Finding? {
    conflicts().first.map { conflict in
      Finding(
        Self.rule, conflict.message + "; if another run has just made it, run this one again", at: conflict.location)
    }
  }

  private func fill(_ hidden: String) -> Finding? {
    var lock: Int32 = -1
    defer { close(lock) }
    do throws(SystemError) {
      guard mkdir(hidden, 0o777) == 0 else { throw .last }
      // Locked for as long as it is being filled, so that no other run takes it for one that was left behind.
      lock = open(hidden, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      flock(lock, LOCK_EX | LOCK_NB)
      for file in files { try write(file, in: hidden) }
    } catch {
      return finding("no file can be made in this folder: \(error.message)", at: "")
    }
    if let conflict = overtaking() { return conflict }
    var made: [String] = []
    for entry in entries {
      guard rename("\(hidden)/\(entry)", "\(root)/\(entry)") == 0 else {
        let error = SystemError.last
        for earlier in made { rename("\(root)/\(earlier)", "\(hidden)/\(earlier)") }
        return finding("this cannot be made: \(error.message)", at: entry)
      }
      made.append(entry)
    }
    return nil
  }

  private func write(_ file: NewFile, in folder: String) throws(SystemError) {
    let path = "\(folder)/\(file.path)"
    var place = folder
    for part in file.path.split(separator: "/").dropLast() {
      place += "/\(part)"
      guard mkdir(place, 0o777) == 0 || errno == EEXIST else { throw .last }
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, file.isExecutable ? 0o777 : 0o666)
    guard descriptor >= 0 else { throw .last }
    var rest = file.bytes[...]
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, Array(rest), rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno != EINTR {
        let error = SystemError.last
        close(descriptor)
        throw error
      }
    }
    guard close(descriptor) == 0 else { throw .last }
  }

  private func removeStaleFolders() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    for name in names where TemporaryFile.isLeftBehind(name, in: root) {
      try? FileManager.default.removeItem(atPath: "\(root)/\(name)")
    }
  }

  private func finding(_ message: String, at path: String) -> Finding {
    let parts = [shownRoot, path].filter { !$0.isEmpty && $0 != "." }
    return Finding(
      Self.rule, message, at: Location(SourceFile(path: parts.isEmpty ? "." : parts.joined(separator: "/"), bytes: [])))
  }
}
