/// Which existing files a plan may remove because it does not plan them any more.
///
/// A file is removed only if it also carries the `GeneratedMark`. Hidden files and folders, and what lies behind a
/// symbolic link, are left alone.
package struct Leftovers: Sendable {
  let suffixes: [String]
  let depth: Int
  let isKept: @Sendable (String) -> Bool

  /// Nothing is ever removed.
  package static let none = Leftovers(suffixes: [], depth: 0) { _ in true }

  /// - Parameters:
  ///   - suffixes: How a path must end, to the letter: `.md`, `/Usage.swift`; without any, no file is removed but
  ///     temporary ones.
  ///   - depth: How many parts a path may have: 1 is the root folder alone, 2 also the folders in it.
  ///   - isKept: Whether a path below the root stays whatever it is, as the page of a block that cannot be read today.
  package init(suffixes: [String], depth: Int, isKept: @escaping @Sendable (String) -> Bool) {
    self.suffixes = suffixes
    self.depth = depth
    self.isKept = isKept
  }

  func mayRemove(_ path: String) -> Bool {
    suffixes.contains { path.utf8.reversed().starts(with: $0.utf8.reversed()) } && !isKept(path)
  }
}
