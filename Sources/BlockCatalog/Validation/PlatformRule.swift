import Diagnostics
import SwiftAPI

/// Platforms are spelled in one way, each stands once, and they promise no more than the component's own availability.
struct PlatformRule: BlockRule {
  static let rule = Rule(
    "platform", "A platform is written like 'iOS 18.0+', stands once and is no older than the component's own.",
    bad: "platform: iOS 18",
    good: "platform: iOS 18.0+")

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    var newest: [String: Need?] = [:]
    var meant: [String: Int] = [:]
    for text in block.manifest.platforms {
      if let platform = Platform(text.value) ?? Platform(nearly: text.value) {
        meant[platform.description, default: 0] += 1
      }
    }
    var seen: [String: Located<String>] = [:]
    var manifest = ManifestText(block.manifest)
    return block.manifest.platforms.compactMap { text in
      guard let platform = Platform(text.value) else {
        let near = Platform(nearly: text.value)?.description
        let mend = near.map { "write '\($0)'" } ?? "write one such as 'iOS 18.0+'"
        // One that would repeat another is to be removed rather.
        let fix = near.flatMap { meant[$0] == 1 ? Fix.replacing(text, with: $0, in: block.manifest.file) : nil }
        return finding(
          Self.rule,
          "\(quoted(text.value)) is no platform; \(mend); the platforms are \(Platform.names.joined(separator: ", "))",
          in: block, at: text.range, fixes: fix.map { [$0] } ?? [])
      }
      if let earlier = seen[platform.name] {
        return repetition(of: earlier, text, in: block, &manifest)
      }
      seen[platform.name] = text
      let need = newest[platform.name] ?? block.need(of: platform.name)
      newest[platform.name] = .some(need)
      guard let need, need.version > platform.version else { return nil }
      return finding(
        Self.rule,
        "\(quoted(text.value)) is too old: \(need.declaration.shownName) is available from \(platform.name) \(need.version) on",
        in: block, at: text.range,
        notes: [.init("the source says so here", at: block.location(of: need.declaration))])
    }
  }
}

extension PlatformRule {
  /// A platform that stands twice; which of two versions is meant, nobody can tell.
  private func repetition(
    of earlier: Located<String>, _ text: Located<String>, in block: Block, _ manifest: inout ManifestText
  ) -> Finding {
    let isSame = earlier.value == text.value
    return finding(
      Self.rule,
      isSame
        ? "the platform \(quoted(text.value)) stands twice; remove one"
        : "\(quoted(text.value)) and \(quoted(earlier.value)) are one platform; keep the older version",
      in: block, at: text.range,
      notes: [.init("\(quoted(earlier.value)) stands here", at: Location(block.manifest.file, earlier.range))],
      fixes: isSame
        ? manifest.removingElement(in: text.range, ofListAt: ["platform"], "remove the platform \(quoted(text.value))")
        : [])
  }
}

/// The component that asks for the newest version of a platform.
private struct Need {
  let declaration: Declaration
  let version: Version
}

extension Block {
  fileprivate func need(of platform: String) -> Need? {
    components.map(\.declaration).compactMap { declaration in
      declaration.version(of: platform).map { Need(declaration: declaration, version: $0) }
    }.reduce(nil as Need?) { newest, need in
      if let newest, newest.version >= need.version { newest } else { need }
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
