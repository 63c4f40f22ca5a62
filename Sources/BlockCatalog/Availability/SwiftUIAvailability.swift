import SwiftAPI

/// Since which iOS something of SwiftUI can be used.
package enum SwiftUIAvailability {
  package struct Entry: Sendable, Hashable {
    package let name: String
    package let kind: APIUse.Kind
    /// The first argument labels of a call that is meant, as `APIUse.labels` has them; empty where every form is.
    package let labels: [String]
    /// The oldest iOS, and iPadOS, that has it.
    package let iOS: Version

    /// As in documentation: `scrollPosition(_:)`; the name alone where no argument label tells the form.
    package var title: String {
      let written = labels.filter { $0 != "{}" }
      return written.isEmpty ? name : "\(name)(\(written.map { $0 + ":" }.joined()))"
    }
  }

  /// Every entry, by name, kind and labels.
  package static let table: [Entry] = releases.flatMap(\.entries).sorted { left, right in
    (left.name, left.kind.rawValue, left.labels.joined(separator: ":"))
      < (right.name, right.kind.rawValue, right.labels.joined(separator: ":"))
  }

  /// The names that the table knows.
  package static let names = Set(byName.keys)

  /// What the table says of a name: one entry a kind and form.
  package static func entries(named name: String) -> [Entry] { byName[name] ?? [] }

  /// What the table says of a use: the entry of its kind whose labels say the most of it; `nil` where none is certain.
  package static func entry(for use: APIUse) -> Entry? { entry(named: use.name, use.kind, labels: use.labels) }

  static func entry(named name: String, _ kind: APIUse.Kind, labels: [String]?) -> Entry? {
    entries(named: name)
      .filter { $0.kind == kind && (labels ?? []).starts(with: $0.labels) }
      .max { $0.labels.count < $1.labels.count }
  }

  private static let byName = Dictionary(grouping: table, by: \.name)
}
