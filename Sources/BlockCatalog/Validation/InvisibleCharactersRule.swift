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

  static let rules = [rule]

  func findings(in block: Block, of catalog: CheckedCatalog) -> [Finding] {
    let manifest = Location(block.manifest.file)
    var findings = FirstFindings()
    Self.collect(&findings, in: block.id, called: "the name of this folder") { _ in manifest }
    if let name = block.sourceName {
      Self.collect(&findings, in: name, called: "the name of the source") { _ in manifest }
    }
    return findings.all + (block.api.map { Self.findings(in: $0) } ?? [])
  }

  /// What is wrong with the bytes of a source, comments and strings among them.
  private static func findings(in api: SourceAPI) -> [Finding] {
    // What is no text at all has a finding of its own, and its places would be off.
    guard !api.findings.contains(where: { $0.rule == SourceAPI.encoding }),
      InvisibleCharacter.mayOccur(in: api.file.bytes)
    else { return [] }
    var findings = FirstFindings()
    collect(&findings, in: api.file.text, called: "the source") { Location(api.file, $0) }
    return findings.all
  }

  /// What is wrong with the texts of a YAML file, as they are once escapes are read; each at its place.
  static func findings(in document: Document) -> [Finding] {
    let bytes = document.file.bytes
    guard let root = document.root, holdsBackslash(bytes) || InvisibleCharacter.mayOccur(in: bytes) else { return [] }
    // What reading has said of a key is not said again; neither is what an alias repeats.
    var reported = Set(document.findings.compactMap(\.location.range))
    var findings = FirstFindings()
    func check(_ text: String, _ range: Range<Int>) {
      guard !reported.contains(range) else { return }
      let location = Location(document.file, range)
      if collect(&findings, in: text, called: "this text", at: { _ in location }) { reported.insert(range) }
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
    return findings.all
  }

  /// Takes in what is wrong with a text, each at the location for its place in it.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult
  private static func collect(
    _ findings: inout FirstFindings, in text: String, called place: String, at location: (Range<Int>) -> Location
  ) -> Bool {
    var isAny = false
    for found in InvisibleCharacter.places(in: text) {
      isAny = true
      if findings.isFull { break }
      guard findings.wants(found.kind.severity) else { continue }
      findings.add(
        Finding(
          rule, found.kind.message(found.scalar, in: place), at: location(found.range), severity: found.kind.severity))
    }
    return isAny
  }

  /// Without a branch, so that many bytes are looked at together: every manifest is gone through to its end.
  private static func holdsBackslash(_ bytes: [UInt8]) -> Bool {
    var found: UInt8 = 0
    for byte in bytes { found |= byte == UInt8(ascii: "\\") ? 1 : 0 }
    return found != 0
  }
}

/// The first few findings of a file, errors before warnings: none of those may go unsaid for the number of these.
private struct FirstFindings {
  private var errors: [Finding] = []
  private var others: [Finding] = []

  /// More than these in one file say nothing new.
  private static let most = 10

  var isFull: Bool { errors.count == Self.most }

  var all: [Finding] { Array((errors + others).prefix(Self.most)) }

  func wants(_ severity: Severity) -> Bool { (severity == .error ? errors : others).count < Self.most }

  mutating func add(_ finding: Finding) {
    if finding.severity == .error { errors.append(finding) } else { others.append(finding) }
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
