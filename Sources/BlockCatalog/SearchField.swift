/// The parts of a block that people find it by, the weightiest first.
package enum SearchField: String, Sendable, Hashable, CaseIterable {
  case tag, title, id, component, category, level, platform, summary

  /// From 8 for tags to 1 for summaries.
  package var weight: Int {
    switch self {
    case .tag: 8
    case .title: 7
    case .id: 6
    case .component: 5
    case .category: 4
    case .level: 3
    case .platform: 2
    case .summary: 1
    }
  }
}
