import Diagnostics
import YAML

/// A comment of a manifest that silences a finding: `# blocks: silence parameter-type`.
///
/// Behind a value it silences the rule's findings in its line; alone, those in the next line that is no comment. Before
/// the first key it also silences the rule's findings that stand in no line of the manifest: in the source, or about a
/// file as a whole. What follows the rule's id is for readers.
package struct Silence: Sendable, Hashable {
  static let unused = Rule(
    "unused-silence", "A comment that silences a rule silences a finding.", severity: .warning,
    bad: "license: MIT # blocks: silence license",
    good: "license: my own # blocks: silence license")

  /// The id of the rule, as written, and its place.
  package let rule: Located<String>
  /// The line whose findings are silenced, counted from 1.
  package let line: Int
  /// Whether findings outside the manifest are silenced, too.
  package let coversSource: Bool

  /// The silences of a manifest, in the order of the file.
  static func all(in document: Document) -> [Silence] {
    guard let root = document.root, maySilence(document.file.bytes) else { return [] }
    let lines = document.file.lines
    let silences = document.comments.lazy.compactMap { comment -> Silence? in
      guard comment.text.hasPrefix(keyword) else { return nil }
      let words = comment.text.dropFirst(keyword.count).split(separator: " ")
      guard let id = words.first.map({ $0.prefix { $0.isLetter || $0.isNumber || $0 == "-" } }), !id.isEmpty else {
        return nil
      }
      let line = document.file.position(at: comment.range.lowerBound).line
      let next = lines.indices.dropFirst(line).first { index in
        let text = lines[index].drop(while: \.isWhitespace)
        return !text.isEmpty && !text.hasPrefix("#")
      }
      return Silence(
        rule: Located(String(id), at: comment.range), line: comment.isAlone ? (next ?? line) + 1 : line,
        coversSource: comment.range.upperBound <= root.range.lowerBound)
    }
    return Array(silences.prefix(mostSilences))
  }

  /// More in one manifest are no longer exceptions; to look at each would take long.
  private static let mostSilences = 100

  private static let keyword = "blocks: silence "

  /// Most manifests silence nothing, and comments take a while to find.
  private static func maySilence(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      rest = rest[(mark + 1)...]
      if rest.drop(while: { $0 == 0x20 || $0 == 0x09 }).starts(with: "blocks:".utf8) { return true }
    }
    return false
  }

  /// Whether a finding is one that this comment silences.
  func covers(_ finding: Finding, in manifest: SourceFile) -> Bool {
    guard finding.rule.id == rule.value else { return false }
    guard finding.location.file.path == manifest.path, let place = finding.location.position else {
      return coversSource
    }
    return place.line == line
  }
}

extension Manifest {
  /// The findings of a block without those that its manifest silences, and a warning for each silence of nothing.
  func silenced(_ findings: [Finding], known rules: [Rule]) -> [Finding] {
    guard !silences.isEmpty else { return findings }
    let left = findings.filter { finding in !silences.contains { $0.covers(finding, in: file) } }
    let unused = silences.filter { silence in !findings.contains { silence.covers($0, in: file) } }
    return left
      + unused.map { silence in
        let ids = rules.map(\.id)
        let id = silence.rule.value
        let message =
          ids.contains(id)
          ? "this silences no finding of '\(id)'; remove the comment"
          : "there is no rule \(quoted(id)) to silence\(ruleHint(for: id, among: ids))"
        return Finding(Silence.unused, message, at: Location(file, silence.rule.range))
      }
  }
}
