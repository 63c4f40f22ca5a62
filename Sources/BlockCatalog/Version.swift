/// A version number, compared part by part: 18 equals 18.0, and 18.10 is newer than 18.2.
package struct Version: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let major: Int
  package let minor: Int
  package let patch: Int

  /// Reads one to three numbers with dots between them.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { part in
      part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), let major = parts[0] else { return nil }
    let rest = parts.dropFirst().compactMap { $0 }
    guard rest.count == parts.count - 1 else { return nil }
    self.major = major
    self.minor = rest.first ?? 0
    self.patch = rest.count > 1 ? rest[1] : 0
  }

  package static func < (left: Version, right: Version) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}
