import Diagnostics
import YAML

/// The repository is an address to which the paths of files can be added.
enum RepositoryRule {
  static let rule = Rule(
    "repository", "The repository of catalog.yaml is a web address without spaces, query and fragment.",
    bad: """
      # catalog.yaml
      repository: git@github.com:example/blocks.git
      """,
    good: """
      # catalog.yaml
      repository: https://github.com/example/blocks
      """)

  static func findings(in info: CatalogInfo, root: Node) -> [Finding] {
    guard let node = root["repository"], let text = node.text, address(text) == nil else { return [] }
    return [
      Finding(
        rule, "\(quoted(text)) is no address of a repository; write one such as 'https://github.com/example/blocks'",
        at: Location(info.file, node.range))
    ]
  }

  /// The address without what only programs need, a `.git` and slashes at its end; `nil` where it is none.
  static func address(_ text: String) -> String? {
    guard let scheme = ["https://", "http://"].first(where: text.hasPrefix) else { return nil }
    var rest = text.dropFirst(scheme.count)
    while rest.last == "/" { rest.removeLast() }
    if rest.hasSuffix(".git") { rest.removeLast(4) }
    while rest.last == "/" { rest.removeLast() }
    // What is left may stand in a link as it is (RFC 3986, section 2).
    let isAddress = rest.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
        || "-._~%:@!$&'*+,;=/".utf8.contains(byte)
    }
    return isAddress && !rest.isEmpty && rest.first != "/" ? scheme + rest : nil
  }
}
