import Diagnostics
import SwiftAPI

/// Platforms are spelled in one way, and promise no more than the component's own availability.
struct PlatformRule: BlockRule {
  static let rule = Rule("platform", "A platform is written like 'iOS 18.0+' and is no older than the component's own.")

  func findings(in block: Block, of catalog: Catalog) -> [Finding] {
    block.manifest.platforms.flatMap { text in
      guard let platform = Platform(text.value) else {
        let mend = Platform(nearly: text.value).map { "write '\($0)'" } ?? "write one such as 'iOS 18.0+'"
        return [
          finding(
            Self.rule,
            "'\(text.value)' is no platform; \(mend); the platforms are \(Platform.names.joined(separator: ", "))",
            in: block, at: text.range)
        ]
      }
      return block.components.compactMap { component in
        guard let needed = component.declaration.version(of: platform.name), needed > platform.version else {
          return nil
        }
        let declaration = component.declaration
        return finding(
          Self.rule,
          "'\(text.value)' is too old: \(declaration.fullName) is available from \(platform.name) \(needed) on",
          in: block, at: text.range,
          notes: [.init("the source says so here", at: block.location(of: declaration))])
      }
    }
  }
}

extension Declaration {
  /// The version of a platform that `@available` asks for.
  fileprivate func version(of platform: String) -> Version? {
    let name = platform == "Mac Catalyst" ? "macCatalyst" : platform == "iPadOS" ? "iOS" : platform
    return availability.first { $0.platform == name && $0.introduced != nil }?.introduced.flatMap { Version($0) }
  }
}

extension Block {
  /// Where a declaration of the source stands.
  func location(of declaration: Declaration) -> Location? {
    api.map { Location($0.file, declaration.signatureRange) }
  }
}
