/// A shell that can complete the program's words.
enum Shell: String, Sendable, CaseIterable {
  case bash, zsh, fish
}
