import Diagnostics
import YAML

/// The comments of a manifest that are meant for this program.
struct SilenceReading {
  /// In the order of the file.
  private(set) var silences: [Silence] = []
  /// Comments that were probably meant to silence something.
  private(set) var findings: [Finding] = []

  init(_ document: Document) {
    let file = document.file
    guard let root = document.root, Self.maySilence(file.bytes) else { return }
    let lines = LineTable(file)
    let next = NextLines(file, lines)
    for comment in document.comments {
      switch Directive(comment.text) {
      case nil: break
      case .misspelled(let message):
        findings.append(Finding(Silence.unused, message, at: Location(file, comment.range)))
      case .silence(let rules):
        let line = lines.position(at: comment.range.lowerBound).line
        silences += rules.map { rule in
          Silence(
            rule: Located(rule, at: comment.range), line: comment.isAlone ? next.code(after: line) : line,
            coversSource: comment.range.upperBound <= root.range.lowerBound)
        }
      }
    }
  }

  /// Most manifests silence nothing, and comments take a while to find.
  private static func maySilence(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let mark = rest.firstIndex(of: UInt8(ascii: "#")) {
      rest = rest[(mark + 1)...].drop { $0 == 0x20 || $0 == 0x09 }
      if let first = rest.first, "bB".utf8.contains(first) { return true }
    }
    return false
  }
}

/// What a comment asks of this program; `nil` where it is for readers alone.
private enum Directive {
  /// The ids of the rules, at least one.
  case silence([String])
  case misspelled(String)

  private static let form = "write '# blocks: silence RULE'"

  init?(_ comment: String) {
    let head = comment.prefix { $0 != " " && $0 != ":" }
    var rest = comment.dropFirst(head.count).drop(while: Self.isSpace)
    let hasColon = rest.first == ":"
    if hasColon { rest = rest.dropFirst().drop(while: Self.isSpace) }
    let verb = rest.prefix { $0 != " " && $0 != ":" }
    let isExact = head == "blocks" && hasColon
    guard isExact || nearestWord(to: String(head), among: ["blocks"]) != nil else { return nil }
    guard isExact, verb == "silence" else {
      let isMeant = nearestWord(to: String(verb), among: ["silence"]) != nil
      // Prose may well speak of blocks.
      guard isExact || isMeant else { return nil }
      let written = comment.prefix(head.count + (comment.count - head.count - rest.count) + verb.count)
      self = .misspelled(
        isMeant
          ? "nothing is silenced by \(quoted(String(written))); did you mean 'blocks: silence'?"
          : "blocks does not know what \(quoted(String(written))) asks for; \(Self.form), or begin the comment otherwise"
      )
      return
    }
    self =
      Self.rules(in: rest.dropFirst(verb.count)).map(Self.silence) ?? .misspelled("no rule is named here; \(Self.form)")
  }

  /// The words of a comment have one space between them.
  private static func isSpace(_ character: Character) -> Bool { character == " " }

  /// The ids up to the first that no comma follows; `nil` where none is written.
  private static func rules(in text: Substring) -> [String]? {
    var rules: [String] = []
    var rest = text
    repeat {
      rest = rest.drop(while: Self.isSpace)
      let id = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" }
      if id.isEmpty { break }
      rules.append(String(id))
      rest = rest.dropFirst(id.count).drop(while: Self.isSpace)
      guard rest.first == "," else { break }
      rest = rest.dropFirst()
    } while true
    return rules.isEmpty ? nil : rules
  }
}

/// The lines of a manifest that hold more than a comment.
private struct NextLines {
  /// For each line, by its number less 1, the next one from it on that holds something; the last line where none does.
  private var codes: [Int]

  init(_ file: SourceFile, _ lines: LineTable) {
    var next = lines.count
    codes = Array(repeating: next, count: lines.count)
    for line in (1...max(1, lines.count)).reversed() where line <= lines.count {
      let text = file.bytes[lines.range(ofLine: line)].drop { $0 == 0x20 || $0 == 0x09 }
      if let first = text.first, first != UInt8(ascii: "#") { next = line }
      codes[line - 1] = next
    }
  }

  /// The line after another one that holds something.
  func code(after line: Int) -> Int { codes.indices.contains(line) ? codes[line] : line }
}
