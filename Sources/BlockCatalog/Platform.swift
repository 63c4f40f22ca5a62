/// A platform and the oldest version that a block runs on, written `iOS 18.0+`.
package struct Platform: Sendable, Hashable {
  /// One of `names`.
  package let name: String
  package let version: Version

  /// The platforms that SwiftUI runs on, as Apple spells them.
  package static let names = ["iOS", "iPadOS", "Mac Catalyst", "macOS", "tvOS", "visionOS", "watchOS"]

  /// Reads the one accepted spelling: a platform's name, a space, a version with one or two dots, and `+`.
  package init?(_ text: String) {
    guard let near = Platform(nearly: text), near.description == text else { return nil }
    self = near
  }

  /// Reads what was probably meant: any case, missing spaces, a missing `+` or minor version.
  package init?(nearly text: String) {
    let (word, number) = Self.parts(of: text)
    guard let name = Self.name(nearly: word), let version = Version(number) else { return nil }
    self.name = name
    self.version = version
  }

  /// Apple's spelling of a platform's name that was written in any case, with or without spaces.
  package static func name(nearly word: String) -> String? {
    let folded = word.filter { !$0.isWhitespace }.lowercased()
    return names.first { $0.filter { !$0.isWhitespace }.lowercased() == folded }
  }

  /// What stands before the first digit, and the rest without spaces and without a final `+`.
  package static func parts(of text: String) -> (name: String, version: String) {
    let name = text.prefix { !$0.isNumber }
    var version = text.dropFirst(name.count).filter { !$0.isWhitespace }
    if version.hasSuffix("+") { version.removeLast() }
    return (String(name), version)
  }
}

extension Platform: CustomStringConvertible {
  package var description: String { "\(name) \(version)+" }
}
