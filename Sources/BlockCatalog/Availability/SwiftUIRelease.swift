import SwiftAPI

/// What came with one release of iOS.
struct SwiftUIRelease {
  /// As in `16.4`.
  let version: String
  var modifiers = ""
  var types = ""
  var functions = ""
  var environmentValues = ""

  /// Names are parted by white space; argument labels follow a name as `name(label:label:)`, where `{}:` is a trailing
  /// closure without a label.
  var entries: [SwiftUIAvailability.Entry] {
    guard let version = Version(version) else { return [] }
    let lists: [(APIUse.Kind, String)] = [
      (.modifier, modifiers), (.type, types), (.function, functions), (.environmentValue, environmentValues),
    ]
    return lists.flatMap { kind, list in
      list.split(whereSeparator: \.isWhitespace).map { text in
        let parts = text.split(separator: "(", maxSplits: 1)
        let labels = parts.dropFirst().first?.dropLast().split(separator: ":") ?? []
        return SwiftUIAvailability.Entry(
          name: parts.first.map(String.init) ?? "", kind: kind, labels: labels.map(String.init), iOS: version)
      }
    }
  }
}
