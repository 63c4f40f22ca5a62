import Diagnostics

/// What a shell asks while somebody types: `blocks complete SHELL WORD...`, a command for the scripts alone.
///
/// The words of zsh and fish come as the shell has understood them; bash gives its line as it was typed, up to the
/// cursor, and the letters at which it parts words.
struct CompletionRequest: Sendable, Hashable {
  static let name = "complete"

  private enum Form: Sendable, Hashable {
    case bash(BashLine)
    /// One candidate a line; what it means follows behind a tab.
    case lines
  }

  /// Without the name of the program; the last one is the one that is being typed.
  let words: [String]
  private let form: Form

  /// - Returns: `nil` where the words ask for something else.
  init?(_ words: [String]) {
    guard words.count >= 2, words[0] == Self.name, let shell = Shell(rawValue: words[1]) else { return nil }
    switch shell {
    case .bash:
      let line = BashLine(words.count > 2 ? words[2] : "", partingAt: words.count > 3 ? words[3] : "")
      (self.words, form) = (Array(line.words.dropFirst()), .bash(line))
    case .zsh, .fish: (self.words, form) = (Array(words.dropFirst(2)), .lines)
    }
  }

  /// What the script reads.
  ///
  /// - Parameters:
  ///   - candidates: For what is being typed.
  ///   - prefix: What stands before that in the last word: `--name=`, or nothing.
  /// - Returns: A candidate a line, or a line that begins with a tab and says which paths to offer.
  func answer(_ candidates: Candidates, after prefix: String) -> String {
    switch candidates {
    case .files: "\tfiles\n"
    case .folders: "\tfolders\n"
    case .words(let words): words.map { line($0, prefix) + "\n" }.joined()
    }
  }

  private func line(_ candidate: Candidate, _ prefix: String) -> String {
    switch form {
    case .bash(let line): line.written(prefix + candidate.text)
    case .lines:
      candidate.summary.isEmpty ? candidate.text : "\(candidate.text)\t\(VisibleText.line(candidate.summary))"
    }
  }
}
