import Diagnostics
import SwiftAPI
import YAML

/// Nobody reads what cannot be seen: no text, source or name of a block has hidden characters.
///
/// What reorders text or controls a terminal is an error, what merely takes no room a warning.
struct InvisibleCharactersRule: BlockRule {
  static let rule = Rule(
    "invisible-characters", "Texts, sources and names have no control, bidirectional or invisible characters.",
    bad: "title: \"Card\\u202E\"",
    good: "title: Card")

  /// More than these in one file say nothing new.
  private static let mostFindings = 10

  static let rules = [rule]

  func findings(in block: Block, of catalog: Catalog) -> [Finding] {
    let manifest = Location(block.manifest.file)
    let names =
      [("the name of this folder", block.id)] + (block.sourceName.map { [("the name of the source", $0)] } ?? [])
    return Self.most(names.flatMap { place, name in Self.findings(in: name, called: place, at: manifest) })
      + (block.api.map { Self.findings(in: $0) } ?? [])
  }

  /// What is wrong with a name that is no text of a file, such as that of a folder.
  static func findings(in name: String, called place: String, at location: Location) -> [Finding] {
    InvisibleCharacter.places(in: name).map { finding($0, in: place, at: location) }
  }

  /// What is wrong with the bytes of a source, comments and strings among them.
  private static func findings(in api: SourceAPI) -> [Finding] {
    // What is no text at all has a finding of its own, and its places would be off.
    guard !api.findings.contains(where: { $0.rule == SourceAPI.encoding }),
      InvisibleCharacter.mayOccur(in: api.file.bytes)
    else { return [] }
    return most(
      InvisibleCharacter.places(in: api.file.text).map { found in
        finding(found, in: "the source", at: Location(api.file, found.range))
      })
  }

  /// What is wrong with the texts of a YAML file, as they are once escapes are read; each at its place.
  static func findings(in document: Document) -> [Finding] {
    let bytes = document.file.bytes
    guard let root = document.root, holdsBackslash(bytes) || InvisibleCharacter.mayOccur(in: bytes) else { return [] }
    // What reading has said of a key is not said again; neither is what an alias repeats.
    var reported = Set(document.findings.compactMap(\.location.range))
    var findings: [Finding] = []
    func check(_ text: String, _ range: Range<Int>) {
      let places = InvisibleCharacter.places(in: text)
      guard !places.isEmpty, reported.insert(range).inserted else { return }
      findings += places.map { finding($0, in: "this text", at: Location(document.file, range)) }
    }
    // The depth is bounded: reading a file ends at 64 levels.
    func visit(_ node: Node) {
      switch node.content {
      case .scalar(let scalar): check(scalar.text, node.range)
      case .sequence(let elements): elements.forEach(visit)
      case .mapping(let entries):
        for entry in entries {
          check(entry.key, entry.keyRange)
          visit(entry.value)
        }
      }
    }
    visit(root)
    return most(findings)
  }

  /// Without a branch, so that many bytes are looked at together: every manifest is gone through to its end.
  private static func holdsBackslash(_ bytes: [UInt8]) -> Bool {
    var found: UInt8 = 0
    for byte in bytes { found |= byte == UInt8(ascii: "\\") ? 1 : 0 }
    return found != 0
  }

  private static func finding(_ found: InvisibleCharacter.Place, in place: String, at location: Location) -> Finding {
    Finding(rule, found.kind.message(found.scalar, in: place), at: location, severity: found.kind.severity)
  }

  /// The first few, errors before warnings: none of those may go unsaid for the number of these.
  private static func most(_ findings: [Finding]) -> [Finding] {
    guard findings.count > mostFindings else { return findings }
    let errors = findings.filter { $0.severity == .error }
    return Array((errors + findings.filter { $0.severity != .error }).prefix(mostFindings))
  }
}

extension InvisibleCharacter {
  fileprivate var severity: Severity {
    switch self {
    case .control, .bidirectional: .error
    case .invisible, .noncharacter: .warning
    }
  }
}
