import BlockCatalog
import Diagnostics

/// A word that may stand where somebody is typing.
struct Candidate: Sendable, Hashable {
  let text: String
  /// What it means, for shells that show that; may be empty.
  let summary: String

  init(_ text: String, _ summary: String = "") {
    self.text = text
    self.summary = summary
  }
}

/// What may stand where somebody is typing.
enum Candidates: Sendable, Hashable {
  case words([Candidate])
  /// Paths, which the shell knows better than the program.
  case files
  case folders

  static let none = Candidates.words([])
}

extension [Candidate] {
  /// Those that go on from what was typed: to the letter, or where none does, but for case and accents.
  ///
  /// A word that cannot stand on one line as it is, or would change what a terminal shows, is left out.
  func continuing(_ typed: String) -> [Candidate] {
    let shown = filter {
      !$0.text.isEmpty && VisibleText.line($0.text).unicodeScalars.elementsEqual($0.text.unicodeScalars)
    }
    let literal = shown.filter { $0.text.utf8.starts(with: typed.utf8) }
    guard literal.isEmpty else { return literal }
    let folded = Folding.bytes(of: typed)
    return folded.isEmpty || typed.utf8.first == UInt8(ascii: "-")
      ? [] : shown.filter { Folding.bytes(of: $0.text).starts(with: folded) }
  }
}
