import Diagnostics

extension Rule {
  static let yamlSyntax = Rule(
    "yaml-syntax", "A YAML file follows the syntax of YAML, and its keys are text.", isBinding: true,
    bad: "tags: {en: [card, note, es: [tarjeta]}",
    good: "tags: {en: [card, note], es: [tarjeta]}")
}

/// What libyaml says where it cannot go on, in its own words.
struct SyntaxProblem: Error {
  enum Place {
    case byte(Int)
    case character(Int)
  }

  let message: String
  /// What libyaml was doing, such as `while parsing a block mapping`; empty where it does not say.
  let context: String
  let place: Place
  /// The character at which that began.
  let contextIndex: Int?
}

extension SyntaxProblem {
  /// The problem in words that say how to mend it; offsets are in bytes.
  func finding(in file: SourceFile, at offset: Int, contextOffset: Int?) -> Finding {
    let line = ProblemLine(file, at: offset)
    if let tab = tab(in: line, offset) {
      return Finding(.yamlSyntax, "a tab cannot indent here; use spaces", at: file.character(at: tab))
    }
    if isAboutMark {
      return Finding(.yamlSyntax, wordsAboutMark, at: file.character(at: contextOffset ?? offset))
    }
    let words = words(for: line)
    var notes: [Finding.Note] = []
    if let remark = words.remark, let contextOffset {
      notes.append(Finding.Note(remark, at: file.character(at: contextOffset)))
    }
    return Finding(.yamlSyntax, words.message, at: file.character(at: offset), notes: notes)
  }

  /// The tab to which the problem comes down, if it does.
  private func tab(in line: ProblemLine, _ offset: Int) -> Int? {
    let isAtTab =
      message.contains("tab character")
      || (message == "found character that cannot start any token" && line.character == "\t")
    if isAtTab { return line.tabInIndentation ?? offset }
    return isAboutIndentation ? line.tabInIndentation : nil
  }
}
