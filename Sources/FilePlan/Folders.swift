import Diagnostics
import Foundation

/// What is known of the folders below the root of a plan: each is looked at once.
struct Folders: Sendable {
  enum State: Sendable {
    case present
    case missing
    case refused(Finding)
  }

  private let plan: FilePlan
  private var states: [String: State] = [:]
  /// What stands in each folder that was listed.
  private(set) var names: [String: [String]] = [:]

  init(plan: FilePlan) {
    self.plan = plan
  }

  /// Whether files can stand in a folder; the empty path is the root, which alone may be a symbolic link.
  mutating func state(of folder: String) -> State {
    if let known = states[folder] { return known }
    let state = folder.isEmpty ? look(at: folder) : stateBelowParent(of: folder)
    states[folder] = state
    return state
  }

  /// Makes a folder and those above it, unless they are there.
  ///
  /// - Returns: Why there is no such folder.
  mutating func make(_ folder: String) -> Finding? {
    switch state(of: folder) {
    case .present: return nil
    case .refused(let finding): return finding
    case .missing: break
    }
    if folder.isEmpty {
      try? FileManager.default.createDirectory(atPath: plan.root, withIntermediateDirectories: true)
    } else if let finding = make(parent(of: folder)) {
      return finding
    }
    if mkdir(plan.diskPath(folder), 0o777) != 0 {
      let error = SystemError.last
      // Another run may have been faster; whether it made a folder is looked at below.
      guard error.code == EEXIST else { return refuse(folder, error) }
    }
    states[folder] = look(at: folder)
    switch state(of: folder) {
    case .present: return nil
    case .refused(let finding): return finding
    case .missing: return refuse(folder, SystemError(code: ENOENT))
    }
  }

  /// What stands in a folder, sorted byte by byte; empty where there is no such folder.
  ///
  /// - Throws: A finding about the folder where it cannot be listed.
  mutating func names(in folder: String) throws(Finding) -> [String] {
    guard case .present = state(of: folder) else { return [] }
    if let known = names[folder] { return known }
    do {
      let found = try FileManager.default.contentsOfDirectory(atPath: plan.diskPath(folder))
        .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      names[folder] = found
      return found
    } catch {
      names[folder] = []
      let cause = access(plan.diskPath(folder), R_OK | X_OK) == 0 ? "" : ": \(SystemError.last.message)"
      throw Finding(FilePlan.output, "the folder cannot be listed\(cause)", at: plan.location(folder))
    }
  }

  private mutating func refuse(_ folder: String, _ error: SystemError) -> Finding {
    let finding = Finding(
      FilePlan.output, "the folder cannot be made: \(error.message)", at: plan.location(folder))
    states[folder] = .refused(finding)
    return finding
  }

  private mutating func stateBelowParent(of folder: String) -> State {
    let above = state(of: parent(of: folder))
    if case .present = above { return look(at: folder) }
    return above
  }

  private func look(at folder: String) -> State {
    var status = stat()
    let path = plan.diskPath(folder)
    guard (folder.isEmpty ? stat(path, &status) : lstat(path, &status)) == 0 else {
      let error = SystemError.last
      if error.code == ENOENT { return .missing }
      return .refused(
        Finding(FilePlan.output, "the folder cannot be used: \(error.message)", at: plan.location(folder)))
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .present
    case S_IFLNK:
      return .refused(
        Finding(
          FilePlan.outputPath, "a folder was expected here, and this is a symbolic link; nothing is written through it",
          at: plan.location(folder)))
    default:
      return .refused(
        Finding(FilePlan.output, "a folder was expected here, and this is a file", at: plan.location(folder)))
    }
  }
}
