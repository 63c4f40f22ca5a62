/// Which of some planned paths cannot be used, whatever is on the disk.
struct PathRefusals {
  /// The paths that become equal where case and Unicode form count for nothing.
  private var pathsOfFolded: [String: [String]] = [:]
  /// Of each folder, folded, the first path that needs it.
  private var pathOfFolder: [String: String] = [:]

  /// Takes the paths in their own order.
  init(of paths: [String]) {
    for path in paths {
      let folded = foldedPath(path)
      pathsOfFolded[folded, default: []].append(path)
      var folder = parent(of: folded)
      while !folder.isEmpty, pathOfFolder[folder] == nil {
        pathOfFolder[folder] = path
        folder = parent(of: folder)
      }
    }
  }

  /// What is wrong with a path; `nil` where it can be used.
  func message(for path: String) -> String? {
    if let fault = fault(of: path) { return "'\(path)' cannot be a path in the output folder: \(fault)" }
    let folded = foldedPath(path)
    let twins = pathsOfFolded[folded, default: []]
    if let other = twins.first(where: { !$0.utf8.elementsEqual(path.utf8) }) {
      let names = [path, other].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      return "'\(names[0])' and '\(names[1])' differ only in case or Unicode form, and are one file on many disks; "
        + "rename one"
    }
    if twins.count > 1 { return "'\(path)' is planned \(twins.count) times; one file has one content" }
    if let inner = pathOfFolder[folded] { return "'\(path)' cannot be a file, as '\(inner)' needs a folder there" }
    return nil
  }

  private func fault(of path: String) -> String? {
    if path.isEmpty { return "it is empty" }
    if path.utf8.contains(0) { return "it contains a NUL character" }
    if path.utf8.contains(UInt8(ascii: "\\")) { return "it contains a backslash; write '/' between its parts" }
    if path.utf8.first == UInt8(ascii: "/") { return "it is absolute" }
    for part in path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
      if part.isEmpty { return "it has an empty part" }
      if part.elementsEqual(".".utf8) || part.elementsEqual("..".utf8) { return "it has a part '\(Substring(part))'" }
    }
    return nil
  }
}

/// A path as a disk compares it to which case and Unicode form count for nothing.
///
/// Strings are equal whenever they are canonically equivalent, so only case is folded; upper case first, as `ß` and `ẞ`
/// are then both `ss`.
func foldedPath(_ path: String) -> String {
  path.uppercased().lowercased()
}

/// The folder of a path below the root; empty for the root itself.
func parent(of path: String) -> String {
  path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
}
