import Diagnostics
import SwiftAPI

/// What a source uses of SwiftUI is there on the oldest system that the block is for.
///
/// Only what the table of SwiftUI's availability is certain of counts, and only iOS, of which iPadOS and Mac Catalyst
/// have the numbers.
struct AvailabilityRule: BlockRule {
  static let rule = Rule(
    "availability", "What a source uses of SwiftUI is as old as the block's platform, or guarded by '#available'.",
    bad: """
      // platform: iOS 17.0+
      extension View {
        func card(title: String) -> some View { self.presentationSizing(.fitted) }
      }
      """,
    good: """
      // platform: iOS 17.0+
      extension View {
        @ViewBuilder func card(title: String) -> some View {
          if #available(iOS 18.0, *) { self.presentationSizing(.fitted) } else { self }
        }
      }
      """)

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    guard let source = block.api, let (platform, range) = Self.oldestPlatform(of: block.manifest) else { return [] }
    let file = source.file
    return source.uses.compactMap { use in
      // Names that blocks offer themselves are theirs.
      guard use.systems.contains("iOS"), !catalog.api.declaredNames.contains(use.name),
        catalog.api.mayBeOfView(use.base, in: source),
        let entry = SwiftUIAvailability.entry(for: use), entry.iOS > platform.version,
        !(use.guards["iOS"].flatMap { Version($0) }.map { $0 >= entry.iOS } ?? false)
      else { return nil }
      return Finding(
        Self.rule,
        "\(quoted(entry.title)) is there since iOS \(entry.iOS), and the block is for \(platform); raise its platform, or "
          + "guard this with 'if #available(iOS \(entry.iOS), *)'", at: Location(file, use.range),
        notes: [.init("the platform stands here", at: Location(block.manifest.file, range))])
    }
  }

  private static func oldestPlatform(of manifest: Manifest) -> (Platform, Range<Int>)? {
    manifest.platforms.compactMap { text in
      Platform(text.value).flatMap { ["iOS", "iPadOS", "Mac Catalyst"].contains($0.name) ? ($0, text.range) : nil }
    }.min { $0.0.version < $1.0.version }
  }
}
