import BlockCatalog

/// A platform and a version of it, as people write them: `iOS 18.0+`, `iOS 18`, `Mac Catalyst`.
struct Platform: Sendable, Hashable {
  /// Apple's platforms that SwiftUI runs on; a catalog may name others.
  static let wellKnown = ["iOS", "iPadOS", "Mac Catalyst", "macOS", "tvOS", "visionOS", "watchOS"]

  let name: String
  /// What follows the name, without a final `+`; empty where nothing does.
  let version: String

  init(_ text: String) {
    var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    var version = ""
    if words.count > 1, let last = words.last, last.utf8.first.map(Self.isDigit) == true {
      version = last.utf8.last == UInt8(ascii: "+") ? String(last.dropLast()) : last
      words.removeLast()
    }
    name = words.joined(separator: " ")
    self.version = version
  }

  /// The version's numbers without final zeros, which count for nothing; `nil` where it is no version.
  var numbers: [Int]? {
    var numbers: [Int] = []
    for part in version.split(separator: ".", omittingEmptySubsequences: false) {
      guard part.utf8.allSatisfy(Self.isDigit), let number = Int(part) else { return version.isEmpty ? [] : nil }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    return numbers
  }

  func hasName(of other: Platform) -> Bool {
    name.lowercased() == other.name.lowercased()
  }

  /// Whether a block that needs this platform runs on another.
  func runs(on target: Platform) -> Bool {
    guard hasName(of: target) else { return false }
    guard !target.version.isEmpty else { return true }
    guard let minimum = numbers, let available = target.numbers else { return false }
    return !available.lexicographicallyPrecedes(minimum)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
