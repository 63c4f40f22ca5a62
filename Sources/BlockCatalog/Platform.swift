/// A platform and the oldest version that a block runs on, written `iOS 18.0+`.
package struct Platform: Sendable, Hashable {
  /// One of `names`.
  package let name: String
  package let version: Version

  package init(name: String, version: Version) {
    self.name = name
    self.version = version
  }

  /// The platforms that SwiftUI runs on, as Apple spells them.
  package static let names = ["iOS", "iPadOS", "Mac Catalyst", "macOS", "tvOS", "visionOS", "watchOS"]

  /// Reads the one accepted spelling: a platform's name, a space, a version with one or two dots, and `+`.
  package init?(_ text: String) {
    guard let near = Platform(nearly: text), near.description == text else { return nil }
    self = near
  }

  /// Reads what was probably meant: any case, missing spaces, a missing `+` or minor version.
  package init?(nearly text: String) {
    let letters = text.prefix { !$0.isNumber }
    let word = letters.filter { !$0.isWhitespace }.lowercased()
    guard let name = Platform.names.first(where: { $0.filter { !$0.isWhitespace }.lowercased() == word }) else {
      return nil
    }
    var number = text.dropFirst(letters.count).filter { !$0.isWhitespace }
    if number.hasSuffix("+") { number.removeLast() }
    guard let version = Version(number) else { return nil }
    self.init(name: name, version: version)
  }
}

extension Platform: CustomStringConvertible {
  package var description: String { "\(name) \(version)+" }
}

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
